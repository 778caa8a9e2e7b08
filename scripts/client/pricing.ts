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
  /** Rows at most where the input sets no limit; missing: not specified. */
  limit?: number;
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
  input: Input = {},
): number {
  for (const name in minimumWhen) if (input[name] !== minimumWhen[name]) return rows;
  return Math.max(rows, minimum);
}

/** The most rows that a call can be charged for; `Infinity`, where neither input nor documents limit them. */
export function worstRows(operation: Operation, input: Input = {}): number {
  // A search by ids returns a row for each at most, and v1's pays no heed to its limit.
  const ids = input["ids"] ?? input["brandIds"];
  const limit = Number(input[operation.limitName ?? "limit"] ?? operation.limit);
  // What is no number of rows bounds nothing.
  return chargedRows(operation, Array.isArray(ids) ? ids.length : limit >= 0 ? limit : Infinity, input);
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
