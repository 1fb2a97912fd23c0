// Gives the page the colours that were chosen here, before anything is painted.
// The page's own Python sets the same attributes when something else is chosen.

(function () {
  "use strict";

  var page = document.documentElement;
  var wished = matchMedia("(prefers-contrast: more)");
  var chosen = {};

  var asked = new URLSearchParams(location.search);

  // In a frame the poster comes first; it comes back here when its button is pressed.
  if (asked.has("embed")) {
    page.setAttribute("data-embed", asked.get("embed"));
    var file = /\/(index[^/]*)?$/.exec(location.pathname);
    if (!asked.has("on") && file) {
      var poster = (file[1] || "index.html").replace("index", "embed");
      location.replace(poster + location.search + location.hash);
    }
  }

  try {
    chosen = JSON.parse(localStorage.getItem("caylus/options")) || {};
  } catch (error) {
    // Nothing is kept here: the system's own colours stand.
  }
  if (asked.has("embed") && /^(light|dark)$/.test(asked.get("theme"))) {
    chosen.theme = asked.get("theme");
    page.setAttribute("data-asked-theme", chosen.theme);
  }
  // What the address names is opened: the lobby is not shown before.
  if (/^#(game-|(play|deal|turn|challenge)=)/.test(location.hash)) page.setAttribute("data-opening", "");
  if (/^(light|dark|system)$/.test(chosen.theme)) page.setAttribute("data-theme", chosen.theme);
  if (chosen.contrast !== "less" && (chosen.contrast === "more" || wished.matches)) {
    page.setAttribute("data-contrast", "more");
  }
})();
