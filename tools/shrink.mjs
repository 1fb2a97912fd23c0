// Shrinks archives of Python modules: node tools/shrink.mjs ARCHIVE LIST FORM ...
//
// Each archive is replaced; of a list of names only those of its files are kept, "-" keeps all. The form
// is "source", or "code" for modules that are compiled already: twice the bytes, read at once.
// Python runs here as in the page, so that it reads its own standard library.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

// Code without columns is a quarter smaller.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
const folder = new URL(".", import.meta.url);
python.FS.writeFile("shrink.py", readFileSync(new URL("shrink.py", folder)));
const { repacked } = python.pyimport("shrink");
const [, , ...given] = process.argv;
for (let index = 0; index < given.length; index += 3) {
  const [archive, list, form] = given.slice(index, index + 3);
  const wanted = list === "-" ? [] : readFileSync(list, "utf-8").trim().split("\n");
  python.FS.writeFile("whole.zip", new Uint8Array(readFileSync(archive)));
  const bytes = python.runPython("open('whole.zip', 'rb').read()");
  const smaller = repacked(bytes, python.toPy(wanted), form === "code");
  writeFileSync(archive, smaller.toJs());
}
