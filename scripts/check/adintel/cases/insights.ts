import type { Version } from "@adintel/client/operations";
import type { SuccessResponseOf, QueryOf, RowOf } from "../../session/questions.ts";
import {
  meaning,
  assert,
  requireData,
  Inconclusive,
  type CheckCase,
  type Tools,
  nowOf,
} from "../../engine/case.ts";
import type { Contract } from "../../contract/table.ts";
import { maxAccounts } from "../../cases/lists/words.ts";
import { variantsOf } from "../../cases/requests.ts";
import { mediaList, requireWhole, type MediaList } from "../lists/media-list.ts";
import { wholeOf } from "../lists/unfiltered-media.ts";
import { day, assertSame, numberOf, timeOf } from "../../session/rows.ts";

const operations = [
  { version: "v2", id: "listAccountInsights" },
  { version: "v1", id: "listBrandInsights" },
] as const;
type Id = (typeof operations)[number]["id"];
type Type = NonNullable<QueryOf<Version, Id>["type"]>;
type Insights = SuccessResponseOf<Version, Id>;

export function insightCases(depth: number, contract: Contract): CheckCase[] {
  const lists = operations.map((list) => ({ ...list, types: documentedTypes(contract, list.id) }));
  return [
    ...lists.flatMap(({ version, id, types }) =>
      types.flatMap((type) => [
        windowCase(version, id, type, depth),
        olderCase(version, id, type, depth),
        someCase(version, id, type, depth),
      ]),
    ),
    ...lists.flatMap(({ version, id, types }) => [
      ownListCase(version, id, types, depth),
      typesApartCase(version, id, types, depth),
      quietDaysCase(version, id, depth),
    ]),
    mixCase(depth),
  ];
}

function documentedTypes({ operations: all }: Contract, id: Id): Type[] {
  const listed = all.find(({ operation }) => operation.operationId === id);
  return (listed ? variantsOf(listed) : []).map(({ name }) => name as Type);
}

async function insights(
  tools: Tools,
  version: Version,
  id: Id,
  query: QueryOf<Version, Id>,
  account?: string,
) {
  const limit = tools.depth;
  return tools.answer(version, id, { id: account ?? (await tools.account()), query: { ...query, limit } });
}

function windowCase(version: Version, id: Id, type: Type, depth: number): CheckCase {
  return meaning(version, id, {
    name: `maxDaysBack-${type}`,
    at: "parameters",
    requests: 2,
    rows: 2 * depth,
    rule: "no total over fewer days exceeds the total over more days",
    async run(tools) {
      const shorter = await insights(tools, version, id, { type, maxDaysBack: 30 });
      const longer = await insights(tools, version, id, { type, maxDaysBack: 90 });
      requireData(shorter.rows.length > 0, "the account has no insights for the last 30 days");
      const more = totals(longer);
      for (const [name, total] of totals(shorter)) {
        // A row that is missing may be beyond the limit.
        const limit = more.get(name) ?? (longer.whole ? 0 : Infinity);
        assert(
          total <= limit,
          `${name} over 30 days at most ${limit}, as over 90 days`,
          `${total}`,
          shorter.exchange,
        );
      }
      const isTelling = [...totals(longer)].some(([name, total]) => total > (totals(shorter).get(name) ?? 0));
      requireData(isTelling, "the totals over 90 days are those over 30 days");
    },
  });
}

/** The field of a creative that the clusters of a type group by; MEDIA_MIX counts all creatives. */
type Theme = keyof RowOf<"v2", "searchMedia">;
const themes: Partial<Record<Type, Theme>> = {
  HOOK: "hook",
  TARGET_PERSONA: "targetPersona",
  AD_ANGLE: "coreAngle",
  USP: "sellingPoints",
};

