import {
  BrokenDocumentError,
  isReference,
  componentName,
  resolve,
  type Document,
  type Reference,
  type Schema,
} from "../../openapi/document.ts";
import { allowedValues, properties, deref } from "../../openapi/schemas.ts";
import { responseSchemas, requestSchemas } from "./requests.ts";
import { isRecord } from "../../lib/json.ts";

type Node = Schema | Reference;

/** Constants that stand for any other text or number in the schemas of {@link withOpenEnums}. */
export const openMarkers = { string: "any other text", number: "any other number" } as const;

/**
 * The document with each enum in its responses open to values of a newer service: `anyOf` the enum and {@link openMarkers}.
 * Enums stay closed in requests. They and every `const` also stay closed where they discriminate the branches of a union.
 *
 * @throws {BrokenDocumentError} if an object with an enum occurs in requests and in responses.
 */
export function withOpenEnums(document: Document): Document {
  const discriminators = discriminatorSchemas(document);
  const inResponses = responseSchemas(document);
  const inRequests = requestSchemas(document);

  const opened = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(opened);
    if (!isRecord(node) || discriminators.has(node)) return node;
    const anyOther = anyOtherThan(valuesOf(document, node));
    if (anyOther === undefined) {
      const entries = Object.entries(node).map(([key, value]) => [key, isData(key) ? value : opened(value)]);
      const copy = Object.fromEntries(entries) as Schema;
      // Flatten an opened enum that was a branch.
      if (copy.anyOf)
        copy.anyOf = copy.anyOf.flatMap((branch) => (isOpened(branch) ? branch.anyOf : [branch]));
      return copy;
    }
    const { $ref, enum: values = [], type: _, ...beside } = node as Schema & Partial<Reference>;
    const closed: Node[] =
      $ref === undefined
        ? values.map((value) => (value === null ? { type: "null" } : { const: value }))
        : [{ $ref }];
    return { ...beside, anyOf: [...closed, anyOther] };
  };

  const { schemas, responses } = document.components;
  const entries = Object.entries(schemas).map(([name, schema]): [string, Schema] => {
    // A named enum stays closed for requests; responses refer to it.
    if (!inResponses.has(name) || schema.enum) return [name, schema];
    const copy = opened(schema) as Schema;
    if (inRequests.has(name) && JSON.stringify(copy) !== JSON.stringify(schema))
      throw new BrokenDocumentError(
        `${name} has an enum that is closed in requests and open in responses; use separate schemas for them`,
      );
    return [name, copy];
  });
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [path, withOpenResponses(item)]),
    ),
    components: {
      ...document.components,
      schemas: Object.fromEntries(entries),
      responses: opened(responses) as typeof responses,
    },
  };

  function withOpenResponses<Item extends object>(item: Item): Item {
    const operations = Object.entries(item).map(([method, operation]: [string, unknown]) =>
      isRecord(operation) && "responses" in operation
        ? [method, { ...operation, responses: opened(operation["responses"]) }]
        : [method, operation],
    );
    return Object.fromEntries(operations) as Item;
  }
}

/** The values of an enum or of a reference to one. */
function valuesOf(document: Document, node: object): unknown[] | undefined {
  if (!isReference(node)) return (node as Schema).enum;
  return componentName(node) in document.components.schemas
    ? resolve<Schema>(document, node).enum
    : undefined;
}

/** The schema that stands for other values of the same type; `undefined` if the enum cannot be open. */
function anyOtherThan(values: unknown[] = []): Schema | undefined {
  const [first, ...others] = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  if (others.length > 0 || (first !== "string" && first !== "number")) return undefined;
  return { const: openMarkers[first] };
}

function isOpened(node: Node): node is Schema & { anyOf: Node[] } {
  const last = "anyOf" in node ? (node.anyOf as Schema[] | undefined)?.at(-1) : undefined;
  return last?.const === openMarkers.string || last?.const === openMarkers.number;
}

/** The declarations of the fields whose values discriminate the branches of a union. */
function discriminatorSchemas(document: Document): Set<object> {
  const found = new Set<object>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isRecord(node)) return;
    for (const union of ["oneOf", "anyOf"] as const) {
      const branches = node[union];
      if (Array.isArray(branches))
        for (const field of discriminatorFields(document, branches)) found.add(field);
    }
    for (const [key, value] of Object.entries(node)) if (!isData(key)) visit(value);
  };
  visit(document);
  return found;
}

function discriminatorFields(document: Document, branches: Node[]): object[] {
  const [first, ...others] = branches;
  if (!first || others.length === 0) return [];
  return Object.keys(properties(document, first)).flatMap((name) => {
    const fields = branches.map((branch) => declarationOf(document, branch, name));
    const values = fields.map((field) => (field ? allowedValues(deref(document, field)) : []));
    const areDistinct = new Set(values.flat()).size === values.flat().length;
    return areDistinct && values.every(({ length }) => length > 0)
      ? fields.filter((field) => field !== undefined)
      : [];
  });
}

/** The declaration of a field in a schema or in one of its parts; may be a reference. */
function declarationOf(document: Document, node: Node, name: string): Node | undefined {
  const { properties: own, allOf = [] } = deref(document, node);
  const field = own?.[name];
  if (typeof field === "object") return field;
  for (const part of allOf) {
    const found = declarationOf(document, part, name);
    if (found) return found;
  }
  return undefined;
}

/** Whether the value of a key is data, not a part of a schema. */
function isData(key: string): boolean {
  return (
    key.startsWith("x-") || ["example", "examples", "default", "const", "enum", "required"].includes(key)
  );
}
