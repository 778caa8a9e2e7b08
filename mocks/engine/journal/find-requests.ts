import type { World } from "../sessions/world.ts";
import type { FoundWorlds } from "../sessions/worlds.ts";
import type { Entry } from "./exchanged.ts";
import { checkFilter, filterFields, type AnyRequestFilter } from "./fields.ts";
import { differencesOf, isOperation, isStatus } from "./match.ts";
import { recordOf, type AnyRequestRecord } from "./record.ts";

/** What a filter in an address may have. */
const queryFields = ["operation", "status", "session", "limit"];

/**
 * Reads a filter out of a query.
 *
 * @throws {ControlError} naming all that is wrong.
 */
export function filterFrom(query: URLSearchParams, names = queryFields): AnyRequestFilter {
  const fields = Object.fromEntries(Object.entries(filterFields).filter(([name]) => names.includes(name)));
  const given = Object.fromEntries(query);
  const { limit } = given;
  const filter = {
    ...given,
    ...(limit !== undefined && { limit: /^\d+$/.test(limit) ? Number(limit) : limit }),
  };
  checkFilter(filter, fields);
  return filter;
}

/**
 * The exchanges of a session that a filter means, the first one first.
 *
 * @throws {ControlError} on a filter that is none, naming all that is wrong.
 */
export function requestsIn(
  worlds: FoundWorlds,
  session: string,
  filter: AnyRequestFilter = {},
): AnyRequestRecord[] {
  return found(worlds, session, filter).map(({ record }) => record);
}

/** As {@link requestsIn}, but the exchanges as they are kept. */
export function entriesFor(worlds: FoundWorlds, session: string, filter: AnyRequestFilter): Entry[] {
  return found(worlds, session, filter).map(({ entry }) => entry);
}

function found(worlds: FoundWorlds, session: string, filter: AnyRequestFilter) {
  checkFilter(filter);
  const { limit = Infinity, session: other = session, ...match } = filter;
  const matching: { entry: Entry; record: AnyRequestRecord }[] = [];
  for (const entry of entriesIn(worlds, other).reverse()) {
    if (matching.length >= limit) break;
    const { version, operation, status } = entry.exchanged;
    // What can be told without reading bodies is told so.
    if (!isOperation(match.operation, { version, operation })) continue;
    if (typeof match.status === "string" && !isStatus(match.status, status)) continue;
    const record = recordOf(entry);
    if (differencesOf(match, record).length === 0) matching.push({ entry, record });
  }
  return matching.reverse();
}

/** Those of a session, or of all in the order in which they came. A session that nobody named has none. */
function entriesIn(worlds: FoundWorlds, session: string): Entry[] {
  return worldsOf(worlds, session)
    .flatMap(({ journal }) => journal.entries())
    .sort((a, b) => a.order - b.order);
}

/** The worlds of a session that there is; of `*`, all. */
export function worldsOf(worlds: FoundWorlds, session: string): World[] {
  if (session === "*") return [...worlds.all()];
  const world = worlds.find(session);
  return world ? [world] : [];
}
