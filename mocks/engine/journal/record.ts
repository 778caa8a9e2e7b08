import { operations, type Operation } from "@adintel/client/operations";
import { checkRequest, responseViolations, type Violation } from "@adintel/client/validation";
import { partsOf } from "../../http/incoming.ts";
import { masked, maskedBody, maskedHeader } from "./masked.ts";
import { pairsOf, type JournalEntry, type Exchanged, type RequestSummary } from "./exchanged.ts";
import { jsonOf, summaryOf } from "./summary.ts";
import { decodedPart } from "../../../scripts/lib/text.ts";

/** An exchange in full, whatever its operation. */
export interface AnyRequestRecord extends RequestSummary {
  /** The same as `operation`, by the name that the documents and the ledger have for it. */
  operationId: string | null;
  /** Without the query. */
  path: string;
  /** The path's parameters by name, decoded. */
  pathParameters: Record<string, string>;
  /** The query's values by name, as the types that the documents declare where they could be read so. */
  query: Record<string, unknown>;
  /** By name in lower case, keys and cookies as `***`. */
  requestHeaders: Record<string, string>;
  /** The JSON that was sent, or the text of what is no JSON or is nested deeper than 500 levels; `undefined` where there was none, it was not read whole, or is over 32 KB. */
  requestBody?: unknown;
  /** By name in lower case: those that the mock set. Node.js adds its own, such as `Date`. */
  responseHeaders: Record<string, string>;
  /** `undefined` of a response that broke off. */
  responseBody?: unknown;
  /** What in the request breaks the contract. */
  requestViolations: Violation[];
  /** What in the response breaks the contract. */
  responseViolations: Violation[];
}

/** An exchange in full. All of it is made when it is listed, so that serving costs nothing more. */
export function recordOf(entry: JournalEntry): AnyRequestRecord {
  const { exchanged } = entry;
  const request = requestOf(exchanged);
  const summary = summaryOf(entry);
  const responseBody = exchanged.responseBody === undefined ? undefined : jsonOf(exchanged.responseBody);
  return {
    ...summary,
    operationId: exchanged.operation,
    path: request.path,
    pathParameters: request.pathParameters,
    query: request.query,
    requestHeaders: headersOf(pairsOf(exchanged.requestHeaders)),
    requestBody: request.body,
    responseHeaders: {
      ...(exchanged.status > 0 && { "x-request-id": exchanged.requestId }),
      ...headersOf(Object.entries(exchanged.responseHeaders)),
    },
    responseBody,
    // What the mock rejected a request for may be more than what the documents state.
    requestViolations: (exchanged.status === 400 ? summary.errorDetails : null) ?? request.violations,
    responseViolations: violationsOf(exchanged, responseBody),
  };
}

/** The operation of an exchange, unless it has been removed from the documents since. */
function operationOf({ version, operation }: Exchanged): Operation | undefined {
  const table: Readonly<Record<string, Operation>> = operations[version];
  return operation !== null && Object.hasOwn(table, operation) ? table[operation] : undefined;
}

function requestOf(exchanged: Exchanged) {
  const { version, requestBody } = exchanged;
  const target = masked(partsOf(exchanged.url).target);
  const [path = "", ...rest] = target.split("?");
  const sent = queryOf(rest.join("?"));
  const body = requestBody === undefined || requestBody === "" ? undefined : jsonOf(maskedBody(requestBody));
  const operation = operationOf(exchanged);
  if (!operation) return { path, pathParameters: {}, query: sent, body, violations: [] };
  const pathParameters = parametersOf(operation, path);
  const { query, violations } = checkRequest(version, operation.operationId, {
    path: pathParameters,
    query: sent,
    // Of an operation that takes none it means nothing.
    body: operation.requestBody === null ? undefined : body,
  });
  // Of a body that was not kept nothing is known.
  return { path, pathParameters, query, body, violations: requestBody === undefined ? [] : violations };
}

/** Values of a query by name; of a name that is given several times, all. */
function queryOf(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

function parametersOf({ path: template }: Operation, path: string): Record<string, string> {
  // The path ends as the template does, after the base path of the version.
  const names = template.split("/").reverse();
  const steps = path.replace(/\/$/, "").split("/").reverse();
  return Object.fromEntries(
    names.flatMap((name, place) =>
      name.startsWith("{") ? [[name.slice(1, -1), decodedPart(steps[place] ?? "")] as const] : [],
    ),
  );
}

function headersOf(pairs: readonly (readonly [name: string, value: string])[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (const [sent, value] of pairs) {
    const name = sent.toLowerCase();
    const shown = maskedHeader(name, value);
    const former = headers.get(name);
    headers.set(name, former === undefined ? shown : `${former}, ${shown}`);
  }
  return Object.fromEntries(headers);
}

function violationsOf(exchanged: Exchanged, response: unknown): Violation[] {
  const operation = operationOf(exchanged);
  // Without an operation there is no contract.
  if (!operation || exchanged.brokeOff) return [];
  return responseViolations(exchanged.version, operation.operationId, exchanged.status, response);
}
