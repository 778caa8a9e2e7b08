import { demandAtLeast, usageError } from "./options.js";

/** What the client has to know of an operation, as the documents say it. */
export interface Operation {
  method: "GET" | "POST";
  /** Below the root of the version; the only parameter in it is `{id}`. */
  path: string;
  /** Takes a query (GET) or a body (POST). */
  input?: 1;
  /** Microdollars for each row; missing: not specified. */
  price?: number;
  /** Rows that are charged at least, only for inputs with these values if there are any. */
  minimum?: number;
  minimumWhen?: Record<string, string>;
  /** The key of the answer that holds the rows. */
  rows?: string;
  /** The field of the input that limits the rows, `limit` if missing. */
  limitName?: string;
  /** The field of the input that lists ids; each that matches is a row, whatever the limit. */
  ids?: string;
  /** Rows at most where the input sets no limit; missing: not specified. */
  limit?: number;
  /** Its answer is not shown, so it may be anything. */
  isOpen?: 1;
  /** Takes an `offset`. */
  offset?: 1;
  /** Starts what goes on afterwards: the operation that tells how far it is, and a pace that its rate limits allow. */
  poll?: { with: string; everyMs: number };
}

export type Operations = Record<string, Operation>;

/** What an operation takes, as far as its cost depends on it. */
export type Input = Record<string, unknown>;

/** The price that counts for rows of unspecified price where a budget is kept: the dearest that is specified. */
export function dearestPrice(operations: Operations): number {
  return Math.max(...Object.values(operations).map(({ price }) => price ?? 0));
}

/** How many rows are charged where `rows` are returned. */
export function chargedRows(
  { minimum = 0, minimumWhen }: Operation,
  rows: number,
  input: Input | null = null,
): number {
  for (const name in minimumWhen) if (input?.[name] !== minimumWhen[name]) return rows;
  return Math.max(rows, minimum);
}

/** The rows of an answer, which are what it is charged for: as `count` says, or as there are, whichever is more. */
export function rowsIn({ rows = "" }: Operation, answer: unknown): number {
  const { count, [rows]: list } = Object(answer) as Record<string, unknown>;
  const told = Number.isSafeInteger(count) ? Number(count) : 0;
  return Math.max(told, Array.isArray(list) ? list.length : count === undefined ? 1 : 0);
}

/** The most rows that a call can be charged for; `Infinity`, where neither input nor documents limit them. */
export function worstRows(operation: Operation, input: Input | null = null): number {
  const { ids = "", limitName = "limit" } = operation;
  // Where a mode decides by what is searched, ids count in theirs alone.
  const list = (input?.["mode"] ?? "ids") === "ids" && input?.[ids];
  const limit = Number(input?.[limitName] ?? operation.limit);
  return chargedRows(
    operation,
    // What is no number of rows bounds nothing.
    (Array.isArray(list) && list.length) || (limit >= 1 ? limit : Infinity),
    input,
  );
}

/** `undefined`: the price is not specified. */
export function costOfRows(operations: Operations, name: string, rows: number): number | undefined {
  demandAtLeast("costOf", 0, "rows", rows);
  const operation = find("costOf", operations, name);
  return operation.price && (operation.price * chargedRows(operation, rows)) / 1e6;
}

/** `undefined`: the price is not specified; `Infinity`: nothing limits the rows. */
export function worstCost(operations: Operations, name: string, input?: unknown): number | undefined {
  const operation = find("worstCostOf", operations, name);
  return operation.price && (operation.price * worstRows(operation, input as Input)) / 1e6;
}

function find(asked: string, operations: Operations, name: string): Operation {
  const operation = Object.hasOwn(operations, name) && operations[name];
  if (operation) return operation;
  throw usageError(asked, `there is no operation ${name}, but ${Object.keys(operations).join(", ")}`);
}
