// A worker that makes the snapshot: starts Python, has it rehearse the game, keeps its memory.

import { keep } from "./memory.mjs";
import { start } from "./python.mjs";

const REHEARSAL = "from caylus.web.workers.rehearsal import rehearse; rehearse()";

try {
  const python = await start(null, { _makeSnapshot: true });
  python.runPython(REHEARSAL);
  await keep(python.makeMemorySnapshot());
  postMessage("made");
} catch (error) {
  postMessage(`failed: ${error}`);
}
