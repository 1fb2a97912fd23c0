// Scripts and WebAssembly whose compiled code the browser keeps.
//
// It does so only for untouched responses from the network or its own cache, so the service worker
// lets these files pass, see offline.js. Where there is neither, they are taken from what it keeps.

// The module of a script.
export const script = (address) => import(address).catch(() => import(`${address}?kept`));

const found = async (address, fetched) => {
  const response = await fetched.catch(() => null);
  return response?.ok ? response : caches.match(address, { ignoreSearch: true });
};

export const compile = (address, fetched = fetch(address)) =>
  WebAssembly.compileStreaming(found(address, fetched));

// An option without use to what imports no texts. Without it all who compile the same share one module.
const APART = { builtins: ["js-string"] };

// Compiles a module that is shared with nobody who uses compile(), and not kept.
export const compileApart = async (address) => {
  const response = await found(address, fetch(address));
  return WebAssembly.compile(await response.arrayBuffer(), APART);
};

// Makes an instance of what is compiled, in place of what a loader has fetched itself.
export const instead = (compiled) => async (_fetched, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
