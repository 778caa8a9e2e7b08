import type { Card, Cards } from "../engine/rows/card.ts";
import type { Content } from "../engine/sessions/content.ts";
import type { World } from "../engine/sessions/world.ts";
import { everything, find, rows } from "./rows.ts";

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
  const card = (id: string, facts: object, isCover: boolean): Card => {
    return { id, title: id, kind: "", text: null, picture: null, facts: { ...facts }, isCover };
  };
  if (kind === undefined)
    return {
      top: null,
      cards: Object.entries(rows).map(([id, { length }]) => card(id, { rows: length }, length > 0)),
    };
  if (!Object.hasOwn(rows, kind)) return undefined;
  return { top: card(kind, {}, true), cards: (rows[kind] ?? []).map((row) => card(row.id, row, false)) };
}
