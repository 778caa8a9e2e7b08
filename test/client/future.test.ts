import { AdintelError, ApiError, type FetchInit } from "@adintel/client";
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { validate, validateV1 } from "@adintel/client/validate";
import { responseViolations } from "@adintel/client/validation";
import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { client, refusal } from "./stub.ts";
import { now } from "../now.ts";
import { creativesUsd } from "../prices.ts";

const search = { query: "a", limit: 1 };

async function failureOf(code: string, more?: object): Promise<AdintelError> {
  const api = client([refusal(402, code, {}, more)], { maxRetries: 0 });
  const { error } = await api.searchMedia.result(search);
  return error ?? expect.fail("it was answered");
}

describe("an error response with a code that the client does not know", () => {
  test("is an ApiError with that code", async () => {
    const error = await failureOf("quota_paused");
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: "ApiError",
      code: "quota_paused",
      status: 402,
      serverMessage: "No.",
    });
    expect(error.message).toBe("searchMedia: 402 quota_paused: No.");
  });

  test("has the fields that it names", async () => {
    const details = [{ path: "query", message: "is paused" }];
    expect(await failureOf("quota_paused", { details })).toMatchObject({ details });
  });
});

describe("validate lets pass what a newer service may send, and reports it apart", () => {
  const row = { id: "m1", platformId: "1", ...nothing(v2.components.schemas.MediaItem.required) };
  const page = (...rows: object[]) => ({
    count: rows.length,
    media: rows.map((more) => ({ ...row, ...more })),
  });
  const isNotListed = "is not one of the listed values";
  const isUnknownField = "is not a known field";

  test("a value of an enum, wherever it is", () => {
    const ugcCharacter = { ageRange: "100+", gender: null, ethnicity: null, description: null };
    expect(validate("searchMedia", 200, page({ type: "HOLOGRAM", ugcCharacter }))).toEqual([
      { path: "media.0.type", message: isNotListed, isUnknown: true, value: "HOLOGRAM" },
      { path: "media.0.ugcCharacter.ageRange", message: isNotListed, isUnknown: true, value: "100+" },
    ]);
    const indexed = { brandId: "b", status: "failed" };
    const found = [{ path: "status", message: isNotListed, isUnknown: true, value: "failed" }];
    expect(validate("indexAccount", 200, indexed)).toEqual(found);
    expect(validateV1("indexBrand", 200, indexed)).toEqual(found);
  });

  test("a field, in the response, its rows and what is within them", () => {
    const brand = { ...nothing(v2.components.schemas.MediaBrand.required), id: "b", name: "B", founded: 1 };
    expect(validate("searchMedia", 200, { ...page({ brand, shares: 1 }), cursor: "c" })).toEqual([
      { path: "media.0.brand.founded", message: isUnknownField, isUnknown: true },
      { path: "media.0.shares", message: isUnknownField, isUnknown: true },
      { path: "cursor", message: isUnknownField, isUnknown: true },
    ]);
    // Whichever of its shapes a response has, their fields are known.
    expect(validate("getAccount", 200, { type: "BRAND", likes: 1, summary: null })).toEqual([]);
  });

  test("once, however many rows have it", () => {
    const found = validate(
      "searchMedia",
      200,
      page({ type: "A" }, { type: "B" }, { type: "A", x: 1 }, { x: 1 }),
    );
    expect(found.map(({ path, value }) => [path, value])).toEqual([
      ["media.0.type", "A"],
      ["media.1.type", "B"],
      ["media.2.x", undefined],
    ]);
  });

  test("a kind of account or of insights that no shape is known of", () => {
    const unknown = (value: string) => [{ path: "type", message: isNotListed, isUnknown: true, value }];
    expect(validate("getAccount", 200, { type: "AGENCY", id: "a" })).toEqual(unknown("AGENCY"));
    expect(validate("listAccountInsights", 200, { type: "MOOD", count: 0 })).toEqual(unknown("MOOD"));
  });

  test("but nothing that is wrong in itself", () => {
    const found = validate("searchMedia", 200, page({ type: 5, id: null, shares: 1 }));
    const wrong = found.filter(({ isUnknown }) => !isUnknown);
    expect(new Set(wrong.map(({ path }) => path))).toEqual(new Set(["media.0.type", "media.0.id"]));
    expect(found).toContainEqual({ path: "media.0.shares", message: isUnknownField, isUnknown: true });
    expect(validate("getAccount", 200, { type: 5 })).toEqual([
      { path: "type", message: "must be one of the allowed values" },
    ]);
    expect(validate("getAccount", 200, {})).toEqual([{ path: "type", message: "is required" }]);
  });

  test("and those who check a server see it as the violation that it is", () => {
    const body = page({ type: "HOLOGRAM", shares: 1 });
    expect(responseViolations("v2", "searchMedia", 200, body)).toEqual([
      { path: "media.0.type", message: "must be one of DPA, VIDEO, CAROUSEL, IMAGE, DCO" },
    ]);
  });

  test("a long value is cut", () => {
    const [found] = validate("searchMedia", 200, page({ type: "x".repeat(500) }));
    expect(found?.value).toBe("x".repeat(100));
  });
});

