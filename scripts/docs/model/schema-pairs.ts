import {
  jsonSchema,
  parametersIn,
  schemaName,
  successResponse,
  type Document,
  type Reference,
  type Schema,
} from "../../openapi/document.ts";
import { requestPlace } from "../../openapi/expressions.ts";
import { moves, type VersionedOperation } from "./moves.ts";
import { memoize } from "../../lib/memoize.ts";
import { allowedValues, fieldSchema, deref } from "../../openapi/schemas.ts";
import { forEachVersion, successorOf, type Version } from "../../lib/versions.ts";

type Node = Schema | Reference;

/** By the schemas of a version those of the next that stand in their place, and the other way round. */
interface Pairs {
  newer: Map<string, string>;
  older: Map<string, string>;
}

/** The schema of a neighbouring version with the same role: its namesake, or what stands at the same place of a successor. */
export function schemaCounterpart(
  name: string,
  from: Version,
  to: Version,
  documents: Record<Version, Document>,
): string | undefined {
  if (Object.hasOwn(documents[to].components.schemas, name)) return name;
  const pairs = schemaPairs(documents);
  return successorOf(from) === to ? pairs[from].newer.get(name) : pairs[to].older.get(name);
}

/** By version, what stands at the same places of its operations and their successors. */
const schemaPairs = memoize((documents: Record<Version, Document>) =>
  forEachVersion((version): Pairs => {
    const pairs: Pairs = { newer: new Map(), older: new Map() };
    for (const { successors, ...old } of moves(documents)[version])
      for (const { fields, ...now } of successors) {
        const places = [
          [jsonSchema(old.operation.requestBody), jsonSchema(now.operation.requestBody)],
          [old, now].map(({ document, operation }) => jsonSchema(successResponse(document, operation))),
          ...fields.map(({ from, to }) => [requestNode(old, from), requestNode(now, to)]),
        ];
        for (const [before, after] of places) pair([old.document, now.document], before, after, pairs);
      }
    return pairs;
  }),
);

function requestNode({ document, operation }: VersionedOperation, expression = ""): Node | undefined {
  const place = requestPlace(expression);
  if (!place || place.in === "body") {
    const body = jsonSchema(operation.requestBody);
    return place && body && fieldSchema(document, deref(document, body), place.path.join("."));
  }
  return parametersIn(document, operation).find((one) => one.in === place.in && one.name === place.path[0])
    ?.schema;
}

function pair(
  both: readonly [old: Document, now: Document],
  before: Node | undefined,
  after: Node | undefined,
  pairs: Pairs,
): void {
  if (!before || !after) return;
  const [old, now] = [schemaName(before), schemaName(after)];
  if (old !== undefined && now !== undefined) {
    if (pairs.newer.get(old) === now) return;
    if (!pairs.newer.has(old)) pairs.newer.set(old, now);
    if (!pairs.older.has(now)) pairs.older.set(now, old);
  }
  const inside = [deref(both[0], before), deref(both[1], after)] as const;
  pair(both, inside[0].items, inside[1].items, pairs);
  for (const [one, next] of rolesOf(inside)) pair(both, one, next, pairs);
  for (const branch of inside[0].oneOf ?? []) {
    const discriminators = constants(both[0], branch);
    const twin = inside[1].oneOf?.find((one) =>
      constants(both[1], one).some((value) => discriminators.includes(value)),
    );
    pair(both, branch, twin, pairs);
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
