import type { Card, Cards } from "../engine/rows/card.ts";
import type { Content } from "../engine/sessions/content.ts";
import type { World } from "../engine/sessions/world.ts";
import { everything, find, rows, type Row } from "./rows.ts";

/** All sessions serve the same rows, and no request adds any. */
const library = { size: everything.length };

export const libraryFor = () => library;

export const createContent = (): Content => content;

const content: Content = {
  library,
  account: (id) => find(everything, id),
  accounts: () => everything,
  add: () => undefined,
  addSaved: () => undefined,
  save: () => [],
  having: () => content,
  nextChange: () => undefined,
  bytes: () => 0,
};

export const recordsIn = (_world: World) => rows;
export const exportWorld = () => rows;

export function* exportJson(): Generator<string> {
  yield `${JSON.stringify(rows)}\n`;
}

/** The kinds of rows, or the rows of one, as cards; `undefined`: there is no such kind. */
export function cardsIn(_world: World, _origin: string, kind?: string): Cards | undefined {
  if (kind === undefined) return { top: null, cards: Object.keys(rows).map(kindCard) };
  return Object.hasOwn(rows, kind)
    ? { top: kindCard(kind), cards: (rows[kind] ?? []).map(rowCard) }
    : undefined;
}

const card = { kind: "", text: null, picture: null, facts: {} };

function kindCard(kind: string): Card {
  return { ...card, id: kind, title: kind, behind: rows[kind]?.length ?? 0 };
}

function rowCard(row: Row): Card {
  const facts = Object.entries(row).filter(([name]) => name !== "id");
  return {
    ...card,
    id: row.id,
    title: row.id,
    facts: Object.fromEntries(
      facts.map(([name, value]) => [
        name,
        typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value),
      ]),
    ),
    behind: null,
  };
}
