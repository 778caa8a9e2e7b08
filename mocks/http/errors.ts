import {
  codesByStatus,
  currentVersion,
  documents,
  errorMessages,
  errorStatuses,
  type ErrorCode,
  type Version,
} from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { propertyOf } from "../../scripts/lib/json.ts";
import { listed } from "../../scripts/lib/text.ts";
import { basePaths } from "../../scripts/lib/versions.ts";
import { headersOfKey } from "./api-key.ts";
import type { JsonResponse } from "./json.ts";

/** Why a request is rejected. The message and the status follow from the code. */
export interface Refusal {
  error: ErrorCode;
  /** In place of the code's usual one. */
  message?: string;
  /** What in the request violates the contract. */
  details?: Violation[];
  headers?: Record<string, string>;
}

/** What a caller can do. */
const header = Object.entries(headersOfKey("<API_KEY>")).map((parts) => `: \`${parts.join(": ")}\``);
const advice: Readonly<Record<string, string>> = {
  [codesByStatus[401]]: header.join(""),
  [codesByStatus[404]]: `; the API is under ${listed(basePaths)}`,
};

/** The messages of errors: those of the documents' examples, some with more of what a caller can do. */
export const messages: Readonly<Record<ErrorCode, string>> = {
  ...errorMessages,
  ...Object.fromEntries(
    Object.entries(advice).map(([code, more]) => [
      code,
      errorMessages[code as ErrorCode]?.replace(/\.?$/, `${more}.`),
    ]),
  ),
  [codesByStatus[500]]: "The mock failed; please report this error with your request.",
};

/** Whether something is a refusal, and not what would have come instead. */
export function isRefusal(value: object): value is Refusal {
  return "error" in value;
}

/** Rejects a request for what in it is wrong: each violation says where and what. */
export function invalidRequest(...details: Violation[]): Refusal {
  return { error: codesByStatus[400], details };
}

/** An error in the envelope of a version, with the status that the documents give its code. */
export function errorResponse(
  { error: code, message = messages[code], details, headers }: Refusal,
  version: Version = currentVersion,
): JsonResponse {
  const { errorEnvelope: paths } = documents[version];
  const body = {};
  put(body, paths.code, code);
  put(body, paths.message, message);
  if (details) {
    const { path: at, message: what } = paths.detail;
    const list = details.map((violation) => ({ [at]: violation.path, [what]: violation.message }));
    put(body, paths.details, list);
  }
  return { status: errorStatuses[code], json: JSON.stringify(body), ...(headers && { headers }) };
}

function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const [step = "", ...rest] = path.split(".");
  if (rest.length === 0) into[step] = value;
  else put((into[step] ??= {}) as Record<string, unknown>, rest.join("."), value);
}

/** What the envelope of a version holds under one of its names; `undefined` if it has none. */
export function errorPart(body: unknown, part: "code" | "details", version: Version): unknown {
  return documents[version].errorEnvelope[part].split(".").reduce(propertyOf, body);
}

/** The response to a request on which the mock itself failed; why goes to stderr. */
export function internalError(reason: unknown, version?: Version): JsonResponse {
  console.error(reason);
  return errorResponse({ error: codesByStatus[500] }, version);
}
