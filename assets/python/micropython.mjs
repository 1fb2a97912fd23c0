// MicroPython for the page with the page's modules, as PyScript asks for it.

import { loadMicroPython as load } from "../../micropython/micropython.mjs";
import { unpack, write } from "./archive.mjs";
import { MICROPYTHON } from "./build.mjs";
import { compile, compileApart, instead } from "./compiled.mjs";
import { isToCome } from "../memory/rehearsed.mjs";

const here = (path) => new URL(path, import.meta.url).href;
const WASM = here(`../../micropython/${MICROPYTHON}`);
const ASKED_FOR = import.meta.url;

// Turns the interpreter's own loop and calls hardly anything: only that loop is optimised.
const REHEARSAL = `
def turn(all):
    for one in all:
        for other in all:
            all; all; all; all; all; all; all; all
turn((None,) * 50)
`;

// Starts MicroPython; in place of what it asks for it is given what is being compiled.
const loaded = async (compiled, options) => {
  const { fetch: fetchPlainly } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (...request) =>
    request[0] === ASKED_FOR ? new Response() : fetchPlainly(...request);
  WebAssembly.instantiateStreaming = instead(compiled);
  try {
    return await load({ ...options, url: ASKED_FOR });
  } finally {
    globalThis.fetch = fetchPlainly;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
};

export const loadMicroPython = async (options) => {
  const compiled = isToCome() ? compileApart(WASM) : compile(WASM);
  const modules = unpack(here("../../page.pack"));
  for (const fetched of [compiled, modules]) fetched.catch(() => {});
  const python = await loaded(compiled, options);
  write(python, await modules);
  return python;
};

// Has the browser keep that loop, optimised, for later visits. V8 keeps a little code only if nothing
// of the same module has been optimised for two seconds, and a page never rests so long: this is for a
// worker, and the page has a module apart meanwhile. Returns the module, which somebody must hold so long.
export const rehearse = async () => {
  const module = await compile(WASM);
  const python = await loaded(module, {});
  python.runPython(REHEARSAL);
  return module;
};
