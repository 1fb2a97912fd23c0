// A snapshot of the memory of a started Python with the game imported. It is made on this device by
// assets/remember.mjs and kept as a private file of this site; it fits the one build that made it.
//
// Whatever goes wrong here is no trouble: without a snapshot Python starts plainly.

import { VERSION } from "./build.mjs";

const FAMILY = "caylus-memory-";
const NAME = FAMILY + encodeURIComponent(VERSION);
// Bytes that are written last: without them Pyodide refuses what a killed maker left.
const HEAD = 16;
// Milliseconds after the start in which the page is left alone.
const PAUSE = 2000;

const folder = () => navigator.storage.getDirectory();

// The file of the snapshot of this build, or null.
export const find = async () => {
  try {
    return await (await folder()).getFileHandle(NAME);
  } catch {
    return null;
  }
};

const read = async (file) => {
  let opened;
  try {
    opened = await file.createSyncAccessHandle({ mode: "read-only" });
  } catch {
    // Only workers can, in some browsers one at a time.
    return await (await file.getFile()).arrayBuffer();
  }
  const memory = new Uint8Array(opened.getSize());
  opened.read(memory, { at: 0 });
  opened.close();
  return memory.buffer;
};

// The snapshot of this build, or null.
export const recall = async () => {
  try {
    return await read(await find());
  } catch {
    return null;
  }
};

// Keeps a snapshot in place of those of other builds; throws where there is no room. In a worker.
export const keep = async (memory) => {
  await forget();
  const file = await (await folder()).getFileHandle(NAME, { create: true });
  const opened = await file.createSyncAccessHandle();
  try {
    opened.write(memory.subarray(HEAD), { at: HEAD });
    opened.flush();
    opened.write(memory.subarray(0, HEAD), { at: 0 });
    if (opened.getSize() < memory.byteLength) throw new Error("there is no room for it");
    opened.close();
  } catch (error) {
    opened.close();
    await forget();
    throw error;
  }
};

export const forget = async () => {
  try {
    const kept = await folder();
    for await (const name of kept.keys()) {
      if (name.startsWith(FAMILY)) await kept.removeEntry(name);
    }
  } catch {
    // Nothing is kept then.
  }
};

const idle = () =>
  new Promise((go) => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(go), PAUSE));

// Makes a snapshot in a worker of its own, unless there is one, once the page has nothing to do;
// calls back with how it went.
export const prepare = async (told) => {
  if (!navigator.storage?.getDirectory) return told("nowhere to keep it");
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
