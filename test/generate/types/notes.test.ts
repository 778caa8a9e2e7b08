import v1 from "@adintel/client/openapi/v1.json" with { type: "json" };
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { expect, test } from "vitest";
import {
  eachOperation,
  jsonSchema,
  successResponse,
  type Document,
} from "../../../scripts/openapi/document.ts";
import { operationRows } from "../../../scripts/openapi/operations.ts";
import { requiredIn } from "../../../scripts/openapi/schemas.ts";
import { types } from "../../../scripts/generate/types/types.ts";

/** The comment before a field of a declared schema, and whether the field may be missing. */
function fieldOf(text: string, schema: string, field: string): { comment: string; isOptional: boolean } {
  const members = new RegExp(`export interface ${schema}\\b[^{]*\\{([^]*?)\\n\\}`).exec(text)?.[1] ?? "";
  const found = new RegExp(`(?:/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n    )?${field}(\\??): `).exec(members);
  if (!found) throw new Error(`${schema} has no ${field}`);
  return { comment: found[1] ?? "", isOptional: found[2] === "?" };
}

test.each<[string, object]>([
  ["v1", v1],
  ["v2", v2],
])(
  "rows of %s are there in the type wherever the documents require them, and otherwise the type says why not",
  async (_, json) => {
    const document = json as Document;
    const text = await types(document);
    const rows = operationRows(document);
    const lists = [...eachOperation(document)].flatMap(({ operation }) => {
      const schema = jsonSchema(successResponse(document, operation));
      const key = rows[operation.operationId]?.rows;
      const name = schema && "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined;
      return schema && key && name && text.includes(`export interface ${name} `)
        ? [{ schema, key, name }]
        : [];
    });
    expect(lists.length).toBeGreaterThan(2);
    for (const { schema, key, name } of lists) {
      const { comment, isOptional } = fieldOf(text, name, key);
      expect(isOptional, name).toBe(!requiredIn(document, schema).includes(key));
      expect(comment.includes("Assumed, so it may be missing."), name).toBe(isOptional);
    }
  },
);

test("the reason is the documents' own, after what the field is", async () => {
  const text = await types(v2 as unknown as Document);
  expect(fieldOf(text, "BrandList", "brands").comment).toContain(
    "The matching brands. Assumed, so it may be missing. The envelope is not specified; the key is that of v1's search.",
  );
  expect(fieldOf(text, "AccountIndexStatus", "status").comment).toContain("Assumed, so it may be missing.");
  // A request may leave out whatever it does not require.
  expect(fieldOf(text, "AccountSearchFields", "ids").comment).not.toContain("may be missing");
});
