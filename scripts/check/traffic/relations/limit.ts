import {
  differIn,
  fieldOf,
  type Relation,
  type Shows,
  type Listing,
  valuesOf,
  type Valued,
} from "./listing.ts";

/** The same request with another limit: no fewer rows with a larger one, and the same rows first where an order is stated. */
export const limits: Relation = (one, other, differing) => {
  if (!differIn(differing, "limit") || one.offset !== other.offset) return [];
  const [few, many] = (one.limit ?? 0) < (other.limit ?? 0) ? [one, other] : [other, one];
  if (few.limit === undefined || many.limit === undefined || few.limit < 1) return [];
  const { name, at } = fieldOf(one, "limit");
  const isFull = few.rows.length === few.limit;
  // The default may be larger than the highest limit that a server takes.
  if (!few.isLimited || (!many.isLimited && !isFull && !few.isEnd)) return [];
  const least = few.rows.length;
  const isKept = isFull ? many.rows.length >= least : many.rows.length === least;
  const shows: Shows[] = [
    {
      name: "larger-limit",
      at,
      assumed: false,
      rule: `a larger ${name} returns at least as many rows, and no more if the smaller one did not cut the list`,
      broken: isKept
        ? undefined
        : {
            expected: `${isFull ? "at least " : ""}${least} rows with ${name} ${many.limit}, after ${least} with ${name} ${few.limit}`,
            got: `${many.rows.length} rows`,
          },
    },
  ];
  const prefix = prefixOf(few, many);
  if (prefix)
    shows.push({ ...prefix, name: "limit-prefix", at, rule: `${name} returns the first rows of the list` });
  return shows;
};

/** Of equal rows, which come first is not stated, so the values that rows are ordered by are compared. */
function prefixOf(few: Listing, many: Listing): Pick<Shows, "broken" | "assumed"> | undefined {
  const { order } = few;
  if (!order || order.assumed || order.by.assumed?.includes("direction")) return undefined;
  const [part, whole]: Valued[] = [valuesOf(few, order.by.field), valuesOf(many, order.by.field)];
  if (!part || !whole || part.hasUnknown || whole.hasUnknown || part.values.length > whole.values.length)
    return undefined;
  const place = part.values.findIndex((value, index) => value !== whole.values[index]);
  if (place < 0) return { assumed: false, broken: undefined };
  const words = (value: unknown) => `${order.by.field} ${JSON.stringify(value)} in row ${place + 1}`;
  return {
    assumed: false,
    broken: {
      expected: `${words(whole.values[place])}, as in the longer list`,
      got: words(part.values[place]),
    },
  };
}
