import { partsOf } from "../../http/incoming.ts";
import { textOf, type Json } from "../../http/json.ts";
import { masked } from "./masked.ts";
import type { JournalEntry, RequestSummary } from "./exchanged.ts";

/** What an exchange was, without headers and bodies. */
export function summaryOf({ session, exchanged }: JournalEntry): RequestSummary {
  const { status, responseBody } = exchanged;
  // Without copies of parts: the command makes one for each request.
  return {
    requestId: exchanged.requestId,
    at: new Date(exchanged.at).toISOString(),
    session,
    method: exchanged.method,
    url: masked(partsOf(exchanged.url).target),
    version: exchanged.version,
    operation: exchanged.operation,
    status,
    errorCode: status < 400 || responseBody === undefined ? null : errorCodeOf(jsonOf(responseBody)),
    brokeOff: exchanged.brokeOff,
    durationMs: Math.round(exchanged.durationMs * 1000) / 1000,
    rows: exchanged.rows,
    microdollars: exchanged.microdollars,
    scenario: exchanged.scenario,
  };
}

/** The value of a body that is JSON, and the text of any other. */
export function jsonOf(body: Json): unknown {
  const text = textOf(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The code in an error's envelope; `null` where there is none. */
function errorCodeOf(body: unknown): string | null {
  const { error } = (body ?? {}) as { error?: { code?: unknown } };
  return typeof error?.code === "string" ? error.code : null;
}
