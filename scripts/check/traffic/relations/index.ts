import { successorOf } from "../../../lib/versions.ts";
import { groupBy } from "../../../lib/collections.ts";
import type { Entry } from "../recording/exchange.ts";
import { limits } from "./limit.ts";
import {
  differences,
  listingOf,
  withCuts,
  type Listing,
  type Relation,
  type Shows,
  differIn,
  fieldOf,
} from "./listing.ts";
import { offsets } from "./offset.ts";
import { parts } from "./part.ts";
import { fieldBy, isAssumed, type FilterField } from "../../contract/subject.ts";

/** The same request sorted otherwise gives the same rows, if both lists are whole. */
const sorted: Relation = (one, other, differing) => {
  if (!differIn(differing, "order", "limit") || !differing.some(({ by }) => by === "order")) return [];
  if (!one.isWhole || !other.isWhole) return [];
  const { name, at } = fieldOf(one, "order");
  const field = fieldBy(one.subject, "order");
  return [
    {
      name: "sorted-rows",
      at,
      rule: `${name} changes the order, not the rows`,
      assumed: one.isKeyAssumed || field === undefined || isAssumed(field),
      broken: unlessSame(one, other),
    },
  ];
};

/** What two recorded lists show; the operation is that of the later one, or of the older version. */
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
    const [legacy, current] = isNext(other, one) ? [other, one] : [one, other];
    if (isNext(legacy, current)) add(one, other, legacy, acrossVersions(legacy, current));
  }
  return related;
}

function isNext(one: Listing, other: Listing): boolean {
  return successorOf(one.subject.version) === other.subject.version;
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

/** The path behind the version's own name of accounts, such as `/7/insights`. */
function accountOf({ exchange }: Listing): string {
  return exchange.sending.path.replace(/^\/\w+\//, "/");
}

const paging: readonly FilterField["by"][] = ["limit", "offset", "order"];

/**
 * The same list of one account in a version and the next: the same rows if both are whole. That both versions answer alike is assumed of
 * each list, so this is asserted with assumptions only.
 */
function acrossVersions(legacy: Listing, current: Listing): Shows[] {
  const isSuccessor = legacy.exchange.sending.operation?.replacedBy.some(
    ({ operationId }) => operationId === current.subject.id,
  );
  const list = legacy.list;
  if (!isSuccessor || !list || list.in !== current.list?.in || list.key !== current.list.key) return [];
  if (!legacy.isWhole || !current.isWhole || accountOf(legacy) !== accountOf(current)) return [];
  if (fieldBy(legacy.subject, "mode") || asked(legacy) !== asked(current)) return [];
  return [
    {
      name: `as-in-${current.subject.version}`,
      at: "responses/200",
      assumed: true,
      rule: "both versions return the same rows for the same account",
      broken: unlessSame(legacy, current),
    },
  ];
}

/** How two whole lists differ in their rows, whatever their order. */
function unlessSame(one: Listing, other: Listing): Shows["broken"] {
  const missing =
    one.keys.find((key) => !other.keys.includes(key)) ?? other.keys.find((key) => !one.keys.includes(key));
  if (missing === undefined) return undefined;
  return { expected: "the same rows in both whole lists", got: `${missing} is in only one of them` };
}

function asked({ sent }: Listing): string {
  const fields = [...sent].filter(([{ by }]) => !paging.includes(by));
  return JSON.stringify(fields.map(([{ name }, value]) => `${name}=${value}`).sort());
}
