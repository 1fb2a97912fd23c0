// Signs and buildings as pictures, for the elements that name them by class: `icon-food`, `art-park`.
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
  // Pixels of a sign and of a building for each unit of their drawings, at the table's usual size.
  const PIXELS = { icon: 8 / 3, art: 3 / 2 };
  // Usual is a root font of 16 pixels, on a screen of at most two pixels to each of CSS.
  const USUAL = { font: 16, ratio: 2 };
  const MOST = 4;
  // Milliseconds.
  const PATIENCE = 100;

  const page = document.documentElement;
  const version = document.querySelector("meta[name=version]").content;
  const folder = new URL("../pictures/", document.currentScript.src);
  const sheet = new CSSStyleSheet();
  let shown = "";

  // A moment in which the page has nothing to do; a busy page makes one.
  const idle = () => new Promise((go) => {
    if (window.requestIdleCallback) requestIdleCallback(go, { timeout: PATIENCE });
    else setTimeout(go);
  });

  // What has the colour of the text around it stays a shape on the page.
  const drawings = () => {
    const symbols = [...document.querySelectorAll("symbol")];
    return symbols.filter(({ innerHTML }) => !innerHTML.includes("currentColor"));
  };

  // How much larger than usual pictures are drawn.
  const scale = () => {
    const font = parseFloat(getComputedStyle(page).fontSize) / USUAL.font;
    const wanted = font * Math.max(1, devicePixelRatio / USUAL.ratio);
    return Math.min(MOST, Math.ceil(wanted * 2) / 2);
  };

  // The colour of every tone in the page's look.
  const tones = (symbols) => {
    const names = [...new Set(symbols.flatMap(({ innerHTML }) => innerHTML.match(TONE) ?? []))];
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

  const rule = (symbol, address) => `.${symbol.id}{background-image:url("${address}")}`;

  const shape = (symbol, colours) => DATA + encodeURIComponent(alone(symbol, colours));

  const drawn = async (symbol, colours, times) => {
    const { width, height } = symbol.viewBox.baseVal;
    const pixels = PIXELS[symbol.id.split("-", 1)[0]] * times;
    const image = new Image();
    image.src = shape(symbol, colours);
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: width * pixels, height: height * pixels });
    const brush = canvas.getContext("2d", { willReadFrequently: true });
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

  const draw = async (symbols, colours, times, isWanted) => {
    const rules = [];
    for (const symbol of symbols) {
      await idle();
      if (!isWanted()) return "";
      rules.push(rule(symbol, await drawn(symbol, colours, times)));
    }
    return rules.join("\n");
  };

  // What the pictures depend on: the theme, the contrast, the scale.
  const look = () => {
    const { theme, contrast } = page.dataset;
    const isDark = theme === "dark" || (theme !== "light" && DARK.matches);
    return `${isDark ? "dark" : "light"}-${contrast ?? "less"}-${scale()}`;
  };

  // The style sheet of what is drawn, empty where that cannot be: shapes do as well.
  const tryToDraw = async (...what) => {
    try {
      return isReadable() ? await draw(...what) : "";
    } catch {
      return "";
    }
  };

  // Shows the pictures of the page's look, unless they are the ones shown.
  const change = async () => {
    const wanted = look();
    if (wanted === shown) return;
    shown = wanted;
    const isWanted = () => wanted === shown;
    const key = new URL(`${version}/${wanted}`, folder).href;
    const kept = await recall(key);
    if (!isWanted()) return;
    if (kept) return show(kept, "drawn");
    const symbols = drawings();
    const colours = tones(symbols);
    show(symbols.map((symbol) => rule(symbol, shape(symbol, colours))).join("\n"), "shapes");
    const css = await tryToDraw(symbols, colours, scale(), isWanted);
    if (!css || !isWanted()) return;
    show(css, "drawn");
    await keep(key, css);
  };

  DARK.addEventListener("change", change);
  new MutationObserver(change).observe(page, { attributeFilter: ["data-theme", "data-contrast"] });
  addEventListener("resize", change);
  // In a frame, because the page's styles are worked out then anyway.
  requestAnimationFrame(change);
})();
