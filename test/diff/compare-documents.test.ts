import documentV1 from "@adintel/client/openapi/v1.json" with { type: "json" };
import documentV2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { expect, test } from "vitest";
import { compareDocuments } from "../../scripts/diff/compare/compare-documents.ts";
import { asOpenApiDocument, type OpenApiDocument } from "../../scripts/diff/model/document.ts";
import type { JsonObject } from "../../scripts/diff/model/json.ts";

test("a change in a shared component is one change that names its operations", () => {
  const [change, ...others] = compareDocuments(library({ type: "string" }), library({ type: "integer" }));
  expect(others).toEqual([]);
  expect(change).toEqual({
    breaking: true,
    rule: "response-type-changed",
    operations: ["GET /books", "GET /shelves"],
    location: "#/components/schemas/Title",
    message: "The type of `title` changed from string to integer.",
    before: "string",
    after: "integer",
  });
});

test("a component that is sent and answered is judged both ways", () => {
  const title = { $ref: "#/components/schemas/Title" };
  const put = { requestBody: { content: json(title) }, responses: ok(title) };
  const storing = (schema: JsonObject) => document({ "/books": { put } }, { Title: schema });
  const changes = compareDocuments(storing({ type: "string" }), storing({ type: ["string", "null"] }));
  expect(changes.map(({ breaking, rule }) => [breaking, rule])).toEqual([
    [true, "response-became-nullable"],
    [false, "request-became-nullable"],
  ]);
});

test("breaking changes come first", () => {
  const changes = compareDocuments(
    document({ "/a": { get: {} }, "/b": { get: {} } }),
    document({ "/b": { get: { deprecated: true } }, "/c": { get: {} } }),
  );
  expect(changes.map(({ rule }) => rule)).toEqual(["path-removed", "deprecated", "path-added"]);
  expect(changes.map(({ operations }) => operations)).toEqual([["GET /a"], ["GET /b"], ["GET /c"]]);
});

test("values of an enumeration are named one by one", () => {
  const before = library({ enum: ["a", "b", "c"] });
  const [change] = compareDocuments(before, library({ enum: ["a"] }));
  expect(change).toMatchObject({ before: ["b", "c"], message: '"b", "c" are no longer values of `title`.' });
});

test("a document from before the keys of meaning lacks nothing but that they are stated", () => {
  const keys = ["x-effect", "x-ignored-when", "x-rows", "x-charged"];
  for (const bundle of [documentV1, documentV2]) {
    const now = copyOf(bundle);
    const before = copyOf(bundle, (key, value: unknown) => (keys.includes(key) ? undefined : value));
    expect(compareDocuments(before, now).map(({ breaking, rule }) => [breaking, rule])).toEqual([
      [false, "meaning-stated"],
    ]);
  }
});

test("messages say what a field does to whom", () => {
  const before = copyOf(documentV2);
  const changed = copyOf(documentV2, (key, value: unknown) => {
    if (key === "MOST_RECENT") return { field: "viewCount", direction: "ascending" };
    return key === "is" ? undefined : value;
  });
  const messages = compareDocuments(before, changed).map(({ message }) => message);
  expect(messages).toContain("The order of the rows for the value `MOST_RECENT` of `sortBy` changed.");
  expect(messages).toContain("The 400 response is no longer specified as free.");
});

test("schemas that all contain each other are compared in no time", () => {
  const names = Array.from({ length: 14 }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  const schemas = Object.fromEntries(names.map((name) => [name, { type: "object", properties }]));
  const whole = document(
    { "/books": { get: { responses: ok({ $ref: "#/components/schemas/S0" }) } } },
    schemas,
  );
  expect(compareDocuments(whole, structuredClone(whole))).toEqual([]);
});

test("a $ref that leads nowhere is an error that names it", () => {
  const broken = document({ "/books": { get: { responses: ok({ $ref: "#/components/schemas/Lost" }) } } });
  expect(() => compareDocuments(broken, broken)).toThrow("#/components/schemas/Lost");
});

function copyOf(bundle: object, change?: (key: string, value: unknown) => unknown): OpenApiDocument {
  const copy: unknown = JSON.parse(JSON.stringify(bundle, change));
  return asOpenApiDocument(copy as JsonObject, "the document");
}

function library(title: JsonObject): OpenApiDocument {
  const books = { type: "object", properties: { title: { $ref: "#/components/schemas/Title" } } };
  return document(
    { "/books": { get: { responses: ok(books) } }, "/shelves": { get: { responses: ok(books) } } },
    { Title: title },
  );
}

function ok(schema: JsonObject): JsonObject {
  return { "200": { description: "Found.", content: json(schema) } };
}

function json(schema: JsonObject): JsonObject {
  return { "application/json": { schema } };
}

function document(paths: JsonObject, schemas: JsonObject = {}): OpenApiDocument {
  const info = { title: "Library", version: "1.0.0" };
  return asOpenApiDocument({ openapi: "3.1.0", info, paths, components: { schemas } }, "the document");
}
