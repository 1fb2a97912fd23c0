// The service worker: keeps the whole build on this device, so that no start needs a network.
//
// A newer build is fetched as a whole beside the one in use and waits. It takes over when no page of
// the game is open any more, or when the only open one asks for it (assets/memory/update.mjs).

"use strict";

for (const part of ["core", "routing", "strategies", "precaching"]) {
  importScripts(`workbox/workbox-${part}.prod.js`);
}

// Written by tools/build.py: the address and the revision of every file.
const FILES = [];

// A browser keeps what it has compiled of a file only if the file comes from the network, or from its
// own cache: see assets/python/compiled.mjs, which asks for the kept one where there is neither.
const isCompiled = (address) => /\.[0-9a-f]{16}\.(mjs|wasm)$/.test(address);

addEventListener("fetch", (event) => {
  if (isCompiled(event.request.url)) event.stopImmediatePropagation();
});

const { addPlugins, cleanupOutdatedCaches, precacheAndRoute } = workbox.precaching;

// What the browser has just loaded is only asked for again if it has changed, and not at all if its
// name holds a hash: whoever asks again loses what was compiled. The page itself was loaded by the name
// of its folder.
const plainly = ({ url }) => {
  const address = url.replace(/\/index\.html$/, "/");
  const cache = isCompiled(url) ? "default" : "no-cache";
  return new Request(address, { cache, credentials: "same-origin" });
};

addPlugins([{ requestWillFetch: async ({ request }) => plainly(request) }]);
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("message", (event) => {
  const takeOver = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length > 1) event.source.postMessage("others");
    else await skipWaiting();
  };
  if (event.data === "take over") event.waitUntil(takeOver());
});
