// MicroPython for the page with the page's modules, as PyScript asks for it.

import { loadMicroPython as load } from "../micropython/micropython.mjs";
import { unpack, write } from "./archive.mjs";
import { MICROPYTHON } from "./build.mjs";
import { compile, instead } from "./compiled.mjs";

const here = (path) => new URL(path, import.meta.url).href;

const compiled = compile(here(`../micropython/${MICROPYTHON}`));
const ASKED_FOR = import.meta.url;
const modules = unpack(here("../page.pack"));
for (const fetched of [compiled, modules]) fetched.catch(() => {});

// Loads it; in place of what it asks for it is given what is being compiled.
export const loadMicroPython = async (options) => {
  const { fetch: fetchPlainly } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (...request) =>
    request[0] === ASKED_FOR ? new Response() : fetchPlainly(...request);
  WebAssembly.instantiateStreaming = instead(compiled);
  try {
    const python = await load({ ...options, url: ASKED_FOR });
    write(python, await modules);
    return python;
  } finally {
    globalThis.fetch = fetchPlainly;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
};