function olderCase(version: Version, id: Id, type: Type, depth: number): CheckCase {
  const field = themes[type];
  return meaning(version, id, {
    name: `maxDaysBack-${type}-leaves-out-older`,
    at: "parameters",
    // It is specified for totals, which MEDIA_MIX does not have.
    rule: "maxDaysBack leaves out creatives that started earlier",
    assumed: field === undefined,
    requests: maxAccounts * 4,
    rows: maxAccounts * (wholeOf(depth) + 3 * depth),
    async run(tools) {
      for (const account of await tools.accounts()) {
        const all = await mediaList(tools, { status: "ALL", accountId: account });
        const now = await nowOf(tools, all.exchange);
        // Allow a day at either end.
        const olderThan = (days: number) => startedBefore(all, now, field, days + 2);
        // Other cases already request 30 days.
        const days = olderThan(30).length < minCreatives ? 1 : 30;
        const older = olderThan(days);
        if (older.length < minCreatives) continue;
        const ask = (maxDaysBack: number) => insights(tools, version, id, { type, maxDaysBack }, account);
        const [shorter, longer] = [await ask(days), await ask(90)];
        if (longer.rows.length === 0) {
          const whole = await insights(tools, version, id, { type }, account);
          const expected = `some clusters over 90 days, in which ${older.length} creatives started`;
          assert(whole.rows.length === 0, expected, "none", longer.exchange);
        }
        if (longer.rows.length === 0 || !longer.whole) continue;
        const words = (answer: Insights) => JSON.stringify([...totals(answer)].sort());
        const expected = `lower totals over ${days} days than over 90, since ${older.length} running creatives started in between`;
        assert(words(shorter) !== words(longer), expected, "the same totals", shorter.exchange);
        return;
      }
      throw new Inconclusive(
        `no account has at least ${minCreatives} running creatives that started 3 to 88 days ago`,
      );
    },
  });
}

/** One account may have no insights yet, but not all of them. */
function someCase(version: Version, id: Id, type: Type, depth: number): CheckCase {
  const field = themes[type];
  return meaning(version, id, {
    name: `${type}-of-some-creatives`,
    at: "responses/200",
    rule: "at least one account with several creatives has insights",
    // How many creatives form a cluster is not specified.
    assumed: type !== "MEDIA_MIX",
    requests: maxAccounts * 3,
    rows: maxAccounts * (wholeOf(depth) + depth),
    async run(tools) {
      let empty: { answer: Insights; creatives: number } | undefined;
      for (const account of await tools.accounts()) {
        const all = await mediaList(tools, { status: "ALL", accountId: account });
        const now = await nowOf(tools, all.exchange);
        const creatives = startedBefore(all, now, field, 3).length;
        if (creatives < minCreatives) continue;
        const answer = await insights(tools, version, id, { type, maxDaysBack: 90 }, account);
        if (answer.rows.length > 0) return;
        empty ??= { answer, creatives };
      }
      requireData(
        empty !== undefined,
        `no account has at least ${minCreatives} running creatives that started 3 to 88 days ago`,
      );
      const expected = `some ${type} clusters for ${empty.creatives} creatives in 90 days`;
      assert(false, expected, "none", empty.answer.exchange);
    },
  });
}

/** Clusters may leave out a few creatives. */
const minCreatives = 5;

/**
 * The creatives with a theme that started more than `days` and less than 88 days ago, and are still running: insights may
 * leave out others.
 */
function startedBefore({ rows }: MediaList, now: number, theme: Theme | undefined, days: number) {
  return rows.filter((row) => {
    const age = (now - (timeOf(row, "startAt") ?? now)) / day;
    const isRunning = row.endAt === null;
    return isRunning && age > days && age < 88 && (theme === undefined || hasSome(row[theme]));
  });
}

function hasSome(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value !== "";
}

/** Different types have different lists of clusters. */
function ownListCase(version: Version, id: Id, types: readonly Type[], depth: number): CheckCase {
  const clusterTypes = types.filter((type) => type !== "MEDIA_MIX");
  return meaning(version, id, {
    name: "own-list",
    at: "responses/200",
    requests: clusterTypes.length,
    rows: clusterTypes.length * depth,
    rule: "no type returns the clusters of another type",
    async run(tools) {
      const owners = new Map<string, string>();
      for (const type of clusterTypes) {
        const { rows, exchange } = await insights(tools, version, id, { type });
        if (rows.length < 2) continue;
        const list = JSON.stringify(rows.map(({ label }) => label));
        const owner = owners.get(list);
        assert(owner === undefined, `clusters of ${type}`, `the same list as for ${owner}`, exchange);
        owners.set(list, type);
      }
      requireData(owners.size > 1, "at most one type has several clusters");
    },
  });
}

