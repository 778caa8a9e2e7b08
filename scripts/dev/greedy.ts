/** What was measured of a case of the check. */
export interface Measured {
  id: string;
  /** What it asked on servers without a fault, shared requests too; the same text is the same request. */
  requests: ReadonlySet<string>;
  /** What it was charged there, in microdollars, beside what those before it were. */
  microdollars: number;
  /** The faulty servers that it finds. */
  kills: ReadonlySet<string>;
}

/** A request that costs this much, in microdollars, counts as two. */
const dear = 20_000;

/**
 * How much all faults that are not known weigh, against all that are. Each kind of case is taken to find as many of them, by
 * whichever of its cases comes first: with families of faults left out of the learning in turn, 60 requests found 31 to 36 % of
 * those with this, and 28 % without; 200 requests 61 to 64 % and 57 %.
 */
const unknown = 1;

/**
 * Orders cases so that most faults are found by the time of any limit: again and again the requests that lead to most faults,
 * of those that nothing before them finds, for what they add. What costs no more request comes at once, so that each response
 * is judged by every case that looks at it. Once each fault is found, the rest is ordered as if none were, since a fault that
 * is not known may show in any case.
 *
 * @param subjects on how many servers `requests` were asked; one request of a case is as many of them.
 */
export function greedy(
  cases: readonly Measured[],
  { first = [], subjects = 1 }: { first?: readonly string[]; subjects?: number } = {},
): string[] {
  const left = new Map(cases.map((one) => [one.id, withKind(one)]));
  const weightOf = weights([...left.values()]);
  const killed = new Set<string>();
  const asked = new Set<string>();
  const order: string[] = [];
  const take = (one: Measured) => {
    left.delete(one.id);
    order.push(one.id);
    for (const kill of one.kills) killed.add(kill);
    for (const request of one.requests) asked.add(request);
  };
  const missingOf = ({ requests }: Measured) => [...requests].filter((request) => !asked.has(request)).sort();
  const takeFree = () => {
    for (const one of left.values()) if (one.requests.size > 0 && missingOf(one).length === 0) take(one);
  };
  for (const id of first) {
    const one = left.get(id);
    if (one) take(one);
  }
  takeFree();
  for (;;) {
    const best = likeliest(bundlesOf([...left.values()], missingOf), { killed, weightOf, subjects });
    if (best) {
      for (const one of best) take(one);
      takeFree();
    } else if (killed.size === 0) return [...order, ...left.keys()];
    // What the first cases find is found again by others.
    else killed.clear();
  }
}

/**
 * The order in few lines: the first cases alone, since each of them counts; the others by the group that their ids name, in the
 * order of what stands in the middle of each group.
 */
export function entriesOf(
  ids: readonly string[],
  { alone, most, groupOf }: { alone: number; most: number; groupOf(id: string): string },
): string[] {
  const places = new Map<string, number[]>();
  for (const [place, id] of ids.slice(alone).entries())
    places.set(groupOf(id), [...(places.get(groupOf(id)) ?? []), place]);
  const middleOf = (all: readonly number[]) => all[Math.ceil(all.length / 2) - 1] ?? 0;
  const groups = [...places].sort(([, a], [, b]) => middleOf(a) - middleOf(b)).map(([group]) => group);
  return [...ids.slice(0, alone), ...groups].slice(0, most);
}

/** Cases that need the same requests beside those that were asked. */
type Bundle = Measured[];

function bundlesOf(cases: readonly Measured[], missingOf: (one: Measured) => string[]): Map<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  for (const one of cases) {
    // What no server was asked says nothing.
    if (one.requests.size === 0) continue;
    const key = JSON.stringify(missingOf(one));
    bundles.set(key, [...(bundles.get(key) ?? []), one]);
  }
  return bundles;
}

/** What the worth of a bundle depends on. */
interface State {
  /** What was found by the cases before it. */
  killed: ReadonlySet<string>;
  weightOf(kill: string): number;
  subjects: number;
}

/** The bundle that is worth most for what it adds, with those that come with it for nothing. */
function likeliest(
  bundles: ReadonlyMap<string, Bundle>,
  { killed, weightOf, subjects }: State,
): Bundle | undefined {
  let best: Bundle | undefined;
  let most = 0;
  for (const [key, bundle] of bundles) {
    const missing = JSON.parse(key) as string[];
    const along =
      missing.length > 1 ? missing.flatMap((one) => bundles.get(JSON.stringify([one])) ?? []) : [];
    const kills = new Set([...bundle, ...along].flatMap((one) => [...one.kills]));
    let worth = 0;
    for (const kill of kills) if (!killed.has(kill)) worth += weightOf(kill);
    const microdollars = Math.max(...bundle.map((one) => one.microdollars));
    const value = worth / (missing.length / subjects + microdollars / dear);
    if (value <= most) continue;
    best = [...bundle].sort((a, b) => b.kills.size - a.kills.size);
    most = value;
  }
  return best;
}

/** A case that finds the unknown faults of its kind, too. */
function withKind(one: Measured): Measured {
  return { ...one, kills: new Set([...one.kills, kindOf(one.id)]) };
}

/** What each known fault weighs, and those of each kind that are not known. */
function weights(cases: readonly Measured[]): (kill: string) => number {
  const kinds = new Set(cases.map(({ id }) => kindOf(id)));
  const faults = new Set(cases.flatMap(({ kills }) => [...kills])).size - kinds.size;
  const ofKind = (unknown * Math.max(1, faults)) / kinds.size;
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
