// The look of a game, its style sheet and its drawings: window.look.wear(name) puts it on the page, and
// has the menu lead to that game's rules and what else the game has.
//
// A classic script, because on a later visit the table stands there before any module runs, and needs
// its look. In the lobby it comes behind the first paint.

(function () {
  "use strict";

  const page = document.documentElement;
  const folder = new URL("../../games/", document.currentScript.src);
  const sheets = new Map();
  let wished = "";
  let worn = Promise.resolve();

  // Behind the sheets of the house, which a game may overrule; it counts once it is put on.
  const sheet = (name) => new Promise((loaded, refuse) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`${name}.css`, folder).href;
    link.onload = () => {
      link.sheet.disabled = true;
      loaded(link.sheet);
    };
    link.onerror = () => {
      link.remove();
      sheets.delete(name);
      refuse(new Error(`${link.href} is missing`));
    };
    document.head.append(link);
  });

  const drawings = async (name) => {
    const response = await fetch(new URL(`${name}.svg`, folder));
    if (!response.ok) throw new Error(`${response.url} is missing`);
    return response.text();
  };

  const putOn = async (name) => {
    if (!sheets.has(name)) sheets.set(name, sheet(name));
    const [, drawn] = await Promise.all([sheets.get(name), drawings(name)]);
    if (name !== wished) return;
    document.getElementById("drawings").innerHTML = drawn;
    for (const [other, loading] of sheets) {
      loading.then((one) => (one.disabled = other !== wished), () => {});
    }
    const rules = document.querySelector("[data-rules]");
    rules.setAttribute("href", `rules/${name}${rules.dataset.rules}`);
    for (const one of document.querySelectorAll("[data-games]")) {
      one.hidden = !one.dataset.games.split(" ").includes(name);
    }
    page.dataset.wears = name;
  };

  // A promise that the page wears the look of a game, and of no other.
  const wear = (name) => {
    if (name === wished) return worn;
    wished = name;
    worn = putOn(name);
    worn.catch(() => {
      if (name === wished) wished = "";
    });
    return worn;
  };

  // The game played last, or the first of the house.
  const likely = () => {
    try {
      return localStorage.getItem("caylus/last");
    } catch {
      return "";
    }
  };

  // On a later visit that opens a game at once, else once the page has been seen.
  const begun = new Promise((go) => {
    document.addEventListener("readystatechange", () => go(), { once: true });
  }).then(async () => {
    if (!("opening" in page.dataset)) await window.doors.seen;
    await wear(wished || likely() || document.getElementById("new-game").dataset.game);
  });
  // Whoever sits down asks for it again, and is told what is missing.
  begun.catch(() => {});

  window.look = { wear, begun };
})();
