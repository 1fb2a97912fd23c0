// Starts Pyodide, plainly or from a snapshot of its memory.

import { loadPyodide, version } from "../pyodide/pyodide.mjs";
import { VERSION } from "./build.mjs";

export { version };

const here = (path) => new URL(path, import.meta.url).href;
export const ARCHIVE = here("../caylus.zip");

const COMPILED = here("../pyodide/pyodide.asm.mjs");
// Archives that come packed as a whole: that is a sixth less than file by file.
const PACKED = {
  [ARCHIVE]: here("../caylus.pack"),
  [here("../pyodide/python_stdlib.zip")]: here("../pyodide/python_stdlib.pack"),
};
const PAGE = 65536;

const fetchPlainly = globalThis.fetch;
// What was asked for before anybody wanted it.
const early = new Map();
let hear = () => {};

// Has every response told, to count what arrives of it.
export const listen = (heard) => {
  hear = heard;
};

const fetchHeard = async (...request) => {
  const response = await fetchPlainly(...request);
  hear(response);
  return response;
};

const unpack = async (address) => {
  const response = await fetchHeard(address);
  if (!response.ok) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
};

globalThis.fetch = async (...request) => {
  const address = String(request[0]);
  if (!(address in PACKED)) return await fetchHeard(...request);
  const response = early.get(address) ?? unpack(PACKED[address]);
  early.delete(address);
  return await response;
};

// Fetched at once, beside everything else: Pyodide and PyScript ask for them one after another.
export const making = import(COMPILED);
making.catch(() => {});
for (const [address, packed] of Object.entries(PACKED)) {
  early.set(address, unpack(packed));
  early.get(address).catch(() => {});
}

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
