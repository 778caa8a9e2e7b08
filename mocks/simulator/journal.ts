import { responseViolations, type Violation } from "@adintel/client/validation";
import type { Version } from "@adintel/client/operations";

/** One exchange with the API, as it was. */
export interface Exchanged {
  requestId: string;
  /** Milliseconds since the epoch. */
  at: number;
  method: string;
  /** Path and query. */
  url: string;
  version: Version | null;
  operationId: string | null;
  status: number;
  /** The answer's body as sent. */
  body: string;
}

const kept = 200;

/** The last exchanges, the newest first. */
export function createJournal() {
  let entries: Exchanged[] = [];
  return {
    add(entry: Exchanged): void {
      entries.push(entry);
      // Cutting now and then is cheaper than shifting each time.
      if (entries.length > 2 * kept) entries = entries.slice(-kept);
    },
    /** Answers are held against the contract when they are looked at, so that serving them costs nothing more. */
    list() {
      return entries
        .slice(-kept)
        .reverse()
        .map(({ body, ...entry }) => ({
          ...entry,
          at: new Date(entry.at).toISOString(),
          requestViolations: refusedFor(body),
          responseViolations: answerViolations(entry, body),
        }));
    },
  };
}

/** What in the request broke the contract, as the answer's `details` say. */
function refusedFor(body: string): unknown {
  const answer: { error?: { details?: unknown } } = body === "" ? {} : JSON.parse(body);
  return answer.error?.details ?? [];
}

function answerViolations(
  { version, operationId, status }: Omit<Exchanged, "body">,
  body: string,
): Violation[] {
  // An unknown address has no operation to be held against.
  if (version === null || operationId === null || body === "") return [];
  return responseViolations(version, operationId, status, JSON.parse(body));
}
