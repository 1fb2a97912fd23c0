// All that the page's Python uses of JavaScript: as one file, since each holds up a start a little.

// First, because it notes what the others choose.
export * as early from "../start/early.mjs";

export * as choices from "../start/choices.mjs";
export * as frame from "./frame.mjs";
export * as memory from "../memory/memory.mjs";
export * as patch from "./patch.mjs";
export * as rules from "./rules.mjs";
export * as storage from "./storage.mjs";
export * as update from "../memory/update.mjs";
