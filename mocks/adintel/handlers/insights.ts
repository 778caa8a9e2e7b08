import type { InsightCluster } from "@adintel/client/types";
import type { CountsOf, FactsOf } from "../../engine/rows/list-definition.ts";
import { counting } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { creativesIn, findAccount } from "../content/content.ts";
import type { ClusterRecord, CreativeRecord } from "../corpus/index.ts";

type V1 = Rows["v1"]["listBrandInsights"];
type V2 = Rows["v2"]["listAccountInsights"];

/** A row of any of the lists: a cluster, or a format of MEDIA_MIX. */
type Insight = InsightCluster | { type: string; count: number };

const facts: FactsOf<V1, CreativeRecord, Insight> & FactsOf<V2, CreativeRecord, Insight> = {
  effects: { maxDaysBack: ({ startedAt }) => startedAt },
  orders: {},
  reads: {},
};

const counts: CountsOf<V1 | V2, CreativeRecord, Insight> = {
  HOOK: clustersBy(({ hookCluster }) => hookCluster),
  TARGET_PERSONA: clustersBy(({ personaCluster }) => personaCluster),
  AD_ANGLE: clustersBy(({ angleCluster }) => angleCluster),
  USP: clustersBy(({ uspCluster }) => uspCluster),
  MEDIA_MIX: formatCounts,
};

/** GET insights of both versions; the values of `type` that a version has stand in its document. */
export const listInsights = counting<CreativeRecord, Insight>({
  facts,
  parent: findAccount,
  candidates: creativesIn,
  counts,
});

function clustersBy(clusterOf: (creative: CreativeRecord) => ClusterRecord | null) {
  return (creatives: readonly CreativeRecord[]): InsightCluster[] => {
    const totals = new Map<string, InsightCluster>();
    for (const creative of creatives) {
      const cluster = clusterOf(creative);
      if (!cluster) continue;
      const { id, label, tags } = cluster;
      const entry = totals.get(id) ?? { id, label, tags: tags && [...tags], total: 0 };
      entry.total += 1;
      totals.set(id, entry);
    }
    return [...totals.values()];
  };
}

/** The most frequent first. A creative whose format is unknown counts as UNKNOWN, so that the counts add up. */
function formatCounts(creatives: readonly CreativeRecord[]): { type: string; count: number }[] {
  const counted = new Map<string, number>();
  for (const { type } of creatives) counted.set(type ?? "UNKNOWN", (counted.get(type ?? "UNKNOWN") ?? 0) + 1);
  return [...counted]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}
