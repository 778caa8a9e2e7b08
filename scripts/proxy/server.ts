import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { documents, type Version } from "@adintel/client/operations";
import type { IHttpRequest, IHttpResponse } from "@stoplight/prism-http";
import { routes, type Route } from "../../mocks/contract.ts";
import type { Bindings } from "../../mocks/server.ts";
import { createMask } from "../check/secrets.ts";
import type { Breach, Breaches } from "./breaches.ts";
import { answerFaults, requestFaults, type Asked, type Fault } from "./judge.ts";
import { keyMissing, type PrismProxy } from "./prism.ts";
import { UpstreamError, type Upstream, type UpstreamAnswer } from "./upstream.ts";

/** Longer bodies are passed on, but not held against the contract. In bytes; the API's own limit is far below. */
const longest = 16 * 1024 * 1024;

export interface ProxyOptions {
  upstream: Upstream;
  prism: PrismProxy;
  breaches: Breaches;
  versions: readonly Version[];
  /** Is told each breach as it comes. */
  onBreach(breach: Breach): void;
}

/** What Node.js has of a request beside the Request: with it, bytes and headers pass as they are. */
interface NodeBindings extends Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The proxy as `listen` of the mock takes it. */
export function createProxy(options: ProxyOptions): (request: Request, env: Bindings) => Promise<Response> {
  return async (_, env) => {
    const { incoming, outgoing } = env as NodeBindings;
    const target = targetOf(incoming);
    const own = controls(options.breaches, incoming.method ?? "GET", target);
    if (own) return own;
    const version = versionAt(target);
    const isJudged =
      version !== undefined &&
      options.versions.includes(version) &&
      // HEAD and OPTIONS are how browsers and tools look around; the documents do not have them.
      !["HEAD", "OPTIONS"].includes(incoming.method ?? "GET");
    try {
      if (isJudged) await judged(incoming, outgoing, target, version, options);
      else await passed(incoming, outgoing, target, options.upstream);
    } catch (error) {
      // A caller that breaks off its own request gets no answer.
      if (incoming.destroyed && !incoming.complete) outgoing.destroy();
      else if (error instanceof UpstreamError) return noAnswer(error.message);
      else throw error;
    }
    return RESPONSE_ALREADY_SENT;
  };
}

async function passed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  upstream: Upstream,
): Promise<void> {
  await deliver(await upstream.send(incoming, target), outgoing).catch(() => outgoing.destroy());
}

