// localStorage that never throws, wherever it is denied, absent or full.
//
// This is JavaScript because MicroPython cannot catch what a JavaScript call throws.

const attempt = (action, otherwise) => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

export const names = () => attempt(() => Object.keys(localStorage), []);

export const read = (name) => attempt(() => localStorage.getItem(name), null);

// What can be drawn anew makes room for what cannot.
const DRAWN = "caylus/board";

const put = (name, text) =>
  attempt(() => {
    localStorage.setItem(name, text);
    return localStorage.getItem(name) === text;
  }, false);

export const write = (name, text) => put(name, text) || (remove(DRAWN) && put(name, text));

export const remove = (name) =>
  attempt(() => {
    localStorage.removeItem(name);
    return true;
  }, false);
