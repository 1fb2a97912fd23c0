// A worker of the page: starts Python, then has it answer: a text comes in, a text goes out.
//
// Its name begins with the door of the game that it opens, see caylus/web/workers. It posts
// {stage, received, total} while it starts: a stage's name and the bytes that have arrived of all
// that will, of 0 if nothing needs to; then {opened: true}, or {failed: reason}; and {answer,
// drawn, holds} for each text, in their order: what has to be drawn comes beside the text, which the
// page's Python reads later. An empty text says that the page has nothing left to do. From then on,
// until another text comes, it works out answers beforehand and posts each as {foreseen, answer,
// drawn}: "foreseen" is the action. An answer that does not hold those posted before makes them void.

import { LOADER } from "./build.mjs";
import { find, forget, recall } from "../memory/memory.mjs";
import { isKept } from "./playing.mjs";
import { Progress, received, total } from "./progress.mjs";
import { bring, fetchFiles, listen, prepare, start, stock, whenFetched } from "./python.mjs";

const found = find();
const recalled = recall();
const prepared = prepare();

// Milliseconds for which answers wait for files: hardly any needs one.
const PATIENCE = 1000;
// Milliseconds for which files wait behind the first answer: the page is busy with that.
const LEISURE = 200;
const pause = (time) => new Promise((go) => setTimeout(go, time));

// A task behind what has come in meanwhile.
const turn = () =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = go;
    port2.postMessage(null);
  });

// How the lines begin that do not go to the page as they are, see caylus/web/workers/door.py.
const ABSENT = '{"absent": "';
const FAULT = '{"fault": "';
// The texts among what is drawn.
const LONG = ["html", "results"];

const report = (stage, of = total()) => postMessage({ stage, received: received(), total: of });

const progress = new Progress((percent) => {
  if (percent < 100) report("downloading");
  else report("starting");
});

// Files that are kept here are not counted, so that none waits until it is known whether there is a memory.
listen((response) => progress.hear(response, isKept() || found));

// A Python that answers.
class Plain {
  constructor(python) {
    this.python = python;
    const door = python.pyimport(`caylus.web.workers.${self.name.split("/")[0]}`);
    this.ask = door.ask;
    // At a door where answers are worked out beforehand: one more, as an action and lines, or nothing; and
    // whether those before still hold.
    this.foresee = door.foresee ?? (() => "");
    this.holds = door.holds ?? (() => false);
  }

  // Waits until what it may read is there.
  async ready() {}

  // Waits until the page has nothing left to do.
  rest() {
    return new Promise((go) => {
      rested = go;
    });
  }

  // What it has failed at may be its memory's fault.
  async fail() {}

  // The lines of an answer; packs that are absent are brought first, each once. An answer refuses by
  // itself where one does not come.
  async lines(text, absent = "") {
    const answer = this.ask(text);
    if (!answer.startsWith(ABSENT) || answer === absent) return answer;
    try {
      await bring(this.python, JSON.parse(answer).absent);
    } catch (error) {
      console.info(`No pack: ${error}`);
      return answer;
    }
    return this.lines(text, answer);
  }

  async answer(text) {
    const lines = (await this.lines(text)).split("\n");
    if (lines[0].startsWith(FAULT)) await this.fail();
    return { ...this.read(lines), holds: this.holds() };
  }

  read([answer, line]) {
    const drawn = line ? { html: null, ...JSON.parse(line) } : null;
    // Objects, because the page's Python hands on objects and copies texts, letter by letter.
    for (const name of LONG) if (drawn?.[name]) drawn[name] = new String(drawn[name]);
    return { answer, drawn };
  }
}

// One that woke from a memory: its files come behind its first answer, and it wakes nobody again once
// it has failed.
class Recalled extends Plain {
  files = null;
  filled = null;
  isAwaited = true;

  ready() {
    return this.isAwaited ? null : this.fill();
  }

  fill() {
    this.files ??= Promise.race([this.stock(), pause(PATIENCE)]);
    return this.files;
  }

  async stock() {
    try {
      await stock(this.python);
    } catch (error) {
      console.info(`No files: ${error}`);
      this.files = null;
    }
  }

  fail() {
    return forget();
  }

  rest() {
    return Promise.all([super.rest(), this.filled]);
  }

  async answer(text) {
    const answer = await super.answer(text);
    if (this.isAwaited) this.filled = pause(LEISURE).then(() => this.fill());
    this.isAwaited = false;
    return answer;
  }
}

const wakePlainly = async () => {
  fetchFiles();
  report("downloading");
  progress.begin({ [LOADER]: prepared });
  const python = await start();
  report("loading");
  return new Plain(python);
};

const wakeFrom = async (memory) => {
  report("recalling", 0);
  await whenFetched();
  try {
    const python = await start(memory);
    report("loading", 0);
    return new Recalled(python);
  } catch (error) {
    console.info(`No start from memory: ${error}`);
    await forget();
    return await wakePlainly();
  }
};

const wake = async () => {
  const memory = await recalled;
  const game = await (memory ? wakeFrom(memory) : wakePlainly());
  postMessage({ opened: true });
  return game;
};

const woken = wake();
woken.catch((error) => postMessage({ failed: String(error) }));

// How many texts have come in, and what goes on once the page has nothing left to do.
let heard = 0;
let rested = () => {};

// Works out answers beforehand and posts them, until another text comes in.
const foresee = async (game) => {
  const known = heard;
  await game.rest();
  while (heard === known) {
    const [action, ...lines] = game.foresee().split("\n");
    if (!action) return;
    postMessage({ foreseen: action, ...game.read(lines) });
    await turn();
  }
};

const tell = async (data) => {
  // Why it has not woken is told already.
  const game = await woken.catch(() => null);
  await game?.ready();
  // After a failure nobody listens.
  if (!game || onmessage !== hear) return;
  try {
    postMessage(await game.answer(data));
    foresee(game).catch((error) => console.info(`No foresight: ${error}`));
  } catch (error) {
    onmessage = null;
    await game.fail();
    postMessage({ failed: String(error) });
  }
};

// One text after another, even while a game is brought.
let told = woken.catch(() => {});
const hear = ({ data }) => {
  if (!data) {
    rested();
    return;
  }
  heard += 1;
  told = told.then(() => tell(data));
};

onmessage = hear;
