import { operations } from "@adintel/client/operations";
import { direct, type CapableHandler } from "../engine/rows/list-definition.ts";
import { countIn, listing } from "../engine/rows/list.ts";
import { unknownIdOf } from "../engine/rows/unknown-id.ts";
import { fieldOf } from "../engine/rows/row.ts";
import type { Operation } from "../engine/rows/table.ts";
import type { Account } from "../engine/sessions/content.ts";
import { createTextIndex } from "../engine/text/text-index.ts";
import { memoize } from "../../scripts/lib/memoize.ts";
import { forEachVersion } from "../../scripts/lib/versions.ts";
import { everything, find, namedIn, rowsOf, type Row } from "./rows.ts";

/** What answers each operation, as far as its lists and its path say; `null`: the documents' examples do. */
export const handlers = forEachVersion((version) =>
  Object.fromEntries(
    Object.values<Operation & { path: string }>(operations[version]).map((operation) => [
      operation.operationId,
      handlerOf(operation),
    ]),
  ),
);

function handlerOf({ path, lists, effects }: Operation & { path: string }): CapableHandler | null {
  const named = namedIn(path);
  const [list, ...others] = lists;
  if (!list && named)
    return direct({}, ({ operation, path: values }) => {
      const row = find(named, Object.values(values)[0] ?? "");
      return row ? { json: JSON.stringify(row), rows: 1 } : { error: unknownIdOf(operation) };
    });
  if (!list || others.length > 0) return null;
  const all = rowsOf(list.in);
  const field = list.parent ?? Object.values(effects).find(({ by }) => by === "account")?.field;
  const parentIn = field === undefined ? undefined : fieldOf<Row>(field);
  // Always the same list, of which orders are kept.
  const childrenOf = memoize((parent: Account) =>
    all.filter((row) => String(parentIn?.(row, "")) === parent.id),
  );
  const handler = listing<Row>({
    facts: { effects: {}, orders: {}, reads: {} },
    ...(named && { parent: (_, id) => find(named, id) }),
    candidates: (_, parent) => [parent && parentIn ? childrenOf(parent) : all],
    ...(parentIn && { accountOf: (row) => find(named ?? everything, String(parentIn(row, ""))) ?? row }),
    search: (_, text) => textsOf(all).search(text),
  });
  // Somebody has written each row by hand.
  handler.capabilities.sample = () => [{ ...countIn(list, all.length), [list.in]: all }];
  return handler;
}

/** Searches look into all that is text. */
const textsOf = memoize((all: readonly Row[]) =>
  createTextIndex(all, (row, show) => {
    for (const value of Object.values(row)) if (typeof value === "string") show(value);
  }),
);
