import type { Operation, Version } from "@adintel/client/operations";
import { requestViolations as violationsOfRequest, responseViolations } from "@adintel/client/validation";
import type { Exchange } from "../check/http/exchange.ts";
import { contractKnowledge } from "../check/adintel/index.ts";
import { readingsOf } from "../check/knowledge/subject.ts";
import { dateHeader, violationsOf } from "../check/rules/violations.ts";

const readings = readingsOf(contractKnowledge);

/** One way in which a request or its response breaks the contract. */
export interface Violation {
  in: "request" | "answer";
  /** The field, such as `limit` or `media[0].id`; empty if it concerns the whole. */
  path: string;
  message: string;
}

/** A parsed request to an operation. */
export interface CheckedRequest {
  version: Version;
  operation: Operation;
  /** The path's parameters, decoded. */
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  /** `undefined` without a body; the text if it is not JSON. */
  body: unknown;
}

/**
 * The violations of a request, in the words of the API's own errors. Prism's messages are longer and list each branch of a
 * union, so they are used only for what is not checked here.
 */
export function requestViolations({ version, operation, path, query, body }: CheckedRequest): Violation[] {
  const violations = violationsOfRequest(version, operation.operationId, {
    path,
    query,
    // A body that the documents do not mention, such as of a GET, is not specified to be an error.
    ...(operation.requestBody !== null && { body }),
  });
  return violations.map((violation) => ({ in: "request", ...bracketed(violation) }));
}

/** The violations of a response, by itself and with its request; its body is `undefined` if it is not JSON. */
export function answerViolations(
  { version, operation }: Pick<CheckedRequest, "version" | "operation">,
  exchange: Omit<Exchange, "sending" | "requestHeaders">,
): Violation[] {
  const sending = { version, operation, path: operation.path };
  const now = dateHeader(exchange);
  const ofRules = violationsOf({ ...exchange, sending, requestHeaders: {} }, { now, readingsOf: readings });
  const { status, body } = exchange;
  const isDocumented = String(status) in operation.examples;
  const violations =
    body === undefined || !isDocumented
      ? []
      : responseViolations(version, operation.operationId, status, body);
  // Leave out rules that repeat a validator's message; the validators also name the field.
  const otherRules = ofRules.filter(
    ({ expected, assumed }) => !assumed && !violations.some(({ message }) => message === expected),
  );
  return [
    ...violations.map((violation): Violation => ({ in: "answer", ...bracketed(violation) })),
    ...otherRules.map(({ rule, expected, got }): Violation => ({
      in: "answer",
      path: "",
      message: `breaks the rule "${rule}": expected ${expected}, got ${got}`,
    })),
  ];
}

/** `media.0.id` as `media[0].id`. */
function bracketed({ path, message }: { path: string; message: string }): { path: string; message: string } {
  return { path: path.replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]"), message };
}
