import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { requestViolations, responseViolations, type RequestParts } from "@adintel/client/validation";
import { describe, expect, test } from "vitest";
import {
  documentFindings,
  gapFindings,
  newOperationFindings,
  operationFindings,
  operationIdOf,
  operationsOf,
  successorFindings,
} from "./specification-findings.ts";
import { probes, sample, variants } from "./specification-probes.ts";
import { SpecifiedDocument, type JsonObject } from "./specification-shapes.ts";
import {
  clusterTypes,
  creativeCategories,
  datePresets,
  endpointMap,
  errorCodes,
  errorEnvelope,
  ethnicities,
  gaps,
  languages,
  mediaSortOrders,
  operations,
  type Version,
} from "./specification-table.ts";

const bundle = (version: Version): SpecifiedDocument => {
  const file = new URL(`../../generated/openapi/${version}.json`, import.meta.url);
  return new SpecifiedDocument(JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as JsonObject);
};
const documents = { v1: bundle("v1"), v2: bundle("v2") };
const versions = ["v1", "v2"] as const;

/** A request of an operation by method and path, with the validators that were compiled from the documents. */
function violations(version: Version, name: string, request: Partial<RequestParts>) {
  const operationId = operationIdOf(operationsOf(documents[version]).get(name));
  return requestViolations(version, operationId, {
    path: name.includes("{id}") ? { id: "5f0c6a52" } : {},
    query: {},
    ...request,
  });
}

function answerViolations(version: Version, name: string, status: number, body: unknown) {
  const operationId = operationIdOf(operationsOf(documents[version]).get(name));
  return responseViolations(version, operationId, status, body);
}

describe("the tables have as many values as the specification", () => {
  test.each([
    ["languages", languages, 151],
    ["creative categories", creativeCategories, 27],
    ["date presets", datePresets, 14],
    ["orders of creatives", mediaSortOrders, 9],
    ["ethnicities", ethnicities, 7],
  ] as const)("%s", (_, values, count) => {
    expect(new Set<string>(values).size).toBe(count);
    expect(values.length).toBe(count);
  });
});

describe.each(versions)("the document of %s", (version) => {
  const names = Object.keys(operations[version]);

  test.each(names)("%s is as specified, and nothing in it is made up", (name) => {
    expect(operationFindings(version, name, documents[version])).toEqual([]);
  });

  test("has these operations, limits and one key, and no bound in a place that none of them refers to", () => {
    // Reads all operations first, since what is left over is what none of them reads.
    const document = bundle(version);
    for (const name of names) operationFindings(version, name, document);
    expect(documentFindings(version, document)).toEqual([]);
  });

  test.each(
    gaps
      .filter((gap) => gap.version === version)
      .map((gap) => ({ gap, place: [gap.at, gap.part].filter(Boolean).join(" ") || "the document" })),
  )("$place says that what is open: $gap.what", ({ gap }) => {
    expect(gapFindings(gap, documents[version])).toEqual([]);
  });
});

describe("from v1 to v2", () => {
  test.each(Object.keys(endpointMap))("%s names its successors and what became of each field", (name) => {
    expect(successorFindings(name, documents)).toEqual([]);
  });

  test("what is new replaces nothing", () => {
    expect(newOperationFindings(documents)).toEqual([]);
  });
});

