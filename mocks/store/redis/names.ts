/** What every key of the mock in Redis begins with. */
const prefix = "adintel-mock";

/** The keys that all sessions share. */
export const shared = {
  /** What the replicas must agree on, such as the seed. */
  world: `${prefix}:world`,
  /** The sessions by when they were last used. */
  sessions: `${prefix}:sessions`,
  /** Counts exchanges, which gives them an order among all sessions. */
  order: `${prefix}:order`,
  /** Counts changes, so that no version of any session comes twice. */
  version: `${prefix}:version`,
} as const;

/** What the keys of all sessions begin with. */
export const sessionPrefix = `${prefix}:session:`;

/** A session's name as keys and lists have it. */
export function memberOf(session: string): string {
  return encodeURIComponent(session);
}

/** The session of such a name. */
export function sessionNamed(member: string): string {
  return decodeURIComponent(member);
}

/** The keys of a session. */
export function keysOf(session: string) {
  const own = `${sessionPrefix}${memberOf(session)}:`;
  return {
    own,
    /** Hash: version, epoch, skew, last, requests, base, bytes. */
    meta: `${own}meta`,
    /** Settings and scenarios as JSON. */
    doc: `${own}doc`,
    /** Hash: counter to start and count of its window. */
    windows: `${own}windows`,
    /** Hash: team to what it has spent. */
    spent: `${own}spent`,
    /** List: charges of a team as JSON. */
    ledger: (team: string) => `${own}ledger:${team}`,
    /** List: for each exchange what it was, as JSON, and the body of its response. */
    journal: `${own}journal`,
    /** List: added accounts as JSON. */
    added: `${own}added`,
    /** Hash: name to snapshot as JSON. */
    snapshots: `${own}snapshots`,
    /** What became of a request that may be sent again. */
    done: (id: string) => `${own}done:${id}`,
  };
}
