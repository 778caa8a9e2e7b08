import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AdintelError } from "@adintel/client";
import { operations, type Operation } from "@adintel/client/operations";
import type { SearchByName } from "@adintel/client/types/v1";
import * as upgrades from "@adintel/client/upgrade";
import { describe, expect, test } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { at, legacyOperations, partsOf, upgradeOf } from "./support.ts";

interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema | false>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  "x-replaced-by": {
    operationId: string;
    when?: Record<string, string>;
    fields: { from?: string; to?: string; note?: string }[];
  }[];
}

interface LegacyDocument {
  paths: Record<string, Record<string, Described>>;
}

const v1 = JSON.parse(readFileSync(join(root, "generated/openapi/v1.json"), "utf8")) as LegacyDocument;
const described = Object.values(v1.paths).flatMap((path) => Object.values(path));

function resolved<T extends { $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  return resolved(at(v1, node.$ref.replace("#/", "").replaceAll("/", ".")) as T);
}

/** Some value of a schema, and of a number always another one. */
let drawn = 1000;
function sample(node: Schema): unknown {
  const schema = resolved(node);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[1] ?? schema.enum[0];
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0]);
  drawn += 1;
  if (schema.type === "array" && schema.items) return [sample(schema.items), sample(schema.items)];
  if (schema.type === "integer" || schema.type === "number") return drawn;
  if (schema.type === "boolean") return false;
  if (schema.type === "string") return `text ${drawn}`;
  return { some: drawn };
}

function properties(node: Schema): Record<string, Schema | false> {
  const schema = resolved(node);
  return Object.assign({}, ...(schema.allOf ?? []).map(properties), schema.properties) as Record<
    string,
    Schema | false
  >;
}

function schemaAt(node: Schema, steps: string[]): Schema | false | undefined {
  const [step, ...others] = steps;
  if (step === undefined) return resolved(node);
  const own = properties(node)[step];
  return own && schemaAt(own, others);
}

/** The objects that an operation takes: one for each search that it tells apart, with what each requires. */
function forms({ requestBody, parameters = [] }: Described): Schema[] {
  const body = requestBody && resolved(requestBody.content["application/json"].schema);
  if (body) return body.oneOf?.map(resolved) ?? [body];
  const query = parameters.map(resolved).filter((parameter) => parameter.in === "query");
  return [{ properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) }];
}

function put(target: Record<string, unknown>, steps: string[], value: unknown): void {
  const [step = "", ...others] = steps;
  if (others.length === 0) target[step] = value;
  else put((target[step] ??= {}) as Record<string, unknown>, others, value);
}

const place = (expression: string) =>
  expression.replace("$request.", "").replace("#/", ".").replaceAll("/", ".");

interface Case {
  operation: Described;
  successor: Described["x-replaced-by"][number];
  field: { from: string; to?: string; note?: string };
}

const cases = described.flatMap((operation) =>
  operation["x-replaced-by"].flatMap((successor) =>
    successor.fields.flatMap(({ from, ...field }): [string, Case][] =>
      from === undefined
        ? []
        : [
            [
              `${operation.operationId} ${from} in ${successor.operationId}`,
              { operation, successor, field: { from, ...field } },
            ],
          ],
    ),
  ),
);

/** Fields that v2 requires and the v1 request does not have. */
const given: Record<string, unknown> = { listBrandCampaigns: { type: "OFFER" } };

/** Requests that use a field: one for each search that takes it. */
function requestsWith({ operation, successor, field }: Case) {
  const steps = place(field.from).split(".").slice(1);
  return forms(operation).flatMap((form) => {
    const input: Record<string, unknown> = { ...successor.when };
    for (const name of form.required ?? []) {
      const own = properties(form)[name];
      if (own && !(name in input)) input[name] = sample(own);
    }
    // So that only what is looked for is missing.
    if (operation.operationId === "listBrandInsights") input["type"] = "HOOK";
    const isWhole = steps.length === 0 || field.from === "$request.path.id";
    const schema = isWhole ? form : schemaAt(form, steps);
    if (schema === undefined || schema === false) return [];
    if (!isWhole && at(input, steps.join(".")) === undefined) put(input, steps, sample(schema));
    const mode = operation.operationId === "searchBrands" ? String(input["mode"]) : undefined;
    return [{ mode, input }];
  });
}

function send({ operation }: Case, input: unknown) {
  const id = (operation.parameters ?? []).map(resolved).some((parameter) => parameter.in === "path");
  const takesInput =
    operation.requestBody ?? operation.parameters?.map(resolved).some((p) => p.in === "query");
  const extra = given[operation.operationId];
  return upgradeOf(
    operation.operationId,
    ...(id ? ["id-1"] : []),
    ...(takesInput ? [input] : []),
    ...(extra ? [extra] : []),
  );
}

