import type { BodyField } from "../../questions.ts";
import { need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import { commonWords } from "../../account.ts";
import { enumOf } from "./enums.ts";
import { meaning } from "./case.ts";
import {
  demandCovered,
  demandDisjoint,
  demandPart,
  mediaOf,
  wholeOf,
  type MediaFilter,
  type MediaList,
  type MediaRow,
} from "./media.ts";
import { demandEach, demandSame, idsOf, numberOf, textsOf } from "./rows.ts";

type MediaFormat = ReturnType<typeof enumOf<"MediaFormat">>[number];

/** A filter of POST /media that takes a list of values. */
interface ListFilter {
  field: BodyField<"v2", "searchMedia">;
  values: readonly string[];
  /**
   * Whether a row may have a value, by what it shows of itself; left out where no row shows it. `exact`: in the filter's own
   * words, which is assumed where the document does not say so.
   */
  shows?: (row: MediaRow, value: string, exact: boolean) => boolean;
  show?: keyof MediaRow;
  /** Whether a creative has one value at most. */
  exclusive?: boolean;
}

const ranges: Record<string, readonly [from: number, to: number]> = {
  "0-10": [0, 10],
  "10-30": [10, 30],
  "30-60": [30, 60],
  "60+": [60, Infinity],
};

const categories: string[] = enumOf("CreativeCategory");

const filters: ListFilter[] = [
  {
    ...{ field: "format", values: enumOf("MediaFormat"), show: "type", exclusive: true },
    shows: (row, value) => row["type"] === value,
  },
  {
    ...{ field: "channel", values: enumOf("Channel"), show: "platforms" },
    shows: (row, value, exact) => {
      const platforms = textsOf(row, "platforms");
      if (exact) return platforms.includes(value);
      // By which words a row names its platforms is not stated, and Meta's ads run on Instagram too.
      const wanted = value === "META_AD" ? ["META_AD", "INSTAGRAM"] : [value];
      return platforms.length === 0 || platforms.some((name) => wanted.includes(channelOf(name) ?? value));
    },
  },
  {
    // Which end of a range is included is not specified, nor how seconds are rounded, so both are let pass.
    ...{ field: "duration", values: enumOf("DurationRange"), show: "durationInSeconds" },
    shows: (row, value) => {
      const [from, to] = ranges[value] ?? [0, Infinity];
      const seconds = numberOf(row, "durationInSeconds");
      return seconds === undefined || (seconds >= from - 1 && seconds <= to + 1);
    },
    exclusive: true,
  },
  {
    ...{ field: "categories", values: enumOf("CreativeCategory"), show: "categories" },
    shows: (row, value, exact) => {
      const shown = textsOf(row, "categories");
      // A row may show none, or others than the filter has.
      const isKnown = shown.length > 0 && shown.every((one) => categories.includes(one));
      return shown.includes(value) || (!exact && !isKnown);
    },
  },
  { field: "funnelStage", values: enumOf("FunnelStage"), exclusive: true },
  { field: "language", values: enumOf("Language"), exclusive: true },
];

/** Filters of POST /media that take a list: each value keeps its own rows, and several values are alternatives. */
export function listFilterCases(depth: number): CheckCase[] {
  return filters.flatMap((filter) => [
    ...(filter.shows ? filter.values.map((value) => valueCase(filter, value, depth)) : []),
    partCase(filter, depth),
    unionCase(filter, depth),
    ...(filter.exclusive ? [exclusiveCase(filter, depth)] : []),
  ]);
}

/** What no list of values leads to. */
export function oddFilterCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    meaning("v2", "searchMedia", {
      ...{ name: "format-by-type", at: "requestBody", requests: 6, rows: 6 * whole },
      rule: "each creative of the account with a type is found by the format of that name",
      async run(tools) {
        const all = await mediaOf(tools);
        need(
          all.rows.some(({ type }) => type !== null),
          "no creative of the account has a type",
        );
        for (const format of enumOf("MediaFormat")) {
          const rows = all.rows.filter(({ type }) => type === format);
          if (rows.length === 0) continue;
          const list = await mediaOf(tools, { format: [format] });
          demandCovered({ ...all, rows }, [list], `creatives of type ${format} found by format`);
        }
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: "format-before-limit", at: "requestBody", requests: 6, rows: 6 * whole },
      rule: "a list is filtered and then cut: with a limit it is no shorter than there are creatives",
      async run(tools) {
        const lists = await listsOf(tools, { field: "format", values: enumOf("MediaFormat") });
        // The rarest is the least likely to be there by chance.
        const [rarest] = [...lists].sort(([, a], [, b]) => a.rows.length - b.rows.length);
        need(rarest !== undefined && lists.size > 1, "the account has creatives of one format at most");
        const [format, list] = rarest;
        const limit = Math.min(list.rows.length, tools.depth);
        const body = {
          accountId: await tools.account(),
          sortBy: "MOST_RECENT" as const,
          format: [format as MediaFormat],
          limit,
        };
        const { rows, exchange } = await tools.answer("v2", "searchMedia", { body });
        demandSame(idsOf(rows), idsOf(list.rows.slice(0, limit)), `the first of format ${format}`, exchange);
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: "location-is-a-part", at: "requestBody", requests: 7, rows: 7 * whole },
      rule: "location gives a part of the list without it",
      async run(tools) {
        const all = await mediaOf(tools);
        for (const location of [
          "United States",
          "United Kingdom",
          "Germany",
          "France",
          "Canada",
          "Australia",
        ]) {
          const list = await mediaOf(tools, { location: [location] });
          if (list.rows.length > 0)
            return demandPart(list, all, "creatives of a location among all of the account");
        }
        throw new NotExercised("the account has no creatives in a location that was tried");
      },
    }),
  ];
}

