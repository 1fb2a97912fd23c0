// MicroPython for the page, as PyScript asks for it.

import { loadMicroPython as load } from "../micropython/micropython.mjs";
import { MICROPYTHON } from "./build.mjs";
import { compile, instead } from "./compiled.mjs";

const compiled = compile(new URL(`../micropython/${MICROPYTHON}`, import.meta.url).href);
compiled.catch(() => {});

// Loads it; in place of what it asks for it is given what is being compiled.
export const loadMicroPython = async (options) => {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = instead(compiled);
  try {
    return await load({ ...options, url: import.meta.url });
  } finally {
    Object.assign(WebAssembly, { instantiateStreaming });
  }
};
