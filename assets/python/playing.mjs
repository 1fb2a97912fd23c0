// Which game this visitor plays: the one that the page wants, else the one played last, else the first
// of the house. Workers are told by their name, see doors.js and memory.mjs; those that answer are told
// the language of the page, and whether the build is kept here, as well. What an address says behind its #
// does not reach a worker whose file comes from a service worker.

import { COMMON, GAMES } from "./build.mjs";
import { read } from "../page/storage.mjs";

const LAST = "caylus/last";

const told = () => self.name.split("/");

const asked = () => (globalThis.document ? read(LAST) : told()[1]);

// The language of the page, if a worker was told.
export const spoken = () => told()[2];

// Whether the build is kept on this device, if a worker was told.
export const isKept = () => told()[3] === "kept";

export const playing = () => {
  const name = asked();
  return Object.hasOwn(GAMES, name) ? name : Object.keys(GAMES)[0];
};

// What a snapshot is of: all that it holds, and nothing else, so that another game's pack drops none.
export const held = () => `${COMMON}-${playing()}-${GAMES[playing()]}`;
