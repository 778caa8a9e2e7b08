import { memoize } from "../lib/memoize.ts";
import type { Version } from "../lib/versions.ts";
import {
  BrokenDocumentError,
  eachOperation,
  parametersIn,
  resolve,
  type Billing,
  type ContractFacts,
  type ErrorEnvelope,
  type Document,
  type Operation,
  type RateLimit,
  type Replacement,
  type Schema,
} from "./document.ts";
import { requestFields, type RequestField } from "./effects.ts";
import { errorCharges, errorCodes, errorEnvelope, errorMessages } from "./errors.ts";
import { exampleRecords } from "./example-records.ts";
import { listsIn, rowSchema, successSchema, type List } from "./lists.ts";
import type { Effect, IgnoredWhen, Order } from "./meaning.ts";
import { branches, properties } from "./schemas.ts";
import { unspecifiedIn, type Unspecified } from "./topics.ts";

/** One row of the operations table: what a program needs to know about an operation, except its schemas. */
export interface OperationRow {
  operationId: string;
  /** In capitals, as sent. */
  method: string;
  /** Path template below the version's root, such as `/account/{id}`. */
  path: string;
  summary: string;
  deprecated: boolean;
  /** `null`: the price is not specified. */
  billing: (Omit<Billing, "assumed"> & { assumed?: string[] }) | null;
  /** `null`: the limit of this endpoint is not specified. */
  rateLimit: RateLimit | null;
  /** Names of the path parameters, in the order of the path. */
  pathParameters: string[];
  /** The code of the error for an id that nothing has; `null` if the path has no id, or that is not specified. */
  unknownId: string | null;
  queryParameters: string[];
  requestBody: { required: boolean } | null;
  /** The key of the response that holds the rows; `null` if there is none, or several. */
  rows: string | null;
  /** Every list that a response may hold. */
  lists: ListRow[];
  /** What each field of the request does, nested ones as `filters.size.min`. */
  effects: Record<string, EffectRow>;
  /** Where the limit, and the offset or page, are sent; `null` if the operation has no limit. */
  paging: Paging | null;
  /** The names of the documented examples by status. */
  examples: Record<string, string[]>;
  /** The documented error codes by status. */
  errors: Record<string, string[]>;
  replacedBy: Replacement[];
  unspecified: Unspecified[];
  assumed: string | null;
}

/** `x-effect` and `x-ignored-when` of a field; of what is assumed, the names of the parts. */
export interface EffectRow extends Omit<Effect, "assumed" | "orders"> {
  in: "query" | "body";
  /** The value that stands for the field where a request leaves it out. */
  default?: unknown;
  /** The names of the presets, whose meaning is not data. */
  presets?: string[];
  orders?: Record<string, Omit<Order, "assumed"> & { assumed?: string[] }>;
  ignoredWhen?: IgnoredWhen;
  assumed?: string[];
}

/** `x-rows`; of what is assumed, the names of the parts. */
export type ListRow = Omit<List, "assumed" | "count"> & {
  /** Left out: `count`; `null`: the response has no number of rows. */
  count?: string | null;
  /** The fields of a row; left out where a row is a plain string. */
  fields?: string[];
  assumed?: string[];
};

interface Paging {
  in: "query" | "body";
  limit: Bound;
  /** `firstPage` is the number of the first page where the field counts pages, and `null` where it counts rows. */
  offset: (Bound & { firstPage: number | null }) | null;
}

/** `null`: not specified. */
interface Bound {
  name: string;
  default: number | null;
  minimum: number | null;
  maximum: number | null;
}

/** What a document states once for all operations. */
export interface DocumentFacts {
  /** Path below a host where the version lives. */
  basePath: string;
  /** Limits that apply to every request, on top of an operation's own. */
  rateLimits: RateLimit[];
  maxBodyBytes: number;
  /** How a request carries its key: the header, and the scheme before the key in it; `null` if the API takes no key. */
  key: { header: string; scheme: string | null } | null;
  errorEnvelope: Required<ErrorEnvelope>;
}

export function documentFacts(document: Document): DocumentFacts {
  const [maxBodyBytes] = Object.values(document.components.responses).flatMap(
    (response) => response["x-max-body-bytes"] ?? [],
  );
  const server = document.servers[0];
  if (maxBodyBytes === undefined)
    throw new BrokenDocumentError("no response of components has x-max-body-bytes; add it to that of 413");
  if (!server) throw new BrokenDocumentError("the document has no server");
  return {
    basePath: new URL(server.url).pathname,
    rateLimits: document["x-rate-limits"],
    maxBodyBytes,
    key: keyOf(document),
    errorEnvelope: errorEnvelope(document),
  };
}

