import type { Version } from "../lib/versions.ts";
import type { Effect, IgnoredWhen, ListedRows, ValueMeanings } from "./meaning.ts";
import { pointerKeys } from "./pointer.ts";
import type { UnspecifiedEntry } from "./topics.ts";
import { ExpectedError } from "../lib/errors.ts";

/** A document that cannot be read or bundled; the message says where. */
export class BrokenDocumentError extends ExpectedError {
  override name = "BrokenDocumentError";

  /** The first problem in one line: place, then what is wrong. */
  get firstProblem(): string {
    // Redocly's form: number, place, an empty line, what is wrong.
    const [, location, problem] = /^\[1\] (\S+)[^\n]*\n+([^\n]+)/.exec(this.message) ?? [];
    return location && problem ? `${location} ${problem}` : this.message;
  }
}

/**
 * The part of an OpenAPI 3.1 document that the generator reads. The documents are linted before they are read, so what
 * the lint rules require is required here.
 */
export interface Document {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: Server[];
  "x-rate-limits": RateLimit[];
  "x-error-envelope"?: ErrorEnvelope;
  security?: Record<string, string[]>[];
  tags?: { name: string; summary?: string; description?: string; parent?: string; kind?: string }[];
  paths: Record<string, PathItem>;
  /** Requests that the service sends. */
  webhooks?: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    securitySchemes?: Record<string, SecurityScheme | Reference>;
  };
}

export interface SecurityScheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
  description?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, unknown>;
}

/** `x-error-envelope`: where an error response has what, as paths such as `error.code`. */
export interface ErrorEnvelope {
  code: string;
  message: string;
  /** A list of what is wrong with the request; left out where errors have none. */
  details?: string;
  /** The fields of an entry of `details`: where, and what is wrong there. */
  detail?: { path: string; message: string };
}

/** What a contract says beside its documents. */
export interface ContractFacts {
  /** The version that is meant where none is named. */
  currentVersion: Version;
  /** What the examples show things of: by kind, the fields that all of its objects have, the first of them the id. */
  exampleRecords: Record<string, string[]>;
  /** What the client's package has beside its modules, such as its README, by the name of the file. */
  clientTexts: Record<string, string>;
  /** The scope of its packages, such as `@adintel`; that of this project by default. */
  scope?: string;
}

interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string }>;
  "x-assumed"?: string;
}

export type PathItem = Partial<Record<HttpMethod, Operation>>;

export const httpMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
type HttpMethod = (typeof httpMethods)[number];

export interface Operation {
  operationId: string;
  /** Exactly one. */
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; description?: string; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  /** Where it is called, in place of the document's. */
  servers?: Server[];
  callbacks?: Record<string, Record<string, PathItem>>;
  security?: Record<string, string[]>[];
  "x-billing"?: Billing;
  "x-rate-limit"?: RateLimit;
  "x-replaced-by"?: Replacement[];
  "x-unspecified"?: UnspecifiedEntry[];
  "x-assumed"?: string;
}

export interface Parameter {
  name: string;
  example?: unknown;
  /** Of a path parameter: the error code of an id that nothing has. */
  "x-unknown"?: string;
  in: "path" | "query" | "querystring" | "header" | "cookie";
  required?: boolean;
  description?: string;
  schema: Schema | Reference;
  "x-assumed"?: string;
}

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
  "x-max-body-bytes"?: number;
  "x-charged"?: Charged;
}

/** `x-charged`: whether a refused request costs something; missing where that is not specified. */
interface Charged {
  is: "never";
  assumed?: { is: string };
}

/** Where a response leads on to. */
export interface Link {
  operationId: string;
  parameters?: Record<string, string>;
}

export interface MediaType {
  schema: Schema | Reference;
  examples?: Record<string, Example | Reference>;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema | Reference | boolean>;
  items?: Schema | Reference;
  allOf?: (Schema | Reference)[];
  anyOf?: (Schema | Reference)[];
  oneOf?: (Schema | Reference)[];
  "x-effect"?: Effect;
  "x-ignored-when"?: IgnoredWhen;
  "x-rows"?: ListedRows;
  "x-values"?: ValueMeanings;
  [keyword: string]: unknown;
}

