import { documents, type Version } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { errorPart } from "../../http/errors.ts";
import { partsOf } from "../../http/incoming.ts";
import { textOf, type Json } from "../../http/json.ts";
import { masked } from "./masked.ts";
import type { JournalEntry, RequestSummary } from "./exchanged.ts";
import { nestingProblem, propertyOf } from "../../../scripts/lib/json.ts";

/** What an exchange was, without headers and bodies. */
export function summaryOf({ session, exchanged }: JournalEntry): RequestSummary {
  const { status, responseBody } = exchanged;
  const error = status < 400 || responseBody === undefined ? undefined : jsonOf(responseBody);
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
    errorCode: errorCodeOf(error, exchanged.version),
    errorDetails: errorDetailsOf(error, exchanged.version),
    brokeOff: exchanged.brokeOff,
    durationMs: Math.round(exchanged.durationMs * 1000) / 1000,
    rows: exchanged.rows,
    microdollars: exchanged.microdollars,
    scenario: exchanged.scenario,
  };
}

/** The value of a body that is JSON, and the text of any other, or of what is nested too deeply to be walked. */
export function jsonOf(body: Json): unknown {
  const text = textOf(body);
  try {
    const value: unknown = JSON.parse(text);
    return nestingProblem(value) === undefined ? value : text;
  } catch {
    return text;
  }
}

/** What an error's envelope lists; `null` where it lists nothing. */
function errorDetailsOf(body: unknown, version: Version): Violation[] | null {
  const details = errorPart(body, "details", version);
  if (!Array.isArray(details)) return null;
  const { path, message } = documents[version].errorEnvelope.detail;
  return details.map((detail) => ({
    path: String(propertyOf(detail, path)),
    message: String(propertyOf(detail, message)),
  }));
}

/** The code in an error's envelope; `null` where there is none. */
function errorCodeOf(body: unknown, version: Version): string | null {
  const code = errorPart(body, "code", version);
  return typeof code === "string" ? code : null;
}
