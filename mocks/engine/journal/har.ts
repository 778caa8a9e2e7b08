import manifest from "../../package.json" with { type: "json" };
import { textOf } from "../../http/json.ts";
import { masked, maskedBody } from "./masked.ts";
import type { JournalEntry } from "./exchanged.ts";
import { recordOf } from "./record.ts";

/** Exchanges as HAR 1.2 (w3c.github.io/web-performance/specs/HAR), as the network panels of browsers import it. */
export function harOf(entries: readonly JournalEntry[]) {
  const creator = { name: manifest.name, version: manifest.version };
  return { log: { version: "1.2", creator, pages: [], entries: entries.map(harEntry) } };
}

function harEntry(entry: JournalEntry) {
  const { exchanged } = entry;
  const record = recordOf(entry);
  const { requestHeaders, responseHeaders, durationMs } = record;
  const sent = maskedBody(exchanged.requestBody ?? "");
  const body = exchanged.responseBody === undefined ? undefined : textOf(exchanged.responseBody);
  const url = masked(exchanged.url);
  return {
    // It is kept when the response is ready.
    startedDateTime: new Date(exchanged.at - durationMs).toISOString(),
    time: durationMs,
    request: {
      method: record.method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairsOf(requestHeaders),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(sent !== "" && {
        postData: { mimeType: requestHeaders["content-type"] ?? "", params: [], text: sent },
      }),
      headersSize: -1,
      bodySize: exchanged.requestBody === undefined ? -1 : sizeOf(sent),
    },
    response: {
      status: record.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairsOf(responseHeaders),
      content: {
        size: sizeOf(body ?? ""),
        mimeType: responseHeaders["content-type"] ?? "",
        ...(body !== undefined && { text: body }),
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: body === undefined ? -1 : sizeOf(body),
      ...(record.brokeOff && {
        comment: "The connection was lost before the response was complete.",
        _error: "broke off",
      }),
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    // Fields of one's own begin with an underscore.
    _requestId: record.requestId,
    _session: record.session,
    _operation: record.operation,
    _rows: record.rows,
    _microdollars: record.microdollars,
    _scenario: record.scenario,
  };
}

function pairsOf(headers: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
