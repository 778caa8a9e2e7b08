import { button, h } from "../shared/dom.ts";
import { size } from "../shared/words.ts";

/** How much of a body is shown at first, in characters, and of how much the kinds of values are told apart. */
const shownAtFirst = 4_000;
const coloured = 200_000;

/** A body as text: JSON is indented and coloured, and what is long is cut until somebody asks for all of it. */
export function bodyView(body: unknown, name: string): Node {
  if (body === undefined || body === "") return h("p", { class: "muted" }, "No body.");
  const text = typeof body === "string" ? body : JSON.stringify(body, null, 2);
  // Those who use the keyboard alone scroll what has the focus.
  const pre = h("pre", { tabindex: 0, role: "group", "aria-label": name });
  const show = (part: string) =>
    pre.replaceChildren(...(typeof body === "string" || part.length > coloured ? [part] : pieces(part)));
  if (text.length <= shownAtFirst) {
    show(text);
    return pre;
  }
  show(`${text.slice(0, text.lastIndexOf("\n", shownAtFirst) + 1 || shownAtFirst)}…`);
  const all = button(`Show all ${size(text.length)}`, () => {
    show(text);
    all.remove();
    pre.focus();
  });
  return h("div", {}, pre, all);
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** JSON in pieces, each with the class of what it is. */
function pieces(json: string): (Node | string)[] {
  const found: (Node | string)[] = [];
  let end = 0;
  for (const match of json.matchAll(token)) {
    const [all, text, colon] = match;
    if (colon === undefined) {
      found.push(
        json.slice(end, match.index),
        h("span", { class: text === undefined ? "constant" : "string" }, all),
      );
      end = match.index + all.length;
    }
  }
  return [...found, json.slice(end)];
}
