// Keeps bytes by name in Cache Storage: for browsers without files, see files.mjs.

const STORE = "caylus-bytes";
const FOLDER = new URL("../../bytes/", import.meta.url).href;

const address = (name) => FOLDER + encodeURIComponent(name);

export const has = async (name) => Boolean(await (await caches.open(STORE)).match(address(name)));

// The bytes of a name, or null.
export const read = async (name) => {
  const kept = await (await caches.open(STORE)).match(address(name));
  return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
};

export const write = async (name, bytes) => {
  await (await caches.open(STORE)).put(address(name), new Response(bytes));
};

// Forgets all whose names begin so.
export const clear = async (prefix) => {
  const store = await caches.open(STORE);
  for (const kept of await store.keys()) {
    if (kept.url.startsWith(address(prefix))) await store.delete(kept);
  }
};
