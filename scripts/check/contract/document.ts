import { readDocument } from "../../lib/documents.ts";
import { codesByStatus, documents as facts } from "@adintel/client/operations";
import { forEachVersion, versions, type Version } from "../../lib/versions.ts";

export type { Version };

/**
 * The bundled documents as the suite reads them. It reads them by itself, without the generator's code, so that a mistake
 * of the generator cannot hide itself here.
 */

/** A topic that is left open, or topics with notes for people. */
export type Unspecified = string | Record<string, string>;

/** Whether something leaves a topic open, in whole or in part. */
export function leavesOpen(node: { "x-unspecified"?: Unspecified[] }, topic: string): boolean {
  const entries = node["x-unspecified"] ?? [];
  return entries.some((entry) => (typeof entry === "string" ? entry === topic : topic in entry));
}

export interface Schema {
  "x-assumed"?: string;
  "x-unspecified"?: Unspecified[];
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: SchemaNode;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode;
  allOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
}

/** `false` accepts nothing, `true` everything. */
export type SchemaNode = Schema | boolean;

export interface Parameter {
  name: string;
  in: "path" | "query";
  required?: boolean;
  schema: Schema;
  example?: unknown;
  "x-unspecified"?: Unspecified[];
}

interface Content {
  "application/json": { schema: SchemaNode; examples: Record<string, { value: unknown }> };
}

interface Response {
  headers?: Record<string, { required?: boolean; schema: Schema; example?: unknown }>;
  content: Content;
  "x-assumed"?: string;
  "x-max-body-bytes"?: number;
}

export interface DocumentedOperation {
  version: Version;
  id: string;
  /** With its version: `VERSION/ID`. */
  name: string;
  method: string;
  /** Relative to the version's root. */
  path: string;
  pathMethods: string[];
  /** Its price is stated as zero, so HEAD costs nothing and is allowed. */
  free: boolean;
  parameters: Parameter[];
  requestBody: { required: boolean; content: Content } | undefined;
  /** By status. */
  responses: Record<string, Response>;
  /** The topics that the specification leaves open as a whole; those of which it shows a part are left out. */
  unspecified: string[];
  "x-unspecified"?: Unspecified[];
}

interface Document {
  info: { title: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
}

interface DocumentOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
  "x-unspecified"?: Unspecified[];
  "x-billing"?: { microdollarsPerRow: number };
}

/** The documents with every reference replaced by what it leads to. */
export const documents: Record<Version, Document> = forEachVersion(read);

/** Every operation of all versions, in the documents' order. */
export const operations: DocumentedOperation[] = versions.flatMap((version) =>
  Object.entries(documents[version].paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      version,
      id: operation.operationId,
      name: `${version}/${operation.operationId}`,
      method: method.toUpperCase(),
      path,
      pathMethods: Object.keys(methods).map((name) => name.toUpperCase()),
      free: operation["x-billing"]?.microdollarsPerRow === 0,
      parameters: operation.parameters ?? [],
      requestBody: operation.requestBody && {
        required: operation.requestBody.required ?? false,
        content: operation.requestBody.content,
      },
      responses: operation.responses,
      unspecified: (operation["x-unspecified"] ?? []).filter((entry) => typeof entry === "string"),
      ...(operation["x-unspecified"] && { "x-unspecified": operation["x-unspecified"] }),
    })),
  ),
);

function read(version: Version): Document {
  const document: Document = JSON.parse(readDocument(`openapi/${version}.json`));
  inline(document, document, new Set());
  return document;
}

/** Puts the target of each reference in its place. No schema refers to itself; one that did would end in a cycle. */
function inline(node: unknown, document: unknown, done: Set<unknown>): void {
  if (!isRecord(node) || done.has(node)) return;
  done.add(node);
  for (const [key, child] of Object.entries(node)) {
    if (isRecord(child) && typeof child["$ref"] === "string") {
      const { $ref, ...siblings } = child;
      const target = lookUp(document, $ref);
      node[key] = isRecord(target) ? { ...target, ...siblings } : target;
    }
    inline(node[key], document, done);
  }
}

function lookUp(document: unknown, reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  const target = steps.reduce((node, step) => (isRecord(node) ? node[step] : undefined), document);
  if (target === undefined) throw new Error(`${reference} leads nowhere`);
  return target;
}

/** A schema and the schemas that it is put together from, in intersections and unions. */
export function branchesOf(schema: SchemaNode): Schema[] {
  if (typeof schema === "boolean") return [];
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  return [schema, ...parts.flatMap(branchesOf)];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The codes of an operation's responses with a status, as the document has them; the usual one first. */
export function codesOf(operation: DocumentedOperation, status: number): string[] {
  const usual: Readonly<Record<string, string>> = codesByStatus;
  const codes = errorPart(operation, status, "code")
    .flatMap(branchesOf)
    .flatMap((one) => [...(one.enum ?? []), ...("const" in one ? [one.const] : [])].map(String));
  return codes.sort((a, b) => Number(b === usual[status]) - Number(a === usual[status]));
}

/** Whether a 400 of an operation has details, which name the invalid fields. */
export function namesFields(operation: DocumentedOperation): boolean {
  return errorPart(operation, 400, "details").length > 0;
}

function errorPart(
  { version, responses }: DocumentedOperation,
  status: number,
  part: "code" | "details",
): SchemaNode[] {
  const schema = responses[status]?.content["application/json"].schema ?? true;
  return facts[version].errorEnvelope[part].split(".").reduce(propertyOf, [schema]);
}

/** The most bytes that a body may have; `undefined` of an operation that takes none. */
export function maxBodyBytes({ responses }: DocumentedOperation): number | undefined {
  return Object.values(responses).find((response) => response["x-max-body-bytes"] !== undefined)?.[
    "x-max-body-bytes"
  ];
}

function propertyOf(schemas: SchemaNode[], key: string): SchemaNode[] {
  return schemas.flatMap(branchesOf).flatMap(({ properties }) => properties?.[key] ?? []);
}
