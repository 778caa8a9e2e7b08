import { Refusal } from "./refusals.ts";
import type { Call, Row, World } from "./world.ts";

/** Whether a row fits a value of a field. */
export type Filters<One extends Row> = {
  readonly [field: string]: (row: One, value: unknown, call: Call) => boolean;
};

export type Compare<One extends Row> = (left: One, right: One) => number;

/** Where rows come from, and how they are chosen, ordered and shown. */
export interface Listing<One extends Row> {
  readonly rows: readonly One[];
  readonly filters?: Filters<One>;
  /** What the filters look at, where it is not the input alone. */
  readonly chosen?: Row;
  /** The name of an order and the order. */
  readonly order?: readonly [string, Compare<One>];
  readonly offset?: number;
  readonly limit?: number;
}

/** Whether a row fits one field, as far as a fault lets it. */
export function keeps<One extends Row>(
  call: Call,
  field: string,
  value: unknown,
  row: One,
  filter: (row: One, value: unknown, call: Call) => boolean,
): boolean {
  const plain = (other: unknown) => filter(row, other, call);
  const { hooks } = call.world;
  return hooks.keeps ? hooks.keeps(field, value, plain, row, call) : plain(value);
}

export function page<One extends Row>(call: Call, listing: Listing<One>): readonly One[] {
  const { hooks, takes } = call.world;
  const { filters = {}, chosen = call.input, order, offset = 0, limit = Infinity } = listing;
  const used = Object.entries(filters).filter(([field]) => chosen[field] !== undefined);
  const fits = (late: boolean) => (row: One) =>
    used.every(
      ([field, filter]) =>
        (hooks.late?.(field, call) ?? false) !== late || keeps(call, field, chosen[field], row, filter),
    );
  let rows: readonly One[] = listing.rows.filter(fits(false));
  if (order) {
    const [sort, compare] = order;
    rows = [...rows].sort((left, right) => {
      const plain = compare(left, right);
      return hooks.compare ? hooks.compare(plain, left, right, sort, call) : plain;
    });
  }
  rows = hooks.rows?.(rows, call) ?? rows;
  if (offset > rows.length && takes("offset-past-end", "refused"))
    throw new Refusal("invalid_request", [{ path: "offset", message: "is past the end" }]);
  const cut = rows.slice(Math.max(0, offset), Math.max(0, offset) + limit).filter(fits(true));
  return hooks.page?.(cut, rows, call) ?? cut;
}

/** A number that a request gives, or one that stands for it. */
export function numberOf(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

/** The limit of a page. */
export function limitOf({ input, world, operation }: Call): number {
  const initial = numberOf(operation.fields["limit"]?.initial?.(world), Infinity);
  const limit = numberOf(input["limit"], initial);
  if (limit === 0 && world.takes("limit-zero", "default")) return initial;
  if (operation.version === "v1") return limit;
  if (world.takes("limit-maximum", "capped-at-5")) return Math.min(limit, 5);
  return world.takes("limit-maximum", "capped-at-default") ? Math.min(limit, initial) : limit;
}

/** The offset of a page. */
export const offsetOf = ({ input }: Call): number => numberOf(input["offset"], 0);

/** What a field asks for, as texts: a list, or one text. */
export function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === "string");
}

/** Words of a text, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words of a query a text has. */
export function wordsInCommon(query: string, text: string, within: boolean): number {
  const words = wordsOf(text);
  return wordsOf(query).filter((word) =>
    within ? words.some((one) => one.includes(word)) : words.includes(word),
  ).length;
}

/** Whether a place is the one that is asked for. */
export function isPlace(place: string, asked: string, { takes }: World): boolean {
  if (takes("location-match", "exact")) return place === asked;
  const [whole, part] = [place.toLowerCase(), asked.toLowerCase()];
  return takes("location-match", "part") ? whole.includes(part) : whole === part;
}

/** Whether a taxonomy path is the one that is asked for, or below it. */
export function isWithin(path: string, asked: string, { takes }: World): boolean {
  return takes("taxonomy-levels", "below") || takes("taxonomies-levels", "all")
    ? `${path} > `.startsWith(`${asked} > `)
    : path === asked;
}
