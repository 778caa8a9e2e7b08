/** The names of the keys in Redis, all of which begin with a prefix, so that several mocks can share a database. */
export type Names = ReturnType<typeof namesIn>;

export const usualPrefix = "adintel-mock";

export function namesIn(prefix: string) {
  const sessions = `${prefix}:session:`;
  return {
    /** What the replicas must agree on, such as the seed. */
    world: `${prefix}:world`,
    /** The sessions by when they were last used. */
    sessions: `${prefix}:sessions`,
    /** Counts exchanges, which gives them an order among all sessions. */
    order: `${prefix}:order`,
    /** The sandboxes by when they expire. */
    sandboxes: `${prefix}:sandboxes`,
    /** Hash: sandbox to the bytes of its data. */
    sandboxBytes: `${prefix}:sandboxes:bytes`,
    /** A sandbox as it is listed, as JSON; its state is that of the session of its id. */
    sandbox: (id: string) => `${prefix}:sandbox:${id}`,
    /** Its data as JSON, if it has any of its own. */
    sandboxData: (id: string) => `${prefix}:sandbox-data:${id}`,
    /** Hash: session or sandbox to the bytes of its state, its journal left out. */
    stateBytes: `${prefix}:bytes:state`,
    /** Hash: session or sandbox to the bytes of its journal. */
    journalBytes: `${prefix}:bytes:journal`,
    /** The sums of both: of sessions, of sandboxes, of journals. */
    totals: `${prefix}:bytes:totals`,
    /** Sessions and sandboxes by the order of the oldest exchange in their journal. */
    oldest: `${prefix}:oldest`,
    /** Counts heartbeats, so that a Redis that lost data is noticed. */
    heartbeats: `${prefix}:heartbeats`,
    /** The channel on which is told what happens in all sessions. */
    events: `${prefix}:events`,
    /** What the keys of all sessions begin with. */
    ofSessions: sessions,
    of(session: string) {
      const own = `${sessions}${memberOf(session)}:`;
      return {
        /** Hash: version, epoch, skew, last, requests, base, whether its clock stands still, and of a sandbox when it expires. */
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
    },
  };
}

/** The keys that are about all sessions, as the scripts name them. */
export function sharedKeys(names: Names): string[] {
  return shared.map((name) => names[name]);
}

/** In the order in which scripts get them. */
export const shared = [
  "sessions",
  "order",
  "sandboxes",
  "sandboxBytes",
  "stateBytes",
  "journalBytes",
  "totals",
  "oldest",
] as const;

/** A session's name as keys and lists have it. */
export function memberOf(session: string): string {
  return encodeURIComponent(session);
}

/** The session of such a name. */
export function sessionNamed(member: string): string {
  return decodeURIComponent(member);
}
