import type { Version } from "@adintel/client/operations";
import type { IHttpRequest, IHttpResponse } from "@stoplight/prism-http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readResponse } from "../check/contract/envelope.ts";
import { queryOf } from "../check/contract/fields.ts";
import type { Exchange } from "../check/http/exchange.ts";
import { maskKeys } from "../lib/mask.ts";
import { maskTarget } from "../lib/secrets.ts";
import { matchRoute, type MatchedRoute } from "./address.ts";
import { deliver, isMalformed, maxBodyBytes, parse, read, type Delivered } from "./bodies.ts";
import type { Recorder } from "./har.ts";
import { keyIn } from "./key.ts";
import type { CheckedExchange, ViolationLog } from "./log.ts";
import type { PrismProxy } from "./prism.ts";
import { UpstreamError, type Upstream, type UpstreamAnswer } from "./upstream.ts";
import { answerViolations, requestViolations, type CheckedRequest, type Violation } from "./violations.ts";

/**
 * Forwards a request to the API and checks it and its response against the contract, without changing or delaying either.
 *
 * @throws {UpstreamError} if there is no response.
 */
export async function forwardChecked(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  version: Version,
  { upstream, prism, log, recorder, now, onViolation }: ProxyOptions,
): Promise<void> {
  const startedAt = now();
  const time = new Date(startedAt).toISOString();
  const { method = "GET", headers } = incoming;
  const [path = "", search = ""] = target.split(/\?(.*)/s);
  const match = matchRoute(version, path, method);
  const body = await read(incoming);
  const query = queryOf(search);
  const sent = body?.toString("utf8");
  const parsed = parse(sent, headers["content-type"]);
  const requestSide = match?.operation
    ? isMalformed(sent, headers["content-type"])
      ? [{ in: "request" as const, path: "body", message: "is not JSON" }]
      : requestViolations({ version, ...match, operation: match.operation, query, body: parsed })
    : [unknownRequest(match, method, path)];

  const answer: Partial<Delivered> & { status: number } = { status: 502 };
  let unanswered: unknown;
  const forward = async (): Promise<IHttpResponse> => {
    try {
      const received = await upstream.send(incoming, target, { body, isRead: true });
      answer.status = received.status;
      Object.assign(answer, await deliver(received, outgoing));
      return forPrism(received, answer as Delivered);
    } catch (error) {
      unanswered = error;
      throw error;
    }
  };
  const request: IHttpRequest = {
    method: method.toLowerCase() as IHttpRequest["method"],
    url: { path, query },
    headers: headers as Record<string, string>,
    body: parsed,
  };
  const prismViolations = (await prism?.(request, forward).catch((): Violation[] => [])) ?? [];
  // Prism may be absent, or reject a request without forwarding it, such as one whose path it cannot parse.
  if (unanswered === undefined && answer.text === undefined && !outgoing.headersSent)
    await forward().catch(() => undefined);
  const answerSide = (): Violation[] => {
    if (hasLeft(unanswered)) return [];
    if (unanswered !== undefined) return [notReceived(unanswered, upstream)];
    if (answer.text === undefined) return [notChecked(answer as Delivered)];
    const asked = { method, url: target, requestText: sent, receivedAt: now() };
    return merged(
      "answer",
      checkResponse(version, match?.operation, asked, answer as Delivered),
      prismViolations,
    );
  };
  const sentKey = keyIn(version, headers);
  const keyless = match?.operation && !sentKey.isRight ? [keyMissing(sentKey)] : [];
  const violations = [...merged("request", requestSide, prismViolations), ...keyless, ...answerSide()];
  const mask = maskKeys([sentKey.key]);
  const exchange: CheckedExchange = {
    time,
    method,
    path: mask(maskTarget(target)).slice(0, 500),
    version,
    operationId: match?.operation?.operationId ?? null,
    status: answer.status,
    violations: violations
      .slice(0, 20)
      .map((violation) => ({ ...violation, message: mask(violation.message).slice(0, 300) })),
  };
  log.add(exchange);
  recorder?.add({
    startedAt,
    took: now() - startedAt,
    method,
    target,
    requestHeaders: headers,
    requestText: sent,
    status: unanswered === undefined ? answer.status : 0,
    responseHeaders: answer.headers,
    responseText: answer.text,
  });
  if (violations.length > 0) onViolation(exchange);
  if (unanswered instanceof UpstreamError) throw unanswered;
  if (unanswered !== undefined) outgoing.destroy();
}

/** Our violations of one side, or Prism's if there are none. */
function merged(side: Violation["in"], own: Violation[], prism: Violation[]): Violation[] {
  return own.length > 0 ? own : prism.filter((violation) => violation.in === side);
}

function keyMissing({ header, before }: ReturnType<typeof keyIn>): Violation {
  const message = before === "" ? "is missing" : `is missing or not \`${before}KEY\``;
  return { in: "request", path: header, message };
}

function checkResponse(
  version: Version,
  operation: CheckedRequest["operation"] | undefined,
  asked: Pick<Exchange, "method" | "url" | "requestText" | "receivedAt">,
  answer: Delivered,
): Violation[] {
  if (!operation || answer.text === undefined) return [];
  const { status, headers, text } = answer;
  const exchange = {
    ...asked,
    status,
    headers,
    text,
    body: readResponse({ version, operation }, status, text),
  };
  return answerViolations({ version, operation }, exchange);
}

/** Whether the caller closed the connection before the response ended, which is no violation. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

function notReceived(error: unknown, upstream: Upstream): Violation {
  const message = error instanceof UpstreamError ? error.message : upstream.reason(error);
  return { in: "answer", path: "", message: `not received: ${message}` };
}

/** A response that could not be checked is reported, so that it does not pass for valid. */
function notChecked({ headers }: Delivered): Violation {
  const packing = headers.get("Content-Encoding");
  const message = `was not checked, since it is longer than ${maxBodyBytes / 1024 / 1024} MiB${packing ? ` or not encoded as ${packing}` : ""}`;
  return { in: "answer", path: "", message };
}

function unknownRequest(match: MatchedRoute | undefined, method: string, path: string): Violation {
  const message = match
    ? `${method} is not a method of ${match.route.path}, which has ${match.route.operations.map((operation) => operation.method).join(", ")}`
    : `${path} is not a path of the contract`;
  return { in: "request", path: "", message };
}

function forPrism({ status }: UpstreamAnswer, { headers, text }: Delivered): IHttpResponse {
  const type = headers.get("content-type") ?? undefined;
  return { statusCode: status, headers: Object.fromEntries(headers), body: parse(text, type) };
}

/** The parts of a running proxy. */
export interface ProxyOptions {
  upstream: Upstream;
  /** Checks in addition to the contract's validators. */
  prism?: PrismProxy | undefined;
  log: ViolationLog;
  /** Records exchanges, with `--har`. */
  recorder?: Recorder | undefined;
  versions: readonly Version[];
  /** Milliseconds since 1970. */
  now(): number;
  /** Called with each exchange that has violations, as it ends. */
  onViolation(exchange: CheckedExchange): void;
}
