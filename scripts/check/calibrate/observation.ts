import type { Fields } from "../contract/fields.ts";

/** A request as it was sent, without a host, and what the service returned. */
export interface Observation {
  /** `VERSION/ID`; `undefined` of an address that is no operation's. */
  operation: string | undefined;
  request: SentRequest;
  response: SeenResponse;
}

export interface SentRequest {
  method: string;
  /** With the version's root and the query. */
  path: string;
  /** Without the key. */
  headers: Readonly<Record<string, string>>;
  /** Which key was sent, and how. */
  key: KeyKind;
  text: string | undefined;
}

/** The key of the run, none, one that does not exist, or another one of a known kind. */
export type KeyKind = "valid" | "none" | "unknown" | "exhausted" | "inactive" | "departed" | "revoked";

export interface SeenResponse {
  status: number;
  headers: Headers;
  /** `undefined` where the text is no JSON. */
  body: unknown;
}

/** Parts of a response, in the order in which they are compared: each means something only where those before it agree. */
export type Facet =
  "status" | "code" | "details" | "headers" | "keys" | "count" | "rows" | "order" | "fields";

export const facets: readonly Facet[] = [
  "status",
  "code",
  "details",
  "headers",
  "keys",
  "count",
  "rows",
  "order",
  "fields",
];

/** What two responses are compared by; texts of messages, which are for people, are left out. */
export function facetsOf({ status, headers, body }: SeenResponse): Record<Facet, string> {
  const fields: Fields = isFields(body) ? body : {};
  const error = isFields(fields["error"]) ? fields["error"] : {};
  const details = Array.isArray(error["details"]) ? error["details"] : undefined;
  const rows = status === 200 ? rowsIn(body) : [];
  const ids = rows.map(idOf);
  const challenge = headers.has("WWW-Authenticate") ? "challenge" : "";
  return {
    status: String(status),
    code: String(error["code"] ?? ""),
    details: details
      ? details
          .map((one) => String((one as Fields | null)?.["path"]))
          .sort()
          .join()
      : "none",
    headers: status === 405 ? (headers.get("Allow") ?? "").split(/, */).sort().join() : challenge,
    keys: Array.isArray(body) ? "list" : Object.keys(fields).sort().join(),
    count: `${String(fields["count"] ?? "")} ${ids.length}`,
    rows: [...ids].sort().join("\n"),
    order: ids.join("\n"),
    fields: status === 200 ? shapeOf(rows.length > 0 ? rows : fields) : "",
  };
}

/** How many facets agree before the first that differs. */
export function agreement(a: Record<Facet, string>, b: Record<Facet, string>): number {
  const differing = facets.findIndex((facet) => a[facet] !== b[facet]);
  return differing < 0 ? facets.length : differing;
}

/** The rows of a body: its longest list of objects or texts, in it or one level below. */
function rowsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (!isFields(body)) return [];
  const nodes = [body, ...Object.values(body).filter(isFields)];
  const lists = nodes.flatMap((node) => Object.values(node).filter((value) => Array.isArray(value)));
  return lists.sort((x, y) => y.length - x.length)[0] ?? [];
}

function idOf(row: unknown): string {
  if (!isFields(row)) return String(row);
  const { id, url, label, type, name } = row;
  return String(id ?? url ?? label ?? type ?? name ?? JSON.stringify(row));
}

/** Names and JSON types of what a value has; of a list, of all its items together. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map(shapeOf))].sort().join("|");
  if (!isFields(value)) return value === null ? "null" : typeof value;
  return Object.keys(value).sort().join();
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
