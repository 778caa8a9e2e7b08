/** The minimum charge of an operation, from its `x-billing`. */
export interface Minimum {
  /** What a row is. */
  readonly unit?: string;
  /** Minimum number of rows charged. */
  readonly minimumRows?: number;
  /** The minimum applies only to requests with these values. */
  readonly minimumRowsWhen?: Readonly<Record<string, string>>;
}

/** Every list has a `count`. */
type Counted = { count?: unknown };

/**
 * How many rows are charged for a response with `rows`. The mock, the reference and the client all use this function.
 *
 * @param billing an operation's `billing` of `@adintel/client/operations`, or an operation of the client's table
 * @param input the query or body of the request; the minimum may depend on it
 * @example
 * chargedRows({ minimumRows: 1 }, 0); // 1
 */
export function chargedRows(
  { minimumRows = 0, minimumRowsWhen }: Minimum,
  rows: number,
  input?: unknown,
): number {
  return hasValues(input, minimumRowsWhen) ? Math.max(rows, minimumRows) : rows;
}

/** The keys of a response that may hold its rows: one, or one of several. */
interface RowSource {
  readonly rows?: string | null;
  readonly lists?: readonly { readonly in: string }[];
}

/** The number of rows that a response is charged for: its `count` or its actual rows, whichever is more. */
export function rowsIn({ rows, lists = [] }: RowSource, response: unknown): number {
  const body = Object(response) as Counted & Record<string, unknown>;
  const { count }: Counted = body;
  const counted = Number.isSafeInteger(count) ? Number(count) : 0;
  const rowList = (rows ? [rows] : lists.map((list) => list.in)).map((key) => body[key]).find(Array.isArray);
  return Math.max(counted, rowList?.length ?? (count === undefined ? 1 : 0));
}

/** Whether a query or body has these values; always true without any. */
export function hasValues(input: unknown, values: Readonly<Record<string, string>> | undefined): boolean {
  const fields = Object(input) as Record<string, unknown>;
  for (const name in values) if (fields[name] !== values[name]) return false;
  return true;
}
