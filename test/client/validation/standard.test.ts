import type { MediaSearchRequest, TaxonomyPathList } from "@adintel/client/types";
import type { LegacyBrandList } from "@adintel/client/types/v1";
import { schemas as legacySchemas } from "@adintel/client/validators/v1";
import { schemas, type StandardSchema } from "@adintel/client/validators/v2";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { expect, expectTypeOf, test } from "vitest";

const { body, responses } = schemas.searchMedia;

test("a body is validated, with the path of each issue in steps", () => {
  const value = { query: "shoes", format: ["VIDEO"], limit: 2 };
  expect(body["~standard"].validate(value)).toEqual({ value });
  expect(body["~standard"].validate({ query: "a", format: ["VIDEO", "FILM"], limit: 1.5, "a.b": 1 })).toEqual(
    {
      issues: [
        { path: ["a.b"], message: "is not a known field" },
        { path: ["format", 1], message: "must be one of DPA, VIDEO, CAROUSEL, IMAGE, DCO" },
        { path: ["limit"], message: "must be an integer" },
      ],
    },
  );
  expect(body["~standard"].validate("shoes")).toEqual({
    issues: [{ path: [], message: expect.any(String) }],
  });
});

test("vitest, which accepts Standard Schema, matches responses by it", () => {
  const found = { count: 1, paths: ["A > B"] };
  expect(found).toEqual(expect.schemaMatching(schemas.searchTaxonomies.responses[200]));
  expect({ count: "1" }).not.toEqual(expect.schemaMatching(schemas.searchTaxonomies.responses[200]));
  expect({ error: { code: "other" } }).not.toEqual(expect.schemaMatching(responses[400]));
});

test("an operation that takes no body has no schema of one", () => {
  expect(schemas.getAccount.body).toBeNull();
});

test("it has the types of the specification, and of the documents", () => {
  expectTypeOf(body).toExtend<StandardSchemaV1>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof body>>().toEqualTypeOf<MediaSearchRequest>();
  const taxonomies: StandardSchema<TaxonomyPathList> = schemas.searchTaxonomies.responses[200];
  const brands: StandardSchemaV1<LegacyBrandList> = legacySchemas.searchBrands.responses[200];
  for (const schema of [body, taxonomies, brands])
    expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "adintel" });
});
