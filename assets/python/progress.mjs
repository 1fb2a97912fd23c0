// How much has arrived of what a plain start loads, in bytes as they are sent.

import { SIZES } from "./build.mjs";
import { playing } from "./playing.mjs";

// As many as the host says; until then, or if it says nothing, as many as it sends if it compresses.
const isAsked = ([name, { game }]) => !game || game === playing();
const counted = Object.entries(SIZES).filter(isAsked);
const sent = new Map(counted.map(([name, { packed }]) => [name, packed]));
// The part that is there of each file.
const parts = new Map();

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

export const total = () => sum([...sent.values()]);

export const received = () => Math.round(sum([...parts].map(([name, part]) => part * sent.get(name))));

const nameOf = ({ url }) => url.split("/").pop();

// Only a copy is read: a browser keeps compiled WebAssembly only for an untouched response.
const count = async (response, told) => {
  const name = nameOf(response);
  sent.set(name, Number(response.headers.get("content-length")) || sent.get(name));
  const reader = response.clone().body.getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    parts.set(name, length / SIZES[name].bytes);
    told();
  }
};

// Counts a file that is at hand.
const add = (name, told) => {
  const found = performance.getEntriesByType("resource").find((entry) => entry.name.endsWith(name));
  sent.set(name, found?.encodedBodySize || sent.get(name));
  parts.set(name, 1);
  told();
};

// What a plain start has of its files. What comes before it is known to be one is only noted.
export class Progress {
  // Calls back with each percent more.
  constructor(told) {
    this.told = told;
    this.reported = -1;
    this.noted = [];
    this.isPlain = false;
  }

  arrived = () => {
    const percent = Math.floor((100 * received()) / total());
    if (percent <= this.reported) return;
    this.reported = percent;
    this.told(percent);
  };

  // Takes note of a response; `isRecalled` tells or promises whether it may start from a memory.
  async hear(response, isRecalled) {
    const name = nameOf(response);
    if (!response.ok || !sent.has(name)) return;
    if ((await isRecalled) && !this.isPlain) this.noted.push(name);
    else count(response, this.arrived).catch(() => {});
  }

  // From now on it is a plain start; `others` promise files that are named.
  begin(others) {
    this.isPlain = true;
    for (const name of this.noted) add(name, this.arrived);
    for (const [name, loaded] of Object.entries(others)) {
      loaded.then(() => add(name, this.arrived), () => {});
    }
  }
}
