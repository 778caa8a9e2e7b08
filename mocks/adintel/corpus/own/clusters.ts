import type { ClusterData, CreativeData } from "./data.ts";
import { hookKinds } from "../writing/hooks.ts";
import { ideasOf } from "../writing/ideas.ts";
import { hashOf } from "../../../../scripts/lib/text.ts";
import type { ClusterRecord, CreativeRecord } from "../base/records.ts";
import type { HookKind, Trade } from "../trades/trade.ts";

type Clusters = Pick<CreativeRecord, "hookCluster" | "angleCluster" | "personaCluster" | "uspCluster">;

/**
 * The clusters for which a creative counts: those that are given, or else the one of its text. Texts that are the same are
 * one cluster; hooks count by the way in which they open.
 */
export function ownClusters(facts: CreativeData, made: Clusters, account: string, trade: Trade): Clusters {
  const { clusters = {}, hook, coreAngle, targetPersona, sellingPoints } = facts;
  const usp = sellingPoints === null ? null : sellingPoints?.[0];
  const ofHook = typeof hook === "string" ? openingOf(hook, trade) : hook;
  return {
    hookCluster: clusterOf(clusters.HOOK, ofHook, made.hookCluster),
    angleCluster: clusterOf(clusters.AD_ANGLE, ofText("angle", account, coreAngle), made.angleCluster),
    personaCluster: clusterOf(
      clusters.TARGET_PERSONA,
      ofText("persona", account, targetPersona),
      made.personaCluster,
    ),
    uspCluster: clusterOf(
      clusters.USP,
      sellingPoints?.length === 0 ? null : ofText("usp", account, usp),
      made.uspCluster,
    ),
  };
}

/** The one that is given, that of the text that is given, or the usual one. */
function clusterOf(
  cluster: ClusterData | null | undefined,
  ofFact: ClusterRecord | null | undefined,
  made: ClusterRecord | null,
): ClusterRecord | null {
  if (cluster === null) return null;
  if (cluster === undefined) return ofFact === undefined ? made : ofFact;
  const { label = "", id, tags = null } = typeof cluster === "string" ? { label: cluster } : cluster;
  return Object.freeze({ id: id ?? `own-${hashOf(label) >>> 0}`, label: label || (id ?? ""), tags });
}

function ofText(
  kind: string,
  account: string,
  text: string | null | undefined,
): ClusterRecord | null | undefined {
  if (typeof text !== "string") return text;
  return Object.freeze({ id: `${kind}-${hashOf(`${account}/${text}`) >>> 0}`, label: text, tags: null });
}

/** The cluster of an opening, as far as its words show how it opens. */
function openingOf(hook: string, trade: Trade): ClusterRecord | undefined {
  const label = hookKinds.find(({ kind }) => kind === kindOf(hook))?.label;
  return ideasOf(trade).hooks.find(({ cluster }) => cluster.label === label)?.cluster;
}

function kindOf(hook: string): HookKind {
  if (/\?\s*$/.test(hook)) return "question";
  if (/\d/.test(hook)) return "number";
  if (/^(stop|never|don't|you are|you're)\b/i.test(hook)) return "mistake";
  return /^(i|my|we)\b/i.test(hook) ? "confession" : "scene";
}
