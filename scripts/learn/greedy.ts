/** What was measured of a case of the check. */
export interface Measured {
  id: string;
  /** What it asked on servers without a fault, shared requests too; the same text is the same request. */
  requests: ReadonlySet<string>;
  /** What it was charged there, in microdollars, by itself. */
  microdollars: number;
  /** The faulty servers that it finds. */
  kills: ReadonlySet<string>;
}

/** A request that costs this much, in microdollars, counts as two. */
const dear = 20_000;

/** What a case is worth for each of its kind that finds something, though it was not seen to find anything itself. */
const kinship = 0.2;

/** A case whose requests have all been sent still takes its place. */
const least = 0.05;

/**
 * Orders cases so that most faults are found by the time of any limit: again and again the one that finds most faults, of
 * those that none before it finds, for what it asks beside what was asked before. Once each is found, the rest is ordered as
 * if none were, since a fault that is not known may show in any case. Cases that never find anything are left out.
 */
export function greedy(cases: readonly Measured[], first: readonly string[] = []): string[] {
  const left = new Map(cases.map((one) => [one.id, one]));
  const killed = new Set<string>();
  const asked = new Set<string>();
  const order: string[] = [];
  const take = (one: Measured) => {
    left.delete(one.id);
    order.push(one.id);
    for (const kill of one.kills) killed.add(kill);
    for (const request of one.requests) asked.add(request);
  };
  for (const id of first) {
    const one = left.get(id);
    if (one) take(one);
  }
  for (;;) {
    const worth = worthOfKinds([...left.values()], killed);
    let best: Measured | undefined;
    let bestValue = 0;
    for (const one of left.values()) {
      const kills = [...one.kills].filter((kill) => !killed.has(kill)).length;
      const value = (kills + kinship * (worth.get(kindOf(one.id)) ?? 0)) / costOf(one, asked);
      if (value <= bestValue) continue;
      best = one;
      bestValue = value;
    }
    if (best) take(best);
    else if (killed.size === 0) return order;
    // What the first cases find is found again by others.
    else killed.clear();
  }
}

function costOf({ requests, microdollars }: Measured, asked: ReadonlySet<string>): number {
  const more = [...requests].filter((request) => !asked.has(request)).length;
  const share = requests.size === 0 ? 0 : more / requests.size;
  return least + more + (share * microdollars) / dear;
}

/** Faults that cases of each kind find on average, of those that are not found yet. */
function worthOfKinds(cases: readonly Measured[], killed: ReadonlySet<string>): Map<string, number> {
  const sums = new Map<string, { kills: number; cases: number }>();
  for (const { id, kills } of cases) {
    const sum = sums.get(kindOf(id)) ?? { kills: 0, cases: 0 };
    sum.cases += 1;
    for (const kill of kills) if (!killed.has(kill)) sum.kills += 1;
    sums.set(kindOf(id), sum);
  }
  return new Map([...sums].map(([kind, { kills, cases: number }]) => [kind, kills / number]));
}

/** `meaning/order` of `v2/listAccountCollabs/meaning/order`. */
function kindOf(id: string): string {
  return id.split("/").slice(2).join("/");
}
