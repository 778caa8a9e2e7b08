import { responseViolations, type Violation } from "@adintel/client/validation";
import { operations, type Version } from "@adintel/client/operations";
import { sizeOf, textOf, type Json } from "../json.ts";
import type { Budget, Held } from "./budget.ts";

/** One exchange with the API, as it was. */
export interface Exchanged {
  requestId: string;
  /** Milliseconds since the epoch. */
  at: number;
  method: string;
  /** Path and query. */
  url: string;
  version: Version;
  /** `null` where the router refused the request. */
  operationId: string | null;
  /** 0 where the connection was cut before a response. */
  status: number;
  /** The names of the scenarios that changed it, or of the settings that did. */
  scenario?: string | undefined;
  /** The response's body as sent; `undefined` of one that broke off. */
  body: Json | undefined;
}

/** How many exchanges a session's journal has at most. */
const most = 200;

/** What an entry takes up beside its texts, about. */
const entryBytes = 600;

/** Room in bytes for the journals of all sessions together. */
export const journalBytes = 32 * 2 ** 20;

interface Kept extends Held {
  entry: Exchanged;
}

/** The last exchanges, as many as have room in a budget that all journals share. */
export function createJournal(budget: Budget, saved: readonly Exchanged[] = []) {
  // A ring: the next one takes the place of the oldest.
  const ring: (Kept | undefined)[] = [];
  let next = 0;
  const add = (entry: Exchanged): void => {
    const place = next;
    const oldest = ring[place];
    if (oldest) budget.remove(oldest);
    const bytes = entryBytes + entry.url.length + sizeOf(entry.body);
    const kept: Kept = { entry, bytes, drop: () => (ring[place] = undefined) };
    ring[place] = kept;
    next = (next + 1) % most;
    budget.keep(kept);
  };
  saved.forEach(add);
  const inOrder = (): Exchanged[] =>
    [...ring.slice(next), ...ring.slice(0, next)].flatMap((kept) => (kept ? [kept.entry] : []));
  return {
    /** The oldest first. */
    save: () => inOrder().map(({ body, ...entry }) => ({ ...entry, body: body && textOf(body) })),
    add,
    clear(): void {
      for (const kept of ring) if (kept) budget.remove(kept);
      ring.length = 0;
      next = 0;
    },
    /**
     * The newest first. Responses are checked against the contract when they are listed, so that serving them costs nothing
     * more.
     */
    list() {
      const listed = inOrder().map(({ body, ...entry }) => {
        const response = body && parsed(textOf(body));
        return {
          ...entry,
          at: new Date(entry.at).toISOString(),
          requestViolations: refusedFor(response),
          responseViolations: violationsOf(entry, response),
        };
      });
      return listed.reverse();
    },
  };
}

/** What a body says in JSON; `undefined` of another text, which only a scenario responds with. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What in the request violated the contract, as the response's `details` say. */
function refusedFor(response: unknown): unknown {
  const { error } = (response ?? {}) as { error?: { details?: unknown } };
  return error?.details ?? [];
}

function violationsOf(
  { version, operationId, status }: Omit<Exchanged, "body">,
  response: unknown,
): Violation[] {
  // Without an operation there is no contract; it may also have been removed from the documents since.
  if (operationId === null || response === undefined) return [];
  if (!Object.hasOwn(operations[version], operationId)) return [];
  return responseViolations(version, operationId, status, response);
}
