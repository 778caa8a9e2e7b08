import type { JournalEntry } from "./exchanged.ts";
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
 * Those of some exchanges that a filter means, the first one first.
 *
 * @throws {ControlError} on an invalid filter, naming all that is wrong.
 */
export function requestsIn(
  exchanges: readonly JournalEntry[],
  filter: AnyRequestFilter = {},
): AnyRequestRecord[] {
  return matchesIn(exchanges, filter).map(({ record }) => record);
}

/** As {@link requestsIn}, but the exchanges as they are kept. */
export function entriesIn(exchanges: readonly JournalEntry[], filter: AnyRequestFilter): JournalEntry[] {
  return matchesIn(exchanges, filter).map(({ entry }) => entry);
}

function matchesIn(exchanges: readonly JournalEntry[], filter: AnyRequestFilter) {
  checkFilter(filter);
  const { limit = Infinity, session: _, ...match } = filter;
  const matching: { entry: JournalEntry; record: AnyRequestRecord }[] = [];
  // In the order in which they came to any session.
  for (const entry of [...exchanges].sort((a, b) => b.order - a.order)) {
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
