import { partsOf } from "../../exchange.ts";
import { textOf, type Json } from "../../json.ts";
import { masked } from "../masked.ts";
import type { Entry, RequestSummary } from "./exchanged.ts";

/** What an exchange was, without headers and bodies. */
export function summaryOf({ session, exchanged }: Entry): RequestSummary {
  const { requestId, at, method, url, version, operation, status } = exchanged;
  const { responseBody, brokeOff, durationMs, rows, microdollars, scenario } = exchanged;
  return {
    ...{ requestId, at: new Date(at).toISOString(), session, method },
    ...{ url: masked(partsOf(url).target), version, operation, status },
    errorCode: status < 400 || responseBody === undefined ? null : errorCodeOf(jsonOf(responseBody)),
    ...{ brokeOff, durationMs: Math.round(durationMs * 1000) / 1000, rows, microdollars, scenario },
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
