import { memoize } from "../../../../scripts/lib/memoize.ts";
import { hookKinds, type Hook } from "./hooks.ts";
import type { ClusterRecord } from "../base/records.ts";
import type { Themes, Trade } from "../trades/trade.ts";

/** A cluster of creatives, and the lists of texts in which its idea comes up. */
interface Idea {
  readonly cluster: ClusterRecord;
  readonly texts: readonly (readonly string[])[];
}

/** What the creatives of one trade have to say. All accounts of the trade share it, and with it the clusters. */
export interface Ideas {
  readonly hooks: readonly (Pick<Hook, "kind" | "phrases"> & { readonly cluster: ClusterRecord })[];
  readonly angles: readonly ClusterRecord[];
  readonly personas: readonly ClusterRecord[];
  /** Lists of selling points; the first of each list belongs to the cluster. */
  readonly sellingPoints: readonly Idea[];
}

export const ideasOf = memoize((trade: Trade): Ideas => {
  const clusters = (kind: string, themes: readonly Omit<ClusterRecord, "id">[]): ClusterRecord[] =>
    themes.map(({ label, tags }, i) => Object.freeze({ id: `${kind}-${trade.id}-${i + 1}`, label, tags }));
  const labelled = (themes: Themes) => Object.entries(themes).map(([label, tags]) => ({ label, tags }));
  const points = Object.entries(trade.sellingPoints).map(([label, point]) => ({ label, ...point }));
  const pointAt = (i: number, n: number) => points[i % points.length]?.texts[n] ?? "";
  return {
    hooks: clusters("hook", hookKinds).map((cluster, i) => ({
      kind: "question",
      phrases: [],
      ...hookKinds[i],
      cluster,
    })),
    angles: clusters("angle", labelled(trade.angles)),
    personas: clusters("persona", labelled(trade.personas)),
    sellingPoints: clusters("usp", points).map((cluster, i) => ({
      cluster,
      texts: [
        Object.freeze([pointAt(i, 0)]),
        Object.freeze([pointAt(i, 1)]),
        Object.freeze([pointAt(i, 0), pointAt(i + 1, 0)]),
        Object.freeze([pointAt(i, 1), pointAt(i + 1, 1), pointAt(i + 2, 0)]),
      ],
    })),
  };
});
