// A worker that makes the snapshot: starts Python, has it rehearse the game, keeps its memory.

import { keep } from "./memory.mjs";
import { ARCHIVE, start } from "./python.mjs";

const REHEARSAL = "from caylus.web.workers.rehearsal import rehearse; rehearse()";

try {
  const archive = fetch(ARCHIVE).then((response) => response.arrayBuffer());
  const started = await start({ _makeSnapshot: true });
  started.unpackArchive(await archive, "zip");
  started.runPython(REHEARSAL);
  await keep(started.makeMemorySnapshot());
  postMessage("made");
} catch (error) {
  postMessage(`failed: ${error}`);
}
