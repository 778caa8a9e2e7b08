import { groupBy } from "../../report/group.ts";
import type { Entry } from "../recording/exchange.ts";
import { limits } from "./limit.ts";
import { differences, listingOf, withCuts, type Listing } from "./listing.ts";
import { offsets } from "./offset.ts";
import { parts } from "./part.ts";
import { type Relation, type Shows, differIn, fieldOf } from "./relation.ts";
import { acrossVersions } from "./versions.ts";
import { fieldBy, isAssumed } from "../../contract/subject.ts";

/** The same request sorted otherwise gives the same rows, if both lists are whole. */
const sorted: Relation = (one, other, differing) => {
  if (!differIn(differing, "order", "limit") || !differing.some(({ by }) => by === "order")) return [];
  if (!one.isWhole || !other.isWhole) return [];
  const { name, at } = fieldOf(one, "order");
  const field = fieldBy(one.subject, "order");
  const missing =
    one.keys.find((key) => !other.keys.includes(key)) ?? other.keys.find((key) => !one.keys.includes(key));
  return [
    {
      name: "sorted-rows",
      at,
      rule: `${name} changes the order, not the rows`,
      assumed: one.isKeyAssumed || field === undefined || isAssumed(field),
      broken:
        missing === undefined
          ? undefined
          : { expected: "the same rows in both whole lists", got: `${missing} is in only one of them` },
    },
  ];
};

/** What two recorded lists show; the operation is that of the later one, or of v1. */
export interface Related extends Shows {
  entries: readonly [Entry, Entry];
  of: Entry;
}

const relations: readonly Relation[] = [limits, offsets, parts, sorted];

/** Each list is compared with so many before it, so that a long file takes no longer than its length. */
const before = 100;

/**
 * Compares recorded lists of one account that were asked for within so many milliseconds. Data may move meanwhile: what is
 * broken counts only if no request that was sent twice was answered differently in that time.
 */
export function relate(entries: readonly Entry[], within: number): Related[] {
  const recorded = entries.flatMap((entry) => listingOf(entry) ?? []);
  const listings = withCuts(recorded).sort((a, b) => a.at - b.at);
  const moved = movements(listings);
  const hasMoved = (one: Listing, other: Listing) =>
    moved.some(
      ({ place, from, to }) => [one, other].map(placeOf).includes(place) && from <= other.at && to >= one.at,
    );
  const related: Related[] = [];
  const add = (one: Listing, other: Listing, of: Listing, shows: readonly Shows[]) => {
    for (const found of shows)
      if (!found.broken || !hasMoved(one, other))
        related.push({ ...found, entries: [one.entry, other.entry], of: of.entry });
  };
  for (const [one, other] of pairs(groupBy(listings, ({ same }) => same).values(), within)) {
    const differing = differences(one, other);
    if (differing.length > 0)
      add(
        one,
        other,
        other,
        relations.flatMap((relation) => relation(one, other, differing)),
      );
  }
  for (const [one, other] of pairs(groupBy(listings, accountOf).values(), within)) {
    const [legacy, current] = one.subject.version === "v1" ? [one, other] : [other, one];
    if (legacy.subject.version !== current.subject.version)
      add(one, other, legacy, acrossVersions(legacy, current));
  }
  return related;
}

/** Lists of a group that are close in time, the earlier first. */
function* pairs(groups: Iterable<Listing[]>, within: number): Generator<readonly [Listing, Listing]> {
  for (const group of groups)
    for (const [place, other] of group.entries())
      for (const one of group.slice(Math.max(0, place - before), place))
        if (other.at - one.at <= within) yield [one, other];
}

/** The times in which a list changed: the same request, answered otherwise. */
function movements(listings: readonly Listing[]): { place: string; from: number; to: number }[] {
  const again = groupBy(listings, ({ same, sent }) =>
    JSON.stringify([same, [...sent].map(([{ name }, value]) => `${name}=${value}`).sort()]),
  );
  return [...again.values()].flatMap((group) =>
    group.slice(1).flatMap((listing, place) => {
      const earlier = group[place];
      return earlier && earlier.content !== listing.content
        ? [{ place: placeOf(listing), from: earlier.at, to: listing.at }]
        : [];
    }),
  );
}

function placeOf({ exchange }: Listing): string {
  return exchange.sending.path;
}

/** What both versions call an account, with what is asked of it. */
function accountOf({ exchange }: Listing): string {
  return exchange.sending.path.replace(/^\/\w+\//, "/");
}
