// A snapshot of the memory of a started Python with the game imported. It is made on this device by
// assets/memory/remember.mjs and kept there; it holds the game last played, and fits the packs it was made of.
//
// Whatever goes wrong here is no trouble: without a snapshot Python starts plainly.

import * as cached from "./cached.mjs";
import * as files from "./files.mjs";
import { held, playing } from "../python/playing.mjs";
import { isRehearsed, note } from "./rehearsed.mjs";

const PREFIX = "memory-";
const named = () => PREFIX + held();
// Milliseconds after the start, and after anything that is done, in which the page is left alone.
const PAUSE = 2000;
const DEEDS = ["click", "input", "keydown"];

// Files, or Cache Storage where there are none to be had.
const chosen = async () => {
  try {
    await navigator.storage.getDirectory();
    return files;
  } catch {
    return cached;
  }
};
const store = chosen();

// Whether a snapshot of this build and game is kept.
export const find = async () => (await store).has(named()).catch(() => false);

// The snapshot of this build and game, or null.
export const recall = async () => (await store).read(named()).catch(() => null);

// Keeps a snapshot in place of all others; throws where there is no room.
export const keep = async (memory) => {
  await forget();
  try {
    await (await store).write(named(), memory);
  } catch (error) {
    await forget();
    throw error;
  }
};

export const forget = async () => (await store).clear(PREFIX).catch(() => {});

// When nothing has been done for a while, and the page has nothing to do.
const idle = async () => {
  const listening = new AbortController();
  await new Promise((go) => {
    let pause = setTimeout(go, PAUSE);
    const again = () => {
      clearTimeout(pause);
      pause = setTimeout(go, PAUSE);
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const deed of DEEDS) addEventListener(deed, again, options);
  });
  listening.abort();
  await new Promise((go) => (globalThis.requestIdleCallback ?? setTimeout)(go));
};

// Makes a snapshot in a worker of its own, unless all that it rehearses is kept, once the page has
// nothing to do; calls back with how it went.
export const prepare = async (told) => {
  const isPossible = (await store) === files || typeof caches !== "undefined";
  if (!isPossible) return told("nowhere to keep it");
  if ((await find()) && isRehearsed()) return told("kept");
  await idle();
  const address = new URL("../memory/remember.mjs", import.meta.url);
  const maker = new Worker(address, { type: "module", name: `remember/${playing()}` });
  const end = (how) => {
    maker.terminate();
    told(how);
  };
  maker.onmessage = ({ data: { how, isRehearsed } }) => {
    if (isRehearsed) note();
    end(how);
  };
  maker.onerror = () => end("failed");
};
