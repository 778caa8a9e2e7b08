import { operations } from "@adintel/client/operations";
import type { InsightCluster, InsightType } from "@adintel/client/types";
import type { CountsOf, FactsOf } from "../../engine/rows/list-definition.ts";
import { counting } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";
import type { Takes } from "../../engine/scenarios/readings.ts";
import { setField } from "../readings/fields.ts";
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
  depends: [
    "order-ties",
    "insights-creatives",
    "insights-total",
    "mix-case",
    "mix-kinds",
    "mix-order",
    "mix-unknown",
  ],
  limit: ({ takes }) => (takes("v1-insights-limit-default", "rows-1") ? 1 : undefined),
  allows: ({ path }, takes, value) =>
    path === "type" && value === ("AD_ANGLE" satisfies InsightType) && takes("v1-insights-angle", "accepted"),
  adapt(fields, { world: { takes } }) {
    const { type, maxDaysBack } = operations.v1.listBrandInsights.effects;
    if (!fields.has("type") && takes("v1-insights-type", "hook")) setField(fields, "type", type, "HOOK");
    if (!fields.has("maxDaysBack") && takes("days-back-default", "days-90"))
      setField(fields, "maxDaysBack", maxDaysBack, 90);
  },
  isUnlimited: (fields, takes) => fields.get("type")?.value === "MEDIA_MIX" && takes("mix-limit", "ignored"),
});

function clustersBy(clusterOf: (creative: CreativeRecord) => ClusterRecord | null) {
  return (creatives: readonly CreativeRecord[], takes: Takes): InsightCluster[] => {
    const totals = new Map<string, InsightCluster>();
    const countsViews = takes("insights-total", "views");
    for (const creative of covered(creatives, takes)) {
      const cluster = clusterOf(creative);
      if (!cluster) continue;
      const { id, label, tags } = cluster;
      const entry = totals.get(id) ?? { id, label, tags: tags && [...tags], total: 0 };
      entry.total += countsViews ? (creative.viewCount ?? 0) : 1;
      totals.set(id, entry);
    }
    return [...totals.values()];
  };
}

/** The creatives that insights are made of. */
function covered(creatives: readonly CreativeRecord[], takes: Takes): readonly CreativeRecord[] {
  return takes("insights-creatives", "active") ? creatives.filter(({ active }) => active) : creatives;
}

/** The formats of creatives, usually the most frequent first. */
function formatCounts(creatives: readonly CreativeRecord[], takes: Takes): { type: string; count: number }[] {
  const counted = new Map<string, number>();
  for (const { type, mediaType } of covered(creatives, takes)) {
    const kind = takes("mix-kinds", "media-type") ? mediaType : type;
    const name = kind ?? (takes("mix-unknown", "left-out") ? undefined : "UNKNOWN");
    if (name !== undefined) counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  const sign = takes("mix-order", "least-first") ? -1 : 1;
  const rows = [...counted]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => sign * (b.count - a.count) || (a.type < b.type ? -1 : 1));
  return takes("mix-case", "lower-case")
    ? rows.map(({ type, count }) => ({ type: type.toLowerCase(), count }))
    : rows;
}
