import type { OperationId } from "@adintel/client/operations";
import { requestViolations } from "@adintel/client/validation";
import * as up from "@adintel/client/upgrade";
import fc from "fast-check";
import { expect, test } from "vitest";
import { legacyOperations, partsOf, upgradeOf, type AnyUpgrade } from "./support.ts";

const text = (minLength = 0, maxLength = 200) => fc.string({ minLength, maxLength, unit: "binary" });
const natural = fc.integer({ min: 0, max: 2_147_483_647 });
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const type = fc.constantFrom("BRAND", "CREATOR");
const brandIds = fc.array(fc.oneof(text(), number), { maxLength: 100 });
const brandNames = fc.array(text(3), { maxLength: 20 });
const query = text(0, 500);
const filters = {
  count: some(fc.integer({ min: 1, max: 100 })),
  minFollowers: some(natural),
  maxFollowers: some(natural),
  ethnicity: some(fc.constantFrom("Pacific Islander")),
  gender: some(fc.constantFrom("female", "other")),
  ageRange: some(fc.constantFrom("65+")),
  location: some(text()),
  language: some(fc.constantFrom("Welsh", "Haitian Creole")),
};
const sortBy = some(fc.constantFrom("NAME", "MOST_VIEWS"));
const others = { brandIds: some(brandIds), brandNames: some(brandNames), query: some(query) };

const search = fc.oneof(
  fc.record({ ...others, ...filters, mode: fc.constant("ids"), brandIds, type: some(type), sortBy }),
  fc.record({ ...others, ...filters, mode: fc.constant("brand_name"), brandNames, type, sortBy }),
  fc.record({ ...others, ...filters, mode: fc.constant("smart"), query, type }),
);
const range = fc.record({ min: some(number), max: some(number) });
const media = fc.record({
  mode: some(fc.constantFrom("structured", "smart")),
  userRequest: some(text()),
  semanticSearchQuery: some(text()),
  limit: some(fc.integer()),
  filters: some(
    fc.record({
      dateRange: some(
        fc.record({
          preset: some(fc.constantFrom("today", "last-year")),
          startDate: some(text()),
          endDate: some(text()),
        }),
      ),
      daysRun: some(range),
      viewCount: some(range),
      landingPage: some(
        fc.record({ value: some(text()), operator: some(fc.constantFrom("contains", "equals")) }),
      ),
    }),
  ),
});
// A path with dots alone leads elsewhere, and the client refuses it.
const id = text(1).filter((value) => !/^\.*$/.test(value));
const insights = fc.record({
  type: some(fc.constantFrom("USP", "HOOK", "TARGET_PERSONA", "MEDIA_MIX")),
  maxDaysBack: some(fc.integer({ min: 1, max: 90 })),
  limit: some(fc.integer({ min: 1, max: 500 })),
});
const pages = fc.record({ showInactive: some(fc.boolean()), limit: some(fc.integer({ min: 1, max: 100 })) });

const requests: Record<OperationId<"v1">, fc.Arbitrary<unknown[]>> = {
  searchBrands: fc.tuple(search),
  getBrand: fc.tuple(id),
  searchBrandMedia: fc.oneof(fc.tuple(id), fc.tuple(id, media)),
  listBrandInsights: fc.oneof(fc.tuple(id), fc.tuple(id, insights)),
  listBrandLandingPages: fc.oneof(fc.tuple(id), fc.tuple(id, pages)),
  listBrandCampaigns: fc.oneof(
    fc.tuple(id),
    fc.tuple(id, fc.record({ type: fc.constantFrom("CAMPAIGN", "OFFER") })),
  ),
  listBrandCollabs: fc.tuple(id),
  indexBrand: fc.tuple(fc.record({ websiteUrl: text(1, 2048) })),
  getBrandIndexStatus: fc.tuple(id),
  postComments: fc.oneof(fc.constant<unknown[]>([]), fc.tuple(fc.jsonValue())),
};

/** What in the calls of an upgrade breaks the contract of v2. */
function violationsOf({ calls }: AnyUpgrade) {
  return calls.flatMap((call) => {
    const { path, query: asked, body } = partsOf(call);
    const sent = Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, String(value)]));
    // As it is sent: without what is undefined.
    const parsed: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    return requestViolations("v2", call.operation, { path, query: sent, body: parsed });
  });
}

/** The places of everything that a request has. */
function leaves(value: unknown, place = ""): string[] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [place];
  return Object.entries(value).flatMap(([key, own]) => leaves(own, place ? `${place}.${key}` : key));
}

test.each(Object.entries(requests))(
  "any request of %s becomes one that v2 takes",
  (operation, parameters) => {
    fc.assert(
      fc.property(parameters, (given) => {
        const before = structuredClone(given);
        const upgraded = upgradeOf(operation, ...given);
        expect(given).toEqual(before);
        expect(violationsOf(upgraded)).toEqual([]);
        expect(upgraded.calls.length === 0).toBe(upgraded.obstacle !== undefined);
        for (const { field, reason } of [...upgraded.lost, ...upgraded.unclear]) {
          expect(field).not.toBe("");
          expect(reason).toMatch(/^[A-Z].*\.$/);
        }
        expect(upgradeOf(operation, ...given)).toEqual(upgraded);
      }),
      { seed: 20261121, numRuns: 200 },
    );
  },
);

test("only what is there is lost, and once", () => {
  fc.assert(
    fc.property(fc.oneof(search, media), (body) => {
      const upgraded =
        "brandIds" in body ? upgradeOf("searchBrands", body) : upgradeOf("searchBrandMedia", "a", body);
      const there = new Set(leaves(body));
      const lost = upgraded.lost.map(({ field, only }) => `${field} ${only ?? ""}`);
      for (const { field } of upgraded.lost) expect(there).toContain(field);
      expect(new Set(lost).size).toBe(lost.length);
    }),
  );
});

test("nothing but what is wrong with it comes of anything else", () => {
  const names = legacyOperations.map(({ operationId }) => operationId);
  const anything = fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withBigInt: true });
  const odd = fc.oneof(
    anything,
    fc.record({ mode: fc.constantFrom("ids", "smart", "brand_name"), brandIds: anything, type: anything }),
    fc.record({ filters: anything, limit: anything }),
    fc.record({ type: anything }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.oneof(odd, id), { maxLength: 3 }),
      (name, parameters) => {
        try {
          const { calls, obstacle } = upgradeOf(name, ...parameters);
          expect(calls.length === 0).toBe(obstacle !== undefined);
        } catch (error) {
          expect(error).toBeInstanceOf(up.AdintelError);
          expect(error).toMatchObject({ code: "invalid_usage" });
        }
      },
    ),
    { seed: 20261121, numRuns: 3000 },
  );
});
