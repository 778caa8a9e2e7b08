import { pieces } from "../../search/pieces.ts";
import { stem } from "../../search/stem.ts";

/** A text as nodes, with what matched in `<mark>`. */
export function marked(text: string, terms: ReadonlySet<string>): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let done = 0;
  for (const { term, start, end } of pieces(text)) {
    // A name comes before its parts, so that one that matched whole is marked once.
    if (start < done || !terms.has(stem(term))) continue;
    const mark = document.createElement("mark");
    mark.textContent = text.slice(start, end);
    nodes.push(text.slice(done, start), mark);
    done = end;
  }
  return [...nodes, text.slice(done)];
}

/** How much of a text is shown below a result. */
const length = 150;

/** The part of a text where something matched first, or its beginning. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= length) return text;
  const first = pieces(text).find(({ term }) => terms.has(stem(term)))?.start ?? 0;
  const from = first < length - 30 ? 0 : text.lastIndexOf(" ", first - 40) + 1;
  const to = text.length <= from + length ? text.length : text.lastIndexOf(" ", from + length);
  const part = text.slice(from, to > from ? to : from + length);
  return `${from > 0 ? "… " : ""}${part}${from + part.length < text.length ? " …" : ""}`;
}
