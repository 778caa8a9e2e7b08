import { operations } from "@adintel/client/operations";
import type { InsightCluster, MediaMixRow } from "@adintel/client/types";
import { describe, expect, test } from "vitest";
import type { ClusterRecord, CreativeRecord } from "../../../../mocks/adintel/corpus/index.ts";
import { corpus, creativesOf, DAY, now, ok, refusal, richest } from "../../support/call.ts";

const account = richest(({ startAt }) => startAt !== null && Date.parse(startAt) > now - 30 * DAY);
const own = creativesOf(account);

const clusterOf: Record<string, (creative: CreativeRecord) => ClusterRecord | null> = {
  HOOK: ({ hookCluster }) => hookCluster,
  TARGET_PERSONA: ({ personaCluster }) => personaCluster,
  AD_ANGLE: ({ angleCluster }) => angleCluster,
  USP: ({ uspCluster }) => uspCluster,
};

/** The clusters of creatives, the largest first. */
function totalsOf(type: string, creatives: CreativeRecord[]): InsightCluster[] {
  const clusters = creatives.flatMap((creative) => clusterOf[type]?.(creative) ?? []);
  const distinct = [...new Map(clusters.map((cluster) => [cluster.id, cluster])).values()];
  return distinct
    .map(({ id, label, tags }) => ({
      id,
      label,
      tags: tags && [...tags],
      total: clusters.filter((cluster) => cluster.id === id).length,
    }))
    .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
}

/** Those that started within so many days. */
const since = (days: number) =>
  own.filter(({ startAt }) => startAt !== null && now - Date.parse(startAt) <= days * DAY);

interface Totals {
  type: string;
  count: number;
  totals: InsightCluster[];
}
interface Mix {
  type: string;
  count: number;
  rows: MediaMixRow[];
}

const v2 = ["v2", "listAccountInsights", operations.v2.listAccountInsights.paging.limit.default] as const;
const v1 = ["v1", "listBrandInsights", v2[2]] as const;

describe.each([
  [...v2, ["HOOK", "TARGET_PERSONA", "AD_ANGLE"]],
  [...v1, ["HOOK", "TARGET_PERSONA", "USP"]],
])("insights of %s", (version, operationId, limit, types) => {
  const insights = <T>(query: Record<string, string | number>) =>
    ok<T>(version, operationId, { id: account.id, query });

  test.each(types)("%s counts the creatives of each cluster, the largest first", async (type) => {
    const expected = totalsOf(type, own).slice(0, limit);
    expect(await insights<Totals>({ type })).toEqual({ type, count: expected.length, totals: expected });
  });

  test.each(types)("%s of some days counts the creatives that started in them", async (type) => {
    for (const maxDaysBack of [1, 7, 30, 90]) {
      const { totals } = await insights<Totals>({ type, maxDaysBack });
      expect(totals).toEqual(totalsOf(type, since(maxDaysBack)).slice(0, limit));
    }
  });

  test.each(types)("%s cut off by limit keeps the largest", async (type) => {
    const { count, totals } = await insights<Totals>({ type, limit: 2 });
    expect(totals).toEqual(totalsOf(type, own).slice(0, 2));
    expect(count).toBe(2);
  });

  test("MEDIA_MIX adds up to the creatives, each format as often as it occurs", async () => {
    const { count, rows } = await insights<Mix>({ type: "MEDIA_MIX" });
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(own.length);
    expect(count).toBe(rows.length);
    for (const row of rows) {
      expect(row.count).toBe(own.filter(({ type }) => (type ?? "UNKNOWN") === row.type).length);
    }
    const counts = rows.map((row) => row.count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test("MEDIA_MIX counts a creative whose format is unknown as UNKNOWN", async () => {
    const { id } = richest(({ type }) => type === null);
    const { rows } = await ok<Mix>(version, operationId, { id, query: { type: "MEDIA_MIX" } });
    const creatives = corpus.creatives.filter((creative) => creative.account.id === id);
    expect(rows).toContainEqual({
      type: "UNKNOWN",
      count: creatives.filter(({ type }) => type === null).length,
    });
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(creatives.length);
  });

  test("MEDIA_MIX of some days adds up to those that started in them", async () => {
    const { rows } = await insights<Mix>({ type: "MEDIA_MIX", maxDaysBack: 30 });
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(since(30).length);
    expect((await insights<Mix>({ type: "MEDIA_MIX", limit: 1 })).rows).toHaveLength(1);
  });

  test("type is required", async () => {
    expect(await refusal(version, operationId, { id: account.id })).toMatchObject({
      status: 400,
      paths: ["type"],
    });
  });
});

test("the edge of maxDaysBack is included", async () => {
  const start = Math.max(...since(60).map(({ startAt }) => Date.parse(startAt ?? "")));
  const days = (now - start) / DAY;
  const { rows } = await ok<Mix>("v2", "listAccountInsights", {
    id: account.id,
    query: { type: "MEDIA_MIX", maxDaysBack: Math.max(1, Math.ceil(days)) },
  });
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(since(Math.max(1, Math.ceil(days))).length);
});

test("a limit or maxDaysBack below 1 is refused, both named", async () => {
  const query = { type: "HOOK", limit: 0, maxDaysBack: 0 };
  const { paths } = await refusal("v2", "listAccountInsights", { id: account.id, query });
  expect(paths.sort()).toEqual(["limit", "maxDaysBack"]);
});