/** Which inputs each search goes by, and which fields say nothing to v2 that the call does not say. */
const inputsOf: Record<string, string> = { ids: "brandIds", brand_name: "brandNames", smart: "query" };
const expressed = new Set(["mode", "type"]);

test("x-replaced-by tells of every operation and every field", () => {
  expect(described.map(({ operationId }) => operationId)).toEqual(
    legacyOperations.map((row) => row.operationId),
  );
  expect(cases.length).toBeGreaterThan(50);
});

describe("each field arrives where x-replaced-by says, or is lost with its note", () => {
  test.each(cases)("%s", (_, one) => {
    const { operation, successor, field } = one;
    const name = place(field.from).split(".").slice(1).join(".");
    let arrivals = 0;
    const requests = requestsWith(one);
    expect(requests).not.toEqual([]);
    for (const { mode, input } of requests) {
      const before = structuredClone(input);
      const { calls, lost } = send(one, input);
      expect(input).toEqual(before);
      const call = calls.find((candidate) => candidate.operation === successor.operationId);
      expect(calls).toHaveLength(1);
      expect(call).toBeDefined();
      if (!call) continue;
      const parts = partsOf(call);
      expect(parts.left).toEqual([]);
      const value = name === "id" ? "id-1" : name === "" ? input : at(input, name);
      const isInput = Object.values(inputsOf).includes(name);
      if (mode !== undefined && isInput && inputsOf[mode] !== name) {
        expect(lost).toMatchObject([{ field: name, reason: expect.stringContaining("v2 picks the search") }]);
      } else if (mode === "ids" && name === "count") {
        expect(at(parts, "body.limit")).toBe((input["brandIds"] as unknown[]).length);
      } else if (field.to === undefined) {
        const isExpressed = mode !== undefined && expressed.has(name);
        expect(lost).toEqual(isExpressed ? [] : [{ field: name, reason: field.note }]);
        arrivals += 1;
      } else {
        expect(at(parts, place(field.to))).toEqual(value);
        expect(lost).toEqual([]);
        arrivals += 1;
      }
    }
    expect(arrivals, operation.operationId).toBeGreaterThan(0);
  });
});

describe("accounts", () => {
  const { upgradeSearchBrands } = upgrades;

  test("ids without type become both calls", () => {
    const { calls, lost, unclear } = upgradeSearchBrands({
      ...({ mode: "ids", brandIds: ["a", 2], gender: "female" } as const),
      ...({ location: "Portugal", count: 1 } as const),
    });
    expect(calls).toEqual([
      { operation: "searchBrands", parameters: [{ ids: ["a", 2], location: "Portugal", limit: 2 }] },
      {
        operation: "searchCreators",
        parameters: [{ ids: ["a", 2], gender: "female", location: "Portugal", limit: 2 }],
      },
    ]);
    expect(lost).toEqual([
      { field: "gender", reason: "The brand search rejects it.", only: "searchBrands" },
    ]);
    expect(unclear.map(({ field, only }) => [field, only])).toEqual([
      ["location", undefined],
      ["gender", "searchCreators"],
      ["type", undefined],
    ]);
  });

  test("it is unclear whether v1 uses filters with ids, type included", () => {
    const { lost, unclear } = upgradeSearchBrands({
      mode: "ids",
      brandIds: ["a"],
      type: "CREATOR",
      sortBy: "NAME",
    });
    expect(lost).toEqual([]);
    expect(unclear).toEqual([
      { field: "type", reason: "The documents leave open whether v1 uses it with mode ids." },
    ]);
  });

  test("the mode decides by what is searched, whatever else is there", () => {
    const extra = { brandIds: ["a"], brandNames: ["abc"], query: "words" };
    const bodies = [
      [{ ...extra, mode: "smart", type: "BRAND" }, { query: "words", limit: 10 }, ["brandIds", "brandNames"]],
      [{ ...extra, mode: "brand_name", type: "BRAND" }, { names: ["abc"], limit: 10 }, ["brandIds", "query"]],
      [{ ...extra, mode: "ids", type: "BRAND" }, { ids: ["a"], limit: 1 }, ["brandNames", "query"]],
    ] as const;
    for (const [body, expected, lost] of bodies) {
      const upgraded = upgradeOf("searchBrands", body);
      expect(upgraded.calls).toEqual([{ operation: "searchBrands", parameters: [expected] }]);
      expect(upgraded.lost.map(({ field }) => field)).toEqual(lost);
    }
  });

  test("a stated default is said, and a count that is given stays", () => {
    const body: SearchByName = { mode: "brand_name", brandNames: ["abc"], type: "CREATOR" };
    const stated = operations.v1.searchBrands.paging.limit.default;
    expect(upgradeSearchBrands(body).calls[0].parameters).toEqual([{ names: ["abc"], limit: stated }]);
    expect(upgradeSearchBrands({ ...body, count: 7 }).calls[0].parameters).toEqual([
      { names: ["abc"], limit: 7 },
    ]);
    expect(upgradeSearchBrands({ mode: "ids", brandIds: [], type: "BRAND" }).calls[0].parameters).toEqual([
      { ids: [] },
    ]);
  });

  test("the new request shares no list with the old one", () => {
    const brandIds = ["a"];
    const [call] = upgradeSearchBrands({ mode: "ids", brandIds, type: "BRAND" }).calls;
    expect(call.parameters[0].ids).toEqual(brandIds);
    expect(call.parameters[0].ids).not.toBe(brandIds);
  });
});

