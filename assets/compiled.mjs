// Scripts and WebAssembly whose compiled code the browser keeps.
//
// It does so only for untouched responses from the network or its own cache, so the service worker
// lets these files pass, see offline.js. Where there is neither, they are taken from what it keeps.

// The module of a script.
export const script = (address) => import(address).catch(() => import(`${address}?kept`));

export const compile = (address, fetched = fetch(address)) =>
  WebAssembly.compileStreaming(
    fetched.catch(() => null).then((response) => {
      return response?.ok ? response : caches.match(address, { ignoreSearch: true });
    }),
  );

// Makes an instance of what is compiled, in place of what a loader has fetched itself.
export const instead = (compiled) => async (_fetched, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
