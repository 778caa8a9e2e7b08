import type { Exchanged } from "../../../../mocks/engine/journal/exchanged.ts";
import { isSandboxId } from "../../../../mocks/engine/sessions/session-names.ts";
import { bounds } from "./build.ts";
import type { Stores } from "./stores.ts";

/** An exchange in a journal, with its place among those of all sessions. */
interface Kept {
  exchanged: Exchanged;
  bytes: number;
  order: number;
}

/** A session, with the room that it takes up. */
export interface Holder {
  name: string;
  /** What its state takes up, as the store has last taken account of it. */
  bytes: number;
  /** The oldest first. */
  journal: Kept[];
  /** When it was last used: in Redis the real time of its last request, in memory a count of all uses. */
  usedAt: number;
}

/** The room that sessions share: for their state, for that of sandboxes, and for the journals of both. */
export function createRoom<Session extends Holder>(
  { isRedis, time }: Pick<Stores, "isRedis" | "time">,
  sessions: Map<string, Session>,
) {
  const [sessionBytes, sandboxBytes, journalBytes] = isRedis
    ? [bounds.redisSessionBytes, bounds.redisSandboxBytes, bounds.redisJournalBytes]
    : [bounds.sessionBytes, bounds.sandboxBytes, bounds.journalBytes];
  /** Sandboxes that have ended, which Redis only finds out when it looks for room. */
  const ended = new Map<string, Holder & { end: number }>();
  let order = 0;
  const sandboxes = () => [...sessions.values(), ...ended.values()].filter(({ name }) => isSandboxId(name));
  const others = () => [...sessions.values()].filter(({ name }) => !isSandboxId(name));
  const total = (all: readonly { bytes: number }[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
  const forgetEnded = (): void => {
    for (const [id, { end }] of ended) if (end <= time.real) ended.delete(id);
  };
  const member = ({ name }: Holder) => encodeURIComponent(name);
  const dropOldest = (current: Session): boolean => {
    const [oldest] = others()
      .filter((other) => other !== current && other.name !== "")
      .sort((a, b) => a.usedAt - b.usedAt || (member(a) < member(b) ? -1 : 1));
    return oldest !== undefined && sessions.delete(oldest.name);
  };
  const makeRoom = (current: Session): void => {
    if (isSandboxId(current.name)) {
      if (total(sandboxes()) > sandboxBytes) forgetEnded();
    } else while (total(others()) > sessionBytes && dropOldest(current));
  };
  return {
    forgetEnded,
    /** There may be one session too many. */
    countSessions(current: Session): void {
      if (others().length > bounds.sessions) dropOldest(current);
    },
    /** Makes room for a session that is used. */
    makeRoom,
    /** Whether there is none, not even once what may be forgotten is. */
    isFull(current: Session): boolean {
      // In memory, others are forgotten when a session is used.
      if (isRedis) makeRoom(current);
      return isSandboxId(current.name) ? this.isFullOfSandboxes() : total(others()) > sessionBytes;
    },
    /** How many bytes there are for the state of a session and of all that share its room. */
    left: ({ name }: Session): number =>
      isSandboxId(name) ? sandboxBytes - total(sandboxes()) : sessionBytes - total(others()),
    isFullOfSandboxes: () => total(sandboxes()) > sandboxBytes,
    /** Takes account of what the state of a session takes up by now. */
    note(session: Session, bytes: number): void {
      session.bytes = bytes;
      makeRoom(session);
    },
    /** Keeps an exchange: too many of one session, or too large ones of all, make room from the oldest on. */
    keep({ journal }: Session, exchanged: Exchanged, bytes: number): void {
      const last = { exchanged, bytes, order: (order += 1) };
      journal.push(last);
      if (journal.length > bounds.exchanges) journal.shift();
      for (;;) {
        const held = [...sessions.values(), ...ended.values()].filter((holder) => holder.journal.length > 0);
        if (total(held.flatMap((holder) => holder.journal)) <= journalBytes) return;
        const first = held
          .map((holder) => holder.journal)
          .reduce((a, b) => (orderOf(a) < orderOf(b) ? a : b));
        if (first[0] === last) return;
        const isEnded = [...ended.values()].some((holder) => holder.journal === first);
        first.splice(0, isEnded ? first.length : 1);
      }
    },
    end({ name, bytes, journal, usedAt }: Session, end: number): void {
      if (isRedis) ended.set(name, { name, bytes, journal, usedAt, end });
    },
  };
}

function orderOf([first]: readonly Kept[]): number {
  return first?.order ?? Infinity;
}

/** What parts of a state take up in memory, as the store estimates it. */
const sizes = { world: 10_000, charge: 150, window: 200, addition: 100, scenario: 300 };

interface State {
  name: string;
  ledgers: ReadonlyMap<string, readonly unknown[]>;
  windows: ReadonlyMap<string, unknown>;
  added: readonly unknown[];
  staged: readonly { scenario: object }[];
  snapshots: ReadonlyMap<string, { bytes: number }>;
}

/** What a session takes up in memory. */
export function stateBytes({ name, ledgers, windows, added, staged, snapshots }: State): number {
  const sum = <T>(all: Iterable<T>, of: (one: T) => number) =>
    [...all].reduce((bytes, one) => bytes + of(one), 0);
  return (
    sizes.world +
    (isSandboxId(name) ? 0 : 2 * name.length) +
    sum(ledgers.values(), (charges) => sizes.charge * charges.length) +
    sizes.window * windows.size +
    sizes.addition * added.length +
    sum(staged, ({ scenario }) => sizes.scenario + JSON.stringify(scenario).length) +
    sum(snapshots.values(), ({ bytes }) => bytes)
  );
}

/** What an exchange takes up in memory: the text of a request whose letters are not all in Latin-1 twice. */
export function exchangeBytes({
  url,
  requestHeaders,
  requestBody = "",
  responseBody = "",
}: Exchanged): number {
  const width = /[^\0-\xff]/.test(requestBody) ? 2 : 1;
  const body = typeof responseBody === "string" ? [responseBody] : responseBody;
  const texts = [url, ...requestHeaders, ...body].map(({ length }) => length);
  return 900 + width * requestBody.length + texts.reduce((sum, length) => sum + length, 0);
}
