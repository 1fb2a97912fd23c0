// The rules where no service worker keeps them: read at the start, and shown in a window of their own
// once the network is gone.

const LINK = 'a[href^="rules/"]';
// It names other files than colours and sizes.
const LEFT_OUT = "fonts.css";

const textOf = async (address) => (await fetch(address)).text();

const read = async (address) => {
  const page = new DOMParser().parseFromString(await textOf(address), "text/html");
  const links = [...page.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));
  const sheets = links.filter((link) => !link.endsWith(LEFT_OUT));
  const texts = await Promise.all(sheets.map((sheet) => textOf(new URL(sheet, address))));
  return { title: page.title, content: page.querySelector("main").outerHTML, styles: texts.join("\n") };
};

// Written anew, it has the address of the game's page: links within it stay in it.
const show = (shown, { title, content, styles }) => {
  const page = shown.document;
  page.open();
  page.write(`<!doctype html><html lang="en"><body>${content}</body></html>`);
  page.close();
  page.title = title;
  Object.assign(page.documentElement.dataset, document.documentElement.dataset);
  const sheet = new shown.CSSStyleSheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [sheet];
};

export const keep = () => {
  const { href } = document.querySelector(LINK);
  const kept = read(href);
  kept.catch(() => {});
  document.addEventListener("click", (event) => {
    if (!event.target.closest(LINK)) return;
    event.preventDefault();
    const shown = open();
    const go = () => shown.location.assign(href);
    fetch(href).then(go, () => kept.then((rules) => show(shown, rules), go));
  });
};
