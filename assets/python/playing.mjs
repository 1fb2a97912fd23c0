// Which game this visitor plays: the one that the page wants, else the one played last, else the first
// of the house. Workers are told by their address, see doors.js and memory.mjs.

import { COMMON, GAMES } from "./build.mjs";
import { read } from "../page/storage.mjs";

const LAST = "caylus/last";

const asked = () => (globalThis.document ? read(LAST) : decodeURIComponent(location.hash.slice(1)));

export const playing = () => {
  const name = asked();
  return Object.hasOwn(GAMES, name) ? name : Object.keys(GAMES)[0];
};

// What a snapshot is of: all that it holds, and nothing else, so that another game's pack drops none.
export const held = () => `${COMMON}-${playing()}-${GAMES[playing()]}`;
