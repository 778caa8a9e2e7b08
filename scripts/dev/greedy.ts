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
 * How many faults are unknown, relative to the known ones, of each sort: those that a kind of case finds wherever it looks,
 * those of a field that any case about it finds, and those that a single case finds.
 */
const unknownFaults = { kind: 1, field: 1, case: 1 };

/** The share of the unknown faults that the cases of an area find. */
const unknownShares: Readonly<Record<string, number>> = {
  meaning: 0.45,
  refusals: 0.25,
  shape: 0.15,
  transport: 0.05,
  access: 0.05,
  robustness: 0.05,
};

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
  const left = new Map(cases.map((one) => [one.id, withUnknown(one)]));
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

/** Lets a case also find the unknown faults of its kind and of its field, and one of its own. */
function withUnknown(one: Measured): Measured {
  return { ...one, kills: new Set([...one.kills, ...Object.values(unknownOf(one.id))]) };
}

function unknownOf(id: string): Record<keyof typeof unknownFaults, string> {
  return { kind: `kind ${kindOf(id)}`, field: `field ${fieldOf(id)}`, case: `case ${id}` };
}

/** The weight of a known fault, and of what is unknown of a kind, a field or a case. */
function weights(cases: readonly Measured[]): (kill: string) => number {
  const areasOf = new Map(
    cases.flatMap(({ id }) => Object.values(unknownOf(id)).map((name) => [name, areaOf(id)] as const)),
  );
  const known = new Set(cases.flatMap(({ kills }) => [...kills].filter((kill) => !areasOf.has(kill)))).size;
  const ofLevels = Object.entries(unknownFaults).map(([level, share]) => {
    const names = [...areasOf].filter(([name]) => name.startsWith(`${level} `));
    const countOf = (area: string) => names.filter(([, other]) => other === area).length;
    const each = [...new Set(areasOf.values())].map(
      (area) => [area, (share * Math.max(1, known) * (unknownShares[area] ?? 0)) / countOf(area)] as const,
    );
    return [level, new Map(each)] as const;
  });
  const ofAreas = new Map(ofLevels);
  return (kill) => {
    const area = areasOf.get(kill);
    return area === undefined ? 1 : (ofAreas.get(kill.split(" ")[0] ?? "")?.get(area) ?? 0);
  };
}

function areaOf(id: string): string {
  return id.split("/")[2] ?? "";
}

/**
 * What a case is about, without the operation and the field: `400.5-wrong-type` of `v2/searchMedia/refusals/400.5-wrong-type-limit`,
 * `meaning` with its last words of others.
 */
function kindOf(id: string): string {
  const name = id.split("/").slice(3).join("/");
  const numbered = /^\d{3}\.\d+-[a-z]+(-[a-z]+)?/.exec(name)?.[0];
  const startsWithField = ["meaning", "robustness"].includes(areaOf(id));
  const rest = startsWithField ? name.replace(/^[a-zA-Z]+(\.[a-zA-Z]+)*-?/, "") : name;
  return `${areaOf(id)}/${numbered ?? (rest || name)}`;
}

/**
 * What a case looks at: `v2/searchMedia refusals limit` of `v2/searchMedia/refusals/400.5-wrong-type-limit`. The names of cases about
 * meaning begin with their field, those of others end with it.
 */
function fieldOf(id: string): string {
  const [version, operation, area = ""] = id.split("/");
  const name = id.split("/").slice(3).join("/");
  const field = area === "meaning" ? name.split("-")[0] : /-([a-zA-Z][a-zA-Z.]*?)(?:\.\d+)?$/.exec(name)?.[1];
  return [`${version}/${operation}`, area, field ?? ""].join(" ");
}