describe.each(versions)("the compiled validators of %s", (version) => {
  const rows = Object.entries(operations[version]);

  test.each(rows)("%s takes and refuses each field as specified", (name, { query, body, ...least }) => {
    const problems: string[] = [];
    const judge = (field: string, label: string, allowed: boolean, request: Partial<RequestParts>) => {
      const at = violations(version, name, request);
      const here = at.filter(({ path }) => path === field || path.startsWith(`${field}.`));
      if (allowed && at.length > 0) problems.push(`${field} refuses ${label}: ${at[0]?.message}`);
      if (!allowed && here.length === 0) problems.push(`${field} takes ${label}`);
    };

    for (const [key, field] of Object.entries(typeof query === "object" ? query : {})) {
      const { [key]: _, ...rest } = { ...least.leastQuery };
      judge(key, "its absence", !field.required, { query: rest });
      for (const { label, value, allowed } of probes(field)) {
        const sent = typeof value === "object" ? null : String(value);
        // A query string is all text, so what is wrong about a value there is never its type.
        if (sent === null || (!allowed && field.types?.includes("string") && !field.values)) continue;
        judge(key, label, allowed, { query: { ...least.leastQuery, [key]: sent } });
      }
    }
    const keys = typeof body === "object" ? (body.keys ?? {}) : {};
    for (const [key, field] of Object.entries(keys)) {
      if (!field.types || field.keys || (key === "mode" && least.leastBody)) continue;
      const { [key]: _, ...rest } = { ...least.leastBody };
      if (!(key in (least.leastBody ?? {}))) judge(key, "its absence", true, { body: rest });
      else if (field.required) judge(key, "its absence", false, { body: rest });
      for (const { label, value, allowed } of probes(field))
        judge(key, label, allowed, { body: { ...least.leastBody, [key]: value } });
    }
    if (body !== undefined) {
      const open = body === "not shown" || !body.closed;
      judge("unheardOf", "a value", open, { body: { ...least.leastBody, unheardOf: 1 } });
    }
    expect(problems).toEqual([]);
  });

  test.each(rows)("%s answers as specified", (name, { response, lists }) => {
    const problems: string[] = [];
    const judge = (status: number, label: string, allowed: boolean, body: unknown) => {
      const at = answerViolations(version, name, status, body);
      if (allowed !== (at.length === 0))
        problems.push(`${status} ${label}: ${allowed ? `${at[0]?.path} ${at[0]?.message}` : "passes"}`);
    };
    // Alternatives have tests of their own below.
    if (response !== "not shown" && !name.endsWith("/insights") && name !== "GET /account/{id}") {
      judge(200, "with every key", true, sample(response));
      for (const { label, value, allowed } of variants(response)) judge(200, label, allowed, value);
    }
    if (response === "not shown") judge(200, "anything", true, {});
    for (const status of lists) {
      for (const { label, value, allowed } of variants(errorEnvelope(status)))
        judge(status, label, allowed, value);
      for (const code of Object.values(errorCodes).flat()) {
        const belongs = (errorCodes[status] as readonly string[]).includes(code);
        judge(status, code, belongs, { error: { code, message: "x" } });
      }
    }
    expect(problems).toEqual([]);
  });
});

describe("v1 POST /brands/search", () => {
  const paths = (body: Record<string, unknown>) =>
    violations("v1", "POST /brands/search", { body }).map(({ path }) => path);

  test("needs a known mode", () => {
    expect(paths({ brandIds: ["1"] })).toEqual(["mode"]);
    expect(paths({ mode: "names", brandIds: ["1"] })).toEqual(["mode"]);
  });

  test("mode ids requires brandIds, and nothing else", () => {
    expect(paths({ mode: "ids" })).toEqual(["brandIds"]);
    expect(paths({ mode: "ids", brandIds: ["5f0c6a52", 102938475610293] })).toEqual([]);
    expect(paths({ mode: "ids", brandIds: [], count: 1, sortBy: "NAME" })).toEqual([]);
  });

  test("mode brand_name requires brandNames and type, and takes sortBy", () => {
    expect(paths({ mode: "brand_name" })).toEqual(["brandNames", "type"]);
    expect(paths({ mode: "brand_name", brandNames: ["Acme"] })).toEqual(["type"]);
    expect(paths({ mode: "brand_name", type: "CREATOR" })).toEqual(["brandNames"]);
    expect(paths({ mode: "brand_name", brandNames: ["Acme"], type: "BRAND", sortBy: "NAME" })).toEqual([]);
  });

  test("mode smart requires query and type, and rejects sortBy", () => {
    expect(paths({ mode: "smart" })).toEqual(["query", "type"]);
    expect(paths({ mode: "smart", query: "shoes" })).toEqual(["type"]);
    expect(paths({ mode: "smart", type: "BRAND" })).toEqual(["query"]);
    expect(paths({ mode: "smart", query: "shoes", type: "BRAND" })).toEqual([]);
    expect(paths({ mode: "smart", query: "shoes", type: "BRAND", sortBy: "NAME" })).toEqual(["sortBy"]);
  });

  test.each([
    ["ids", { brandIds: ["1"] }],
    ["brand_name", { brandNames: ["Acme"], type: "BRAND" }],
    ["smart", { query: "shoes", type: "BRAND" }],
  ])("mode %s takes every field that it is not stated to reject, within the same bounds", (mode, least) => {
    const name = "POST /brands/search";
    const { body } = operations.v1[name] ?? {};
    const keys = typeof body === "object" ? (body.keys ?? {}) : {};
    const problems = Object.entries(keys)
      .filter(([key]) => key !== "mode" && !(mode === "smart" && key === "sortBy"))
      .flatMap(([key, field]) => probes(field).map((probe) => ({ key, ...probe })))
      .filter(({ key, value, allowed }) => allowed !== (paths({ mode, ...least, [key]: value }).length === 0))
      .map(({ key, label, allowed }) => `${key} ${allowed ? "refuses" : "takes"} ${label}`);
    expect(problems).toEqual([]);
  });
});