async function judged(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  version: Version,
  { upstream, prism, breaches, onBreach }: ProxyOptions,
): Promise<void> {
  const time = new Date().toISOString();
  const { method = "GET", headers } = incoming;
  const [path = "", search = ""] = target.split(/\?(.*)/s);
  const found = find(version, path, method);
  const body = await read(incoming);
  const query = queryOf(search);
  const sent = body?.toString("utf8");
  const parsed = parse(sent, headers["content-type"]);
  const own = found?.operation
    ? isMalformed(sent, headers["content-type"])
      ? [{ in: "request" as const, path: "body", message: "is not JSON" }]
      : requestFaults({ version, ...found, operation: found.operation, query, body: parsed })
    : [unknownFault(found, method, path)];

  const answer: Partial<Delivered> & { status: number } = { status: 502 };
  let unanswered: unknown;
  const forward = async (): Promise<IHttpResponse> => {
    try {
      const came = await upstream.send(incoming, target, { body, isRead: true });
      answer.status = came.status;
      Object.assign(answer, await deliver(came, outgoing));
      return forPrism(came, answer as Delivered);
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
  const prismFaults = await prism(request, forward).catch((): Fault[] => []);
  // Prism may refuse a request without passing it on, as one whose path it cannot read.
  if (unanswered === undefined && answer.text === undefined && !outgoing.headersSent)
    await forward().catch(() => undefined);
  const answerSide = (): Fault[] => {
    if (hasLeft(unanswered)) return [];
    if (unanswered !== undefined) return [broken(unanswered, upstream)];
    if (answer.text === undefined) return [unread(answer as Delivered)];
    return merged("answer", answered(version, found?.operation, answer as Delivered), prismFaults);
  };
  const faults = [...merged("request", own, prismFaults), ...answerSide()];
  const mask = createMask([{ value: headers.authorization?.replace(/^\w+ +/, "") ?? "", name: "$API_KEY" }]);
  const breach: Breach = {
    ...{ time, method, path: mask.text(withoutSecrets(target)).slice(0, 500), version },
    operationId: found?.operation?.operationId ?? null,
    status: answer.status,
    violations: faults
      .slice(0, 20)
      .map((fault) => ({ ...fault, message: mask.text(fault.message).slice(0, 300) })),
  };
  breaches.add(breach);
  if (faults.length > 0) onBreach(breach);
  if (unanswered instanceof UpstreamError) throw unanswered;
  if (unanswered !== undefined) outgoing.destroy();
}

/** Prism's words stand where there are none of ours, and where only Prism looks: at the key. */
function merged(side: Fault["in"], own: Fault[], prism: Fault[]): Fault[] {
  const theirs = prism.filter((fault) => fault.in === side);
  return own.length === 0 ? theirs : [...own, ...theirs.filter(({ message }) => message === keyMissing)];
}

function answered(version: Version, operation: Asked["operation"] | undefined, answer: Delivered): Fault[] {
  if (!operation || answer.text === undefined) return [];
  const { status, headers, text } = answer;
  return answerFaults({ version, operation }, { status, headers, text, body: json(text) });
}

/** The caller may go before the answer is there, as a page does that its user leaves; that is nobody's fault. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

function broken(error: unknown, upstream: Upstream): Fault {
  const message = error instanceof UpstreamError ? error.message : upstream.reason(error);
  return { in: "answer", path: "", message: `there is none: ${message}` };
}

/** What was not held against the contract must not seem to keep it. */
function unread({ headers }: Delivered): Fault {
  const packing = headers.get("Content-Encoding");
  const message = `could not be read, since it is longer than ${longest / 1024 / 1024} MiB${packing ? `, or not packed as ${packing}` : ""}`;
  return { in: "answer", path: "", message };
}

function unknownFault(found: Found | undefined, method: string, path: string): Fault {
  const message = found
    ? `${method} is no method of ${found.route.path}, which has ${found.route.operations.map((own) => own.method).join(", ")}`
    : `${path} is no path of the contract`;
  return { in: "request", path: "", message };
}

interface Found {
  route: Route;
  /** The path's parameters, decoded as far as they can be. */
  path: Record<string, string>;
  operation: Asked["operation"] | undefined;
}

function find(version: Version, path: string, method: string): Found | undefined {
  const steps = path.split("/");
  for (const route of routes.filter((one) => one.version === version)) {
    const names = route.path.split("/");
    const fits = (name: string, at: number) =>
      /^\{\w+\}$/.test(name) ? steps[at] !== "" : name === steps[at];
    if (names.length !== steps.length || !names.every(fits)) continue;
    const parameters = names.flatMap((name, at) =>
      name.startsWith("{") ? [[name.slice(1, -1), decoded(steps[at] ?? "")] as const] : [],
    );
    const operation = route.operations.find((one) => one.method === method);
    return { route, operation, path: Object.fromEntries(parameters) };
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An answer that went to the caller; the text is `undefined` where it was too long to be kept, or cannot be unpacked. */
interface Delivered {
  status: number;
  headers: Headers;
  text: string | undefined;
}

/** Lets an answer go to the caller as it comes, and keeps its bytes. */
async function deliver(
  { status, rawHeaders, body }: UpstreamAnswer,
  outgoing: ServerResponse,
): Promise<Delivered> {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  // The server's own date is passed on, and none is made up.
  outgoing.sendDate = false;
  outgoing.writeHead(status, rawHeaders);
  const pieces: Buffer[] = [];
  let length = 0;
  await pipeline(
    body,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        length += piece.length;
        if (length <= longest) pieces.push(piece);
        yield piece;
      }
    },
    outgoing,
  );
  const text =
    length > longest ? undefined : unpacked(Buffer.concat(pieces), headers.get("Content-Encoding"));
  return { status, headers, text };
}

function unpacked(bytes: Buffer, encoding: string | null): string | undefined {
  const unpack = { gzip: gunzipSync, "x-gzip": gunzipSync, deflate: inflateSync, br: brotliDecompressSync };
  if (encoding === null || encoding === "identity") return bytes.toString("utf8");
  try {
    return unpack[encoding.toLowerCase() as keyof typeof unpack](bytes, {
      maxOutputLength: longest,
    }).toString("utf8");
  } catch {
    return undefined;
  }
}

function forPrism({ status }: UpstreamAnswer, { headers, text }: Delivered): IHttpResponse {
  const type = headers.get("content-type") ?? undefined;
  return { statusCode: status, headers: Object.fromEntries(headers), body: parse(text, type) };
}

/** A body as Prism wants it: parsed where it says to be JSON and is. */
function parse(text: string | undefined, type: string | undefined): unknown {
  if (text === undefined || text === "") return undefined;
  if (!isJson(type)) return text;
  return json(text) ?? text;
}

function isMalformed(text: string | undefined, type: string | undefined): boolean {
  return typeof text === "string" && text !== "" && isJson(type) && json(text) === undefined;
}

function isJson(type: string | undefined): boolean {
  return type === undefined || /^application\/([\w.-]+\+)?json\b/i.test(type);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function read(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const { headers } = incoming;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > longest) throw new UpstreamError(`the request is longer than ${longest / 1024 / 1024} MiB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The path with the query, as it was asked for; some clients of proxies send the whole address. */
function targetOf({ url = "/" }: IncomingMessage): string {
  return /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?]*/i, "") || "/" : url;
}

function versionAt(target: string): Version | undefined {
  const path = target.split("?")[0] ?? "";
  return (["v2", "v1"] as const).find((version) => `${path}/`.startsWith(`${documents[version].basePath}/`));
}

function queryOf(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = "", ...more] = parameters.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** A key has no business in an address, so it is a fault that is told without it. */
function withoutSecrets(target: string): string {
  return target.replaceAll(/([?&][^=&]*(?:key|token|secret|password)[^=&]*=)[^&]*/gi, "$1…");
}

/** The proxy's own addresses, for end-to-end tests. */
function controls(breaches: Breaches, method: string, target: string): Response | undefined {
  const path = target.split("?")[0];
  if (path === "/__proxy/violations" && method === "GET") return Response.json(breaches.list());
  const empties =
    (path === "/__proxy/violations" && method === "DELETE") ||
    (path === "/__proxy/reset" && method === "POST");
  if (empties) {
    breaches.empty();
    return Response.json(breaches.list());
  }
  if (!path?.startsWith("/__proxy/") && path !== "/__proxy") return undefined;
  const message = "The proxy has GET and DELETE /__proxy/violations, and POST /__proxy/reset.";
  return Response.json({ error: { code: "not_found", message } }, { status: 404 });
}

/**
 * In the API's envelope, so that a client can read it, with a code and a header that the API does not have, so that it is
 * not taken for an answer of the API.
 */
function noAnswer(why: string): Response {
  const error = {
    code: "upstream_unreachable",
    message: `The proxy has no answer from its upstream: ${why}`,
  };
  return Response.json(
    { error },
    {
      status: 502,
      headers: {
        "X-Proxy-Error": error.code,
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "X-Proxy-Error",
      },
    },
  );
}
