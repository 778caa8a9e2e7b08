import { misplaced } from "../../rules/order.ts";
import { shown } from "../../rules/row.ts";
import { type Listing, valuesOf, differIn, fieldOf, type Relation, type Shows } from "./listing.ts";

/** The same request with another offset: pages behind one another share no row, and go on in the order of the list. */
export const offsets: Relation = (one, other, differing) => {
  if (!differIn(differing, "offset", "limit") || one.offset === other.offset) return [];
  const [first, second] = one.offset < other.offset ? [one, other] : [other, one];
  const { name, at } = fieldOf(one, "offset");
  if (second.offset < first.offset + first.rows.length) return within(first, second);
  const rule = `the page at a higher ${name} starts where the previous page ends`;
  const shows: Shows[] = [];
  if (second.rows.length > 0 && isBehindTheEnd(first, second))
    shows.push({
      name: "offset-beyond",
      at,
      rule,
      assumed: false,
      broken: {
        expected: `no rows at ${second.start}, since the list ends after ${first.rows.length} rows from ${first.start}`,
        got: `${second.rows.length} rows`,
      },
    });
  if (first.rows.length === 0 || second.rows.length === 0) return shows;
  shows.push({ name: "offset-pages", at, rule, ...sharing(first, second) });
  const { order } = first;
  if (order && !order.assumed && !order.by.assumed?.includes("direction")) {
    const wrong = misplaced([...first.rows.slice(-1), ...second.rows.slice(0, 1)], order.by, true);
    const [before, row] = (wrong ?? []).map((found) => JSON.stringify(shown(found, order.by.field)));
    shows.push({
      name: "offset-order",
      at,
      rule: "pages follow the order of the whole list",
      assumed: false,
      broken: wrong && {
        expected: `${order.by.field} no ${order.by.direction === "descending" ? "higher" : "lower"} than ${before} at ${second.start}`,
        got: `${row}`,
      },
    });
  }
  return shows;
};

/** A page that begins within another one: as many rows as are left of a whole list, and if it is ordered, the same ones. */
function within(first: Listing, second: Listing): Shows[] {
  const { name, at } = fieldOf(first, "offset");
  const skipped = second.offset - first.offset;
  const rule = `${name} skips as many rows of the list`;
  const shows: Shows[] = [];
  if (first.isWhole && second.limit !== undefined) {
    const left = Math.min(second.limit, first.rows.length - skipped);
    const expected = `${left} of ${first.rows.length} rows from ${second.start}`;
    shows.push({
      name: "offset-count",
      at,
      rule,
      assumed: false,
      broken: second.rows.length === left ? undefined : { expected, got: `${second.rows.length} rows` },
    });
  }
  const { order } = first;
  if (!order || order.assumed || order.by.assumed?.includes("direction")) return shows;
  const [all, part] = [valuesOf(first, order.by.field), valuesOf(second, order.by.field)];
  if (all.hasUnknown || part.hasUnknown) return shows;
  const wanted = all.values.slice(skipped);
  const place = part.values.findIndex((value, index) => index < wanted.length && value !== wanted[index]);
  const words = (value: unknown) => `${order.by.field} ${JSON.stringify(value)} in row ${place + 1}`;
  shows.push({
    name: "offset-window",
    at,
    rule,
    assumed: false,
    broken:
      place < 0
        ? undefined
        : {
            expected: `${words(wanted[place])} from ${second.start}, as in the longer list`,
            got: words(part.values[place]),
          },
  });
  return shows;
}

function isBehindTheEnd({ isEnd, rows, offset }: Listing, second: Listing): boolean {
  return isEnd && second.offset >= offset + rows.length;
}

/**
 * Without an order that is stated each request may have another, and so may equal rows. A row that came in between moves
 * the last row of a page to the next.
 */
function sharing(first: Listing, second: Listing): Pick<Shows, "broken" | "assumed"> {
  const { order } = first;
  const isStated = order !== undefined && !order.assumed && !first.isKeyAssumed;
  const valueOf = (row: Listing["rows"][number] | undefined) => row && order && shown(row, order.by.field);
  const last = valueOf(first.rows.at(-1));
  const both = second.keys.flatMap((key, place) =>
    first.keys.includes(key) ? [{ key, isTie: (valueOf(second.rows[place]) ?? last) === last }] : [],
  );
  const found = both.find(({ isTie }) => !isTie) ?? both[0];
  if (!found) return { assumed: !isStated, broken: undefined };
  return {
    assumed: !isStated || found.isTie,
    broken: { expected: "pages that share no row", got: `${found.key} is in both` },
  };
}
