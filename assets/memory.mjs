// A snapshot of the memory of a started Python with the game imported. It is made on this device by
// assets/remember.mjs and kept in Cache Storage; it fits the one build that made it.
//
// Whatever goes wrong here is no trouble: without a snapshot Python starts plainly.

import { VERSION } from "./build.mjs";

const STORE = "caylus-memory";
// Milliseconds after the start in which the page is left alone.
const PAUSE = 2000;
const KEY = new URL(`../memory/${encodeURIComponent(VERSION)}`, import.meta.url).href;

// The kept snapshot of this build, not yet read, if there is one.
export const find = async () => {
  try {
    return await (await caches.open(STORE)).match(KEY);
  } catch {
    return undefined;
  }
};

// The snapshot of this build, or null.
export const recall = async () => {
  try {
    return (await (await find())?.arrayBuffer()) ?? null;
  } catch {
    return null;
  }
};

// Keeps a snapshot in place of those of other builds; throws where there is no room.
export const keep = async (memory) => {
  const store = await caches.open(STORE);
  await forget();
  await store.put(KEY, new Response(memory));
};

export const forget = async () => {
  try {
    const store = await caches.open(STORE);
    await Promise.all((await store.keys()).map((kept) => store.delete(kept)));
  } catch {
    // Nothing is kept then.
  }
};

const idle = () =>
  new Promise((go) => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(go), PAUSE));

// Makes a snapshot in a worker of its own, unless there is one, once the page has nothing to do;
// calls back with how it went.
export const prepare = async (told) => {
  if (typeof caches === "undefined") return told("nowhere to keep it");
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
