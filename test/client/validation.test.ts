import { requestViolations, responseViolations } from "@adintel/client/validation";
import { expect, test } from "vitest";
import { toViolations } from "../../scripts/client/validation/violations.ts";

const body = (operationId: string, value: unknown, version: "v1" | "v2" = "v2") =>
  requestViolations(version, operationId, { path: { id: "a" }, query: {}, body: value });

const query = (operationId: string, values: Record<string, string | string[]>) =>
  requestViolations("v2", operationId, { path: { id: "a" }, query: values });

test("every violation of a body is listed, each at its field", () => {
  expect(
    body("searchMedia", { query: "a", format: ["VIDEO", "FILM"], limit: 1.5, userRequest: "b" }),
  ).toEqual([
    { path: "userRequest", message: "is not a known field" },
    { path: "format.1", message: "must be one of DPA, VIDEO, CAROUSEL, IMAGE, DCO" },
    { path: "limit", message: "must be an integer" },
  ]);
});

test("of a rule across fields, each field that would satisfy it is named", () => {
  const message = "one of accountId, query is required";
  expect(body("searchMedia", {})).toEqual([
    { path: "accountId", message },
    { path: "query", message },
  ]);
});

test("of a union told apart by a constant, only the branch that was meant reports", () => {
  expect(body("searchBrands", { mode: "smart", query: "a", sortBy: "NAME" }, "v1")).toEqual([
    { path: "type", message: "is required" },
    { path: "sortBy", message: "is not accepted here" },
  ]);
  expect(body("searchBrands", { brandIds: [] }, "v1")).toEqual([{ path: "mode", message: "is required" }]);
  expect(body("searchBrands", { mode: "fuzzy" }, "v1")).toEqual([
    { path: "mode", message: "must be one of the allowed values" },
  ]);
});

test("the types that a field may have are named together", () => {
  expect(body("searchBrands", { mode: "ids", brandIds: [true] }, "v1")).toEqual([
    { path: "brandIds.0", message: "must be a string or a number" },
  ]);
});

test("of a value in a union, the branch of its own type reports", () => {
  expect(body("searchBrands", { mode: "ids", brandIds: ["a".repeat(201)] }, "v1")).toEqual([
    { path: "brandIds.0", message: "must have at most 200 characters" },
  ]);
});

test("a body that is missing or no object is named as a whole", () => {
  expect(body("searchMedia", undefined)).toEqual([{ path: "body", message: "is required" }]);
  expect(body("indexAccount", [])).toEqual([{ path: "body", message: "must be an object" }]);
  expect(body("searchBrandMedia", undefined, "v1")).toEqual([]);
});

test("query values are coerced to the declared type, and what cannot be is refused", () => {
  const values = { type: "HOOK", limit: "5", maxDaysBack: "7" };
  expect(query("listAccountInsights", values)).toEqual([]);
  expect(values.limit).toBe("5");
  expect(query("listAccountInsights", { type: "HOOK", limit: "five" })).toEqual([
    { path: "limit", message: "must be an integer" },
  ]);
  expect(query("listAccountLandingPages", { showInactive: "yes" })).toEqual([
    { path: "showInactive", message: "must be a boolean" },
  ]);
  expect(query("listAccountInsights", { type: "HOOK", limit: ["1", "2"] })).toEqual([
    { path: "limit", message: "must be an integer" },
  ]);
  expect(query("listAccountInsights", {})).toEqual([{ path: "type", message: "is required" }]);
});

test("a response is checked against the schema of its status", () => {
  const envelope = { error: { code: "rate_limited", message: "Wait." } };
  expect(responseViolations("v2", "searchMedia", 429, envelope)).toEqual([]);
  expect(responseViolations("v2", "searchMedia", 500, envelope)).toEqual([
    { path: "error.code", message: "must be internal_error" },
  ]);
  expect(responseViolations("v2", "searchMedia", 418, envelope)).toEqual([
    { path: "status", message: "418 is not documented" },
  ]);
});

test("an operation that does not exist is an error of the caller", () => {
  expect(() => body("searchFilms", {})).toThrow(new RangeError("v2 has no operation searchFilms"));
});

test.each([
  ["enum", { allowedValues: ["a", "b"] }, "must be one of a, b"],
  ["enum", { allowedValues: Array.from({ length: 31 }, String) }, "must be one of the allowed values"],
  ["type", { type: "array" }, "must be an array"],
  ["type", { type: "null" }, "must be null"],
  ["minimum", { limit: 1 }, "must be at least 1"],
  ["maximum", { limit: 500 }, "must be at most 500"],
  ["minLength", { limit: 1 }, "must have at least 1 character"],
  ["maxLength", { limit: 200 }, "must have at most 200 characters"],
  ["maxItems", { limit: 100 }, "must have at most 100 items"],
  ["false schema", {}, "is not accepted here"],
  ["oneOf", { passingSchemas: [0, 1] }, "matches more than one of the allowed shapes"],
])("%s with %j is worded", (keyword, params, message) => {
  const error = { instancePath: "/field", schemaPath: `#/${keyword}`, keyword, params };
  expect(toViolations([error])).toEqual([{ path: "field", message }]);
});