describe("v2 POST /media", () => {
  const paths = (body: Record<string, unknown>) =>
    violations("v2", "POST /media", { body }).map(({ path }) => path);

  test("requires query where accountId is omitted", () => {
    expect(paths({})).toContain("query");
    expect(paths({ limit: 5, status: "ALL" })).toContain("query");
    expect(paths({ query: "shoes" })).toEqual([]);
    expect(paths({ accountId: "102938475610293" })).toEqual([]);
    expect(paths({ accountId: "5f0c6a52-8a4e-4c1e-9a64-1d2b7c3e9f10", query: "shoes" })).toEqual([]);
  });

  test.each(["userRequest", "semanticSearchQuery", "filters", "mode", "unheardOf"])("refuses %s", (field) => {
    expect(paths({ query: "shoes", [field]: "shoes" })).toEqual([field]);
    expect(paths({ accountId: "1", [field]: {} })).toEqual([field]);
  });
});

describe("v2 POST /brands and POST /creators", () => {
  const profile = { gender: "female", ageRange: "25-34", ethnicity: "Asian", language: "English" };

  test.each(Object.entries(profile))("%s is refused by brands and taken by creators", (field, value) => {
    const body = { query: "runners", [field]: value };
    expect(violations("v2", "POST /brands", { body }).map(({ path }) => path)).toEqual([field]);
    expect(violations("v2", "POST /creators", { body })).toEqual([]);
  });

  test.each(["POST /brands", "POST /creators"])("%s takes location, and all inputs side by side", (name) => {
    const body = { ids: ["1"], igUsername: "a", tiktokUsername: "b", names: ["c"], query: "d" };
    expect(violations("v2", name, { body: { ...body, location: "Portugal", sortBy: "x" } })).toEqual([]);
  });

  test("brands take taxonomy paths", () => {
    const body = { query: "shoes", taxonomy: ["Sporting Goods > Running > Shoes"] };
    expect(violations("v2", "POST /brands", { body })).toEqual([]);
  });
});

describe("v2 GET /account/{id} branches on type", () => {
  const paths = (body: Record<string, unknown>) =>
    answerViolations("v2", "GET /account/{id}", 200, body).map(({ path }) => path);

  test("brands and creators, and nothing else", () => {
    expect(paths({ type: "BRAND" })).toEqual([]);
    expect(paths({ type: "CREATOR" })).toEqual([]);
    expect(paths({ type: "TEAM" })).toContain("type");
    expect(paths({})).toContain("type");
  });

  test.each(["facebookUsername", "likes", "category"])("creators omit %s", (field) => {
    expect(paths({ type: "BRAND", [field]: null })).toEqual([]);
    expect(paths({ type: "CREATOR", [field]: null })).toEqual([field]);
  });
});

describe.each([
  ["v1", "GET /brands/{id}/insights"],
  ["v2", "GET /account/{id}/insights"],
] as const)("insights of %s are told apart by type", (version, name) => {
  const passes = (body: Record<string, unknown>) => answerViolations(version, name, 200, body).length === 0;
  const rows = [{ type: "VIDEO", count: 3 }];
  const totals = [{ id: "1", label: "x", tags: ["y"], total: 3 }];

  test("MEDIA_MIX gives rows", () => {
    expect(passes({ type: "MEDIA_MIX", count: 1, rows })).toBe(true);
    expect(passes({ type: "MEDIA_MIX", count: 0, rows: [] })).toBe(true);
    expect(passes({ type: "MEDIA_MIX", count: 1, totals })).toBe(false);
    expect(passes({ type: "MEDIA_MIX", rows })).toBe(false);
    expect(passes({ type: "MEDIA_MIX", count: 1, rows: [{ type: "VIDEO" }] })).toBe(false);
    expect(passes({ type: "MEDIA_MIX", count: 1, rows: [{ type: "VIDEO", count: 0.5 }] })).toBe(false);
  });

  test.each(clusterTypes[version])("%s gives totals", (type) => {
    expect(passes({ type, count: 1, totals })).toBe(true);
    expect(passes({ type, count: 1, totals: [{ ...totals[0], tags: null, total: 0.5 }] })).toBe(true);
    expect(passes({ type, count: 1, rows })).toBe(false);
    expect(passes({ type, count: 0.5, totals })).toBe(false);
    for (const key of ["id", "label", "tags", "total"])
      expect(passes({ type, count: 1, totals: [{ ...totals[0], [key]: undefined }] }), key).toBe(false);
  });

  test("a weekly series, whose shape is not shown, may come along", () => {
    expect(passes({ type: "HOOK", count: 1, totals, weekly: [{ anything: 1 }] })).toBe(true);
  });

  test("no other type is known", () => {
    expect(passes({ type: "PAIN_POINT", count: 1, totals })).toBe(false);
    expect(passes({ count: 1, totals })).toBe(false);
  });
});
