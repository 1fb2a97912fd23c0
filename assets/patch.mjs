// Patches the page with new text and keeps the nodes that stay: focus and scroll survive.

import morphdom from "../morphdom/morphdom.esm.js";

const parsed = (text) => {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content;
};

// What is equal is left alone. A slider in use may be further on than what is drawn of it.
const onBeforeElUpdated = (before, after) => {
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

// Makes an element's content what an HTML text says.
export const inside = (element, text) => {
  if (!element.firstElementChild) {
    element.innerHTML = text;
    return;
  }
  const wanted = element.cloneNode(false);
  wanted.append(parsed(text));
  morph(element, wanted, { childrenOnly: true });
};

// Makes the element of an id what its HTML text says.
export const whole = (key, text) => {
  morph(document.getElementById(key), parsed(text).firstElementChild);
};
