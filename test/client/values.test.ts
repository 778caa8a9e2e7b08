import v1 from "@adintel/client/openapi/v1.json" with { type: "json" };
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import * as values from "@adintel/client/values";
import * as legacyValues from "@adintel/client/values/v1";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { valuesModule } from "../../scripts/generate/values.ts";
import { BrokenDocumentError, type Document } from "../../scripts/openapi/document.ts";
import { root } from "../../scripts/lib/paths.ts";

describe.each([
  ["v1", v1, legacyValues],
  ["v2", v2, values],
])("the lists of %s", (_, document, lists) => {
  test("are the enums of its document", () => {
    const ofDocument = new Set(enumsOf(document).map((list) => JSON.stringify(list)));
    const ofClient = new Set(Object.values(lists).map((list) => JSON.stringify(list)));
    expect(ofClient.size).toBeGreaterThan(10);
    expect(ofClient).toEqual(ofDocument);
  });
});

test("a list is called as its schema, in the plural", () => {
  const { schemas } = v2.components;
  expect(values.mediaFormats).toEqual(schemas.MediaFormat.enum);
  expect(values.creativeCategories).toEqual(schemas.CreativeCategory.enum);
  expect(values.mediaStatuses).toEqual(schemas.MediaStatus.enum);
  expect(values.landingPageMatches).toEqual(schemas.LandingPageMatch.enum);
  expect(values.mediaSorts).toEqual(schemas.MediaSortBy.enum);
  expect(values.indexedAccountStatuses).toEqual(schemas.IndexedAccount.properties.status.enum);
  expect(legacyValues.legacyBrandSorts).toEqual(v1.components.schemas.LegacyBrandSortBy.enum);
});

test("a bundle has the lists that it names, and no other", async () => {
  const { outputFiles } = await build({
    stdin: { contents: `export { mediaFormats } from "@adintel/client/values";`, resolveDir: root },
    bundle: true,
    format: "esm",
    write: false,
  });
  const [{ text } = { text: "" }] = outputFiles;
  for (const value of values.mediaFormats) expect(text).toContain(`"${value}"`);
  for (const value of ["Cantonese", "TIKTOK", "Storytime"]) expect(text).not.toContain(value);
});

test("an enum of a parameter is called by where it is", () => {
  const changed = structuredClone(v2) as unknown as Document;
  changed.paths["/account/{id}"]?.get?.parameters?.push({
    name: "region",
    in: "query",
    schema: { type: "string", enum: ["EU", "US"] },
  } as never);
  expect(valuesModule(changed)).toMatch(/export const getAccountRegions = \[\s*"EU",\s*"US"\s*\] as const;/);
});

test("two enums of one name and other values are refused", () => {
  const changed = structuredClone(v2) as unknown as Document;
  changed.components.schemas["MediaSort"] = { type: "string", enum: ["m", "f"] };
  expect(() => valuesModule(changed)).toThrow(
    new BrokenDocumentError(
      "MediaSort and MediaSortBy have different values but would share the name mediaSorts; rename one of them",
    ),
  );
});

/** The list of every `enum`, wherever it stands. */
function enumsOf(node: unknown): unknown[][] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    key === "enum" && Array.isArray(child) ? [child] : enumsOf(child),
  );
}