/** How requests carry their key, as the first security requirement says. */
function keyOf({ security = [], components }: Document): DocumentFacts["key"] {
  const [name] = Object.keys(security[0] ?? {});
  const node = name === undefined ? undefined : components.securitySchemes?.[name];
  if (!node) return null;
  const { type, scheme, in: place, name: header } = resolve({ components }, node);
  if (type === "http" && scheme?.toLowerCase() === "bearer")
    return { header: "Authorization", scheme: "Bearer" };
  if (type === "apiKey" && place === "header" && header) return { header, scheme: null };
  throw new BrokenDocumentError(
    `the security scheme ${name} must be a bearer token (type: http, scheme: bearer) or a header (type: apiKey, in: header)`,
  );
}

export function operationRows(document: Document): Record<string, OperationRow> {
  const rows: Record<string, OperationRow> = {};
  for (const { path, method, operation } of eachOperation(document)) {
    const fields = requestFields(document, operation, "");
    const effects = effectRows(fields);
    const lists = listRows(document, operation);
    const parameters = parametersIn(document, operation);
    rows[operation.operationId] = {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      deprecated: operation.deprecated ?? false,
      billing: billing(operation),
      rateLimit: operation["x-rate-limit"] ?? null,
      pathParameters: parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
      unknownId: parameters.find((parameter) => parameter["x-unknown"] !== undefined)?.["x-unknown"] ?? null,
      queryParameters: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
      requestBody: operation.requestBody ? { required: operation.requestBody.required ?? false } : null,
      rows: lists.length === 1 ? (lists[0]?.in ?? null) : null,
      lists,
      effects,
      paging: paging(fields, effects),
      examples: exampleNames(document, operation),
      errors: errorCodes(document, operation),
      replacedBy: operation["x-replaced-by"] ?? [],
      unspecified: unspecifiedIn(operation),
      assumed: operation["x-assumed"] ?? null,
    };
  }
  return rows;
}

/** `x-billing`; of what is assumed, the names of the parts. */
function billing(operation: Operation): OperationRow["billing"] {
  const stated = operation["x-billing"];
  return stated ? withoutReasons(stated) : null;
}

function effectRows(fields: RequestField[]): Record<string, EffectRow> {
  const rows: Record<string, EffectRow> = {};
  for (const { name, in: place, schema, effect, ignoredWhen } of fields) {
    if (!effect) continue;
    const { orders, ...rest } = effect;
    rows[name] = {
      in: place,
      ...withoutReasons(rest),
      ...(schema.default !== undefined && { default: schema.default }),
      ...(effect.by === "preset" && { presets: (schema.enum ?? []).map(String) }),
      ...(orders && {
        orders: Object.fromEntries(
          Object.entries(orders).map(([value, order]) => [value, withoutReasons(order)]),
        ),
      }),
      ...(ignoredWhen && { ignoredWhen }),
    };
  }
  return rows;
}

function listRows(document: Document, operation: Operation): ListRow[] {
  const schema = successSchema(document, operation);
  const shapes = schema ? branches(document, schema) : [];
  return listsIn(document, operation).map((list) => {
    const shape = shapes.find((branch) => branch["x-rows"]?.in === list.in);
    const row = shape && rowSchema(document, shape, list);
    const fields = row ? Object.keys(properties(document, row)) : [];
    const isCounted = list.count !== undefined || (shape && "count" in properties(document, shape));
    return {
      ...withoutReasons(list),
      ...(!isCounted && { count: null }),
      ...(fields.length > 0 && { fields }),
    };
  });
}

/** Replaces `assumed` by the names of the assumed parts, without their reasons. */
function withoutReasons<T extends { assumed?: Record<string, string> }>(
  stated: T,
): Omit<T, "assumed"> & { assumed?: string[] } {
  const { assumed, ...rest } = stated;
  return { ...rest, ...(assumed && { assumed: Object.keys(assumed) }) };
}

function paging(fields: RequestField[], effects: Record<string, EffectRow>): Paging | null {
  const schemas = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]));
  const by = (way: string) => Object.entries(effects).find(([, effect]) => effect.by === way);
  const limit = by("limit");
  if (!limit) return null;
  const offset = by("offset") ?? by("page");
  return {
    in: limit[1].in,
    limit: bound(schemas, limit[0]),
    offset: offset
      ? {
          ...bound(schemas, offset[0]),
          firstPage: offset[1].by === "page" ? (offset[1].first ?? 1) : null,
        }
      : null,
  };
}