const few = 3;

/** The channel that a platform's name speaks of; `undefined` where it cannot be told. */
function channelOf(platform: string): string | undefined {
  if (/tik.?tok/i.test(platform)) return "TIKTOK";
  if (/instagram/i.test(platform)) return "INSTAGRAM";
  return /meta|facebook|messenger|audience/i.test(platform) ? "META_AD" : undefined;
}

function valueCase(
  { field, values, shows, show = field as keyof MediaRow }: ListFilter,
  value: string,
  depth: number,
): CheckCase {
  // Of a few values, many rows of each may be asked for.
  const limit = values.length < 10 ? depth : few;
  return meaning("v2", "searchMedia", {
    ...{ name: `${field}-${value.replaceAll(" ", "-")}`, at: "requestBody" },
    rule: `${field} ${value} keeps creatives whose ${show} says so`,
    ...{ requests: 1 + commonWords.length, rows: limit + commonWords.length },
    async run(tools) {
      const { rows, exchange } = await firstRows(tools, { [field]: [value] }, limit);
      demandEach(
        rows,
        (row) => shows?.(row, value, tools.options.assume) ?? true,
        `${show} of ${value}`,
        (row) => ({ [show]: row[show] }),
        exchange,
      );
    },
  });
}

/** A few creatives that pass a filter: of the account, or else of a search over all. */
async function firstRows(tools: Tools, filter: MediaFilter, limit: number) {
  const scopes = [{ accountId: await tools.account() }, ...commonWords.map((query) => ({ query }))];
  for (const scope of scopes) {
    const answer = await tools.answer("v2", "searchMedia", { body: { ...scope, ...filter, limit } });
    if (answer.rows.length > 0) return answer;
  }
  throw new NotExercised(`no creative was found with ${JSON.stringify(filter)}`);
}

/** The lists of each value of the account's creatives; values without rows are left out. */
async function listsOf(tools: Tools, { field, values }: ListFilter): Promise<Map<string, MediaList>> {
  const lists = new Map<string, MediaList>();
  for (const value of values) {
    const list = await mediaOf(tools, { [field]: [value] });
    if (list.rows.length > 0) lists.set(value, list);
  }
  return lists;
}

function partCase(filter: ListFilter, depth: number): CheckCase {
  const { field, values } = filter;
  return meaning("v2", "searchMedia", {
    ...{ name: `${field}-is-a-part`, at: "requestBody" },
    rule: `${field} gives a part of the list without it`,
    ...{ requests: values.length + 1, rows: (values.length + 1) * wholeOf(depth) },
    async run(tools) {
      const all = await mediaOf(tools);
      const lists = await listsOf(tools, filter);
      need(lists.size > 0, `the account has no creatives of any ${field}`);
      for (const [value, list] of lists) {
        demandPart(list, all, `creatives of ${field} ${value} among all of the account`);
      }
    },
  });
}

function unionCase(filter: ListFilter, depth: number): CheckCase {
  const { field, values } = filter;
  return meaning("v2", "searchMedia", {
    ...{ name: `${field}-of-two-values`, at: "requestBody", assumed: true },
    rule: `two values of ${field} give the creatives of either`,
    ...{ requests: values.length + 1, rows: (values.length + 1) * wholeOf(depth) },
    async run(tools) {
      const [one, other] = [...(await listsOf(tools, filter))];
      need(one !== undefined && other !== undefined, `the account has creatives of one ${field} at most`);
      const both = await mediaOf(tools, { [field]: [one[0], other[0]] });
      for (const [value, list] of [one, other]) {
        demandPart(list, both, `creatives of ${field} ${value} among those of two values`);
      }
      demandCovered(both, [one[1], other[1]], `creatives of ${field} ${one[0]} or ${other[0]}`);
    },
  });
}

function exclusiveCase(filter: ListFilter, depth: number): CheckCase {
  const { field, values } = filter;
  // A creative shows one type at most; of the others this is assumed.
  const assumed = field !== "format";
  return meaning("v2", "searchMedia", {
    ...{ name: `${field}-has-one-value`, at: "requestBody", assumed },
    rule: `no creative is of two values of ${field}`,
    ...{ requests: values.length, rows: values.length * wholeOf(depth) },
    async run(tools) {
      const lists = [...(await listsOf(tools, filter))];
      need(lists.length > 1, `the account has creatives of one ${field} at most`);
      lists.forEach(([value, list], place) => {
        for (const [other, later] of lists.slice(place + 1)) {
          demandDisjoint(list, later, `${field} ${value} and ${other} apart`);
        }
      });
    },
  });
}
