/** What was measured of a case of the check. */
export interface Measured {
  id: string;
  /** Its requests to servers without a fault, shared ones included; equal texts are the same request. */
  requests: ReadonlySet<string>;
  /** What its requests cost there, without those that earlier cases had sent. */
  microdollars: number;
  /** The faulty servers that it finds. */
  kills: ReadonlySet<string>;
}

/** This much in charges weighs as much as one request. */
const microdollarsPerRequest = 20_000;

/**
 * The weight of all unknown faults relative to all known ones. Each kind of case is assumed to find an equal share of them,
 * by whichever of its cases comes first. With families of faults left out in turn, 60 requests found 31 to 36 % of those with
 * this, 28 % without; 200 requests 61 to 64 %, and 57 %.
 */
const unknownWeight = 1;

/**
 * Orders cases so that as many faults as possible are found within any limit. It repeatedly takes the requests that find most
 * new faults for what they cost. Cases that need no further request follow at once. When every fault is found, the rest is
 * ordered as if none were, since any case may show an unknown fault.
 *
 * @param subjects on how many servers `requests` were measured; one request of a case counts once for each.
 */
export function greedy(
  cases: readonly Measured[],
  { first = [], subjects = 1 }: { first?: readonly string[]; subjects?: number } = {},
): string[] {
  const left = new Map(cases.map((one) => [one.id, withKind(one)]));
  const weightOf = weights([...left.values()]);
  const killed = new Set<string>();
  const sent = new Set<string>();
  const order: string[] = [];
  const take = (one: Measured) => {
    left.delete(one.id);
    order.push(one.id);
    for (const kill of one.kills) killed.add(kill);
    for (const request of one.requests) sent.add(request);
  };
  const missingOf = ({ requests }: Measured) => [...requests].filter((request) => !sent.has(request)).sort();
  const takeFree = () => {
    for (const one of left.values()) if (one.requests.size > 0 && missingOf(one).length === 0) take(one);
  };
  for (const id of first) {
    const one = left.get(id);
    if (one) take(one);
  }
  takeFree();
  for (;;) {
    const best = bestBundle(bundlesOf([...left.values()], missingOf), { killed, weightOf, subjects });
    if (best) {
      for (const one of best) take(one);
      takeFree();
    } else if (killed.size === 0) return [...order, ...left.keys()];
    else killed.clear();
  }
}

/** Shortens an order: the first cases one by one, the others as groups, each at the place of its middle case. */
export function entriesOf(
  ids: readonly string[],
  { alone, maxEntries, groupOf }: { alone: number; maxEntries: number; groupOf(id: string): string },
): string[] {
  const places = new Map<string, number[]>();
  for (const [place, id] of ids.slice(alone).entries())
    places.set(groupOf(id), [...(places.get(groupOf(id)) ?? []), place]);
  const middleOf = (all: readonly number[]) => all[Math.ceil(all.length / 2) - 1] ?? 0;
  const groups = [...places].sort(([, a], [, b]) => middleOf(a) - middleOf(b)).map(([group]) => group);
  return [...ids.slice(0, alone), ...groups].slice(0, maxEntries);
}

/** Cases that need the same further requests. */
type Bundle = Measured[];

function bundlesOf(cases: readonly Measured[], missingOf: (one: Measured) => string[]): Map<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  for (const one of cases) {
    if (one.requests.size === 0) continue;
    const key = JSON.stringify(missingOf(one));
    bundles.set(key, [...(bundles.get(key) ?? []), one]);
  }
  return bundles;
}

/** What the value of a bundle depends on. */
interface State {
  /** Faults that earlier cases found. */
  killed: ReadonlySet<string>;
  weightOf(kill: string): number;
  subjects: number;
}

/** The bundle with the highest value for its cost, including bundles whose requests it contains. */
function bestBundle(
  bundles: ReadonlyMap<string, Bundle>,
  { killed, weightOf, subjects }: State,
): Bundle | undefined {
  let best: Bundle | undefined;
  let maxValue = 0;
  for (const [key, bundle] of bundles) {
    const missing = JSON.parse(key) as string[];
    const along =
      missing.length > 1 ? missing.flatMap((one) => bundles.get(JSON.stringify([one])) ?? []) : [];
    const kills = new Set([...bundle, ...along].flatMap((one) => [...one.kills]));
    let weight = 0;
    for (const kill of kills) if (!killed.has(kill)) weight += weightOf(kill);
    const microdollars = Math.max(...bundle.map((one) => one.microdollars));
    const value = weight / (missing.length / subjects + microdollars / microdollarsPerRequest);
    if (value <= maxValue) continue;
    best = [...bundle].sort((a, b) => b.kills.size - a.kills.size);
    maxValue = value;
  }
  return best;
}

/** Lets a case also find the unknown faults of its kind. */
function withKind(one: Measured): Measured {
  return { ...one, kills: new Set([...one.kills, kindOf(one.id)]) };
}

/** The weight of a known fault, and of all unknown faults of a kind. */
function weights(cases: readonly Measured[]): (kill: string) => number {
  const kinds = new Set(cases.map(({ id }) => kindOf(id)));
  const faults = new Set(cases.flatMap(({ kills }) => [...kills])).size - kinds.size;
  const ofKind = (unknownWeight * Math.max(1, faults)) / kinds.size;
  return (kill) => (kinds.has(kill) ? ofKind : 1);
}

/**
 * What a case is about, without the operation and the field: `400.5-wrong-type` of `v2/searchMedia/refusals/400.5-wrong-type-limit`,
 * `meaning` with its last words of others.
 */
function kindOf(id: string): string {
  const [, , area = "", ...rest] = id.split("/");
  const name = rest.join("/");
  const numbered = /^\d{3}\.\d+-[a-z]+(-[a-z]+)?/.exec(name)?.[0];
  return `${area}/${numbered ?? name.replace(/^[a-zA-Z]+(\.[a-zA-Z]+)*-?/, "")}`;
}

/**
 * The field that a case sends a wrong value of: `v2/searchMedia limit` of `v2/searchMedia/refusals/400.5-wrong-type-limit`, and of
 * `v2/searchMedia/refusals/400.7-above-maximum-limit`.
 */
export function checkedField(id: string): string | undefined {
  const [, operation, field] =
    /^([^/]+\/[^/]+)\/refusals\/400\.[4-8]-(?:[a-z]+-)*([a-zA-Z][a-zA-Z.]*?)(?:\.\d+)?$/.exec(id) ?? [];
  return operation && field && `${operation} ${field}`;
}
