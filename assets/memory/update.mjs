// Keeps the game on this device through assets/memory/offline.js, lets it be installed, and offers a newer
// build of it.

const MANIFEST = { rel: "manifest", href: "assets/manifest.webmanifest" };
let registration = null;

// Calls back when a newer build waits, or else that nothing can be kept here.
export const watch = async (offer, nowhere) => {
  try {
    registration = await navigator.serviceWorker.register("offline.js");
  } catch {
    nowhere();
    return;
  }
  document.head.append(Object.assign(document.createElement("link"), MANIFEST));
  const { ready } = navigator.serviceWorker;
  ready.then(({ active }) => active.postMessage(document.documentElement.lang));
  const look = () => {
    if (registration.waiting && registration.active) offer();
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing.addEventListener("statechange", look);
  });
};

// Has the newer build take over and loads it; calls back if other pages of the game are open.
export const takeOver = (others) => {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => location.reload());
  serviceWorker.addEventListener("message", ({ data }) => data === "others" && others());
  registration.waiting.postMessage("take over");
};
