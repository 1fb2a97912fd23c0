// The table stands there at once as it was last seen here, until the engine has woken.
//
// A classic script: it is drawn once the page's own parts are there and it wears the game's look. Only
// a table that one person alone sits at is kept: others may come to this screen next.

(function () {
  "use strict";

  const KEPT = "caylus/board";
  // With fewer cores it comes when the page's own Python has started: drawing it before would hold up
  // that and the engine.
  const ENOUGH_CORES = 4;
  const page = document.documentElement;
  const version = document.querySelector("meta[name=version]").content;

  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(KEPT)) ?? {};
    } catch {
      return {};
    }
  };

  const show = (fill) => {
    const board = document.getElementById("board");
    if (board.firstElementChild) return;
    const { game, wears, language, build, record, html } = kept();
    if (game !== location.hash || wears !== page.dataset.wears) return;
    if (language !== page.lang || build !== version) return;
    // As an object, because the page's Python hands on objects and copies texts, letter by letter.
    fill(board, new String(html));
    document.getElementById("table").hidden = false;
    window.board.record = record;
    page.dataset.at = "table";
    page.dataset.waking = "";
    delete page.dataset.opening;
  };

  const keep = () => {
    if (document.visibilityState !== "hidden" || !("ready" in page.dataset)) return;
    const { record } = window.board;
    const stands = page.dataset.at === "table" && record;
    try {
      if (stands && !document.getElementById("history-at")) {
        const seen = { game: location.hash, wears: page.dataset.wears, language: page.lang };
        const html = document.getElementById("board").innerHTML;
        const table = Object.assign(seen, { build: version, record, html });
        localStorage.setItem(KEPT, JSON.stringify(table));
      } else {
        localStorage.removeItem(KEPT);
      }
    } catch {
      // Nothing is kept here: the next start shows how far it has come.
    }
  };

  document.addEventListener("visibilitychange", keep);
  // The record of the game whose table stands there, if it is one to be kept.
  window.board = { show, record: "" };
  const fill = (element, html) => {
    element.innerHTML = html;
  };
  if (navigator.hardwareConcurrency >= ENOUGH_CORES) {
    window.look.begun.then(() => show(fill), () => {});
  }
})();
