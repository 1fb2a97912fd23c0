// Starts Pyodide, plainly or from a snapshot of its memory.

import { loadPyodide, version } from "../pyodide/pyodide.mjs";
import { VERSION } from "./build.mjs";

export { version };

export const here = (path) => new URL(path, import.meta.url).href;
export const ARCHIVE = here("../caylus.zip");

const COMPILED = here("../pyodide/pyodide.asm.mjs");
const PAGE = 65536;

// Fetched at once, beside everything else.
export const making = import(COMPILED);
making.catch(() => {});

// The game's rehearsal needs more memory than a new Python has: a snapshot needs as much room.
const makeRoom = ({ memory }, room) => {
  try {
    memory.grow(Math.max(0, Math.ceil((room - memory.buffer.byteLength) / PAGE)));
  } catch {
    // Too little for the snapshot, which Pyodide then refuses.
  }
};

export const start = (options) => {
  const room = options._loadSnapshot?.byteLength ?? 0;
  const createPyodideModule = async (settings) => {
    const { default: create } = await making;
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        makeRoom(instance.exports, room);
        done(instance, module);
      });
    return await create(settings);
  };
  const env = { CAYLUS_BUILD: VERSION };
  return loadPyodide({ ...options, indexURL: here("../pyodide/"), env, createPyodideModule });
};
