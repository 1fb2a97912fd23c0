// The page's doors to its workers, see worker.mjs: window.doors.open(name) opens one.
//
// A classic script before nearly all others, because on a later visit the engine starts first: everything
// waits for it. On a first visit it starts right behind the first paint: the visitor sees the page first.

(function () {
  "use strict";

  // Milliseconds after which a page need not be painted: nobody may see it.
  const PATIENCE = 1000;
  // Milliseconds after a frame when a page is taken to rest, where the browser does not tell that.
  const REST = 50;
  const address = document.currentScript.src;
  let asModule = false;

  const lastGame = () => {
    try {
      return localStorage.getItem("caylus/last") ?? "";
    } catch {
      // Nothing is kept here.
      return "";
    }
  };

  const isKept = Boolean(navigator.serviceWorker?.controller);

  // The name tells the worker its door, the game played last, the language of the page and whether the
  // build is kept here: see playing.mjs. Only a browser that knows modules in workers asks for the type.
  const options = (name) => ({
    name: [name, lastGame(), document.documentElement.lang, isKept ? "kept" : ""].join("/"),
    get type() {
      asModule = true;
      return "module";
    },
  });

  const whenIdle = window.requestIdleCallback ?? ((go) => setTimeout(go, REST));

  // Does something once the next frame is painted and the page has nothing left to do.
  const atRest = (go) => requestAnimationFrame(() => whenIdle(go));

  class Door {
    constructor(name) {
      this.waiting = [];
      // The answers that the worker has foreseen, by action, to people who wish what was wished last.
      this.foreseen = new Map();
      this.wished = "";
      this.reports = [];
      this.hear = (report) => this.reports.push(report);
      this.opened = new Promise((open, refuse) => Object.assign(this, { open, refuse }));
      this.opened.catch(() => {});
      this.worker = new Worker(new URL("../python/worker.mjs", address), options(name));
      this.worker.onmessage = ({ data }) => this.take(data);
      this.worker.onerror = ({ message }) => this.fail(message ?? "a worker could not be loaded");
      if (!asModule) this.fail("this browser does not know modules in workers");
    }

    take(data) {
      if ("foreseen" in data) this.foreseen.set(data.foreseen, data);
      else if ("answer" in data) this.settle(data);
      else if ("failed" in data) this.fail(data.failed);
      else if ("opened" in data) this.open(true);
      else this.hear(data);
    }

    settle(answer) {
      if (!answer.holds) this.foreseen.clear();
      this.waiting.shift()?.resolve(answer);
      // While it owes another answer, that one comes first.
      atRest(() => this.waiting.length || this.worker.postMessage(""));
    }

    fail(reason) {
      this.failed = reason;
      this.foreseen.clear();
      this.refuse(new Error(reason));
      for (const { reject } of this.waiting.splice(0)) reject(new Error(reason));
    }

    // The answer to a text, if the worker has foreseen it and owes no other.
    known(text) {
      const { do: deed, action, wishes, lang } = JSON.parse(text);
      const before = this.wished;
      if (wishes) this.wished = JSON.stringify([wishes, lang]);
      if (deed !== "play" || this.wished !== before || this.waiting.length) return null;
      return this.foreseen.get(action) ?? null;
    }

    // A promise of {answer, drawn} to a text; of nothing if the worker is ended before. Where the answer
    // is known, the worker still has to do what is asked.
    ask(text) {
      if (this.ended) return Promise.resolve(null);
      const known = this.known(text);
      const answer = new Promise((resolve, reject) => {
        if (this.failed) return reject(new Error(this.failed));
        this.waiting.push({ resolve, reject });
        this.worker.postMessage(text);
      });
      // Nobody may be listening yet.
      answer.catch(() => {});
      if (!known) return answer;
      answer.then((done) => this.compare(known, done)).catch(() => {});
      return Promise.resolve(known);
    }

    // A worker that has done something else than it had foreseen is asked nothing more.
    compare(known, done) {
      if (done && done.answer !== known.answer) this.fail(`${known.foreseen} was foreseen otherwise`);
    }

    // Has every report told of how far the start has come, first those before.
    listen(told) {
      this.hear = told;
      this.reports.splice(0).forEach((report) => told(report));
    }

    // Stops the worker at once, whatever it does.
    end() {
      this.worker.terminate();
      this.ended = true;
      this.open(null);
      for (const { resolve } of this.waiting.splice(0)) resolve(null);
    }
  }

  const begun = () => {
    try {
      return new Door("engine");
    } catch {
      // The page says what is missing: see check.js.
      return null;
    }
  };

  // A page that is left at once for another language begins nothing: see language.js.
  const isLeft = document.documentElement.hidden;

  let engine = isKept && !isLeft ? begun() : null;

  const open = (name) => {
    if (name !== "engine" || !engine) return new Door(name);
    const door = engine;
    engine = null;
    return door;
  };

  // On a later visit once the page has loaded: what it is given before prolongs that, while the browser
  // shows that it loads. On a first one when it has been painted.
  const seen = new Promise((go) => {
    if (isLeft) return;
    addEventListener("load", () => setTimeout(go, isKept ? 0 : PATIENCE));
    if (isKept) return;
    new PerformanceObserver((painted) => {
      if (painted.getEntriesByName("first-contentful-paint").length) go();
    }).observe({ type: "paint", buffered: true });
  }).then(() => {
    engine ??= begun();
  });

  window.doors = { open, seen, isKept };
})();
