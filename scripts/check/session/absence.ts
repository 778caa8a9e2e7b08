import { errorOf } from "../contract/fields.ts";
import type { Operation } from "../contract/table.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import type { Version } from "../../lib/versions.ts";

/** An operation that a server does not have yet: it responds to every request as to an unknown path. */
export interface Absent {
  version: Version;
  operation: Operation;
  /** The first of its requests. */
  exchange: Exchange;
  requests: number;
  status: number;
}

export interface Absence {
  /** Takes in a response; `isValid`: the documents say that its request succeeds. */
  observe(exchange: Exchange, isValid: boolean): void;
  /** What is known of an operation, if it is not there. */
  of(operation: Operation | null): Absent | undefined;
  all(): Absent[];
  /** Whether an operation responded so far, and each time as if it were not there. */
  mayBe(operation: Operation | null | undefined): boolean;
}

/** One response may be an accident, or about an account that the server lost. */
const minRequests = 2;

/** To a request that is not about an unknown account, a 404 says that there is no such path, and a 501 that nothing is behind it. */
export function isMissing({ status }: Pick<Exchange, "status">): boolean {
  return status === 404 || status === 501;
}

/** Whether a 404 says of an id that nothing has it: by the first of several codes, of which another is for unknown paths. */
export function isAboutRow({ status, body, sending: { version, operation } }: Exchange): boolean {
  const [first, ...others] = operation?.errors[status] ?? [];
  return others.length > 0 && errorOf(version, body).code === first;
}

/** Whether a request is to an address that is the operation's whatever else is wrong with it, with the key of the run. */
function isAtOperation({ operation, method, path, authorization }: Sending): boolean {
  const isOfMethod = method === undefined || method === operation?.method;
  return authorization === undefined && isOfMethod && path === operation?.path && !path.includes("{");
}

export function createAbsence(): Absence {
  const absent = new Map<Operation, Absent>();
  /** Those that responded in another way at least once. */
  const there = new Set<Operation>();
  const of: Absence["of"] = (operation) => {
    const found = operation && !there.has(operation) ? absent.get(operation) : undefined;
    return found && found.requests >= minRequests ? found : undefined;
  };
  return {
    observe(exchange, isValid) {
      const { operation, version } = exchange.sending;
      if (!operation || exchange.status === 429 || !(isValid || isAtOperation(exchange.sending))) return;
      if (!isMissing(exchange) || isAboutRow(exchange)) return void there.add(operation);
      const known = absent.get(operation) ?? {
        version,
        operation,
        exchange,
        requests: 0,
        status: exchange.status,
      };
      absent.set(operation, { ...known, requests: known.requests + 1 });
    },
    of,
    mayBe: (operation) =>
      operation !== null && operation !== undefined && !there.has(operation) && absent.has(operation),
    all: () => [...absent.keys()].flatMap((operation) => of(operation) ?? []),
  };
}
