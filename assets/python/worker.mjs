// A worker of the page: starts Python, then has it answer: a text comes in, a text goes out.
//
// Its name tells which door of the game it opens, see caylus/web/workers. It posts
// {stage, received, total} while it starts: a stage's name and the bytes that have arrived of all
// that will, of 0 if nothing needs to; then {opened: true}, or {failed: reason}; and {answer, html,
// changes} for each text, in their order: what an answer has to be drawn comes beside it, because
// the page's Python only hands that on.

import { LOADER } from "./build.mjs";
import { find, forget, recall } from "../memory/memory.mjs";
import { add, count, isCounted, nameOf, received, total } from "./progress.mjs";
import { bring, fetchFiles, listen, prepare, start, stock, whenFetched } from "./python.mjs";

const found = find();
const recalled = recall();
const prepared = prepare();

let reported = -1;
let isPlain = false;
// What had come before it was known that it is a plain start.
const uncounted = [];
// Has Python given its files, if they come after the first answer; a promise of them.
let fill = () => null;
let stocked = null;
let isAnswered = false;
let isFromMemory = false;
let hasFailed = false;
const refill = () => (stocked ??= fill());

// Milliseconds for which answers wait for files: hardly any needs one.
const PATIENCE = 1000;
// Milliseconds for which files wait behind the first answer: the page is busy with that.
const LEISURE = 200;
const pause = (time) => new Promise((go) => setTimeout(go, time));

const restock = async (python) => {
  try {
    await stock(python);
  } catch (error) {
    console.info(`No files: ${error}`);
    stocked = null;
  }
};

const report = (stage, of = total()) => postMessage({ stage, received: received(), total: of });

const arrived = () => {
  const percent = Math.floor((100 * received()) / total());
  if (percent > reported) {
    reported = percent;
    report(percent < 100 ? "downloading" : "starting");
  }
};

// A start from memory has nothing to download but what is at hand.
listen(async (response) => {
  if (!isCounted(response)) return;
  if ((await found) && !isPlain) uncounted.push(nameOf(response));
  else count(response, arrived).catch(() => {});
});

const load = (python, of) => {
  report("loading", of);
  const { ask } = python.pyimport(`caylus.web.workers.${self.name}`);
  return { ask: (text) => answered(python, ask, text) };
};

// What Python answers; a game that is absent is brought first. See caylus/web/workers/door.py.
const ABSENT = '{"absent": "';
const answered = async (python, ask, text) => {
  const answer = ask(text);
  if (!answer.startsWith(ABSENT)) return answer;
  await bring(python, JSON.parse(answer).absent);
  return ask(text);
};

const wakePlainly = async () => {
  isPlain = true;
  fetchFiles();
  report("downloading");
  for (const name of uncounted) add(name, arrived);
  prepared.then(() => add(LOADER, arrived), () => {});
  return load(await start(), total());
};

const wakeFrom = async (memory) => {
  report("recalling", 0);
  await whenFetched();
  try {
    const python = await start(memory);
    isFromMemory = true;
    fill = () => Promise.race([restock(python), pause(PATIENCE)]);
    return load(python, 0);
  } catch (error) {
    console.info(`No start from memory: ${error}`);
    isFromMemory = false;
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
  const { html, changes, fault } = answer;
  if (html) answer.html = "";
  if (changes) answer.changes = [];
  const isFault = Boolean(fault);
  return { answer: JSON.stringify(answer), html: html && new String(html), changes, isFault };
};

// What goes wrong may be the memory's fault: it wakes nobody again.
const forgetMemory = async () => {
  if (isFromMemory) await forget();
};

onmessage = async ({ data }) => {
  // Why it has not opened is told already.
  const ask = await opened.catch(() => null);
  if (isAnswered) await refill();
  if (!ask || hasFailed) return;
  try {
    const reply = parted(await ask(data));
    if (reply.isFault) forgetMemory();
    postMessage(reply);
    if (!isAnswered) pause(LEISURE).then(refill);
    isAnswered = true;
  } catch (error) {
    hasFailed = true;
    await forgetMemory();
    postMessage({ failed: String(error) });
  }
};
