// The rules where no service worker keeps them: read at the start, and shown in a window of their own
// once the network is gone.

const LINK = 'a[href^="rules/"]';
// It names other files than colours and sizes.
const LEFT_OUT = "fonts.css";
// What the page's colours depend on: see theme.js.
const COLOURS = ["data-theme", "data-contrast"];

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
  return { title: page.title, head, content, styles: styles.join("\n") };
};

// Written anew, it has the address of the game's page: links within it stay in it.
const show = (shown, { title, head, content, styles }) => {
  const page = shown.document;
  page.open();
  page.write(`<!doctype html><html lang="en"><head>${head}</head><body>${content}</body></html>`);
  page.close();
  page.title = title;
  for (const name of COLOURS) {
    const chosen = document.documentElement.getAttribute(name);
    if (chosen) page.documentElement.setAttribute(name, chosen);
  }
  const sheet = new shown.CSSStyleSheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [sheet];
};

export const keep = () => {
  const addresses = new Set([...document.querySelectorAll(LINK)].map(({ href }) => href));
  const kept = new Map([...addresses].map((address) => [address, read(address)]));
  for (const rules of kept.values()) rules.catch(() => {});
  document.addEventListener("click", (event) => {
    const link = event.target.closest(LINK);
    const wantsOther = event.ctrlKey || event.metaKey || event.shiftKey;
    const shown = link && !wantsOther ? open() : null;
    if (!shown) return;
    event.preventDefault();
    const go = () => shown.location.assign(link.href);
    get(link.href).then(go, () => kept.get(link.href).then((rules) => show(shown, rules), go));
  });
};
