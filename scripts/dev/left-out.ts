/** A server with one fault, and the cases that find it. */
export interface Server {
  id: string;
  subject: "mock" | "independent";
  /** Faults of one family are of one kind. */
  family: string;
  failed: ReadonlySet<string>;
}

/** Each round leaves out every so many families. */
const rounds = 4;

/** After so many requests, what is found is counted. */
const limits = [60, 200] as const;

/** The cases of this family were written for its faults. */
const excluded = "robustness";

/**
 * The share of the independent server's faults that 60 and 200 requests find, where nothing was learned from faults of their
 * family: families are left out in turn.
 *
 * @param placesAfter the requests until each case has run, in an order that is learned from some servers.
 */
export function leftOut(
  servers: readonly Server[],
  placesAfter: (some: readonly Server[]) => ReadonlyMap<string, number>,
): Record<string, number> {
  const families = [...new Set(servers.filter(isCounted).map(({ family }) => family))];
  const requests = Array.from({ length: rounds }, (_, round) => {
    const out = families.filter((family) => families.indexOf(family) % rounds === round);
    const isOut = (server: Server) => isCounted(server) && out.includes(server.family);
    const places = placesAfter(servers.filter((server) => !isOut(server)));
    return servers
      .filter(isOut)
      .map(({ failed }) => Math.min(...[...failed].map((id) => places.get(id) ?? Infinity)));
  }).flat();
  const shareWithin = (limit: number) => requests.filter((sent) => sent <= limit).length / requests.length;
  return Object.fromEntries(limits.map((limit) => [limit, Number(shareWithin(limit).toFixed(3))]));
}

function isCounted({ subject, family }: Server): boolean {
  return subject === "independent" && family !== excluded;
}
