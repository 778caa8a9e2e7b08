import type { Outcome } from "./attempt.ts";
import type { Coverage } from "../session/coverage.ts";
import { sumOf } from "../../lib/collections.ts";
import { operationPlace } from "../contract/table.ts";
import type { Exchange } from "../http/exchange.ts";

/** A request that the server failed at, and not when it was repeated. */
export interface Sporadic {
  id: string;
  operation: string;
  place: string;
  exchange: Exchange;
  got: string;
  /** There are so many, of all requests or of those of the operation, that the server breaks the contract. */
  isTooOften: boolean;
}

interface Ran {
  coverage: Coverage;
  results: readonly { outcome: Outcome }[];
  /** Operations that always fail say nothing of chance. */
  absent: readonly { operation: unknown }[];
  /** Why the server was given up, if it was. */
  stopped: Error | undefined;
}

/** The end of the ids of such requests. */
const name = "shape/500-sporadic";

/** From so many responses on, a share of them says something. */
const minResponses = 20;

/** A server that fails at one request in so many is not fit for use. */
const oneIn = 20;

/** More failures than a handful are no accident. */
const handful = 5;

/** An operation that fails at one request in so many is not fit for use, however well the others do. */
const oneInOfOperation = 10;

/**
 * The requests that a server failed at by chance, in the order in which they were sent. What is left out on request counts neither as
 * failed nor as sent.
 */
export function sporadicIn(
  { coverage, results, absent, stopped }: Ran,
  leftOut: (id: string) => string | undefined = () => undefined,
): Sporadic[] {
  const counts = (operation: string) => leftOut(`${operation}/${name}`) === undefined;
  const requestOf = ({ method, url, requestText }: Exchange) => JSON.stringify([method, url, requestText]);
  const lasting = new Set(
    results.flatMap(({ outcome }) =>
      outcome.status === "failed" || outcome.status === "different"
        ? [outcome.exchange ?? [], outcome.exchanges].flat().map(requestOf)
        : [],
    ),
  );
  // A server that is gone answers nothing more, which says nothing of how it was before.
  const errors = coverage
    .serverErrors()
    .filter(
      ({ status, sending: { version, operation } }) =>
        (status !== 0 || stopped === undefined) &&
        !absent.some((one) => one.operation === operation) &&
        counts(`${version}/${operation?.operationId}`),
    );
  if (errors.length === 0) return [];
  const failed = errors.filter((exchange) => !lasting.has(requestOf(exchange)));
  const operations = coverage.operations().filter(({ operation }) => counts(operation));
  const requests = sumOf(operations, requestsOf) + withoutResponse(errors);
  const valid = sumOf(operations, ({ valid: own }) => own.requests);
  const ofValid = sumOf(operations, ({ valid: own }) => own.serverErrors);
  const isEverywhere = failed.length > handful && isTooOften(failed.length, requests);
  const statuses = [...new Set(failed.map(({ status }) => (status === 0 ? "no complete response" : status)))];
  return failed.flatMap((exchange): Sporadic[] => {
    const { version, operation } = exchange.sending;
    if (!operation) return [];
    const own = `${version}/${operation.operationId}`;
    const isOwn = (one: Exchange) => one.sending.operation === operation;
    const [ofOwn, all] = [failed.filter(isOwn), operations.find((one) => one.operation === own)];
    const asked = (all ? requestsOf(all) : 0) + withoutResponse(errors.filter(isOwn));
    const isHere = ofOwn.length > handful && ofOwn.length * oneInOfOperation >= asked;
    return [
      {
        id: `${own}/${name}`,
        operation: own,
        exchange,
        place: `${operationPlace(version, operation.path, operation.method)}/responses`,
        got:
          isHere && !isEverywhere
            ? `${statuses.join(" or ")} for ${ofOwn.length} of its ${asked} requests`
            : `${statuses.join(" or ")} for ${errors.length} of ${requests} requests, and for ${ofValid} of ${valid} valid ones`,
        isTooOften: isEverywhere || isHere,
      },
    ];
  });
}

/** Whether so many failures in so many responses are too many for a server that works. */
export function isTooOften(failures: number, responses: number): boolean {
  return responses >= minResponses && failures * oneIn >= responses;
}

function requestsOf({ statuses }: { statuses: readonly { answers: number }[] }): number {
  return sumOf(statuses, ({ answers }) => answers);
}

function withoutResponse(errors: readonly Exchange[]): number {
  return errors.filter(({ status }) => status === 0).length;
}
