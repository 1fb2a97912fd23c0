// Leads to the page in the language that the address names; from the English one, which stands at the
// plain address, else to the language that was chosen here, or to the browser's.
//
// A classic script before all others: of a page that is left nothing is painted and no worker begun.

(function () {
  "use strict";

  const KEPT = "caylus/language";
  const ENGLISH = "en";
  const page = document.documentElement;
  const offered = page.dataset.languages.split(" ");
  const isPoster = /\/embed[^/]*$/.test(location.pathname);

  const kept = () => {
    try {
      return localStorage.getItem(KEPT);
    } catch (error) {
      return null;
    }
  };

  const keep = (code) => {
    try {
      localStorage.setItem(KEPT, code);
      return true;
    } catch (error) {
      return false;
    }
  };

  // What is offered to those who wish for a language such as "de-AT".
  const fitting = (wish) =>
    offered.find((code) => code === wish) || offered.find((code) => code === String(wish).split("-")[0]);

  const wished = () => {
    const wishes = [new URLSearchParams(location.search).get("lang")];
    if (page.lang === ENGLISH) wishes.push(kept(), ...navigator.languages);
    return wishes.map(fitting).find(Boolean) || page.lang;
  };

  const addressOf = (code) =>
    `${isPoster ? "embed" : "index"}${code === ENGLISH ? "" : `.${code}`}.html`;

  // Turns to a language for good, at the same place; where nothing is kept the address tells it.
  const speak = (code, place) => {
    const query = new URLSearchParams(location.search);
    query.delete("lang");
    if (!keep(code)) query.set("lang", code);
    const asked = String(query);
    location.replace(addressOf(code) + (asked && `?${asked}`) + place);
  };

  // A game that is kept is found again; one that cannot be kept is carried along by the page's Python.
  const click = (event) => {
    const link = event.target.closest("a[hreflang]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (page.dataset.at === "table" && !keep(link.hreflang)) return;
    event.stopImmediatePropagation();
    speak(link.hreflang, location.hash);
  };

  const language = wished();
  const address = addressOf(language);
  // Without a network English may stand in for another language, at its address: see offline.js.
  if (language !== page.lang && !location.pathname.endsWith(`/${address}`)) {
    page.hidden = true;
    location.replace(address + location.search + location.hash);
  }
  document.addEventListener("click", click, true);
  window.speak = speak;
})();
