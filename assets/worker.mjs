// A worker of the page: starts Python, then has it answer: a text comes in, a text goes out.
//
// Its name tells which door of the game it opens, see caylus/web/workers. It posts
// {stage, received, total} while it starts: a stage's name and the bytes that have arrived of all
// that will, of 0 if nothing needs to; then {opened: true}, or {failed: reason}; and {answer, html,
// changes} for each text, in their order: what an answer has to be drawn comes beside it, because
// the page's Python only hands that on.

import { LOADER, SIZES } from "./build.mjs";
import { find, forget, recall } from "./memory.mjs";
import { fetchFiles, listen, prepare, start, stock, whenFetched } from "./python.mjs";

const found = find();
const recalled = recall();
const prepared = prepare();
const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);

let received = 0;
let reported = -1;
let isPlain = false;
// Has Python given its files, if they come after the first answer; a promise of them.
let fill = () => null;
let stocked = null;
let isAnswered = false;
const refill = () => (stocked ??= fill());

// Milliseconds for which answers wait for files: hardly any needs one.
const PATIENCE = 1000;
// Milliseconds for which files wait behind the first answer: the page is busy with that.
const LEISURE = 200;
const pause = (time) => new Promise((go) => setTimeout(go, time));

const bring = async (python) => {
  try {
    await stock(python);
  } catch (error) {
    console.info(`No files: ${error}`);
    stocked = null;
  }
};

const report = (stage, of = total) => postMessage({ stage, received, total: of });

const arrived = (bytes) => {
  received += bytes;
  const percent = Math.floor((100 * received) / total);
  if (percent > reported) {
    reported = percent;
    report(received < total ? "downloading" : "starting");
  }
};

// Only a copy is read: a browser keeps compiled WebAssembly only for an untouched response.
const count = async (response) => {
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    arrived(part.value.byteLength);
  }
};

// A start from memory has nothing to download but what is at hand.
listen(async (response) => {
  if (!isPlain && (await found)) return;
  if (response.ok && response.url.split("/").pop() in SIZES) count(response.clone()).catch(() => {});
});

const load = (python, of) => {
  report("loading", of);
  return python.pyimport(`caylus.web.workers.${self.name}`);
};

const wakePlainly = async () => {
  isPlain = true;
  fetchFiles();
  report("downloading");
  prepared.then(() => arrived(SIZES[LOADER]), () => {});
  return load(await start(), total);
};

const wakeFrom = async (memory) => {
  report("recalling", 0);
  await whenFetched();
  try {
    const python = await start(memory);
    fill = () => Promise.race([bring(python), pause(PATIENCE)]);
    return load(python, 0);
  } catch (error) {
    console.info(`No start from memory: ${error}`);
    await forget();
    return await wakePlainly();
  }
};

const open = async () => {
  const memory = await recalled;
  const { ask } = await (memory ? wakeFrom(memory) : wakePlainly());
  postMessage({ opened: true });
  return ask;
};

const opened = open();
opened.catch((error) => postMessage({ failed: String(error) }));

// An answer with what is to be drawn taken out: only that it is there stays. Its text is an object,
// because the page's Python hands on objects and copies texts, letter by letter.
const parted = (text) => {
  const answer = JSON.parse(text);
  const { html, changes } = answer;
  if (html) answer.html = "";
  if (changes) answer.changes = [];
  return { answer: JSON.stringify(answer), html: html && new String(html), changes };
};

onmessage = async ({ data }) => {
  try {
    const ask = await opened;
    if (isAnswered) await refill();
    postMessage(parted(ask(data)));
    if (!isAnswered) pause(LEISURE).then(refill);
    isAnswered = true;
  } catch (error) {
    postMessage({ failed: String(error) });
  }
};
