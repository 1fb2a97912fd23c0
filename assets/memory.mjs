// A snapshot of the memory of a started Python with the game imported. It is made on this device by
// assets/remember.mjs and kept there; it fits the one build that made it.
//
// Whatever goes wrong here is no trouble: without a snapshot Python starts plainly.

import { VERSION } from "./build.mjs";
import * as cached from "./cached.mjs";
import * as files from "./files.mjs";

const PREFIX = "memory-";
const NAME = PREFIX + VERSION;
// Milliseconds after the start in which the page is left alone.
const PAUSE = 2000;

const hasFiles = Boolean(navigator.storage?.getDirectory);
const isPossible = hasFiles || typeof caches !== "undefined";
const store = hasFiles ? files : cached;

// Whether a snapshot of this build is kept.
export const find = () => store.has(NAME).catch(() => false);

// The snapshot of this build, or null.
export const recall = () => store.read(NAME).catch(() => null);

// Keeps a snapshot in place of those of other builds; throws where there is no room.
export const keep = async (memory) => {
  await forget();
  await store.write(NAME, memory);
};

export const forget = () => store.clear(PREFIX).catch(() => {});

const idle = () =>
  new Promise((go) => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(go), PAUSE));

// Makes a snapshot in a worker of its own, unless there is one, once the page has nothing to do;
// calls back with how it went.
export const prepare = async (told) => {
  if (!isPossible) return told("nowhere to keep it");
  if (await find()) return told("kept");
  await idle();
  const maker = new Worker(new URL("remember.mjs", import.meta.url), { type: "module" });
  const end = (how) => {
    maker.terminate();
    told(how);
  };
  maker.onmessage = ({ data }) => end(data);
  maker.onerror = () => end("failed");
};
