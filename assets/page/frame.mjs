// Speaks with the page that a game is set into: what it is told, and what it may ask.
//
// Messages are {source: "caylus", type, ...}; docs/embed.md lists them. Nothing secret is told, so
// they go to whatever page is around; what comes in is checked for its sender and its form.

// How high the game is for its width: up to so many pixels of width.
const SHAPES = [[520, 844 / 390], [900, 1.15], [Infinity, 720 / 1280]];
const LEAST = 480;
const MOST = 1000;

const framed = window.parent !== window;
let told = 0;

export const tell = (type, text) => {
  if (framed) window.parent.postMessage({ source: "caylus", type, ...JSON.parse(text) }, "*");
};

// What the lobby needs, while it is shown.
const lobby = () => document.querySelector("#lobby:not([hidden])")?.scrollHeight ?? 0;

// The height that fits the width of the frame: the frame's own height is never asked.
const height = () => {
  const [, shape] = SHAPES.find(([most]) => innerWidth < most);
  return Math.min(MOST, Math.max(LEAST, Math.round(innerWidth * shape), lobby()));
};

// A taller frame is not filled: the table keeps its shape.
const tellHeight = () => {
  const wanted = height();
  if (told === wanted) return;
  told = wanted;
  document.documentElement.style.setProperty("--frame-height", `${wanted}px`);
  tell("height", JSON.stringify({ height: wanted }));
};

export const inFrame = (stage) => {
  if (!framed) return;
  tell("ready", JSON.stringify({ stage }));
  tellHeight();
  addEventListener("resize", tellHeight);
  const turned = new MutationObserver(tellHeight);
  turned.observe(document.documentElement, { attributeFilter: ["data-at"] });
};

// Calls back with a move's number when the page around asks to look at it.
export const listen = (look) => {
  addEventListener("message", ({ source, data }) => {
    if (!framed || source !== window.parent || typeof data !== "object" || data === null) return;
    if (data.target === "caylus" && data.type === "look" && Number.isSafeInteger(data.at)) {
      look(data.at);
    }
  });
};
