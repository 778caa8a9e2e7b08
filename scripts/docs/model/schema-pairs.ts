import {
  eachOperation,
  jsonSchema,
  operationById,
  parametersIn,
  schemaName,
  successResponse,
  type Document,
  type Operation,
  type Reference,
  type Schema,
} from "../../openapi/document.ts";
import { requestPlace } from "../../openapi/expressions.ts";
import { memoize } from "../../lib/memoize.ts";
import { allowedValues, fieldSchema, deref } from "../../openapi/schemas.ts";
import { versions, type Version } from "../../lib/paths.ts";

type Node = Schema | Reference;

/** By version, the schema of the other version that stands where one of this version stands. */
type Pairs = Record<Version, Map<string, string>>;

/** The schema of the other version with the same role: its namesake, or what stands at the same place of a successor. */
export function schemaCounterpart(
  version: Version,
  name: string,
  documents: Record<Version, Document>,
): string | undefined {
  const other = versions.find((one) => one !== version) ?? version;
  return Object.hasOwn(documents[other].components.schemas, name)
    ? name
    : schemaPairs(documents)[version].get(name);
}

/** What stands at the same places of the operations of v1 and their successors, as `x-replaced-by` maps them. */
const schemaPairs = memoize((documents: Record<Version, Document>): Pairs => {
  const pairs: Pairs = { v1: new Map(), v2: new Map() };
  for (const { operation: old } of eachOperation(documents.v1)) {
    for (const { operationId, fields } of old["x-replaced-by"] ?? []) {
      const now = operationById(documents.v2, operationId);
      if (!now) continue;
      const bodies = [jsonSchema(old.requestBody), jsonSchema(now.requestBody)] as const;
      const responses = [
        jsonSchema(successResponse(documents.v1, old)),
        jsonSchema(successResponse(documents.v2, now)),
      ] as const;
      const mapped = fields.map(
        ({ from, to }) => [requestNode(documents.v1, old, from), requestNode(documents.v2, now, to)] as const,
      );
      for (const [before, after] of [bodies, responses, ...mapped]) pair(documents, before, after, pairs);
    }
  }
  return pairs;
});

function requestNode(document: Document, operation: Operation, expression = ""): Node | undefined {
  const place = requestPlace(expression);
  if (!place || place.in === "body") {
    const body = jsonSchema(operation.requestBody);
    return place && body && fieldSchema(document, deref(document, body), place.path.join("."));
  }
  return parametersIn(document, operation).find((one) => one.in === place.in && one.name === place.path[0])
    ?.schema;
}

function pair(
  documents: Record<Version, Document>,
  before: Node | undefined,
  after: Node | undefined,
  pairs: Pairs,
): void {
  if (!before || !after) return;
  const [old, now] = [schemaName(before), schemaName(after)];
  if (old !== undefined && now !== undefined) {
    if (pairs.v1.get(old) === now) return;
    if (!pairs.v1.has(old)) pairs.v1.set(old, now);
    if (!pairs.v2.has(now)) pairs.v2.set(now, old);
  }
  const inside = [deref(documents.v1, before), deref(documents.v2, after)] as const;
  pair(documents, inside[0].items, inside[1].items, pairs);
  for (const [one, next] of rolesOf(inside)) pair(documents, one, next, pairs);
  for (const branch of inside[0].oneOf ?? []) {
    const told = constants(documents.v1, branch);
    const twin = inside[1].oneOf?.find((one) =>
      constants(documents.v2, one).some((value) => told.includes(value)),
    );
    pair(documents, branch, twin, pairs);
  }
}

/** The fields of one name, and those that hold the rows. */
function rolesOf([old, now]: readonly [Schema, Schema]): [Node | undefined, Node | undefined][] {
  const at = (schema: Schema, name: string | undefined) => {
    const node = name === undefined ? undefined : schema.properties?.[name];
    return typeof node === "object" ? node : undefined;
  };
  const rows: [Node | undefined, Node | undefined] = [at(old, old["x-rows"]?.in), at(now, now["x-rows"]?.in)];
  return [
    ...Object.keys(old.properties ?? {}).map((name): typeof rows => [at(old, name), at(now, name)]),
    rows,
  ];
}

/** The constants of a branch by its fields, as `type HOOK`. */
function constants(document: Document, node: Node): string[] {
  return Object.entries(deref(document, node).properties ?? {}).flatMap(([name, property]) =>
    typeof property === "boolean"
      ? []
      : allowedValues(deref(document, property)).map((value) => `${name} ${String(value)}`),
  );
}
