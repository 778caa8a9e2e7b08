import type { Exchange } from "../../../check/http/exchange.ts";
import type { Version } from "../../../lib/versions.ts";
import { pointerKeys } from "../../../openapi/pointer.ts";

interface Parameter {
  name: string;
  schema: { type?: string };
}

interface Body {
  content: Record<string, { schema: unknown; example?: unknown }>;
}

type Node<T> = T | { $ref: string };

interface Operation {
  operationId: string;
  parameters?: Node<Parameter>[];
  requestBody?: Node<Body>;
}

/** The part of a document that is changed for other tools. */
export interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/**
 * A document with one example for each operation: the request of ours that the server answered with the most. Operations
 * without a success are left out, such as those whose fields are not specified.
 */
export function fitted(version: Version, document: Document, exchanges: readonly Exchange[]): Document {
  const paths: Document["paths"] = {};
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      const answered = exchanges.filter(
        ({ sending, status, method: sent }) =>
          status === 200 &&
          sent === method.toUpperCase() &&
          sending.version === version &&
          sending.operation?.operationId === operation.operationId,
      );
      const longest = answered.toSorted((a, b) => b.text.length - a.text.length)[0];
      if (longest)
        paths[path] = { ...paths[path], [method]: withExample(document, path, operation, longest) };
    }
  return { ...document, paths };
}

function withExample(
  document: Document,
  path: string,
  operation: Operation,
  { url, requestText }: Exchange,
): Operation {
  const { pathname, searchParams } = new URL(url);
  const pattern = new RegExp(`${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  const given: Record<string, string> = {
    ...pattern.exec(pathname)?.groups,
    ...Object.fromEntries(searchParams),
  };
  const parameters = (operation.parameters ?? [])
    .map((one) => resolved<Parameter>(document, one))
    .filter(({ name }) => name in given)
    .map((one) => ({ ...one, required: true, example: valueOf(given[one.name] ?? "", one.schema.type) }));
  const example = requestText === undefined ? undefined : (JSON.parse(requestText) as unknown);
  const body = operation.requestBody && resolved<Body>(document, operation.requestBody);
  const schema = body?.content["application/json"]?.schema;
  return {
    ...operation,
    parameters,
    ...(schema !== undefined && { requestBody: { content: { "application/json": { schema, example } } } }),
  };
}

function valueOf(text: string, type = "string"): unknown {
  return type === "string" ? text : (JSON.parse(text) as unknown);
}

function resolved<T extends object>(document: Document, node: Node<T>): T {
  if (!("$ref" in node)) return node;
  const keys = pointerKeys(node.$ref);
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as T;
}
