// Starts Pyodide with the game in its files, plainly or from a snapshot of its memory.

import { loadPyodide } from "../../pyodide/pyodide.mjs";
import { unpack, write } from "./archive.mjs";
import { LOADER, LOCK, PYTHON, VERSION } from "./build.mjs";
import { compile, instead, script } from "./compiled.mjs";
import { playing, spoken } from "./playing.mjs";

const here = (path) => new URL(path, import.meta.url).href;

const COMPILED = here(`../../pyodide/${PYTHON}`);
const ASKED_FOR = here("../../pyodide/pyodide.asm.wasm");
const COMMON = here("../../caylus.pack");
const packOf = (name) => here(`../../${name}.pack`);
const sentencesIn = (language) => here(`../../languages/${language}.pack`);
// The code is written in it.
const ENGLISH = "en";
const LIBRARY = here("../../pyodide/python_stdlib.pack");
const LIBRARY_UNPACKED = here("../../pyodide/python_stdlib.zip");
const LIBRARIES = "/lib";
const PAGE = 65536;

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

// What makes a promise, unless it stands already; one that fails is made again.
const once = (make) => {
  let made = null;
  const again = () => {
    made = null;
  };
  return () => {
    made ??= make();
    made.catch(again);
    return made;
  };
};

// Fetched at once, beside everything else: Pyodide asks for one after another.
const compiled = compile(COMPILED, fetchHeard(COMPILED));
compiled.catch(() => {});
const loader = once(() => script(here(`../../pyodide/${LOADER}`)));
const brought = (address) => unpack(address, fetchHeard(address));
const common = once(() => brought(COMMON));
const game = once(() => brought(packOf(`games/${playing()}`)));
const library = once(() => unpack(LIBRARY, fetchHeard(LIBRARY)));
const sentences = (spoken() ?? ENGLISH) === ENGLISH ? null : brought(sentencesIn(spoken()));
sentences?.catch(() => {});

// Loads what Pyodide begins with, before it asks for it.
export const prepare = () => loader();

// A promise of all that every start needs.
export const whenFetched = () => Promise.all([loader(), compiled]);

// Fetches what is common, the game and the library, each beside the others.
export const fetchFiles = () => {
  for (const fetched of [common(), game(), library()]) fetched.catch(() => {});
};

// The game's rehearsal needs more memory than a new Python has: a snapshot needs as much room.
const makeRoom = ({ memory }, room) => {
  try {
    memory.grow(Math.max(0, Math.ceil((room - memory.buffer.byteLength) / PAGE)));
  } catch {
    // Too little for the snapshot, which Pyodide then refuses.
  }
};

// Gives Pyodide what it asks for: all of it is at hand. A snapshot needs no library.
const provide = (snapshot) => {
  const files = {
    [LIBRARY_UNPACKED]: async () => new Response(snapshot ? null : (await library()).slice()),
    [ASKED_FOR]: async () => new Response(),
  };
  globalThis.fetch = (...request) => files[String(request[0])]?.() ?? fetchHeard(...request);
  WebAssembly.instantiateStreaming = async (...asked) => {
    const made = await instead(compiled)(...asked);
    if (snapshot) makeRoom(made.instance.exports, snapshot.byteLength);
    return made;
  };
};

const writeGame = async (python) => {
  const archives = await Promise.all([common(), game()]);
  for (const archive of archives) write(python, archive);
};

// A snapshot holds no language, so that it serves them all. One that does not come is done without.
const writeSentences = async (python) => {
  try {
    if (sentences) write(python, await sentences);
  } catch (error) {
    console.info(`English is spoken: ${error}`);
  }
};

// Starts Python; a snapshot is the memory that it begins with, and has all else it needs in it.
export const start = async (snapshot = null, options = {}) => {
  provide(snapshot);
  const python = await loadPyodide({
    ...options,
    ...(snapshot && { _loadSnapshot: snapshot }),
    createPyodideModule: (await loader()).default,
    indexURL: here("../../pyodide/"),
    lockFileContents: LOCK,
    env: { CAYLUS_BUILD: VERSION },
  });
  if (!snapshot) await writeGame(python);
  await writeSentences(python);
  return python;
};

// Gives a Python from a snapshot the files behind its memory, for whatever else it may read.
export const stock = async (python) => {
  fetchFiles();
  const { FS } = python;
  const archive = FS.readdir(LIBRARIES).find((name) => name.endsWith(".zip"));
  FS.writeFile(`${LIBRARIES}/${archive}`, new Uint8Array(await library()));
  await writeGame(python);
};

// Brings a pack that is not there yet, such as that of a game.
export const bring = async (python, name) => {
  write(python, await brought(packOf(name)));
  python.pyimport("importlib").invalidate_caches();
};
