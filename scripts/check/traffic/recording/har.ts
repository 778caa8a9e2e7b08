import { UsageError } from "../../../lib/errors.ts";
import { parseJson } from "../../contract/fields.ts";
import { readerOf, type Reader } from "./fields.ts";
import type { Pair, Recorded } from "./recorded.ts";

/**
 * The entries of a HAR 1.2 log (w3c.github.io/web-performance/specs/HAR). Browsers and proxies leave parts out or add some;
 * what is needed here is `request.method`, `request.url` and `response.status`.
 *
 * @throws {UsageError} naming the entry and its field.
 */
export function readHar(log: unknown, file: string): Recorded[] {
  const entries: unknown = readerOf(log, file, "log").fields["entries"];
  if (!Array.isArray(entries)) throw new UsageError(`${file}: log.entries is missing and must be a list`);
  return entries.map((entry: unknown, index) =>
    recordedOf(readerOf(entry, `${file}, entry ${index + 1}`), index + 1),
  );
}

function recordedOf(entry: Reader, number: number): Recorded {
  const request = entry.object("request");
  const response = entry.object("response");
  const startedAt = Date.parse(entry.optionalText("startedDateTime") ?? "");
  const { time } = entry.fields;
  const responseHeaders = headersOf(response);
  return {
    place: `entry ${number}`,
    number,
    method: request.text("method").toUpperCase(),
    url: request.text("url"),
    requestHeaders: headersOf(request),
    requestText: requestTextOf(request),
    status: response.number("status"),
    // A response over HTTP has some, so none means that they were taken out.
    responseHeaders: responseHeaders.length > 0 ? responseHeaders : undefined,
    responseText: responseTextOf(response),
    // Chrome marks what came out of its cache, which is as old as its own date says.
    startedAt: Number.isNaN(startedAt) || entry.fields["_fromCache"] !== undefined ? undefined : startedAt,
    // -1 is HAR's word for unknown.
    took: typeof time === "number" && time > 0 ? time : 0,
  };
}

/** Without those of HTTP/2 that begin with a colon, such as `:authority`, which are no headers. */
function headersOf(message: Reader): Pair[] {
  if (!Array.isArray(message.fields["headers"])) return [];
  return message
    .list("headers")
    .map((header): Pair => [header.text("name"), header.optionalText("value") ?? ""])
    .filter(([name]) => name !== "" && !name.startsWith(":"));
}

function requestTextOf(request: Reader): string | undefined {
  const body = request.optionalObject("postData");
  const text = body?.optionalText("text");
  // `encoding` is no part of HAR 1.2 here, but some tools write bytes so.
  if (text !== undefined) return decoded(text, body?.fields["encoding"]);
  const size = request.fields["bodySize"];
  const isBodiless = ["GET", "HEAD", "OPTIONS"].includes(request.text("method").toUpperCase());
  return body === undefined && (isBodiless || size === 0) ? "" : undefined;
}

function responseTextOf(response: Reader): string | undefined {
  const content = response.optionalObject("content");
  const text = content?.optionalText("text");
  if (content === undefined || text === undefined)
    return content?.fields["size"] === 0 || response.fields["bodySize"] === 0 ? "" : undefined;
  const body = decoded(text, content.fields["encoding"]);
  const size = content.fields["size"];
  // Browsers cut long bodies off.
  const isCut = typeof size === "number" && size > Buffer.byteLength(body) && parseJson(body) === undefined;
  return isCut ? undefined : body;
}

function decoded(text: string, encoding: unknown): string {
  return encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
}
