import type { Operation, Version } from "@adintel/client/operations";
import { requestViolations as violationsOfRequest, responseViolations } from "@adintel/client/validation";
import type { Exchange } from "../check/http/exchange.ts";
import { violationsOf } from "../check/rules/violations.ts";

/** One thing in which a request or its answer breaks the contract. */
export interface Violation {
  in: "request" | "answer";
  /** The field, such as `limit` or `media[0].id`; empty where it is about the whole. */
  path: string;
  message: string;
}

/** A request to an operation, with what was made of it. */
export interface Asked {
  version: Version;
  operation: Operation;
  /** The path's parameters, decoded. */
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  /** `undefined` where there is no body, and the text where it is not JSON. */
  body: unknown;
}

/**
 * What is wrong with a request, in the words of the API's own errors. Prism's messages on the same are longer and name each
 * branch of a union; they are for what is not looked at here.
 */
export function requestViolations({ version, operation, path, query, body }: Asked): Violation[] {
  const violations = violationsOfRequest(version, operation.operationId, {
    path,
    query,
    // Of a GET the documents take no body; that it has one is not specified to be wrong.
    ...(operation.requestBody !== null && { body }),
  });
  return violations.map((violation) => ({ in: "request", ...placed(violation) }));
}

/** What is wrong with an answer, by itself and to its request; its body is `undefined` where it is not JSON. */
export function answerViolations(
  { version, operation }: Pick<Asked, "version" | "operation">,
  exchange: Omit<Exchange, "sending" | "requestHeaders">,
): Violation[] {
  const ofCheck = violationsOf({
    ...exchange,
    sending: { version, operation, path: operation.path },
    requestHeaders: {},
  });
  const { status, body } = exchange;
  const isDocumented = String(status) in operation.examples;
  const violations =
    body === undefined || !isDocumented
      ? []
      : responseViolations(version, operation.operationId, status, body);
  // The check names lists as a whole; here the place is told.
  const others = ofCheck.filter(
    ({ expected, assumed }) => !assumed && !violations.some(({ message }) => message === expected),
  );
  return [
    ...violations.map((violation): Violation => ({ in: "answer", ...placed(violation) })),
    ...others.map(({ rule, expected, got }): Violation => ({
      in: "answer",
      path: "",
      message: `breaks the rule "${rule}": expected ${expected}, got ${got}`,
    })),
  ];
}

/** `media.0.id` as `media[0].id`. */
function placed({ path, message }: { path: string; message: string }): { path: string; message: string } {
  return { path: path.replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]"), message };
}
