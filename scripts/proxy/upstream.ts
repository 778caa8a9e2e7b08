import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { Dispatcher } from "undici";
import { proxyVariable } from "../check/http/reach.ts";
import { reasonOf } from "../check/http/unreachable.ts";

/** The server did not respond; the message says why. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
}

/** A response as received: still compressed, without the headers of the connection. */
export interface UpstreamAnswer {
  status: number;
  /** Names and values in turn, in their order, as `ServerResponse.writeHead` takes them. */
  rawHeaders: string[];
  body: Readable;
}

interface SendOptions {
  /** The body, if it was read already. */
  body?: Buffer | undefined;
  /** Whether the proxy reads the response, so that only encodings it can decompress may be accepted. */
  isRead?: boolean;
}

/** Sends requests to a server. */
export interface Upstream {
  /**
   * Forwards a request unchanged; `target` is its path with the query.
   *
   * @throws {UpstreamError} if there is no response.
   */
  send(incoming: IncomingMessage, target: string, how?: SendOptions): Promise<UpstreamAnswer>;
  /** Why reading the body of a response failed. */
  reason(error: unknown): string;
  close(): Promise<void>;
}

/** Connects to a server, through the proxies of the environment (`HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`). */
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
          headers: isRead ? readable(endToEnd(incoming.rawHeaders)) : endToEnd(incoming.rawHeaders),
          body: forwardedBody(incoming, body),
        });
        hasAnswered = true;
        const rawHeaders = endToEnd(rawTexts(answer.headers));
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

/** Keeps the framing (Content-Length or chunked) of the body, since a server may treat them differently. */
function forwardedBody(incoming: IncomingMessage, read: Buffer | undefined): Buffer | Readable | null {
  const { headers } = incoming;
  if (headers["transfer-encoding"] !== undefined) return read ? Readable.from([read]) : incoming;
  if (headers["content-length"] === undefined) return null;
  return read ?? incoming;
}

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and those that undici sets itself. */
const connectionHeaders = new Set([
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

function endToEnd(raw: string[]): string[] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) pairs.push([raw[at] ?? "", raw[at + 1] ?? ""]);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.split(",").map((name) => name.trim().toLowerCase()));
  return pairs
    .filter(([name]) => !connectionHeaders.has(name.toLowerCase()) && !named.includes(name.toLowerCase()))
    .flat();
}

/** Removes encodings such as zstd from Accept-Encoding, which not every supported Node.js can decompress. */
function readable(raw: string[]): string[] {
  return raw.map((text, at) => {
    if (at % 2 === 0 || raw[at - 1]?.toLowerCase() !== "accept-encoding") return text;
    const codings = text
      .split(",")
      .filter((coding) => /^ *(gzip|x-gzip|deflate|br|identity) *(;|$)/i.test(coding));
    return codings.join(",").trim() || "identity";
  });
}

/** Converts undici's timeout errors to TimeoutError, as of an AbortSignal. */
function timedOut(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT"
    ? Object.assign(new Error("timed out"), { name: "TimeoutError" })
    : error;
}
