// Signs and buildings as pictures, for the elements that name them by class: `icon-food`, `art-park`;
// what cards are made of, as the --texture of a family: `wood`; and the stones of the road.
//
// The page's symbols say how they look. First their shapes are the pictures; then, while the page has
// nothing to do, each is drawn once, because a table of shapes takes twice as long to paint. What is
// drawn is kept in Cache Storage for the next visit: one style sheet for each look of the page.
//
// It comes once the page has been painted. A classic script: pages looked at as files have it too.

(function () {
  "use strict";

  const STORE = "caylus-pictures";
  const DARK = matchMedia("(prefers-color-scheme: dark)");
  const TONE = /var\((--[\w-]+)\)/g;
  const DATA = "data:image/svg+xml,";
  const asBackground = (_drawing, picture) => `background-image:${picture}`;
  // In pieces of the root font, which is 16 pixels at the usual size.
  const asTexture = ({ width, height }, picture) =>
    `--texture:${picture} 0 0 / ${width / 16}rem ${height / 16}rem`;
  // Pixels for each unit of a drawing, at the table's usual size, the class of what shows it, and how.
  const KINDS = {
    icon: { pixels: 8 / 3, worn: ({ id }) => id, as: asBackground },
    art: { pixels: 3 / 2, worn: ({ id }) => id, as: asBackground },
    grain: { pixels: 2, worn: ({ name }) => name, as: asTexture },
  };
  // Files beside the style sheets, in the order in which road.css lays them, and how much is seen of them.
  const STONES = { files: ["bend-left", "bend-right", "paving"], pixels: 3 / 2, veil: "var(--paving)" };
  // Usual is a root font of 16 pixels, on a screen of at most two pixels to each of CSS.
  const USUAL = { font: 16, ratio: 2 };
  const MOST = 4;
  // Milliseconds.
  const PATIENCE = 100;
  // What a moment must have left for one more picture, which may take as long on a busy device.
  const ROOM = 34;
  // What a task takes of the work before the first pictures are seen.
  const SHORT = 16;
  // What makes the page look different: see look.js.
  const LOOKS = ["data-wears", "data-theme", "data-contrast"];

  const page = document.documentElement;
  const version = document.querySelector("meta[name=version]").content;
  // The document's currentScript is another one while PyScript starts its own.
  const here = document.querySelector("script[src$='pictures.js']").src;
  const folder = new URL("../../pictures/", here);
  const sheet = new CSSStyleSheet();
  let shown = "";

  // A pause in work: a new task, if the one that runs has taken long enough.
  let begun = 0;
  const pause = async () => {
    if (performance.now() - begun < SHORT) return;
    await new Promise((go) => setTimeout(go));
    begun = performance.now();
  };

  const nextMoment = () => new Promise((go) => {
    if (window.requestIdleCallback) requestIdleCallback(go, { timeout: PATIENCE });
    else setTimeout(go);
  });

  // A moment in which the page has nothing to do, as long as it lasts; a busy page makes one.
  let moment = null;
  const idle = async () => {
    if (!(moment?.timeRemaining() > ROOM)) moment = await nextMoment();
  };

  // What has the colour of the text around it stays a shape on the page.
  const coloured = () => {
    const symbols = [...document.querySelectorAll("symbol")];
    const isKnown = ({ id }) => id.split("-", 1)[0] in KINDS;
    return symbols.filter((symbol) => isKnown(symbol) && !symbol.innerHTML.includes("currentColor"));
  };

  // How much larger than usual pictures are drawn; tall.css has cards that are larger in themselves.
  const scale = () => {
    const looks = getComputedStyle(page);
    const font = parseFloat(looks.fontSize) / USUAL.font;
    const enlarged = parseFloat(looks.getPropertyValue("--enlarged")) || 1;
    const wanted = font * Math.max(1, (enlarged * devicePixelRatio) / USUAL.ratio);
    return Math.min(MOST, Math.ceil(wanted * 2) / 2);
  };

  // The colour of every tone in the page's look.
  const tones = (symbols) => {
    const used = symbols.flatMap(({ innerHTML }) => innerHTML.match(TONE) ?? []);
    const names = [...new Set([...used, STONES.veil])];
    const holder = document.createElement("div");
    const probes = names.map(() => document.createElement("i"));
    probes.forEach((probe, at) => (probe.style.color = names[at]));
    holder.hidden = true;
    holder.append(...probes);
    page.append(holder);
    const found = probes.map((probe, at) => [names[at], getComputedStyle(probe).color]);
    holder.remove();
    return new Map(found);
  };

  // A symbol, with those that it uses, as a drawing of its own.
  const alone = (symbol, colours) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const { name, value } of symbol.attributes) svg.setAttribute(name, value);
    svg.setAttribute("width", symbol.viewBox.baseVal.width);
    svg.setAttribute("height", symbol.viewBox.baseVal.height);
    const uses = [...symbol.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    const used = uses.map((address) => document.querySelector(address).outerHTML);
    svg.innerHTML = `${symbol.innerHTML}<defs>${used.join("")}</defs>`;
    return new XMLSerializer().serializeToString(svg).replace(TONE, (tone) => colours.get(tone));
  };

  // What is drawn of this page's symbols, each with the address of its shape.
  const drawings = async (symbols, colours) => {
    const all = [];
    for (const symbol of symbols) {
      await pause();
      const [kind, ...name] = symbol.id.split("-");
      const { width, height } = symbol.viewBox.baseVal;
      const shape = DATA + encodeURIComponent(alone(symbol, colours));
      all.push({ id: symbol.id, kind, name: name.join("-"), width, height, shape });
    }
    return all;
  };

  const worn = (drawing) => KINDS[drawing.kind].worn(drawing);

  const rule = (drawing, address) =>
    `.${worn(drawing)}{${KINDS[drawing.kind].as(drawing, `url("${address}")`)}}`;

  const image = (address) => Object.assign(new Image(), { src: address });

  // Has the browser read the shapes that the page is about to show: it would read all in one task.
  const readShown = async (all) => {
    const isShown = (drawing) => document.getElementsByClassName(worn(drawing)).length > 0;
    for (const drawing of all.filter(isShown)) {
      await pause();
      drawing.image = image(drawing.shape);
    }
  };

  // A picture of an image; as pale as a veil over it, if there is one.
  const drawn = (image, pixels, veil) => {
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * pixels;
    canvas.height = image.naturalHeight * pixels;
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    if (veil) {
      brush.fillStyle = veil;
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.globalCompositeOperation = "source-in";
    }
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 1);
  };

  // Some browsers let no page read what it has drawn, against those who recognize visitors by it.
  const isReadable = () => {
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    brush.fillStyle = "#3a6";
    brush.fillRect(0, 0, 1, 1);
    return String(brush.getImageData(0, 0, 1, 1).data) === "51,170,102,255";
  };

  const show = (css, how) => {
    sheet.replaceSync(css);
    if (!page.dataset.pictures) document.adoptedStyleSheets.push(sheet);
    page.dataset.pictures = how;
  };

  const recall = async (key) => {
    try {
      const kept = await (await caches.open(STORE)).match(key);
      return await kept?.text();
    } catch {
      return "";
    }
  };

  // Keeps what is drawn, and nothing of other versions.
  const keep = async (key, css) => {
    try {
      const store = await caches.open(STORE);
      const others = (await store.keys()).filter(({ url }) => !url.startsWith(`${folder}${version}/`));
      await Promise.all(others.map((other) => store.delete(other)));
      await store.put(key, new Response(css));
    } catch {
      // They are drawn again on the next visit.
    }
  };

  // The road with drawn stones. A page that belongs to no site may not read what it has drawn of a
  // file: then they stay shapes.
  const paved = async (veil, times) => {
    const pictures = [];
    try {
      for (const name of STONES.files) {
        await idle();
        const file = image(new URL(`../styles/${name}.svg`, here).href);
        await file.decode();
        pictures.push(`url("${drawn(file, STONES.pixels * times, veil)}")`);
      }
    } catch {
      return "";
    }
    return `#road::before{background-image:var(--ends),${pictures};mask:none}`;
  };

  const draw = async (all, veil, times, isWanted) => {
    // All shapes first: a table that comes before they are read has to wait for all that it shows.
    for (const drawing of all) {
      await idle();
      if (!isWanted()) return "";
      drawing.image ??= image(drawing.shape);
      await drawing.image.decode();
    }
    const rules = [];
    for (const drawing of all) {
      await idle();
      if (!isWanted()) return "";
      rules.push(rule(drawing, drawn(drawing.image, KINDS[drawing.kind].pixels * times)));
    }
    return [...rules, await paved(veil, times)].join("\n");
  };

  // What the pictures depend on: the game, the theme, the contrast, the scale.
  const look = (times) => {
    const { wears, theme, contrast } = page.dataset;
    const isDark = theme === "dark" || (theme !== "light" && DARK.matches);
    return `${wears}-${isDark ? "dark" : "light"}-${contrast ?? "less"}-${times}`;
  };

  // The style sheet of what is drawn, empty where that cannot be: shapes do as well.
  const tryToDraw = async (...what) => {
    try {
      return isReadable() ? await draw(...what) : "";
    } catch {
      return "";
    }
  };

  // Shows the pictures of the page's look, unless they are the ones shown or a game's look is to come.
  const change = async () => {
    if (!page.dataset.wears) return;
    const times = scale();
    const wanted = look(times);
    if (wanted === shown) return;
    shown = wanted;
    const isWanted = () => wanted === shown;
    const key = new URL(`${version}/${wanted}`, folder).href;
    const kept = await recall(key);
    if (!isWanted()) return;
    if (kept) return show(kept, "drawn");
    const symbols = coloured();
    const colours = tones(symbols);
    const all = await drawings(symbols, colours);
    await readShown(all);
    if (!isWanted()) return;
    show(all.map((drawing) => rule(drawing, drawing.shape)).join("\n"), "shapes");
    const css = await tryToDraw(all, colours.get(STONES.veil), times, isWanted);
    if (!css || !isWanted()) return;
    show(css, "drawn");
    await keep(key, css);
  };

  DARK.addEventListener("change", change);
  new MutationObserver(change).observe(page, { attributeFilter: LOOKS });
  addEventListener("resize", change);
  // In a frame, because the page's styles are worked out then anyway.
  requestAnimationFrame(change);
})();
