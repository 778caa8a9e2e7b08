import { currentVersion, versionTitle } from "../../../lib/versions.ts";
import type { Entry } from "../../search/entry.ts";
import type { Hit } from "../../search/find.ts";
import { pieces } from "../../search/pieces.ts";
import { stem } from "../../search/stem.ts";

const kinds: Record<Entry["kind"], string> = {
  guide: "Guide",
  section: "Section",
  operation: "Operation",
  schema: "Schema",
  error: "Error",
  request: "Request",
  field: "Field",
  value: "Value",
  gap: "Known gap",
  change: "Change",
};

/** A result, as an option that is a link, so that it can be opened in another tab as any link. */
export function optionOf({ entry, terms, marked: typed, also }: Hit, id: string): HTMLAnchorElement {
  const option = document.createElement("a");
  option.id = id;
  option.className = "result";
  option.href = `${document.body.dataset["root"] ?? ""}${entry.address}`;
  option.tabIndex = -1;
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  option.dataset["kind"] = entry.kind;
  option.append(
    part("kind", [kinds[entry.kind]]),
    part("title", marked(entry.title, typed)),
    ...(entry.version === undefined || entry.version === currentVersion
      ? []
      : [part("version", [versionTitle(entry.version).replace(",", "")])]),
    ...(entry.context === "" ? [] : [part("context", marked(entry.context, typed))]),
    ...(entry.price === undefined ? [] : [part("price", [entry.price])]),
    ...(entry.kind === "field" && also.length > 0 ? [part("also", [alsoIn(also)])] : []),
    ...(entry.text === "" ? [] : [part("text", marked(excerpt(entry.text, terms), typed))]),
  );
  return option;
}

function alsoIn(entries: Entry[]): string {
  const names = [...new Set(entries.map(({ context }) => context.split(",")[0] ?? ""))];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return `also in ${names.slice(0, 3).join(", ")}${more}`;
}

function part(name: string, content: (Node | string)[]): DocumentFragment {
  const span = document.createElement("span");
  span.className = `result-${name}`;
  span.append(...content);
  const fragment = document.createDocumentFragment();
  // Where it is read aloud, the parts are words of their own.
  fragment.append(span, " ");
  return fragment;
}

function marked(text: string, terms: ReadonlySet<string>): (Node | string)[] {
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

const maxExcerptChars = 150;

/** The part of a text where something matched first, or its beginning. */
function excerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= maxExcerptChars) return text;
  const first = pieces(text).find(({ term }) => terms.has(stem(term)))?.start ?? 0;
  const from = first < maxExcerptChars - 30 ? 0 : text.lastIndexOf(" ", first - 40) + 1;
  const to =
    text.length <= from + maxExcerptChars ? text.length : text.lastIndexOf(" ", from + maxExcerptChars);
  const shown = text.slice(from, to > from ? to : from + maxExcerptChars);
  return `${from > 0 ? "… " : ""}${shown}${from + shown.length < text.length ? " …" : ""}`;
}
