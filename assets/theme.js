// Gives the page the colours that were chosen here, before anything is painted.
// The page's own Python sets the same attributes when something else is chosen.

(function () {
  "use strict";

  var page = document.documentElement;
  var wished = matchMedia("(prefers-contrast: more)");
  var chosen = {};

  try {
    chosen = JSON.parse(localStorage.getItem("caylus/options")) || {};
  } catch (error) {
    // Nothing is kept here: the system's own colours stand.
  }
  if (chosen.theme) page.setAttribute("data-theme", chosen.theme);
  if (chosen.contrast !== "less" && (chosen.contrast === "more" || wished.matches)) {
    page.setAttribute("data-contrast", "more");
  }
})();
