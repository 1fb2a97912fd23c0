// Whether this browser has been led to keep this MicroPython compiled: see rehearse in micropython.mjs.
// Another version of the browser compiles anew.

import { MICROPYTHON } from "../python/build.mjs";
import { read, write } from "../page/storage.mjs";

const NAME = "caylus/rehearsed";
const NOTE = `${MICROPYTHON} ${navigator.userAgent}`;

// In frames nothing is prepared for later visits.
export const isToCome = () => !isRehearsed() && !("embed" in document.documentElement.dataset);

export const isRehearsed = () => read(NAME) === NOTE;

export const note = () => write(NAME, NOTE);