/** `x-billing`: what a row costs, in millionths of a US dollar, and how many rows are charged at least. */
export interface Billing {
  unit: string;
  microdollarsPerRow: number;
  minimumRows?: number;
  /** The minimum holds only for request bodies with these values. */
  minimumRowsWhen?: Record<string, string>;
  /** Refusals of this operation that are stated to cost nothing. */
  freeStatuses?: string[];
  /** The parts that the document adds, each with its reason. */
  assumed?: Record<string, string>;
}

/** `x-rate-limit` and the entries of `x-rate-limits`. */
export interface RateLimit {
  requestsPerMinute: number;
  scope?: string;
}

/** `x-replaced-by`: a successor in the current version; `from` and `to` are OpenAPI runtime expressions. */
export interface Replacement {
  operationId: string;
  when?: Record<string, string>;
  fields: { from?: string; to?: string; note?: string }[];
}

export function isReference(node: object): node is Reference {
  return "$ref" in node && typeof node.$ref === "string";
}

/** The JSON Pointer of a node's declaration: the target of its reference, or `place`, where the node stands. */
export function declaredAt(node: object, place: string): string {
  return isReference(node) ? node.$ref.slice(1) : place;
}

/** The object that a reference inside the document leads to, or the object itself. */
export function resolve<T extends object>(document: object, node: T | Reference): T {
  if (!isReference(node)) return node;
  let target: unknown = document;
  for (const key of pointerKeys(node.$ref)) target = (target as Record<string, unknown> | undefined)?.[key];
  if (target === undefined) throw new BrokenDocumentError(`${node.$ref} does not exist`);
  return resolve(document, target as T | Reference);
}

/** The name of the component that a reference leads to. */
export function componentName({ $ref }: Reference): string {
  return pointerKeys($ref).at(-1) ?? "";
}

/** The component name of a schema, which is also its type name; `undefined` for an inline or missing schema. */
export function schemaName(schema: Schema | Reference | undefined): string | undefined {
  return schema && isReference(schema) ? componentName(schema) : undefined;
}

/** The parameters of an operation, in the document's order. */
export function parametersIn(
  document: Document,
  { parameters = [] }: Pick<Operation, "parameters">,
): Parameter[] {
  return parameters.map((parameter) => resolve(document, parameter));
}

/** The schema of a body in JSON, of a request or a response. */
export function jsonSchema(
  body: { content?: Record<string, MediaType> } | undefined,
): Schema | Reference | undefined {
  return body?.content?.["application/json"]?.schema;
}

/** The successful response of an operation, if the document has one. */
export function successResponse(document: Document, { responses }: Operation): Response | undefined {
  return responses["200"] && resolve(document, responses["200"]);
}

/** The bundles parsed anew on each call, so that callers may change them; by version, the oldest first. */
export function parseBundles({ texts }: { texts: Record<Version, string> }): Record<Version, Document> {
  const documents = Object.entries(texts).map(([version, text]) => [version, JSON.parse(text) as Document]);
  return Object.fromEntries(documents) as Record<Version, Document>;
}

/** The versions of these documents, which stand in the order of their versions: the oldest first. */
export function versionsOf(documents: Record<Version, Document>): Version[] {
  // The keys of an object are texts to the compiler.
  return Object.keys(documents) as Version[];
}

/** An operation with its method and path. */
export interface LocatedOperation {
  path: string;
  method: string;
  operation: Operation;
}

/** Every operation of the document with its method and path, in the document's order; methods of other names come last. */
export function* eachOperation({ paths }: Pick<Document, "paths">): Generator<LocatedOperation> {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of new Set([...httpMethods, ...Object.keys(item)])) {
      const operation = item[method as HttpMethod];
      if (operation?.responses) yield { path, method, operation };
    }
  }
}

/** Those that callers send, and then those that the service sends. */
export function allOperations({ paths, webhooks = {} }: Document): LocatedOperation[] {
  return [...eachOperation({ paths }), ...eachOperation({ paths: webhooks })];
}

export function operationById(document: Document, operationId: string): Operation | undefined {
  for (const { operation } of eachOperation(document))
    if (operation.operationId === operationId) return operation;
  return undefined;
}
