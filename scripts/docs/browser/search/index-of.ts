import MiniSearch from "minisearch";
import type { Entry } from "./entry.ts";
import { pieces, plain } from "./pieces.ts";
import { stem } from "./stem.ts";

/** All that can be found, by its number in the list. */
export interface Index {
  entries: Entry[];
  search: MiniSearch<Indexed>;
}

/** What is searched of an entry. */
interface Indexed extends Record<"title" | "names" | "context" | "version" | "text" | "within", string> {
  id: number;
}

/**
 * The index of a list of entries, made in small steps so that a page stays responsive. It is made here, and not when the
 * site is built, since the finished index is more than twice as large as the list, which is needed in any case.
 */
export async function indexOf(entries: Entry[]): Promise<Index> {
  const search = new MiniSearch<Indexed>({
    fields: ["title", "names", "context", "version", "text", "within"],
    tokenize: (text) => pieces(text).map(({ term }) => term),
    processTerm: stem,
  });
  const parts = partsOf(entries);
  await search.addAllAsync(
    entries.map(({ title, names = [], address, context, version, text }, id) => ({
      ...{ id, title, context, text },
      // Names of several words are typed as one word, too.
      names: [...names, ...[title, ...names].map(asOneWord)].join(" "),
      version: version === "v1" ? "v1 legacy" : (version ?? ""),
      within: parts.get(address) ?? "",
    })),
    { chunkSize: 100 },
  );
  return { entries, search };
}

/** By page, what the places on it are called and say: a question names several of them. */
function partsOf(entries: Entry[]): Map<string, string> {
  const parts = new Map<string, string[]>();
  for (const { kind, address, title, text } of entries) {
    const [page = "", place] = address.split("#");
    // What is open is on a page of its own, and not what that page is about.
    if (place === undefined || kind === "gap" || kind === "change") continue;
    const known = parts.get(page) ?? [];
    parts.set(page, [...known, kind === "request" || kind === "field" ? `${title} ${text}` : title]);
  }
  return new Map([...parts].map(([page, all]) => [page, all.join(" ")]));
}

function asOneWord(name: string): string {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 && words.length < 4 ? words.join("") : "";
}
