import type { MediaList } from "@adintel/client/types";

/** The least that is charged, as `x-billing` of an operation says it. */
export interface Minimum {
  /** What a row is. */
  readonly unit?: string;
  /** Rows that are charged at least. */
  readonly minimumRows?: number;
  /** The minimum applies only to requests with these values. */
  readonly minimumRowsWhen?: Readonly<Record<string, string>>;
}

/** What every list says of itself: how many rows it has. */
type Counted = { [Field in keyof Pick<MediaList, "count">]?: unknown };

/**
 * How many rows are charged where a response has `rows`. The mock, the reference and the client charge by this function.
 *
 * @param billing an operation's `billing` of `@adintel/client/operations`, or an operation of the client's table
 * @param input the query or the body of the request, on which the minimum may depend
 * @example
 * chargedRows(operations.v1.searchBrands.billing, 0, { mode: "smart" }); // 1
 */
export function chargedRows(
  { minimumRows = 0, minimumRowsWhen }: Minimum,
  rows: number,
  input?: unknown,
): number {
  return meets(input, minimumRowsWhen) ? Math.max(rows, minimumRows) : rows;
}

/** Where the rows of a response are: under one key, or under one of several. */
interface Places {
  readonly rows?: string | null;
  readonly lists?: readonly { readonly in: string }[];
}

/** The rows of a response, which are what it is charged for: as it counts them, or as there are, whichever is more. */
export function rowsIn({ rows, lists = [] }: Places, response: unknown): number {
  const body = Object(response) as Counted & Record<string, unknown>;
  const { count }: Counted = body;
  const counted = Number.isSafeInteger(count) ? Number(count) : 0;
  const found = (rows ? [rows] : lists.map((list) => list.in)).map((key) => body[key]).find(Array.isArray);
  return Math.max(counted, found?.length ?? (count === undefined ? 1 : 0));
}

/** Whether a query or a body has these values; without any, all do. */
export function meets(input: unknown, values: Readonly<Record<string, string>> | undefined): boolean {
  const fields = Object(input) as Record<string, unknown>;
  for (const name in values) if (fields[name] !== values[name]) return false;
  return true;
}