describe("a client that validates", () => {
  const openMock = () => {
    const mock = createMock({ now, rateLimits: false, tick: () => 0 });
    return { mock, fetch: async (url: string, init: FetchInit) => mock.fetch(new Request(url, init)) };
  };

  test("resolves to what a newer service sends, and tells onUnknown of it before onResponse", async () => {
    const { mock, fetch } = openMock();
    const told: unknown[] = [];
    const api = client([], {
      apiKey: "mock_live_demo",
      fetch,
      validate,
      onUnknown: ({ operation, requestId, unknown }) =>
        told.push({ operation, requestId, paths: unknown.map(({ path }) => path) }),
      onResponse: ({ operation }) => told.push(operation),
    });
    await api.searchMedia({ query: "the", limit: 2 });
    expect(told).toEqual(["searchMedia"]);
    mock.scenario("newFieldsAndEnumValues");
    const { media } = await api.searchMedia({ query: "the", limit: 2 });
    expect(media[0]?.type).toBe("NEW_VALUE");
    expect(told.slice(1)).toMatchObject([
      { operation: "searchMedia", paths: expect.arrayContaining(["media.0.type", "newField"]) as unknown },
      "searchMedia",
    ]);
    expect(api.spending.spentUsd).toBe(creativesUsd(2 * 2));
  });

  test("loses no answer to a hook that fails, and logs no value of a body", async () => {
    const { mock, fetch } = openMock();
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const api = client([], {
      apiKey: "mock_live_demo",
      fetch,
      validate,
      logLevel: "warn",
      logger: { error: log, warn: log, info: log, debug: log },
      onUnknown: () => Promise.reject(new Error("no such table")),
    });
    mock.scenario("newFieldsAndEnumValues");
    const { media } = await api.searchMedia({ query: "the", limit: 1 });
    expect(media).toHaveLength(1);
    await expect.poll(() => lines.length).toBe(2);
    expect(lines[0]).toContain(`"path":"media.0.type"`);
    expect(lines[1]).toContain("no such table");
    expect(lines.join()).not.toContain("NEW_VALUE");
  });

  test("fails by what is wrong alone", async () => {
    const paths: string[] = [];
    const api = client([Response.json({ count: "1", paths: [], cursor: "c" })], {
      validate,
      onUnknown: ({ unknown }) => paths.push(...unknown.map(({ path }) => path)),
    });
    const { error } = await api.searchTaxonomies.result({ query: "a" });
    if (error?.code !== "unreadable_answer") throw new Error("it was another error");
    expect(error.details).toEqual([{ path: "count", message: "must be an integer" }]);
    expect(error.data).toEqual({ count: "1", paths: [], cursor: "c" });
    expect(paths).toEqual(["cursor"]);
  });
});

/** Fields without a value, as far as null or an empty list is one. */
function nothing(fields: readonly string[]): Record<string, unknown> {
  const lists = ["urls", "platforms", "categories"];
  const known = fields.filter((field) => !["id", "platformId", "name"].includes(field));
  return Object.fromEntries(known.map((field) => [field, lists.includes(field) ? [] : null]));
}
