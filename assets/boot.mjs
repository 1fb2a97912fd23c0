// The interpreter of every worker: starts Python and tells the page how far that has come.
//
// PyScript imports this module in place of pyodide.mjs (see worker.toml). Each report is one message
// {stage, received, total}: a stage's name and the bytes that have arrived of all that will.

import { SIZES } from "./build.mjs";
import { forget, recall } from "./memory.mjs";
import { listen, making, start, version } from "./python.mjs";

export { version };

const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);

let received = 0;
let reported = -1;

const report = (stage) => postMessage({ stage, received, total });

const arrived = (bytes) => {
  received += bytes;
  const percent = Math.floor((100 * received) / total);
  if (percent > reported) {
    reported = percent;
    report(received < total ? "downloading" : "starting");
  }
};

// Only a copy is read: a browser keeps compiled WebAssembly only for an untouched response.
const count = async (response) => {
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    arrived(part.value.byteLength);
  }
};

listen((response) => {
  if (response.ok && response.url.split("/").pop() in SIZES) count(response.clone()).catch(() => {});
});
making.then(() => arrived(SIZES["pyodide.asm.mjs"]), () => {});

const startPlainly = (options) => {
  report("downloading");
  return start(options);
};

const startFrom = async (memory, options) => {
  report("recalling");
  try {
    return await start({ ...options, _loadSnapshot: memory });
  } catch (error) {
    console.info(`No start from memory: ${error}`);
    await forget();
    return await start(options);
  }
};

const recalled = recall();

export async function loadPyodide(options) {
  const memory = await recalled;
  const started = await (memory ? startFrom(memory, options) : startPlainly(options));
  report("loading");
  return started;
}
