import { responseViolations, type Violation } from "@adintel/client/validation";
import { operations, type Version } from "@adintel/client/operations";
import { textOf, type Json } from "../json.ts";

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
  status: number;
  /** The response's body as sent; `undefined` of one that broke off. */
  body: Json | undefined;
}

const kept = 200;

/** The last exchanges. */
export function createJournal(saved: Exchanged[] = []) {
  // A ring: the next one takes the place of the oldest.
  const entries = [...saved];
  let next = entries.length % kept;
  const inOrder = () => [...entries.slice(next), ...entries.slice(0, next)];
  return {
    /** The oldest first. */
    save: () => inOrder().map(({ body, ...entry }) => ({ ...entry, body: body && textOf(body) })),
    add(entry: Exchanged): void {
      entries[next] = entry;
      next = (next + 1) % kept;
    },
    /**
     * The newest first. Responses are checked against the contract when they are listed, so that serving them costs nothing
     * more.
     */
    list() {
      const listed = inOrder().map(({ body, ...entry }) => {
        const response: unknown = body && JSON.parse(textOf(body));
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
