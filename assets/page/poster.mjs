// The poster of an embedded game: its button opens the game in this frame, with what the address says.

import { inFrame } from "./frame.mjs";

const MODES = ["play", "replay", "puzzle"];

const asked = new URLSearchParams(location.search);
const mode = MODES.includes(asked.get("embed")) ? asked.get("embed") : "play";
const { lang: spoken, dataset } = document.documentElement;
const wished = asked.get("lang");
const language = dataset.languages.split(" ").includes(wished) ? wished : spoken;

// The address of a page in the language.
const inLanguage = (name) => (language === "en" ? `${name}.html` : `${name}.${language}.html`);

if (language !== spoken) {
  location.replace(`${inLanguage("embed")}${location.search}${location.hash}`);
}
const home = inLanguage("index");

for (const words of document.querySelectorAll("[data-mode]")) {
  words.hidden = words.dataset.mode !== mode;
}
asked.set("embed", mode);
asked.set("on", "1");
document.getElementById("poster-play").href = `${home}?${asked}${location.hash}`;
document.getElementById("poster-page").href = `${home}${location.hash}`;
inFrame("poster");
