// Starts Pyodide with the game in its files, plainly or from a snapshot of its memory.

import { loadPyodide } from "../pyodide/pyodide.mjs";
import { PYTHON, VERSION } from "./build.mjs";
import { compile, instead } from "./compiled.mjs";

const here = (path) => new URL(path, import.meta.url).href;

const LOADER = here("../pyodide/pyodide.asm.mjs");
const COMPILED = here(`../pyodide/${PYTHON}`);
const ASKED_FOR = here("../pyodide/pyodide.asm.wasm");
// Archives come packed as a whole: that is a sixth less than file by file.
const GAME = here("../caylus.pack");
const LIBRARY = here("../pyodide/python_stdlib.pack");
const LIBRARY_UNPACKED = here("../pyodide/python_stdlib.zip");
const PAGE = 65536;
// The head of each file in a zip archive: what marks it, and where the lengths stand in it.
const HEAD = { mark: 0x04034b50, size: 18, name: 26, extra: 28, length: 30 };

const fetchPlainly = globalThis.fetch;
let hear = () => {};

// Has every response told before it is read, to count what arrives of it.
export const listen = (told) => {
  hear = told;
};

const fetchHeard = async (...request) => {
  const response = await fetchPlainly(...request);
  await hear(response);
  return response;
};

const unpack = async (address) => {
  const response = await fetchHeard(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

// Loads what Pyodide begins with, before it asks for it.
export const prepare = () => import(LOADER);

// Fetched at once, beside everything else: Pyodide asks for one after another.
const compiled = compile(COMPILED, fetchHeard(COMPILED));
const game = unpack(GAME);
const library = unpack(LIBRARY);
for (const fetched of [compiled, game, library]) fetched.catch(() => {});

// What Pyodide is given in place of what it asks for.
const INSTEAD = {
  [LIBRARY_UNPACKED]: async () => new Response((await library).slice()),
  [ASKED_FOR]: async () => new Response(),
};
globalThis.fetch = (...request) => {
  const instead = INSTEAD[String(request[0])];
  return instead ? instead() : fetchHeard(...request);
};

// The files of a zip archive that are not compressed, each with its name.
function* files(archive) {
  const view = new DataView(archive);
  for (let at = 0; view.getUint32(at, true) === HEAD.mark; ) {
    const start = at + HEAD.length;
    const named = start + view.getUint16(at + HEAD.name, true);
    const data = named + view.getUint16(at + HEAD.extra, true);
    at = data + view.getUint32(at + HEAD.size, true);
    const name = new TextDecoder().decode(new Uint8Array(archive, start, named - start));
    yield [name, new Uint8Array(archive, data, at - data)];
  }
}

const writeFiles = ({ FS }, archive) => {
  const made = new Set();
  for (const [name, data] of files(archive)) {
    const folder = name.slice(0, name.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(name, data);
  }
};

// The game's rehearsal needs more memory than a new Python has: a snapshot needs as much room.
const makeRoom = ({ memory }, room) => {
  try {
    memory.grow(Math.max(0, Math.ceil((room - memory.buffer.byteLength) / PAGE)));
  } catch {
    // Too little for the snapshot, which Pyodide then refuses.
  }
};

// Starts Python; a snapshot is the memory that it begins with.
export const start = async (snapshot = null, options = {}) => {
  WebAssembly.instantiateStreaming = async (...asked) => {
    const made = await instead(compiled)(...asked);
    if (snapshot) makeRoom(made.instance.exports, snapshot.byteLength);
    return made;
  };
  const env = { CAYLUS_BUILD: VERSION };
  const memory = snapshot ? { _loadSnapshot: snapshot } : {};
  const indexURL = here("../pyodide/");
  const python = await loadPyodide({ ...options, ...memory, indexURL, env });
  writeFiles(python, await game);
  return python;
};
