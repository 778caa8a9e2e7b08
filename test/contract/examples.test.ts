import { describe, expect, test } from "vitest";
import { documents, isRecord, operations, type SchemaNode } from "../../scripts/check/contract/document.ts";
import { versions } from "../../scripts/lib/versions.ts";
import { violationsOf } from "../../scripts/check/contract/schemas.ts";

interface Example {
  where: string;
  schema: SchemaNode;
  value: unknown;
}

/** Every example that stands beside a schema: of bodies, parameters and headers, wherever they are. */
function* examplesIn(node: unknown, where: string): Generator<Example> {
  if (!isRecord(node)) return;
  const { schema, example, examples } = node;
  if (isSchema(schema)) {
    if ("example" in node) yield { where, schema, value: example };
    for (const [name, entry] of Object.entries(isRecord(examples) ? examples : {})) {
      if (isRecord(entry)) yield { where: `${where} ${name}`, schema, value: entry["value"] };
    }
  }
  for (const [key, child] of Object.entries(node)) {
    // Inside of an example stands data of the API, whose keys mean nothing here.
    if (key !== "example" && key !== "examples") yield* examplesIn(child, `${where} > ${key}`);
  }
}

function isSchema(value: unknown): value is SchemaNode {
  return isRecord(value) || typeof value === "boolean";
}

describe.each(versions)("%s", (version) => {
  for (const { where, schema, value } of examplesIn(documents[version].paths, "paths")) {
    test(`${where} fits its schema`, () => expect(violationsOf(schema, value)).toEqual([]));
  }
});

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  const { requestBody, responses } = operation;
  const answers = Object.keys(responses["200"]?.content["application/json"].examples ?? {});

  test("shows an answer", () => {
    expect(answers).not.toEqual([]);
  });

  if (requestBody) {
    test("shows a request for each answer, by the same name", () => {
      expect(Object.keys(requestBody.content["application/json"].examples)).toEqual(answers);
    });
  }

  test.each(Object.keys(responses).filter((status) => status !== "200"))(
    "shows each code of its %s, by the name of the code",
    (status) => {
      const { schema, examples } = responses[status]?.content["application/json"] ?? {
        schema: false,
        examples: {},
      };
      expect(Object.keys(examples).toSorted()).toEqual(codesOf(schema).toSorted());
      for (const [name, { value }] of Object.entries(examples)) {
        expect(value).toHaveProperty("error.code", name);
      }
    },
  );
});

/** The constants that an error's `code` may have. */
function codesOf(schema: SchemaNode): string[] {
  if (typeof schema === "boolean") return [];
  if (schema.anyOf) return schema.anyOf.flatMap(codesOf);
  const error = schema.properties?.["error"];
  const code = typeof error === "object" ? error.properties?.["code"] : undefined;
  return typeof code === "object" && typeof code.const === "string" ? [code.const] : [];
}
