import { hookKinds } from "./hooks.ts";
import type { ClusterRecord } from "./records.ts";
import type { Theme, Trade } from "./trade.ts";
import { trades } from "./trades/index.ts";

/** A cluster of creatives, and the texts in which its idea comes up. */
export interface Idea<T> {
  readonly cluster: ClusterRecord;
  readonly texts: readonly T[];
}

/** What the creatives of one trade have to say. All accounts of the trade share it, and with it the clusters. */
export interface Ideas {
  readonly hooks: readonly Idea<string>[];
  readonly angles: readonly Idea<string>[];
  readonly personas: readonly Idea<string>[];
  /** Lists of selling points; the first of each list belongs to the cluster. */
  readonly sellingPoints: readonly Idea<readonly string[]>[];
  readonly painPoints: readonly (readonly string[])[];
}

/** The ideas of each trade. */
const ideas: ReadonlyMap<string, Ideas> = new Map(trades.map((trade) => [trade.id, collect(trade)]));

/** What the creatives of a trade have to say. */
export function ideasOf(trade: Trade): Ideas {
  return ideas.get(trade.id) ?? collect(trade);
}

function collect(trade: Trade): Ideas {
  const clusterOf = (kind: string, number: number, { label, tags }: Theme): ClusterRecord =>
    Object.freeze({ id: `${kind}-${trade.id}-${number}`, label, tags });
  const themes = (kind: string, list: readonly Theme[]) =>
    list.map((theme, i) => ({ cluster: clusterOf(kind, i + 1, theme), texts: [theme.label] }));

  const points = trade.sellingPoints;
  const pointAt = (i: number, n: number) => points[i % points.length]?.texts[n] ?? "";
  return {
    hooks: hookKinds.map((hook, i) => ({
      cluster: clusterOf("hook", i + 1, hook),
      texts: trade.hooks[hook.kind],
    })),
    angles: themes("angle", trade.angles),
    personas: themes("persona", trade.personas),
    sellingPoints: points.map((point, i) => ({
      cluster: clusterOf("usp", i + 1, point),
      texts: [
        Object.freeze([pointAt(i, 0)]),
        Object.freeze([pointAt(i, 1)]),
        Object.freeze([pointAt(i, 0), pointAt(i + 1, 0)]),
        Object.freeze([pointAt(i, 1), pointAt(i + 1, 1), pointAt(i + 2, 0)]),
      ],
    })),
    painPoints: trade.painPoints.flatMap((point, i) => {
      const next = trade.painPoints[(i + 1) % trade.painPoints.length] ?? point;
      return [Object.freeze([point]), Object.freeze([point, next])];
    }),
  };
}
