import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { Dispatcher } from "undici";
import { proxyVariable } from "../check/http/reach.ts";
import { reasonOf } from "../check/http/unreachable.ts";

/** The server gives no answer; the message says why. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
}

/** An answer as it comes: nothing is unpacked, and no header is changed but those that are about the connection. */
export interface UpstreamAnswer {
  status: number;
  /** Names and values in turn, in their order, as `ServerResponse.writeHead` takes them. */
  rawHeaders: string[];
  body: Readable;
}

interface Sent {
  /** What was read of the body already, if it was. */
  body?: Buffer | undefined;
  /** Whether the answer is to be read here: then it is asked for in no packing that cannot be undone. */
  isRead?: boolean;
}

/** Sends requests to a server. */
export interface Upstream {
  /**
   * Passes a request on as it came; `target` is its path with the query.
   *
   * @throws {UpstreamError} if there is no answer.
   */
  send(incoming: IncomingMessage, target: string, how?: Sent): Promise<UpstreamAnswer>;
  /** Why the reading of an answer's body failed. */
  reason(error: unknown): string;
  close(): Promise<void>;
}

/** A server by its address, by the proxies of the environment (`HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`). */
export async function createUpstream(address: string, timeoutMs: number): Promise<Upstream> {
  const { EnvHttpProxyAgent, Agent, request } = await import("undici");
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } };
  const dispatcher: Dispatcher =
    proxyVariable(address) === undefined
      ? new Agent(timeouts)
      : new EnvHttpProxyAgent({ ...timeouts, proxyTunnel: false });
  let hasAnswered = false;
  return {
    async send(incoming, target, { body, isRead = false } = {}) {
      const { method = "GET" } = incoming;
      try {
        const answer = await request(`${address}${target}`, {
          method: method,
          dispatcher,
          responseHeaders: "raw",
          headers: isRead ? readable(passedOn(incoming.rawHeaders)) : passedOn(incoming.rawHeaders),
          body: bodyOf(incoming, body),
        });
        hasAnswered = true;
        const rawHeaders = passedOn(rawTexts(answer.headers));
        return { status: answer.statusCode, rawHeaders, body: answer.body };
      } catch (error) {
        throw new UpstreamError(
          reasonOf(timedOut(error), address, hasAnswered ? "request" : "first", timeoutMs),
        );
      }
    },
    reason: (error) => reasonOf(timedOut(error), address, "answer", timeoutMs),
    close: () => dispatcher.destroy(),
  };
}

/** The names and values of headers in turn, which `responseHeaders: "raw"` asks for; undici declares them as an object. */
function rawTexts(headers: unknown): string[] {
  if (!Array.isArray(headers)) throw new TypeError("undici returned headers that are not raw");
  return headers.map((text: unknown) => (Buffer.isBuffer(text) ? text.toString("latin1") : String(text)));
}

/** What has a length goes on with it, what comes in pieces goes on in pieces, since a server may tell them apart. */
function bodyOf(incoming: IncomingMessage, read: Buffer | undefined): Buffer | Readable | null {
  const { headers } = incoming;
  if (headers["transfer-encoding"] !== undefined) return read ? Readable.from([read]) : incoming;
  if (headers["content-length"] === undefined) return null;
  return read ?? incoming;
}

/** Headers that are about one connection (RFC 9110, section 7.6.1), and those that undici sets itself. */
const ofConnection = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "expect",
]);

function passedOn(raw: string[]): string[] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) pairs.push([raw[at] ?? "", raw[at + 1] ?? ""]);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.split(",").map((name) => name.trim().toLowerCase()));
  return pairs
    .filter(([name]) => !ofConnection.has(name.toLowerCase()) && !named.includes(name.toLowerCase()))
    .flat();
}

/** Browsers take zstd, which Node.js cannot undo in each version that is supported. */
function readable(raw: string[]): string[] {
  return raw.map((text, at) => {
    if (at % 2 === 0 || raw[at - 1]?.toLowerCase() !== "accept-encoding") return text;
    const known = text.split(",").filter((one) => /^ *(gzip|x-gzip|deflate|br|identity) *(;|$)/i.test(one));
    return known.join(",").trim() || "identity";
  });
}

/** undici's own timeouts in the form of those of a signal. */
function timedOut(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT"
    ? Object.assign(new Error("timed out"), { name: "TimeoutError" })
    : error;
}
