// The rules beside the table, searched and pointed to; where no service worker keeps them, they are read
// at the start, and shown in a window of their own once the network is gone.

const LINK = 'a[href^="rules/"]:not([data-command])';
const OF_THE_TABLE = "[data-rules]";
// It names other files than colours and sizes.
const LEFT_OUT = "fonts.css";
// What the page's colours depend on: see theme.js.
const COLOURS = ["data-theme", "data-contrast"];
const HEADING = /^H[1-6]$/;
const PICTURE = "figure";
const FOUND = "found";

const get = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response;
};

const textOf = async (address) => (await get(address)).text();

const read = async (address) => {
  const page = new DOMParser().parseFromString(await textOf(address), "text/html");
  const links = [...page.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));
  const sheets = links.filter((link) => !link.endsWith(LEFT_OUT));
  const styles = await Promise.all(sheets.map((sheet) => textOf(new URL(sheet, address))));
  const [head, content] = ["meta[name=viewport]", "main"].map((part) => page.querySelector(part).outerHTML);
  return { title: page.title, lang: page.documentElement.lang, head, content, styles: styles.join("\n") };
};

// The rules by their address, each read once; one that does not come is asked for again.
const known = new Map();
const reading = (address) => {
  if (!known.has(address)) {
    known.set(address, read(address));
    known.get(address).catch(() => known.delete(address));
  }
  return known.get(address);
};

const sheetOf = (view, styles) => {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  return [sheet];
};

// Written anew, it has the address of the game's page: links within it stay in it.
const show = (shown, { title, lang, head, content, styles }) => {
  const page = shown.document;
  page.open();
  page.write(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${content}</body></html>`);
  page.close();
  page.title = title;
  for (const name of COLOURS) {
    const chosen = document.documentElement.getAttribute(name);
    if (chosen) page.documentElement.setAttribute(name, chosen);
  }
  page.adoptedStyleSheets = sheetOf(shown, styles);
};

export const keep = () => {
  const addresses = new Set([...document.querySelectorAll(LINK)].map(({ href }) => href));
  for (const address of addresses) reading(address).catch(() => {});
  document.addEventListener("click", (event) => {
    const link = event.target.closest(LINK);
    const wantsOther = event.ctrlKey || event.metaKey || event.shiftKey;
    const shown = link && !wantsOther ? open() : null;
    if (!shown) return;
    event.preventDefault();
    const go = () => shown.location.assign(link.href);
    get(link.href).then(go, () => reading(link.href).then((rules) => show(shown, rules), go));
  });
};

const part = (name) => document.getElementById(name);

// What is found or not as a whole: points and rows by themselves.
const pieces = (block) => {
  const within = block.matches("ul, ol, table") ? [...block.querySelectorAll("li, tbody tr")] : [];
  return within.length ? within : [block];
};

// Each text below its headings.
const sections = (main) => {
  const above = [];
  return [...main.children].flatMap((block) => {
    if (!HEADING.test(block.tagName)) return [{ block, headings: [...above] }];
    while (above.length && above.at(-1).tagName >= block.tagName) above.pop();
    above.push(block);
    return [];
  });
};

// Marks words where a browser can do that without changing the text.
const mark = (main, wanted) => {
  if (!globalThis.CSS?.highlights) return;
  CSS.highlights.delete(FOUND);
  if (!wanted) return;
  const ranges = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.data.toLowerCase();
    for (let at = words.indexOf(wanted); at >= 0; at = words.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, at + wanted.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(FOUND, new Highlight(...ranges));
};

// Shows only what holds some words, below its headings; all without words.
const search = (main, words) => {
  const wanted = words.trim().toLowerCase();
  const holds = (element) => element.textContent.toLowerCase().includes(wanted);
  for (const heading of main.querySelectorAll("h1, h2, h3")) heading.hidden = wanted !== "" && !holds(heading);
  let isFound = false;
  for (const { block, headings } of sections(main)) {
    const whole = headings.some(holds);
    for (const piece of pieces(block)) piece.hidden = !whole && !holds(piece);
    block.hidden = pieces(block).every((piece) => piece.hidden);
    if (block.hidden) continue;
    for (const heading of headings) heading.hidden = false;
    isFound = true;
  }
  const nothing = part("rules-nothing");
  nothing.textContent = isFound ? "" : nothing.dataset.said;
  mark(main, wanted);
};

// The row, point or paragraph about a thing below a heading, else the heading; or what is named itself.
const placeOf = (heading, title) => {
  if (!HEADING.test(heading.tagName)) return heading;
  for (let block = heading.nextElementSibling; block && title; block = block.nextElementSibling) {
    if (HEADING.test(block.tagName)) break;
    if (block.matches(PICTURE)) continue;
    const about = pieces(block).find((piece) => piece.textContent.trimStart().startsWith(title));
    if (about) return about;
  }
  return heading;
};

const point = (main, name, title) => {
  for (const one of main.querySelectorAll("[data-pointed]")) one.removeAttribute("data-pointed");
  const heading = name && main.querySelector(`[id="${CSS.escape(name)}"]`);
  if (!heading) return part("rules-inside").scrollTo(0, 0);
  const place = placeOf(heading, title);
  const isHeading = HEADING.test(place.tagName);
  if (title || !isHeading) place.setAttribute("data-pointed", "");
  place.scrollIntoView({ block: isHeading ? "start" : "center" });
};

// They lie in a tree of their own: their places have names that the table has, too.
const draw = (inside, { lang, content, styles }) => {
  const root = inside.shadowRoot ?? inside.attachShadow({ mode: "open" });
  inside.lang = lang;
  root.adoptedStyleSheets = sheetOf(window, styles);
  root.innerHTML = content;
  const main = root.firstElementChild;
  // A table that is too wide can be moved by the keyboard.
  for (const table of main.querySelectorAll("table")) table.tabIndex = 0;
  main.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    part("rules-search").value = "";
    search(main, "");
    point(main, link.getAttribute("href").slice(1), "");
  });
  return main;
};

let drawn = { address: "", main: null };

// Shows the rules of the game on the table at a place, if one is named, and there at what has a title.
export const readAt = async (place, title) => {
  const address = document.querySelector(OF_THE_TABLE).href;
  if (drawn.address !== address) drawn = { address, main: draw(part("rules-inside"), await reading(address)) };
  const field = part("rules-search");
  field.value = "";
  field.oninput = () => search(drawn.main, field.value);
  field.form.onsubmit = () => false;
  field.form.querySelector("a").href = address;
  search(drawn.main, "");
  part("rules").hidden = false;
  point(drawn.main, place, title);
  part("rules-inside").focus({ preventScroll: true });
};
