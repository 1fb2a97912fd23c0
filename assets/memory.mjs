// A snapshot of the memory of a started Python with the game imported. It is made on this device by
// assets/remember.mjs and kept in the files of this site; it fits the one build that made it.
//
// Whatever goes wrong here is no trouble: without a snapshot Python starts plainly.

import { VERSION } from "./build.mjs";

const PREFIX = "memory-";
const NAME = PREFIX + VERSION;
// Stands before a snapshot that is whole; its length keeps what follows aligned.
const MARK = new TextEncoder().encode("snapshot");
// Milliseconds after the start in which the page is left alone.
const PAUSE = 2000;

const folder = () => navigator.storage.getDirectory();

const isMark = (bytes) => new TextDecoder().decode(bytes) === new TextDecoder().decode(MARK);

// Whether a snapshot of this build is kept.
export const find = async () => {
  try {
    const file = await (await (await folder()).getFileHandle(NAME)).getFile();
    return isMark(await file.slice(0, MARK.length).arrayBuffer());
  } catch {
    return false;
  }
};

// All of a file: at once where workers may read so, which is three times as fast.
const read = async (handle) => {
  let opened = null;
  try {
    opened = await handle.createSyncAccessHandle({ mode: "read-only" });
    const data = new Uint8Array(opened.getSize());
    opened.read(data, { at: 0 });
    return data;
  } catch {
    return new Uint8Array(await (await handle.getFile()).arrayBuffer());
  } finally {
    opened?.close();
  }
};

// The snapshot of this build, or null.
export const recall = async () => {
  try {
    const data = await read(await (await folder()).getFileHandle(NAME));
    return isMark(data.subarray(0, MARK.length)) ? data.subarray(MARK.length) : null;
  } catch {
    return null;
  }
};

// Keeps a snapshot in place of those of other builds; throws where there is no room.
export const keep = async (memory) => {
  await forget();
  const handle = await (await folder()).getFileHandle(NAME, { create: true });
  const opened = await handle.createSyncAccessHandle();
  try {
    const written = opened.write(memory, { at: MARK.length });
    if (written < memory.length) throw new Error("no room");
    opened.flush();
    opened.write(MARK, { at: 0 });
  } finally {
    opened.close();
  }
};

export const forget = async () => {
  try {
    const kept = await folder();
    for await (const name of kept.keys()) {
      if (name.startsWith(PREFIX)) await kept.removeEntry(name);
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