/** Totals do not change over days on which no creative started. */
function quietDaysCase(version: Version, id: Id, depth: number): CheckCase {
  const whole = wholeOf(depth);
  return meaning(version, id, {
    name: "maxDaysBack-over-quiet-days",
    at: "parameters",
    rule: "maxDaysBack filters creatives by their start date: days on which none started change no total",
    requests: maxAccounts * 3,
    rows: maxAccounts * (whole + 2 * depth),
    async run(tools) {
      for (const account of await tools.accounts()) {
        const all = await mediaList(tools, { status: "ALL", accountId: account });
        const now = await nowOf(tools, all.exchange);
        const quiet = quietDays(all, now);
        if (!quiet) continue;
        const ask = (maxDaysBack: number) =>
          insights(tools, version, id, { type: "HOOK", maxDaysBack }, account);
        const [from, to] = quiet;
        const before = await ask(from);
        const after = await ask(to);
        const words = ({ rows }: Insights) =>
          rows.map(({ label, total }) => `${String(label)}: ${String(total)}`);
        const expected = `the same totals as over ${from} days, since no creative started ${from} to ${to} days ago`;
        assertSame(words(after).sort(), words(before).sort(), expected, after.exchange);
        requireData(before.rows.length > 0, "no creative of the account has started since");
        return;
      }
      throw new Inconclusive("no account has days on which no creative started");
    },
  });
}

/** The longest gap between two starts, in days ago. */
function quietDays(
  { rows, whole, narrowedBy }: MediaList,
  now: number,
): [from: number, to: number] | undefined {
  const ages = rows.map((row) => timeOf(row, "startAt")).map((time) => time && (now - time) / day);
  const inOrder = ages.every((age, index) => age !== undefined && age >= (ages[index - 1] ?? -Infinity));
  if (narrowedBy !== undefined || (!whole && !inOrder)) return undefined;
  const sortedAges = ages
    .filter((age) => age !== undefined)
    .filter((age) => age < 90)
    .sort((a, b) => a - b);
  const gaps = sortedAges.slice(1).map((age, index): [number, number] => [
    // How days are counted is not specified, so leave out one at either end.
    Math.ceil((sortedAges[index] ?? 0) + 1),
    Math.floor(age - 1),
  ]);
  const [longestGap] = gaps.filter(([from, to]) => to > from).sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return longestGap;
}

function typesApartCase(version: Version, id: Id, types: readonly Type[], depth: number): CheckCase {
  const clusterTypes = types.filter((type) => type !== "MEDIA_MIX");
  return meaning(version, id, {
    name: "types-apart",
    at: "responses/200",
    requests: clusterTypes.length,
    rows: clusterTypes.length * depth,
    rule: "no cluster belongs to two types",
    assumed: true,
    async run(tools) {
      const owners = new Map<unknown, string>();
      for (const type of clusterTypes) {
        const { rows, exchange } = await insights(tools, version, id, { type });
        for (const row of rows) {
          const owner = owners.get(row["id"]);
          assert(owner === undefined, `clusters of ${type} only`, `one that is also in ${owner}`, exchange);
        }
        for (const row of rows) owners.set(row["id"], type);
      }
      requireData(new Set(owners.values()).size > 1, "at most one type has clusters");
    },
  });
}

function totals({ rows, body }: Insights): Map<string, number> {
  const isMix = body["type"] === "MEDIA_MIX";
  return new Map(
    rows.map((row) =>
      isMix
        ? [String(row["type"]), numberOf(row, "count") ?? 0]
        : [String(row["id"]), numberOf(row, "total") ?? 0],
    ),
  );
}

function mixCase(depth: number): CheckCase {
  return meaning("v2", "listAccountInsights", {
    name: "MEDIA_MIX-counts-creatives",
    requests: 2,
    rows: depth + wholeOf(depth),
    assumed: true,
    rule: "MEDIA_MIX counts the creatives of each type that POST /media returns",
    async run(tools) {
      const mix = await insights(tools, "v2", "listAccountInsights", { type: "MEDIA_MIX" });
      const all = await mediaList(tools);
      requireWhole(all);
      requireData(mix.whole, "there are more types than the limit");
      for (const [type, count] of totals(mix)) {
        const expected = all.rows.filter((row) => (row["type"] ?? "UNKNOWN") === type).length;
        assert(expected === count, `${expected} creatives of type ${type}`, `${count}`, mix.exchange);
      }
    },
  });
}
