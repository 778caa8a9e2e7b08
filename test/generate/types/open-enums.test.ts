import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { types } from "../../../scripts/generate/types/types.ts";
import { BrokenDocumentError, type Document, type Schema } from "../../../scripts/openapi/document.ts";

/** The generated types of v2 with these schemas in it, each on one line; `MediaItem` and the search body can be changed. */
async function typesWith(change: (schemas: Record<string, Schema>) => void): Promise<string> {
  const document = structuredClone(v2) as unknown as Document;
  change(document.components.schemas);
  return types(document);
}

/** The type of a field in the declaration of a schema. */
function fieldIn(text: string, name: string, field: string): string | undefined {
  const [, members = ""] = new RegExp(`export interface ${name}\\b[^{]*\\{([^]*?)\\n\\}`).exec(text) ?? [];
  return new RegExp(`\\n    ${field}\\??: (.*);`).exec(members)?.[1];
}

const size = { enum: ["S", "M"], type: "string" };

async function itemField(schema: Schema): Promise<string | undefined> {
  const text = await typesWith((schemas) => {
    schemas["Size"] = size;
    Object.assign(schemas["MediaItem"]?.properties ?? {}, { tried: schema });
  });
  return fieldIn(text, "MediaItem", "tried");
}

describe("an enum in a response takes other values too", () => {
  test.each<[string, Schema, string]>([
    ["where it is written out", size, `"S" | "M" | (string & {})`],
    ["where it is referred to", { $ref: "#/components/schemas/Size" }, "Size | (string & {})"],
    [
      "where it may be null",
      { anyOf: [{ $ref: "#/components/schemas/Size" }, { type: "null" }] },
      "Size | (string & {}) | null",
    ],
    ["where null is a value", { enum: ["S", null], type: ["string", "null"] }, `"S" | null | (string & {})`],
    [
      "in an array",
      { type: "array", items: { $ref: "#/components/schemas/Size" } },
      "(Size | (string & {}))[]",
    ],
    ["of numbers", { enum: [1, 2], type: "number" }, "1 | 2 | (number & {})"],
  ])("%s", async (_, schema, type) => {
    expect(await itemField(schema)).toBe(type);
  });
});

describe("an enum stays closed", () => {
  test("in a request", async () => {
    const text = await typesWith((schemas) => {
      schemas["Size"] = size;
      const fields = schemas["MediaSearchFields"]?.properties ?? {};
      Object.assign(fields, { written: size, named: { $ref: "#/components/schemas/Size" } });
    });
    expect(fieldIn(text, "MediaSearchFields", "written")).toBe(`("S" | "M") | undefined`);
    expect(fieldIn(text, "MediaSearchFields", "named")).toBe("Size | undefined");
    expect(text).toContain(`export type Size = "S" | "M";`);
    expect(text).toContain(`export type MediaFormat = "DPA" | "VIDEO" | "CAROUSEL" | "IMAGE" | "DCO";`);
  });

  test("where it tells the shapes of a union apart, whatever the field is called", async () => {
    const text = await typesWith((schemas) => {
      schemas["LeftKind"] = { type: "string", enum: ["A", "B"] };
      const shape = (kind: Schema): Schema => ({
        type: "object",
        required: ["kind", "size"],
        properties: { kind, size },
      });
      schemas["Left"] = shape({ $ref: "#/components/schemas/LeftKind" });
      schemas["Right"] = { allOf: [shape({ type: "string", enum: ["C"] })], description: "In a part." };
      const either = {
        oneOf: [{ $ref: "#/components/schemas/Left" }, { $ref: "#/components/schemas/Right" }],
      };
      Object.assign(schemas["MediaItem"]?.properties ?? {}, { either });
    });
    expect(fieldIn(text, "Left", "kind")).toBe("LeftKind");
    expect(fieldIn(text, "Left", "size")).toBe(`"S" | "M" | (string & {})`);
    expect(text).toMatch(/export (interface|type) Right\b[^]*?kind: "C";/);
    expect(text).toContain(`type: "HOOK" | "TARGET_PERSONA" | "AD_ANGLE";`);
  });
});

test("an object with an enum that is sent and returned is refused, since it would have to be both", async () => {
  const changed = typesWith((schemas) => {
    schemas["Shirt"] = { type: "object", properties: { size } };
    for (const name of ["MediaItem", "MediaSearchFields"])
      Object.assign(schemas[name]?.properties ?? {}, { shirt: { $ref: "#/components/schemas/Shirt" } });
  });
  await expect(changed).rejects.toThrow(
    new BrokenDocumentError(
      "Shirt has an enum that is closed in requests and open in responses; use separate schemas for them",
    ),
  );
});
