import type { Version } from "../paths.ts";
import {
  BrokenDocumentError,
  eachOperation,
  resolve,
  type Billing,
  type Document,
  type Operation,
  type RateLimit,
  type Reference,
  type Replacement,
  type Schema,
} from "./openapi.ts";

/** One row of the operations table: what a program needs to know of an operation beside its shapes. */
export interface OperationRow {
  operationId: string;
  /** In capitals, as sent. */
  method: string;
  /** Path template below the version's root, such as `/account/{id}`. */
  path: string;
  summary: string;
  deprecated: boolean;
  /** `null`: the price is not specified. */
  billing: Billing | null;
  /** `null`: the limit of this endpoint is not specified. */
  rateLimit: RateLimit | null;
  /** Names of the path parameters, in the order of the path. */
  pathParameters: string[];
  queryParameters: string[];
  requestBody: { required: boolean } | null;
  /** The key of the answer that holds the rows; `null` where an answer has no such key, or several. */
  rows: string | null;
  /** Where `limit` and `offset` go; `null` where an answer cannot be limited. */
  paging: Paging | null;
  /** The names of the documented examples by status. */
  examples: Record<string, string[]>;
  /** The documented error codes by status. */
  errors: Record<string, string[]>;
  replacedBy: Replacement[];
  unspecified: string[];
  assumed: string | null;
}

export interface Paging {
  in: "query" | "body";
  limit: Bound;
  offset: Bound | null;
}

/** `null`: not specified. */
interface Bound {
  name: string;
  default: number | null;
  minimum: number | null;
  maximum: number | null;
}

/** What a whole document says once for all its operations. */
export interface DocumentFacts {
  /** Path below a host where the version lives, such as `/v2`. */
  basePath: string;
  /** Limits that apply to every request, on top of an operation's own. */
  rateLimits: RateLimit[];
  maxBodyBytes: number;
}

export function documentFacts(document: Document): DocumentFacts {
  const tooLarge = document.components.responses["PayloadTooLarge"];
  const maxBodyBytes = tooLarge?.["x-max-body-bytes"];
  const server = document.servers[0];
  if (maxBodyBytes === undefined)
    throw new BrokenDocumentError("the response PayloadTooLarge has no x-max-body-bytes");
  if (!server) throw new BrokenDocumentError("the document has no server");
  return { basePath: new URL(server.url).pathname, rateLimits: document["x-rate-limits"], maxBodyBytes };
}

/** The operations of one document by operationId. */
export function operationRows(document: Document): Record<string, OperationRow> {
  const rows: Record<string, OperationRow> = {};
  for (const { path, method, operation } of eachOperation(document)) {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
    rows[operation.operationId] = {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      deprecated: operation.deprecated ?? false,
      billing: operation["x-billing"] ?? null,
      rateLimit: operation["x-rate-limit"] ?? null,
      pathParameters: parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
      queryParameters: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
      requestBody: operation.requestBody ? { required: operation.requestBody.required ?? false } : null,
      rows: rowsKey(document, operation),
      paging: paging(document, operation),
      examples: exampleNames(document, operation),
      errors: errorCodes(document, operation),
      replacedBy: operation["x-replaced-by"] ?? [],
      unspecified: operation["x-unspecified"] ?? [],
      assumed: operation["x-assumed"] ?? null,
    };
  }
  return rows;
}

function jsonSchema(content: Record<string, { schema: Schema | Reference }> | undefined) {
  return content?.["application/json"]?.schema;
}

/** Every property of a schema, those of its `allOf` parts included. */
export function properties(document: Document, node: Schema | Reference): Record<string, Schema> {
  const schema = resolve(document, node);
  const all: Record<string, Schema> = {};
  for (const part of schema.allOf ?? []) Object.assign(all, properties(document, part));
  // The branches of a union differ in what they require, not in what paging is called.
  for (const part of schema.oneOf ?? []) Object.assign(all, properties(document, part));
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property !== "boolean") all[name] = resolve(document, property);
  }
  return all;
}

/** The only array beside `count`; of several, the only one that is always present. */
function rowsKey(document: Document, operation: Operation): string | null {
  const success = operation.responses["200"];
  const node = success && jsonSchema(resolve(document, success).content);
  if (!node) return null;
  const schema = resolve(document, node);
  const arrays = Object.entries(properties(document, schema))
    .filter(([, property]) => property.type === "array")
    .map(([name]) => name);
  const candidates = arrays.length > 1 ? arrays.filter((name) => schema.required?.includes(name)) : arrays;
  return candidates.length === 1 && candidates[0] !== undefined ? candidates[0] : null;
}

function paging(document: Document, operation: Operation): Paging | null {
  const body = jsonSchema(operation.requestBody?.content);
  const fields: Record<string, Schema> = body
    ? properties(document, body)
    : Object.fromEntries(
        (operation.parameters ?? [])
          .map((parameter) => resolve(document, parameter))
          .filter((parameter) => parameter.in === "query")
          .map((parameter) => [parameter.name, resolve(document, parameter.schema)]),
      );
  // v1's search calls its row cap `count`.
  const limit = bound(fields, "limit") ?? bound(fields, "count");
  return limit && { in: body ? "body" : "query", limit, offset: bound(fields, "offset") };
}

function bound(fields: Record<string, Schema>, name: string): Bound | null {
  const schema = fields[name];
  if (!schema) return null;
  return {
    name,
    default: typeof schema.default === "number" ? schema.default : null,
    minimum: schema.minimum ?? null,
    maximum: schema.maximum ?? null,
  };
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

function errorCodes(document: Document, operation: Operation): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const [status, node] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    const schema = jsonSchema(resolve(document, node).content);
    if (schema) codes[status] = codesOf(document, schema);
  }
  return codes;
}

function codesOf(document: Document, node: Schema | Reference): string[] {
  const schema = resolve(document, node);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap((branch) => codesOf(document, branch));
  const error = properties(document, schema)["error"];
  const code = error && properties(document, error)["code"];
  return typeof code?.const === "string" ? [code.const] : [];
}

/** The general form of the rows, for code that walks the whole table. */
const tableTypes = [
  "export type Version = keyof typeof operations;",
  "export type OperationId<V extends Version = Version> = V extends Version ? keyof (typeof operations)[V] : never;",
  "export type ErrorCode = keyof typeof errorStatuses;",
  "",
  "/** Any row of {@link operations}. */",
  "export type Operation = { [V in Version]: (typeof operations)[V][OperationId<V>] }[Version];",
];

/** Source text of the module that holds the tables of both versions. */
export function operationsModule(documents: Record<Version, Document>): string {
  const facts = { v1: documentFacts(documents.v1), v2: documentFacts(documents.v2) };
  const operations = { v1: operationRows(documents.v1), v2: operationRows(documents.v2) };
  const statuses: Record<string, number> = {};
  for (const row of [...Object.values(operations.v1), ...Object.values(operations.v2)]) {
    for (const [status, codes] of Object.entries(row.errors)) {
      for (const code of codes) statuses[code] = Number(status);
    }
  }
  return [
    "/** What each document says once for all its operations. Limits are requests a minute, sizes are bytes. */",
    `export const documents = ${JSON.stringify(facts, null, 2)} as const;`,
    "",
    "/** The operations of each version by operationId. `null` stands for what is not specified. */",
    `export const operations = ${JSON.stringify(operations, null, 2)} as const;`,
    "",
    "/** The HTTP status of each error code. */",
    `export const errorStatuses = ${JSON.stringify(statuses, null, 2)} as const;`,
    "",
    ...tableTypes,
    "",
  ].join("\n");
}
