// Shrinks archives of Python modules: node tools/shrink.mjs ARCHIVE [LIST] ...
//
// Each archive is replaced; after a list of names, only those of its files are kept. "-" keeps all.
// Python runs here as in the page, so that it reads its own standard library.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
const folder = new URL(".", import.meta.url);
python.FS.writeFile("shrink.py", readFileSync(new URL("shrink.py", folder)));
const { repacked } = python.pyimport("shrink");
const [, , ...given] = process.argv;
for (let index = 0; index < given.length; index += 2) {
  const [archive, list] = given.slice(index, index + 2);
  const wanted = list === "-" ? [] : readFileSync(list, "utf-8").trim().split("\n");
  python.FS.writeFile("whole.zip", new Uint8Array(readFileSync(archive)));
  const bytes = python.runPython("open('whole.zip', 'rb').read()");
  const smaller = repacked(bytes, python.toPy(wanted));
  writeFileSync(archive, smaller.toJs());
}
