// A worker that makes the snapshot, if there is none: starts Python, has it rehearse the game, keeps its
// memory. Before that it rehearses the page's own Python, of which the browser keeps what it compiles.

import { find, keep } from "./memory.mjs";
import { playing } from "../python/playing.mjs";
import { start } from "../python/python.mjs";

const REHEARSAL = `from caylus.web.workers.rehearsal import rehearse; rehearse(${JSON.stringify(playing())})`;
// Milliseconds after which the browser has kept what it has compiled.
const QUIET = 3000;

const rehearsePage = async () => {
  try {
    const { rehearse } = await import("../python/micropython.mjs");
    return await rehearse();
  } catch (error) {
    console.info(`The page's Python is not rehearsed: ${error}`);
    return null;
  }
};

const make = async () => {
  try {
    const python = await start(null, { _makeSnapshot: true });
    python.runPython(REHEARSAL);
    await keep(python.makeMemorySnapshot());
    return "made";
  } catch (error) {
    return `failed: ${error}`;
  }
};

// A module that nobody holds is not kept: this one goes with the worker. To make the snapshot takes the
// processor from the browser, so the quiet comes after it.
const held = await rehearsePage();
const how = (await find()) ? "kept" : await make();
if (held) await new Promise((go) => setTimeout(go, QUIET));
postMessage({ how, isRehearsed: held !== null });