function bound(fields: Record<string, Schema>, name: string): Bound {
  const { default: fallback, minimum = null, maximum = null } = fields[name] ?? {};
  return { name, default: typeof fallback === "number" ? fallback : null, minimum, maximum };
}

function exampleNames(document: Document, operation: Operation): Record<string, string[]> {
  const responses = Object.entries(operation.responses);
  return Object.fromEntries(
    responses.map(([status, node]) => [
      status,
      Object.keys(resolve(document, node).content?.["application/json"]?.examples ?? {}),
    ]),
  );
}

/** Types for code that iterates over the whole table. */
const tableTypes = [
  "export type Version = keyof typeof operations;",
  "export type CurrentVersion = typeof currentVersion;",
  "export type OperationId<V extends Version = Version> = V extends Version ? keyof (typeof operations)[V] : never;",
  "export type ErrorCode = keyof typeof errorStatuses;",
  "",
  "/** Any row of {@link operations}. */",
  "export type Operation = { [V in Version]: (typeof operations)[V][OperationId<V>] }[Version];",
];

/** Source text of the module that holds the tables of all versions, which are given the oldest first. */
export function operationsModule(
  documents: Record<Version, Document>,
  { currentVersion, exampleRecords: kinds }: ContractFacts,
): string {
  const ofEach = <T>(make: (document: Document) => T) =>
    Object.fromEntries(Object.entries(documents).map(([version, document]) => [version, make(document)]));
  const facts = ofEach(documentFacts);
  const operations = ofEach(operationRows);
  const ids = Object.keys(documents);
  const versions = ids.map((id, at) => ({
    id,
    basePath: facts[id]?.basePath,
    supersededBy: ids[at + 1] ?? null,
  }));
  const statuses: Record<string, number> = {};
  const ofIds = new Set<string>();
  const charges = errorCharges(documents);
  const records = Object.entries(exampleRecords(documents, kinds));
  for (const row of Object.values(operations).flatMap((rows) => Object.values(rows))) {
    for (const [status, codes] of Object.entries(row.errors)) {
      for (const code of codes) statuses[code] = Number(status);
    }
    if (row.unknownId !== null) ofIds.add(row.unknownId);
  }
  // Integers come first among the keys of an object, in their order.
  const codes = Object.fromEntries(
    Object.entries(statuses)
      .filter(([code]) => !ofIds.has(code))
      .map(([code, status]) => [status, code] as const)
      .reverse(),
  );
  return [
    "/** The versions of the API, the oldest first. */",
    `export const versions = ${JSON.stringify(versions, null, 2)} as const;`,
    "",
    "/** The version that is meant where none is named. */",
    `export const currentVersion = ${JSON.stringify(currentVersion)};`,
    "",
    "/** What the client is called, and the variable of the environment that examples read the key from. */",
    `export const clientPackage = "@adintel/client";`,
    `export const keyVariable = "ADINTEL_API_KEY";`,
    "",
    "/** What each document states once for all its operations. Limits are in requests a minute, sizes in bytes. */",
    `export const documents = ${JSON.stringify(facts, null, 2)} as const;`,
    "",
    "/** The operations of each version by operationId. `null` means not specified. */",
    `export const operations = ${JSON.stringify(operations, null, 2)} as const;`,
    "",
    "/** The HTTP status of each error code. */",
    `export const errorStatuses = ${JSON.stringify(statuses, null, 2)} as const;`,
    "",
    "/** The error code of each status; where a status has several, the first one, those of unknown ids left out. */",
    `export const codesByStatus = ${JSON.stringify(codes, null, 2)} as const;`,
    "",
    "/** What an error says: the message of each code in the documents' examples. */",
    `export const errorMessages = ${JSON.stringify(errorMessages(documents), null, 2)} as const;`,
    "",
    "/** Whether a request refused with a code is charged. `null` means not specified. */",
    `export const errorCharges = ${JSON.stringify(charges, null, 2)} as const;`,
    "",
    ...records.flatMap(([kind, ofKind]) => [
      `/** The ${kind} in the documents' examples: their rows, and the requests that return them. */`,
      `export const example${kind.replace(/^./, (letter) => letter.toUpperCase())} = ${JSON.stringify(ofKind, null, 2)} as const;`,
      "",
    ]),
    ...tableTypes,
    "",
  ].join("\n");
}

/** The operations table of a document; cached. */
export const rowsById = memoize(operationRows);
