// The poster of an embedded game: its button opens the game in this frame, with what the address says.

import { inFrame } from "./frame.mjs";

const MODES = ["play", "replay", "puzzle"];

const asked = new URLSearchParams(location.search);
const mode = MODES.includes(asked.get("embed")) ? asked.get("embed") : "play";
const language = asked.get("lang") ?? "";
const home = /^[a-z]{2}(-[A-Z]{2})?$/.test(language) && language !== "en"
  ? `index.${language}.html`
  : "index.html";

for (const words of document.querySelectorAll("[data-mode]")) {
  words.hidden = words.dataset.mode !== mode;
}
asked.set("embed", mode);
asked.set("on", "1");
document.getElementById("poster-play").href = `${home}?${asked}${location.hash}`;
document.getElementById("poster-page").href = `${home}${location.hash}`;
inFrame("poster");
