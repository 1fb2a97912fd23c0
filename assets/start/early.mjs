// What a visitor does before the page's own Python listens: it is carried out once it does.
//
// Also shows the lists of games as this build last drew them here, and the options as they are kept.

import { names, read, write } from "../page/storage.mjs";

const LISTS = "caylus/lists";
const GAMES = "caylus/games/";
const OPTIONS = "caylus/options";
const CLICKABLE = "[data-command], [data-dialog]";
const AT_TABLE = "#table :is([data-action], [data-command], [data-dialog], [data-panel])";
const HELD = "click input change submit keydown pointerover pointerdown pointerup focusin".split(" ");
const CHANGEABLE = "#import, [name=game], [data-option]";

const language = document.documentElement.lang;
const build = document.querySelector("meta[name=version]").content;
const lists = ["saves", "past-games"].map((id) => document.getElementById(id)).filter(Boolean);
const changed = new Set();
let clicked = null;
let wished = {};

const parsed = (text) => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};

const noteClick = ({ target }) => {
  clicked = target.closest(CLICKABLE) ?? clicked;
};

const noteChange = ({ target }) => {
  if (target.matches(CHANGEABLE)) changed.add(target);
};

// Nobody can play at a table that only stands there as it was kept: see board.js.
const hold = (event) => {
  if (!("waking" in document.documentElement.dataset)) return;
  if (event.type !== "keydown" && !event.target.closest?.("#table")) return;
  event.stopPropagation();
  const thing = event.target.closest?.(AT_TABLE);
  if (event.type === "click" && thing) wished = { thing, action: thing.dataset.action };
};

for (const happening of HELD) document.addEventListener(happening, hold, true);
document.addEventListener("click", noteClick);
document.addEventListener("change", noteChange);

// Says that saved games are listed later: only the engine can do that.
const later = () => {
  const sentences = document.getElementById("sentences").content;
  return sentences.querySelector("[data-sentence=saves-later]").cloneNode(true);
};

const showLists = () => {
  const kept = parsed(read(LISTS));
  if (kept.language === language && kept.build === build) {
    for (const list of lists) list.innerHTML = kept[list.id] ?? list.innerHTML;
  } else if (names().some((name) => name.startsWith(GAMES))) {
    document.getElementById("saves")?.replaceChildren(later());
  }
};

const showOptions = () => {
  const kept = parsed(read(OPTIONS));
  for (const field of document.querySelectorAll("select[data-option]")) {
    const value = kept[field.dataset.option];
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
};

// Keeps the lists as they are drawn now.
export const keepLists = () => {
  const drawn = lists.map((list) => [list.id, list.innerHTML]);
  write(LISTS, JSON.stringify({ language, build, ...Object.fromEntries(drawn) }));
};

// Repeats what was chosen and the last click, for those who listen now.
export const repeat = () => {
  document.removeEventListener("click", noteClick);
  document.removeEventListener("change", noteChange);
  for (const field of changed) field.dispatchEvent(new Event("change", { bubbles: true }));
  if (clicked?.isConnected) clicked.click();
};

// The table can be played at: the last click on it counts, if it still means the same.
export const wake = () => {
  delete document.documentElement.dataset.waking;
  for (const happening of HELD) document.removeEventListener(happening, hold, true);
  const { thing, action } = wished;
  if (thing?.isConnected && thing.dataset.action === action) thing.click();
};

showLists();
showOptions();
performance.mark("usable");
