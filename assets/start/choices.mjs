// What is chosen in the lobby's form: the game, its variant, the switches. No impossible variant is.
//
// A part of the form that belongs to games only says so in data-of. The switches of a game state in
// data-known which variants there are; a switch that makes none of them cannot be turned on.

const NEW = "#new=";

const all = (wanted, within = document) => [...within.querySelectorAll(wanted)];
const lastVariant = new Map();
// The switches that the visitor left on, even those that do not fit what is chosen now.
const wished = new Set();

// The name of the game that is chosen.
export const game = () =>
  document.querySelector("input[name=game]:checked")?.value
  ?? document.getElementById("new-game").dataset.game;

const choices = () => all("#variants .variant:not([hidden]) input");
const choice = () => choices().find(({ checked }) => checked);
const fold = () => document.querySelector(".switches:not([hidden])");
const switches = () => all(".switches:not([hidden]) input");
const named = (first, on) => [first, ...on.map(({ value }) => value)].join("-");

const known = (variant) => {
  const facts = fold()?.dataset.known;
  return facts === undefined ? true : facts.split(" ").includes(variant);
};

const subsets = (list) =>
  list.reduce((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);

// The switches that are on: as many of those that are wished as make a variant together.
const on = () => {
  const wishes = switches().filter((field) => wished.has(field));
  const fitting = subsets(wishes).filter((some) => known(named(choice().value, some)));
  return fitting.reduce((most, some) => (some.length > most.length ? some : most), []);
};

// The variant that is chosen.
export const variant = () => named(choice().value, on());

// Why a switch is off for good, if it is: because of the variant, or of other switches.
const showReason = (field, free) => {
  const sentences = all("small", field.parentElement);
  const fits = (sentence) => "fits" in sentence.dataset;
  const reason = sentences.find(({ dataset }) => dataset.notWith === choice().value)
    ?? sentences.find(({ dataset }) => "notNow" in dataset);
  for (const sentence of sentences) sentence.hidden = sentence !== (free ? sentences.find(fits) : reason);
};

const showSwitches = () => {
  const shown = switches();
  const chosen = on();
  for (const field of shown) {
    const more = shown.filter((one) => chosen.includes(one) || one === field);
    field.checked = chosen.includes(field);
    field.disabled = !known(named(choice().value, more));
    showReason(field, !field.disabled);
  }
  const told = fold()?.querySelector("[data-chosen]");
  const titles = chosen.map((field) => field.parentElement.querySelector("b").textContent);
  if (told) told.textContent = titles.join(", ") || told.dataset.none;
};

// Offers the temperaments that bots have in the variant that is chosen.
const showTemperaments = () => {
  const chosen = `${game()}/${choice().value}`;
  for (const select of all(".temperament")) {
    const offered = all("option[data-in]", select).filter((option) => {
      option.hidden = option.disabled = !option.dataset.in.split(" ").includes(chosen);
      return !option.hidden;
    });
    select.hidden = !offered.length;
    if (select.selectedOptions[0]?.disabled) select.value = "any";
  }
};

// Offers the variants, switches and seats of the game that is chosen, and no others.
const show = () => {
  for (const part of all("#lobby [data-of]")) {
    part.hidden = !part.dataset.of.split(" ").includes(game());
  }
  if (!choice()) (lastVariant.get(game()) ?? choices()[0]).checked = true;
  lastVariant.set(game(), choice());
  showSwitches();
  showTemperaments();
};

const wish = (field, isOn) => (isOn ? wished.add(field) : wished.delete(field));

const change = ({ target }) => {
  if (target.name === "switch") wish(target, target.checked);
  if (["game", "variant", "switch"].includes(target.name)) show();
};

const choose = (asked) => {
  for (const first of choices()) {
    const found = subsets(switches()).find((some) => named(first.value, some) === asked);
    if (!found || !known(asked)) continue;
    first.checked = true;
    for (const field of switches()) wish(field, found.includes(field));
    if (found.length) fold().open = true;
  }
};

// Chooses what an address such as #new=GAME or #new=GAME&variant=NAME asks for, if there is such.
const offer = () => {
  if (!location.hash.startsWith(NEW)) return;
  const asked = new URLSearchParams(location.hash.slice(1));
  const field = all("input[name=game]").find(({ value }) => value === asked.get("new"));
  if (field && !field.checked) {
    field.checked = true;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  if (game() === asked.get("new")) choose(asked.get("variant"));
  show();
};

document.addEventListener("change", change);
addEventListener("hashchange", offer);
// A browser may have kept what was chosen before the page was loaded again.
for (const field of all("input[name=switch]:checked")) wished.add(field);
show();
offer();
