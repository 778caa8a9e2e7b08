import { operations } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { ControlError } from "../control-error.ts";
import type { World } from "../world.ts";
import type { Worlds } from "../worlds.ts";
import type { Entry } from "./exchanged.ts";
import { differencesOf, isAsymmetric, isOperation, isStatus, type AnyRequestMatch } from "./match.ts";
import { recordOf, type AnyRequestRecord } from "./record.ts";

/** A filter whose fields have been checked. */
export interface AnyRequestFilter extends AnyRequestMatch {
  session?: string;
  limit?: number;
}

/** What is wrong with a value, if anything. */
type Check = (value: unknown) => string | undefined;

const texts: Check = (value) => (isAsymmetric(value) ? undefined : isText(value));
const objects: Check = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? undefined : "must be an object";

/** The fields that say what a request must be. */
export const matchFields: Readonly<Record<string, Check>> = {
  operation: operationProblem,
  method: texts,
  path: texts,
  status: (value) => {
    const isOne = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 599;
    const isWritten = typeof value === "string" && /^([1-5]xx|0|[1-5]\d\d)$/i.test(value);
    return isOne || isWritten || isAsymmetric(value) ? undefined : "must be a status, or a class such as 4xx";
  },
  query: objects,
  headers: objects,
  body: () => undefined,
};

const filterFields: Readonly<Record<string, Check>> = {
  ...matchFields,
  session: isText,
  limit: atLeast(1),
};

/** A check of texts. */
export function isText(value: unknown): string | undefined {
  return typeof value === "string" ? undefined : "must be a string";
}

/** A check of integers. */
export function atLeast(minimum: number): Check {
  return (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= minimum
      ? undefined
      : `must be an integer of at least ${minimum}`;
}

function operationProblem(value: unknown): string | undefined {
  const names = (["v2", "v1"] as const).flatMap((version) =>
    Object.keys(operations[version]).map((operation) => ({ version, operation })),
  );
  if (names.some((name) => isOperation(value, name))) return undefined;
  const all = names.map(({ version, operation }) => `${version}/${operation}`).join(", ");
  return `is no operation; there is ${all}, each also without its version`;
}

/**
 * Checks the fields of a value, those that are `undefined` left out.
 *
 * @throws {ControlError} naming all that is wrong.
 */
export function checkFields(value: unknown, fields: Readonly<Record<string, Check>>): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ControlError(400, { path: "body", message: "must be an object" });
  const problems = Object.entries(value).flatMap(([path, given]): Violation[] => {
    if (given === undefined) return [];
    const check = Object.hasOwn(fields, path) ? fields[path] : undefined;
    const message = check ? check(given) : `is unknown; there is ${Object.keys(fields).join(", ")}`;
    return message === undefined ? [] : [{ path, message }];
  });
  if (problems.length > 0) throw new ControlError(400, ...problems);
}

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

/** @throws {ControlError} on a filter that is none, naming all that is wrong. */
function checkFilter(value: unknown, fields = filterFields): asserts value is AnyRequestFilter {
  checkFields(value, fields);
}

/**
 * The exchanges of a session that a filter means, the first one first.
 *
 * @throws {ControlError} on a filter that is none, naming all that is wrong.
 */
export function requestsIn(
  worlds: Worlds,
  session: string,
  filter: AnyRequestFilter = {},
): AnyRequestRecord[] {
  return found(worlds, session, filter).map(({ record }) => record);
}

/** As {@link requestsIn}, but the exchanges as they are kept. */
export function entriesFor(worlds: Worlds, session: string, filter: AnyRequestFilter): Entry[] {
  return found(worlds, session, filter).map(({ entry }) => entry);
}

function found(worlds: Worlds, session: string, filter: AnyRequestFilter) {
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
function entriesIn(worlds: Worlds, session: string): Entry[] {
  return worldsOf(worlds, session)
    .flatMap(({ journal }) => journal.entries())
    .sort((a, b) => a.order - b.order);
}

/** The worlds of a session that there is; of `*`, all. */
export function worldsOf(worlds: Worlds, session: string): World[] {
  if (session === "*") return [...worlds.all()];
  const world = worlds.find(session);
  return world ? [world] : [];
}
