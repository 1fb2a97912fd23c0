// The service worker: keeps the whole build on this device, so that no start needs a network. Of
// languages it keeps those that were spoken here.
//
// A newer build is fetched as a whole beside the one in use and waits. It takes over when no page of
// the game is open any more, or when the only open one asks for it (assets/memory/update.mjs).

"use strict";

for (const part of ["core", "routing", "strategies", "precaching"]) {
  importScripts(`workbox/workbox-${part}.prod.js`);
}

// Written by tools/build.py: the address and the revision of every file; those of each language, by
// its name.
const FILES = [];
const LANGUAGES = {};

// A browser keeps what it has compiled of a file only if the file comes from the network, or from its
// own cache: see assets/python/compiled.mjs, which asks for the kept one where there is neither.
const isCompiled = (address) => /\.[0-9a-f]{16}\.(mjs|wasm)$/.test(address);

addEventListener("fetch", (event) => {
  if (isCompiled(event.request.url)) event.stopImmediatePropagation();
});

const { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } = workbox.precaching;

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

const SPOKEN = `languages-${registration.scope}`;
const here = (url) => new URL(url, location.href).href;
const keyOf = ({ url, revision }) => here(`${url}?${revision}`);
const ofLanguages = Object.values(LANGUAGES).flat();

// The host may have a newer build already; without a network nobody can tell.
const isNewest = async () => {
  try {
    await registration.update();
  } catch {
    return false;
  }
  return !registration.installing && !registration.waiting;
};

const keep = async (language) => {
  const store = await caches.open(SPOKEN);
  for (const file of LANGUAGES[language]) {
    const response = await fetch(plainly({ url: here(file.url) }));
    if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
    await store.put(keyOf(file), response);
  }
};

const missing = async (language) => {
  const store = await caches.open(SPOKEN);
  const found = await Promise.all(LANGUAGES[language].map((file) => store.match(keyOf(file))));
  return found.includes(undefined);
};

// A newer build keeps the languages that the one before it has kept.
const keepOn = async () => {
  const store = await caches.open(SPOKEN);
  for (const [language, [{ url }]] of Object.entries(LANGUAGES)) {
    if (await store.match(here(url), { ignoreSearch: true })) await keep(language);
  }
};

const forgetOlder = async () => {
  const store = await caches.open(SPOKEN);
  const keys = ofLanguages.map(keyOf);
  for (const { url } of await store.keys()) if (!keys.includes(url)) await store.delete(url);
};

// A page of a newer build would not go with the rest of this one: it comes in English until all does.
const answer = async ({ request, params: file }) => {
  const kept = await (await caches.open(SPOKEN)).match(keyOf(file));
  if (kept) return kept;
  const isPage = request.mode === "navigate";
  if (!isPage || (await isNewest())) return fetch(request);
  return matchPrecache(file.url.replace(/\.[^.]*\.html$/, ".html"));
};

const listed = ({ url }) => ofLanguages.find((file) => here(file.url) === url.origin + url.pathname);
workbox.routing.registerRoute(listed, answer);

addEventListener("install", (event) => event.waitUntil(keepOn()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder()));

// A page tells the language that it speaks.
addEventListener("message", (event) => {
  const speak = async (language) => {
    if ((await missing(language)) && (await isNewest())) await keep(language);
  };
  if (Object.hasOwn(LANGUAGES, event.data)) event.waitUntil(speak(event.data));
});

addEventListener("message", (event) => {
  const takeOver = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length > 1) event.source.postMessage("others");
    else await skipWaiting();
  };
  if (event.data === "take over") event.waitUntil(takeOver());
});
