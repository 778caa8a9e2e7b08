import { refusal } from "./answers.ts";
import { column, mistaken, size, values } from "./mistaken.ts";
import { mutant } from "./mutant.ts";
import { around, changeBody, changeRequestBody, changeRow, changeRows, type Row } from "./wrap.ts";
import { brand, creator, otherBrand, otherCreator } from "./world.ts";

const brands = "v2/searchBrands";
const creators = "v2/searchCreators";
const legacy = "v1/searchBrands";
const byName = { mode: "brand_name", brandNames: ["ell", "err", "ing"], type: "BRAND", count: 5 };
const ids = { mode: "ids", brandIds: [brand.id, "none"] };

/** Searches for accounts and what is fetched of one. */
export const accounts = [
  mutant({
    id: "meaning/brands-query-before-ids",
    operation: brands,
    what: "`query` goes before `ids`.",
    change: changeRequestBody(({ ids, ...body }) => ("query" in body ? body : { ...body, ids })),
    probe: async (ask) => column("id")(await ask({ body: { ids: [brand.id], query: "running" } })),
  }),
  mutant({
    id: "meaning/brands-several-inputs-refused",
    operation: "v2/searchBrands",
    what: "`ids` are refused beside another input.",
    change: around((next, { request, body }) =>
      "ids" in body &&
      ("names" in body || "igUsername" in body || "tiktokUsername" in body || "query" in body)
        ? refusal("invalid_request", "ids")
        : next(request),
    ),
    probe: async (ask) => (await ask({ body: { ids: [brand.id], names: ["Veldra"] } })).status,
  }),
  mutant({
    id: "meaning/brands-names-before-ids",
    operation: brands,
    what: "`names` go before `ids`.",
    change: changeRequestBody(({ ids, ...body }) => ("names" in body ? body : { ...body, ids })),
    probe: async (ask) => column("id")(await ask({ body: { ids: [brand.id], names: [otherBrand.name] } })),
  }),
  mistaken(
    "brands-names-first-only",
    brands,
    "Of several `names` only the first counts.",
    "names",
    (value) => (Array.isArray(value) ? value.slice(0, 1) : undefined),
    { names: [brand.name, otherBrand.name] },
  ),
  mistaken(
    "creators-names-last-only",
    creators,
    "Of several `names` only the last counts.",
    "names",
    (value) => (Array.isArray(value) ? value.slice(-1) : undefined),
    { names: [creator.name, otherCreator.name] },
  ),
  mutant({
    id: "meaning/brands-names-before-handle",
    operation: brands,
    what: "`names` go before `igUsername`.",
    change: changeRequestBody(({ igUsername, ...body }) =>
      "names" in body ? body : { ...body, igUsername },
    ),
    probe: async (ask) =>
      column("name")(await ask({ body: { igUsername: brand.igUsername, names: [otherBrand.name] } })),
  }),
  mutant({
    id: "meaning/creators-query-before-names",
    operation: creators,
    what: "`query` goes before `names`.",
    change: changeRequestBody(({ names, ...body }) => ("query" in body ? body : { ...body, names })),
    probe: async (ask) =>
      column("name")(await ask({ body: { names: [creator.name], query: "running", limit: 3 } })),
  }),
  mutant({
    id: "meaning/brands-handle-equals",
    operation: brands,
    what: "`igUsername` finds handles that equal the text and not those that contain it.",
    change: changeRows((rows, { body }) =>
      typeof body["igUsername"] === "string" && !("ids" in body)
        ? rows.filter((row) => row["igUsername"] === body["igUsername"])
        : rows,
    ),
    probe: async (ask) => size(await ask({ body: { igUsername: brand.igUsername?.slice(1, 6) } })) > 0,
  }),
  mistaken(
    "creators-handle-beginning",
    creators,
    "`tiktokUsername` is cut to its first letter.",
    "tiktokUsername",
    (value) => (typeof value === "string" ? value.slice(0, 1) : undefined),
    { tiktokUsername: "lomande", limit: 50 },
  ),
  mistaken(
    "creators-limit-off-by-one",
    creators,
    "There is one row more than `limit`.",
    "limit",
    (value) => (typeof value === "number" ? value + 1 : undefined),
    { limit: 3 },
  ),
  mistaken(
    "creators-gender-mapped-wrong",
    creators,
    "`gender` female finds male creators.",
    "gender",
    (value) => (value === "female" ? "male" : undefined),
    { gender: "female" },
    values("gender"),
  ),
  mutant({
    id: "meaning/brands-sort-with-query",
    operation: brands,
    what: "A search by `query` does not ignore `sortBy`, but puts names in order.",
    change: changeRows((rows, { body }) =>
      "query" in body && "sortBy" in body ? rows.toSorted((a, b) => compareNames(b, a)) : rows,
    ),
    probe: async (ask) => {
      const sorted = await ask({ body: { query: "running shoes for the garden", sortBy: "NAME" } });
      const plain = await ask({ body: { query: "running shoes for the garden" } });
      return JSON.stringify(sorted.rows) === JSON.stringify(plain.rows);
    },
  }),
  mutant({
    id: "meaning/brands-duplicates",
    operation: brands,
    what: "The first row stands there twice.",
    change: changeRows((rows) => [...rows.slice(0, 1), ...rows]),
    probe: async (ask) => size(await ask({ body: { ids: [brand.id] } })),
  }),
  mutant({
    id: "meaning/brands-unknown-id-as-row",
    operation: brands,
    what: "An id that no brand has is answered with a row of only that id.",
    change: changeRows((rows, { body }) => {
      const wanted = Array.isArray(body["ids"]) ? body["ids"].map(String) : [];
      const missing = wanted.filter((id) => !/^\d+$/.test(id) && !rows.some((row) => row["id"] === id));
      return [...rows, ...missing.map((id) => ({ type: "BRAND", id }))];
    }),
    probe: async (ask) => column("id")(await ask({ body: { ids: [brand.id, "none"] } })),
  }),
  mutant({
    id: "meaning/creators-search-omits-found",
    operation: creators,
    what: "A search by `ids` answers its first id only.",
    change: changeRequestBody((body) =>
      Array.isArray(body["ids"]) ? { ...body, ids: body["ids"].slice(0, 1) } : undefined,
    ),
    probe: async (ask) => size(await ask({ body: { ids: [creator.id, otherCreator.id] } })),
  }),
  mutant({
    id: "meaning/creators-name-differs",
    operation: creators,
    what: "Names are in capital letters, other than when the account is fetched.",
    change: changeRow((row) => ({ ...row, name: String(row["name"]).toUpperCase() })),
    probe: async (ask) => {
      const { rows } = await ask({ body: { ids: [creator.id] } });
      return rows[0]?.["name"] === (await ask({ operation: "v2/getAccount", id: creator.id })).body["name"];
    },
  }),
  mutant({
    id: "meaning/account-creators-unknown",
    operation: "v2/getAccount",
    what: "The id of a creator is answered with 404.",
    change: around(async (next, { request }) => {
      const response = await next(request);
      const { type } = (await response.clone().json()) as { type?: string };
      return type === "CREATOR" ? refusal("brand_not_found") : response;
    }),
    probe: async (ask) => (await ask({ id: creator.id })).status,
  }),
  mutant({
    id: "meaning/account-another-id",
    operation: "v2/getAccount",
    what: "The record has another id than was asked for.",
    change: changeBody((body) => ({ ...body, id: String(body["id"]).replace(/.$/, "z") })),
    probe: async (ask) => (await ask({ id: brand.id })).body["id"] === brand.id,
  }),
  mutant({
    id: "meaning/v1-brand-followers-differ",
    operation: "v1/getBrand",
    what: "`igFollowers` is rounded to thousands, other than in v2.",
    change: changeBody((body) => ({ ...body, igFollowers: thousands(body["igFollowers"]) })),
    probe: async (ask) => {
      const { body } = await ask({ operation: "v2/getAccount", id: brand.id });
      return (await ask({ id: brand.id })).body["igFollowers"] === body["igFollowers"];
    },
  }),
  mutant({
    id: "meaning/v1-brand-name-differs",
    operation: "v1/getBrand",
    what: "`name` has the handle behind it, other than in v2.",
    change: changeBody((body) => ({
      ...body,
      name: `${String(body["name"])} (${String(body["igUsername"])})`,
    })),
    probe: async (ask) => {
      const { body } = await ask({ operation: "v2/getAccount", id: brand.id });
      return (await ask({ id: brand.id })).body["name"] === body["name"];
    },
  }),
  mutant({
    id: "meaning/v1-unmatched-missing",
    operation: legacy,
    what: "`unmatchedIds` is missing where all ids matched.",
    assumed: true,
    change: changeBody(({ unmatchedIds, ...body }) =>
      Array.isArray(unmatchedIds) && unmatchedIds.length > 0 ? { ...body, unmatchedIds } : body,
    ),
    probe: async (ask) => "unmatchedIds" in (await ask({ body: { mode: "ids", brandIds: [brand.id] } })).body,
  }),
  mutant({
    id: "meaning/v1-unmatched-always",
    operation: legacy,
    what: "`unmatchedIds` is there in every mode.",
    change: changeBody((body) => ({ unmatchedIds: [], ...body })),
    probe: async (ask) => "unmatchedIds" in (await ask({ body: byName })).body,
  }),
  mutant({
    id: "meaning/v1-unmatched-wrong",
    operation: legacy,
    what: "`unmatchedIds` lists the ids that matched.",
    change: changeBody((body) =>
      "unmatchedIds" in body
        ? { ...body, unmatchedIds: (body["brands"] as Row[]).map(({ id }) => id) }
        : body,
    ),
    probe: async (ask) => (await ask({ body: ids })).body["unmatchedIds"],
  }),
  mutant({
    id: "meaning/v1-unmatched-empty",
    operation: legacy,
    what: "`unmatchedIds` is always empty.",
    change: changeBody((body) => ("unmatchedIds" in body ? { ...body, unmatchedIds: [] } : body)),
    probe: async (ask) => (await ask({ body: ids })).body["unmatchedIds"],
  }),
  mutant({
    id: "meaning/v1-count-caps-ids",
    operation: legacy,
    what: "`count` cuts off a search by ids, which it should not.",
    change: changeRows((rows, { body }) =>
      body["mode"] === "ids" && typeof body["count"] === "number" ? rows.slice(0, body["count"]) : rows,
    ),
    probe: async (ask) =>
      size(await ask({ body: { mode: "ids", brandIds: [brand.id, otherBrand.id], count: 1 } })),
  }),
  mistaken(
    "v1-default-count",
    legacy,
    "Without `count` there are up to 5 rows and not 10.",
    "count",
    (value) => (value === undefined ? 5 : undefined),
    { ...byName, brandNames: ["ell", "harr", "bram", "nett", "nimb", "hazz"], count: undefined },
  ),
  mistaken(
    "v1-type-mapped-wrong",
    legacy,
    "`type` CREATOR finds brands.",
    "type",
    (value) => (value === "CREATOR" ? "BRAND" : undefined),
    { ...byName, type: "CREATOR" },
    column("name"),
  ),
  mistaken(
    "v1-type-inverted",
    legacy,
    "`type` BRAND finds creators, and CREATOR brands.",
    "type",
    (value) => (value === "CREATOR" ? "BRAND" : value === "BRAND" ? "CREATOR" : undefined),
    byName,
    column("name"),
  ),
  mistaken(
    "v1-names-first-only",
    legacy,
    "Of several `brandNames` only the first counts.",
    "brandNames",
    (value) => (Array.isArray(value) ? value.slice(0, 1) : undefined),
    { ...byName, brandNames: [brand.name, otherBrand.name] },
  ),
  mistaken(
    "v1-names-last-only",
    legacy,
    "Of several `brandNames` only the last counts.",
    "brandNames",
    (value) => (Array.isArray(value) ? value.slice(-1) : undefined),
    { ...byName, brandNames: [brand.name, otherBrand.name] },
  ),
  mutant({
    id: "meaning/v1-verified-of-no-row",
    operation: "v1/getBrand",
    what: "`verified` is the other way round than in the rows of a search.",
    change: changeBody((body) => ("verified" in body ? { ...body, verified: !body["verified"] } : body)),
    probe: async (ask) => (await ask({ id: brand.id })).body["verified"],
  }),
  mistaken(
    "v1-sort-inverted",
    legacy,
    "LEAST_FOLLOWERS puts the most followers first.",
    "sortBy",
    (value) => (value === "LEAST_FOLLOWERS" ? "MOST_FOLLOWERS" : undefined),
    { ...byName, sortBy: "LEAST_FOLLOWERS" },
    column("igFollowers"),
  ),
  mutant({
    id: "meaning/v1-names-reversed",
    operation: legacy,
    what: "NAME puts names in falling order.",
    change: changeRows((rows, { body }) => (body["sortBy"] === "NAME" ? rows.toReversed() : rows)),
    probe: async (ask) => column("name")(await ask({ body: { ...byName, sortBy: "NAME" } })),
  }),
];

function thousands(value: unknown): unknown {
  return typeof value === "number" ? Math.round(value / 1_000) * 1_000 : value;
}

function compareNames(a: Row, b: Row): number {
  return String(a["name"]) < String(b["name"]) ? -1 : 1;
}
