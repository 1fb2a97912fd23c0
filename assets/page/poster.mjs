// The poster of an embedded game: its button opens the game in this frame, with what the address says.

import { inFrame } from "./frame.mjs";

// What a link to a game begins with: a version and the game's letter.
const LINK = /^#\w+=\d(\w)/;
const MODES = ["play", "replay", "puzzle"];

const asked = new URLSearchParams(location.search);
const mode = MODES.includes(asked.get("embed")) ? asked.get("embed") : "play";
const language = document.documentElement.lang;
const home = language === "en" ? "index.html" : `index.${language}.html`;

for (const words of document.querySelectorAll("[data-mode]")) {
  words.hidden = words.dataset.mode !== mode;
}
const letter = LINK.exec(location.hash)?.[1];
const other = document.querySelector(`template[data-letter="${letter}"]`);
if (other) {
  document.title = other.dataset.named;
  document.getElementById("poster-game").replaceChildren(other.content);
}
asked.set("embed", mode);
asked.set("on", "1");
document.getElementById("poster-play").href = `${home}?${asked}${location.hash}`;
document.getElementById("poster-page").href = `${home}${location.hash}`;
inFrame("poster");