describe("what v2 has no counterpart for as a whole", () => {
  test("each type of insights that v2 lacks, and none that it has", () => {
    const types = at(v1, "components.schemas.LegacyInsightType.enum") as string[];
    const gone = types.filter((type) => {
      const { calls, lost, obstacle } = upgradeOf("listBrandInsights", "a", { type, limit: 5 });
      if (calls.length > 0) {
        expect({ calls, lost, obstacle }).toEqual({
          calls: [{ operation: "listAccountInsights", parameters: ["a", { type, limit: 5 }] }],
          lost: [],
          obstacle: undefined,
        });
        return false;
      }
      expect(lost).toEqual([{ field: "type", reason: "USP has no counterpart; AD_ANGLE is new." }]);
      expect(obstacle).toContain(`${type} has no counterpart`);
      return true;
    });
    expect(gone).toEqual(["USP"]);
  });

  test("insights without type, since v2 requires one", () => {
    const upgraded = upgrades.upgradeListBrandInsights("a", { limit: 3 });
    expect(upgraded).toMatchObject({
      calls: [],
      lost: [],
      obstacle: expect.stringContaining("requires type"),
    });
  });

  test("campaigns without type, which can be given", () => {
    expect(upgrades.upgradeListBrandCampaigns("a")).toMatchObject({
      calls: [],
      obstacle: expect.stringMatching(/requires type \(.*OFFER/),
    });
    expect(upgrades.upgradeListBrandCampaigns("a", { type: "OFFER" }).calls).toEqual([
      { operation: "listAccountCampaigns", parameters: ["a", { type: "OFFER" }] },
    ]);
  });
});

test("a limit that is left out is said to be unclear where the defaults are not known to agree", () => {
  const reason = "The default in v2 is 100; in v1 it is not specified.";
  expect(upgrades.upgradeSearchBrandMedia("a").unclear).toEqual([{ field: "limit", reason }]);
  expect(upgrades.upgradeSearchBrandMedia("a", { limit: 3 }).unclear).toEqual([]);
  expect(upgrades.upgradeListBrandLandingPages("a").unclear).toEqual([{ field: "limit", reason }]);
  expect(upgrades.upgradeListBrandLandingPages("a").calls).toEqual([
    { operation: "listAccountLandingPages", parameters: ["a"] },
  ]);
});

test("fields that v1 does not show are lost", () => {
  const body = { limit: 3, colour: "red", constructor: 1, filters: { toString: 1, daysRun: { mean: 3 } } };
  const { calls, lost } = upgradeOf("searchBrandMedia", "a", body);
  expect(calls).toEqual([{ operation: "searchMedia", parameters: [{ accountId: "a", limit: 3 }] }]);
  expect(lost.map(({ field }) => field)).toEqual([
    "colour",
    "constructor",
    "filters.toString",
    "filters.daysRun.mean",
  ]);
});

test("a name that only looks like a field is none", () => {
  const body = { "filters.daysRun.min": 3, filter: { daysRun: 1 }, filters: { days: 1 }, "": 1 };
  const { calls, lost } = upgradeOf("searchBrandMedia", "a", body);
  expect(calls).toEqual([{ operation: "searchMedia", parameters: [{ accountId: "a" }] }]);
  expect(lost.map(({ field }) => field)).toEqual(["filters.daysRun.min", "filter", "filters.days", ""]);
});

test("what is undefined is not there", () => {
  const body = { limit: undefined, userRequest: undefined, filters: { daysRun: undefined } };
  expect(upgradeOf("searchBrandMedia", "a", body)).toEqual(upgradeOf("searchBrandMedia", "a"));
});

test("the body of comments, of which nothing is shown, stays as it is", () => {
  for (const body of [{ a: { b: 1 } }, [], null, "text", 0]) {
    expect(upgrades.upgradePostComments(body).calls).toEqual([
      { operation: "postComments", parameters: [body] },
    ]);
  }
  expect(upgrades.upgradePostComments().calls).toEqual([{ operation: "postComments", parameters: [] }]);
});

const hidden: unknown = JSON.parse('{"__proto__": {"limit": 3}}');

test.each<[string, unknown[], RegExp]>([
  ["searchBrands", [], /the body is missing/],
  ["searchBrands", [null], /the body must be an object, not null/],
  ["searchBrands", [[]], /the body must be an object, not an array/],
  ["searchBrands", ["text"], /the body must be an object, not a string/],
  ["searchBrands", [new Map()], /the body must be an object/],
  ["searchBrands", [{}], /mode must be one of ids, brand_name, smart, not undefined/],
  ["searchBrands", [{ mode: "toString" }], /mode must be one of .*, not toString/],
  ["searchBrands", [{ mode: 3 }], /mode must be a string, not 3/],
  ["searchBrands", [{ mode: "ids" }], /brandIds is missing; mode ids requires it/],
  [
    "searchBrands",
    [{ mode: "ids", brandIds: "a" }],
    /brandIds must be an array of string or number, not a string/,
  ],
  ["searchBrands", [{ mode: "ids", brandIds: [null] }], /brandIds must be an array of string or number/],
  ["searchBrands", [{ mode: "ids", brandIds: [NaN] }], /brandIds must be an array of string or number/],
  [
    "searchBrands",
    [{ mode: "ids", brandIds: ["a"], type: "SHOP" }],
    /type must be one of BRAND, CREATOR, not SHOP/,
  ],
  ["searchBrands", [{ mode: "ids", brandIds: ["a"], count: 2.5 }], /count must be an integer, not 2.5/],
  ["searchBrands", [{ mode: "ids", brandIds: ["a"], count: null }], /count must be an integer, not null/],
  ["searchBrands", [{ mode: "smart", query: "a" }], /type is missing; mode smart requires it/],
  [
    "searchBrands",
    [{ mode: "smart", query: "a", type: "BRAND", sortBy: "NAME" }],
    /sortBy is not allowed with mode smart/,
  ],
  ["getBrand", [], /the id must be a string, not undefined/],
  ["getBrand", [""], /the id is missing/],
  ["getBrand", [".."], /the id is missing/],
  ["getBrand", [7], /the id must be a string, not 7/],
  ["searchBrandMedia", [{ limit: 1 }], /the id must be a string, not an object/],
  ["searchBrandMedia", ["a", null], /the body must be an object, not null/],
  ["searchBrandMedia", ["a", hidden], /the body must not have the key __proto__/],
  ["searchBrandMedia", ["a", { filters: hidden }], /filters must not have the key __proto__/],
  ["searchBrandMedia", ["a", { filters: [] }], /filters must be an object, not an array/],
  ["searchBrandMedia", ["a", { filters: { daysRun: 3 } }], /filters.daysRun must be an object, not 3/],
  ["searchBrandMedia", ["a", { filters: { daysRun: { min: "3" } } }], /filters.daysRun.min must be a number/],
  ["searchBrandMedia", ["a", { limit: Infinity }], /limit must be an integer, not Infinity/],
  ["listBrandInsights", ["a", { type: "FILM" }], /type must be one of .*HOOK.*USP, not FILM/],
  ["listBrandInsights", ["a", 3], /the query must be an object, not 3/],
  ["listBrandLandingPages", ["a", { showInactive: "yes" }], /showInactive must be a boolean, not a string/],
  ["indexBrand", [undefined], /the body is missing/],
  ["listBrandCampaigns", ["a", { type: "SALE" }], /type must be one of/],
  ["listBrandCampaigns", ["a", { limit: 3 }], /limit is not accepted/],
  ["listBrandCampaigns", ["a", null], /must be an object/],
])("%s refuses %j", (operation, parameters, message) => {
  const refusal = () => upgradeOf(operation, ...parameters);
  expect(refusal).toThrow(AdintelError);
  expect(refusal).toThrow(message);
  expect(refusal).toThrow(expect.objectContaining({ code: "invalid_usage", attempts: 0 }));
});

test("the client does not carry the upgrades", () => {
  for (const name of ["v1.js", "v2.js", "client/methods.js"]) {
    expect(readFileSync(join(root, "generated", name), "utf8")).not.toMatch(/upgrad/);
  }
});

test("every operation of v1 has its function, and nothing else has one", () => {
  const names = Object.keys(upgrades).filter((name) => name.startsWith("upgrade"));
  const expected = legacyOperations.map(
    ({ operationId }: Operation) => `upgrade${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`,
  );
  expect(names.sort()).toEqual(expected.sort());
});
