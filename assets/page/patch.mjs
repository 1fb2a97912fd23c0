// Patches the page with new text and keeps the nodes that stay: focus and scroll survive.

import morphdom from "../../morphdom/morphdom-esm.js";

const TO_COME = "data-to-come";
const LATER = "[data-later]";
// Milliseconds after which a page need not be painted.
const PATIENCE = 100;
// Milliseconds behind a frame: what waits for that comes first.
const BEHIND = 1;

const parsed = (text) => {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content;
};

// What is equal is left alone. A slider in use may be further on than what is drawn of it, and what is
// to come comes in its turn.
const onBeforeElUpdated = (before, after) => {
  after.toggleAttribute(TO_COME, before.hasAttribute(TO_COME));
  if (before.isEqualNode(after)) return false;
  if (before.type === "range" && before === document.activeElement) after.value = before.value;
  return true;
};

// What moves to another place loses the focus on the way.
const morph = (element, wanted, options) => {
  const active = document.activeElement;
  morphdom(element, wanted, { onBeforeElUpdated, ...options });
  if (active !== document.activeElement && active?.isConnected) active.focus();
};

// A task that goes before the browser's own, if it knows such ones.
const turn = () => {
  if (globalThis.scheduler?.postTask) {
    return scheduler.postTask(() => {}, { priority: "user-blocking" });
  }
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = go;
    port2.postMessage(null);
  });
};

// Does something when the next frame is about to be painted; none is where nobody sees it.
const withFrame = (go) => {
  requestAnimationFrame(go);
  setTimeout(go, PATIENCE);
};

// When what stands there has been painted.
const painted = () => new Promise((go) => withFrame(() => turn().then(go)));

// What is done in a task of its own behind all that waits for the painted page already; sooner before the
// page is hidden, or where nobody sees it.
let due = null;

const settle = () => {
  const done = due;
  due = null;
  done?.();
};

document.addEventListener("visibilitychange", settle, true);

// Has something done then, in place of what was to be done then.
export const whenPainted = (done) => {
  const own = () => done();
  // A frame or a timer that comes late must not hurry what has become due since.
  const settleOwn = () => due === own && settle();
  due = own;
  if (document.hidden) Promise.resolve().then(settleOwn);
  else withFrame(() => setTimeout(settleOwn, BEHIND));
};

// Lays out each part in a task of its own: a whole table at once takes long. What comes first is seen
// at once; the others are painted together, because painting takes longer than they do.
const inTurns = async (parts) => {
  for (const element of parts.flat()) element.toggleAttribute(TO_COME);
  await painted();
  for (const part of parts) {
    await turn();
    for (const element of part) element.removeAttribute(TO_COME);
    part[0]?.getBoundingClientRect();
  }
};

let complete = Promise.resolve();

// What comes later, by the number of its turn.
const later = (element) => {
  const turns = {};
  for (const part of element.querySelectorAll(LATER)) (turns[part.dataset.later] ??= []).push(part);
  return Object.values(turns);
};

// Makes an element's content what an HTML text says. Where nothing was, the parts marked as later
// come one turn after the other.
export const inside = (element, text) => {
  if (!element.firstElementChild) {
    element.innerHTML = text;
    const parts = later(element);
    if (parts.length) complete = inTurns(parts);
    return;
  }
  const wanted = element.cloneNode(false);
  wanted.append(parsed(text));
  morph(element, wanted, { childrenOnly: true });
};

// What texts say, each for itself: to have the browser read all at once is quicker.
const eachParsed = (texts) => {
  const templates = parsed(texts.map((text) => `<template>${text}</template>`).join(""));
  return [...templates.children].map((template) => template.content);
};

// The attributes of a tag: caylus/view/parts.py has their values between two of these quotes.
const ATTRIBUTE = /\s([^\s=>]+)(?:="([^"]*)")?/g;

// A value without references to letters; most have none.
const plain = (value) => {
  if (!value.includes("&")) return value;
  return parsed(`<i title="${value}"></i>`).firstElementChild.title;
};

// Gives an element the attributes of a tag: to have the browser read that as well takes longer.
const reframe = (element, tag) => {
  const wanted = new Map();
  for (const [, name, value = ""] of tag.matchAll(ATTRIBUTE)) wanted.set(name, plain(value));
  for (const name of element.getAttributeNames()) {
    if (!wanted.has(name) && name !== TO_COME) element.removeAttribute(name);
  }
  wanted.forEach((value, name) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  });
};

// What is done with an element, as caylus/view/parts.py tells it, with what the text says or itself.
const CHANGES = {
  drawn: (old, wanted) => morph(old, wanted.firstElementChild),
  framed: (old, _wanted, tag) => reframe(old, tag),
  gone: (old) => old.remove(),
  followed: (old, wanted) => old.after(wanted),
  led: (old, wanted) => old.prepend(wanted),
};

// What often goes when it was used.
const USED = "#band :focus:not(input)";

// Whether a thing still stands there after a change: it is known by its id.
const stays = (thing, [change, key, text]) => {
  if (!document.getElementById(key)?.contains(thing)) return true;
  if (change === "drawn") return thing.id !== "" && text.includes(` id="${thing.id}"`);
  return change !== "gone";
};

// Makes changes: of each what is done, the id of an element, and a text. What has the focus keeps it;
// if it went with the focus on it, the browser would lay out the half-changed table first.
export const elements = (changes) => {
  const used = document.querySelector(USED);
  const goes = used && !changes.every((change) => stays(used, change));
  if (goes) used.blur();
  const wanted = eachParsed(changes.map(([change, , text]) => (change === "framed" ? "" : text)));
  changes.forEach(([change, key, text], at) => {
    CHANGES[change](document.getElementById(key), wanted[at], text);
  });
  if (goes && used.isConnected) used.focus();
};

// A promise of all that was to come later.
export const whenComplete = () => complete;
