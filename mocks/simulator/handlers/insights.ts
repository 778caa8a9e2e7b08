import { operations } from "@adintel/client/operations";
import type { InsightCluster } from "@adintel/client/types";
import type { ClusterRecord, CreativeRecord } from "../../corpus/index.ts";
import { invalid, readPage, type Call } from "../call.ts";
import { compareDescending, compareIds } from "../media-order.ts";
import { creativesOf } from "../world.ts";
import { ofAccount } from "./accounts.ts";

type ClusterOf = (creative: CreativeRecord) => ClusterRecord | null;

const clusters: Record<string, ClusterOf> = {
  HOOK: ({ hookCluster }) => hookCluster,
  TARGET_PERSONA: ({ personaCluster }) => personaCluster,
  AD_ANGLE: ({ angleCluster }) => angleCluster,
  USP: ({ uspCluster }) => uspCluster,
};

interface Query {
  type?: string;
  maxDaysBack?: number;
  limit?: number;
}

const day = 86_400_000;

/** GET insights of both versions; the values of `type` that a version has stand in its document. */
export const listInsights = ofAccount((call, account) => {
  const { type, maxDaysBack, limit, faults } = readQuery(call);
  if (type === undefined || faults.length > 0) return invalid(...faults);
  const since = maxDaysBack === undefined ? -Infinity : call.now - maxDaysBack * day;
  const creatives = creativesOf(call.world, account, "MOST_RECENT").filter(
    ({ startedAt }) =>
      since === -Infinity || (startedAt !== null && startedAt >= since && startedAt <= call.now),
  );
  const clusterOf = clusters[type];
  if (!clusterOf) {
    const rows = formatCounts(creatives).slice(0, limit);
    return { json: JSON.stringify({ type, count: rows.length, rows }), rows: rows.length };
  }
  const totals = clusterTotals(creatives, clusterOf).slice(0, limit);
  return { json: JSON.stringify({ type, count: totals.length, totals }), rows: totals.length };
});

function readQuery({ query }: Call) {
  // The contract has been checked, and the values are coerced.
  const { type, maxDaysBack, limit }: Query = query;
  const { faults, limit: rows } = readPage({ limit }, operations.v2.listAccountInsights.paging.limit.default);
  // Whether v1 requires `type` is not specified; there is nothing to cluster by without it.
  if (type === undefined) faults.push({ path: "type", message: "is required" });
  if (maxDaysBack !== undefined && maxDaysBack < 1)
    faults.push({ path: "maxDaysBack", message: "must be at least 1" });
  return { type, maxDaysBack, limit: rows, faults };
}

function clusterTotals(creatives: readonly CreativeRecord[], clusterOf: ClusterOf): InsightCluster[] {
  const totals = new Map<string, InsightCluster>();
  for (const creative of creatives) {
    const cluster = clusterOf(creative);
    if (!cluster) continue;
    const { id, label, tags } = cluster;
    const entry = totals.get(id) ?? { id, label, tags: tags && [...tags], total: 0 };
    entry.total += 1;
    totals.set(id, entry);
  }
  return [...totals.values()].sort((a, b) => compareDescending(a.total, b.total) || compareIds(a, b));
}

/** A creative whose format is unknown counts as UNKNOWN, so that the counts add up to the creatives. */
function formatCounts(creatives: readonly CreativeRecord[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { format } of creatives)
    counts.set(format ?? "UNKNOWN", (counts.get(format ?? "UNKNOWN") ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}
