import { mutant } from "./mutant.ts";
import type { Name } from "./names.ts";
import { around, changeBody, changeRow, withHeader, type Row } from "./wrap.ts";
import { brand, creator } from "./world.ts";

/** Successful answers that are not of the documented shape. */
export const shape = [
  mutant({
    id: "shape/media-key-missing",
    operation: "v2/searchMedia",
    what: "Rows leave `endAt` out where it is null.",
    change: changeRow(({ endAt, ...row }) => (endAt === null ? row : { ...row, endAt })),
    probe: async (ask) =>
      (await ask({ body: { accountId: brand.id } })).rows.filter((row) => !("endAt" in row)).length,
  }),
  mutant({
    id: "shape/media-rare-null",
    operation: "v2/searchMedia",
    what: "`platforms` is null in the hundredth row of an answer.",
    change: changeRow((row, index) => (index === 99 ? { ...row, platforms: null } : row)),
    probe: async (ask) =>
      (await ask({ body: { query: "running" } })).rows.findIndex(({ platforms }) => platforms === null),
  }),
  mutant({
    id: "shape/media-rare-type",
    operation: "v2/searchMedia",
    what: "`viewCount` is a string in about one creative of fifty.",
    change: changeRow((row) =>
      parseInt(String(row["id"]).slice(-4), 16) % 50 === 0
        ? { ...row, viewCount: String(row["viewCount"]) }
        : row,
    ),
    probe: async (ask) => {
      const { rows } = await ask({ body: { query: "running", limit: 1000 } });
      return {
        rows: rows.length,
        strings: rows.filter((row) => typeof row["viewCount"] === "string").length,
      };
    },
  }),
  mutant({
    id: "shape/media-count-off",
    operation: "v2/searchMedia",
    what: "`count` is one more than there are rows.",
    change: changeBody((body) => ({ ...body, count: Number(body["count"]) + 1 })),
    probe: async (ask) => (await ask({ body: { query: "running", limit: 3 } })).body["count"],
  }),
  mutant({
    id: "shape/media-number-as-string",
    operation: "v2/searchMedia",
    what: "`viewCount` is a string of digits.",
    change: changeRow((row) => ({
      ...row,
      viewCount: row["viewCount"] === null ? null : String(row["viewCount"]),
    })),
    probe: async (ask) => types(await ask({ body: { accountId: brand.id } }), "viewCount"),
  }),
  mutant({
    id: "shape/media-type-outside",
    operation: "v2/searchMedia",
    what: "`type` of carousels is the value COLLECTION, which is not of the list.",
    change: changeRow((row) => (row["type"] === "CAROUSEL" ? { ...row, type: "COLLECTION" } : row)),
    probe: async (ask) =>
      (await ask({ body: { accountId: brand.id, format: ["CAROUSEL"], limit: 2 } })).rows.map(
        ({ type }) => type,
      ),
  }),
  mutant({
    id: "shape/media-age-outside",
    operation: "v2/searchMedia",
    what: "`ugcCharacter.ageRange` is 25-35 where it should be 25-34.",
    change: changeRow((row) => {
      const character = row["ugcCharacter"] as Row | null;
      return character?.["ageRange"] === "25-34"
        ? { ...row, ugcCharacter: { ...character, ageRange: "25-35" } }
        : row;
    }),
    probe: async (ask) => {
      const { rows } = await ask({ body: { query: "running", limit: 1000 } });
      return [
        ...new Set(rows.map((row) => (row["ugcCharacter"] as Row | null)?.["ageRange"] ?? null)),
      ].sort();
    },
  }),
  mutant({
    id: "shape/media-brand-array",
    operation: "v2/searchMedia",
    what: "`brand` is an array with the account in it.",
    change: changeRow((row) => ({ ...row, brand: row["brand"] === null ? null : [row["brand"]] })),
    probe: async (ask) =>
      (await ask({ body: { accountId: brand.id, limit: 2 } })).rows.map((row) => Array.isArray(row["brand"])),
  }),
  mutant({
    id: "shape/media-optional-null",
    operation: "v2/searchMedia",
    what: "`painPoints` is null where there are none, although the key may only be left out.",
    change: changeRow((row) => ({ painPoints: null, ...row })),
    probe: async (ask) =>
      (await ask({ body: { accountId: brand.id } })).rows.filter(({ painPoints }) => painPoints === null)
        .length,
  }),
  mutant({
    id: "shape/brand-search-type-missing",
    operation: "v2/searchBrands",
    what: "Rows have no `type`.",
    change: changeRow(({ type: _, ...row }) => row),
    probe: async (ask) =>
      (await ask({ body: { ids: [brand.id] } })).rows.map(({ type }) => type ?? "no type"),
  }),
  mutant({
    id: "shape/creator-has-likes",
    operation: "v2/searchCreators",
    what: "Rows carry `likes` and `category`, which creators omit.",
    change: changeRow((row) => ({ ...row, likes: null, category: null })),
    probe: async (ask) =>
      (await ask({ body: { ids: [creator.id] } })).rows.map((row) => "likes" in row || "category" in row),
  }),
  mutant({
    id: "shape/creator-gender-outside",
    assumed: true,
    operation: "v2/searchCreators",
    what: "`gender` begins with a capital letter.",
    change: changeRow((row) => ({ ...row, gender: capital(row["gender"]) })),
    probe: async (ask) => [...new Set((await ask({ body: {} })).rows.map(({ gender }) => gender))],
  }),
  mutant({
    id: "shape/account-verified-string",
    assumed: true,
    operation: "v2/getAccount",
    what: "`verified` is a string.",
    change: changeBody((body) => ({ ...body, verified: String(body["verified"]) })),
    probe: async (ask) => (await ask({ id: brand.id })).body["verified"],
  }),
  mutant({
    id: "shape/account-type-lowercase",
    operation: "v2/getAccount",
    what: "`type` is in lower case.",
    change: changeBody((body) => ({ ...body, type: String(body["type"]).toLowerCase() })),
    probe: async (ask) => (await ask({ id: brand.id })).body["type"],
  }),
  mutant({
    id: "shape/v1-brand-key-missing",
    operation: "v1/getBrand",
    what: "Keys whose value is null are left out.",
    change: changeBody((body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
    ),
    probe: async (ask) => "category" in (await ask({ id: creator.id })).body,
  }),
  mutant({
    id: "shape/v1-brand-wrapped",
    operation: "v1/getBrand",
    what: "The row stands under `brands` beside a `count`.",
    change: changeBody((body) => ({ count: 1, brands: [body] })),
    probe: async (ask) => Object.keys((await ask({ id: brand.id })).body).slice(0, 2),
  }),
  mutant({
    id: "shape/v1-search-verified-null",
    operation: "v1/searchBrands",
    what: "`verified` is null where it is false.",
    change: changeRow((row) => ({ ...row, verified: row["verified"] || null })),
    probe: async (ask) => {
      const { rows } = await ask({
        body: { mode: "brand_name", brandNames: ["pel", "vel"], type: "BRAND", count: 50 },
      });
      return [...new Set(rows.map(({ verified }) => verified))];
    },
  }),
  mutant({
    id: "shape/v1-unmatched-string",
    operation: "v1/searchBrands",
    what: "`unmatchedIds` is one string with commas.",
    change: changeBody((body) =>
      Array.isArray(body["unmatchedIds"]) ? { ...body, unmatchedIds: body["unmatchedIds"].join(",") } : body,
    ),
    probe: async (ask) =>
      (await ask({ body: { mode: "ids", brandIds: ["no", "none"] } })).body["unmatchedIds"],
  }),
  mutant({
    id: "shape/v1-media-url",
    assumed: true,
    operation: "v1/searchBrandMedia",
    what: "`mediaUrl` is called `url`.",
    change: changeRow(({ mediaUrl, ...row }) => ({ ...row, url: mediaUrl })),
    probe: async (ask) => {
      const { rows } = await ask({ id: brand.id, body: { limit: 1 } });
      return Object.keys(rows[0] ?? {}).filter((key) => /url$/i.test(key));
    },
  }),
  mutant({
    id: "shape/insights-type-missing",
    operation: "v2/listAccountInsights",
    what: "The answer does not name its `type`.",
    change: changeBody(({ type: _, ...body }) => body),
    probe: async (ask) => Object.keys((await ask({ id: brand.id, query: { type: "HOOK" } })).body),
  }),
  mutant({
    id: "shape/insights-tags-string",
    operation: "v2/listAccountInsights",
    what: "`tags` is one string with commas.",
    change: changeRow((row) => (Array.isArray(row["tags"]) ? { ...row, tags: row["tags"].join(", ") } : row)),
    probe: async (ask) => types(await ask({ id: brand.id, query: { type: "HOOK" } }), "tags"),
  }),
  mutant({
    id: "shape/media-mix-rows-object",
    operation: "v2/listAccountInsights",
    what: "The `rows` of MEDIA_MIX are an object of counts by type.",
    change: changeBody((body) =>
      Array.isArray(body["rows"])
        ? {
            ...body,
            rows: Object.fromEntries((body["rows"] as Row[]).map(({ type, count }) => [type, count])),
          }
        : body,
    ),
    probe: async (ask) =>
      Array.isArray((await ask({ id: brand.id, query: { type: "MEDIA_MIX" } })).body["rows"]),
  }),
  mutant({
    id: "shape/v1-insights-total-string",
    operation: "v1/listBrandInsights",
    what: "`total` is a string.",
    change: changeRow((row) => ("total" in row ? { ...row, total: String(row["total"]) } : row)),
    probe: async (ask) => types(await ask({ id: brand.id, query: { type: "USP" } }), "total"),
  }),
  mutant({
    id: "shape/landing-pages-bare",
    operation: "v2/listAccountLandingPages",
    what: "The answer is a bare array of rows.",
    change: changeBody((body) => body["landingPages"]),
    probe: async (ask) => (await ask({ id: brand.id })).text.slice(0, 1),
  }),
  mutant({
    id: "shape/v1-landing-page-url-null",
    operation: "v1/listBrandLandingPages",
    what: "`url` of the third row is null.",
    change: changeRow((row, index) => (index === 2 ? { ...row, url: null } : row)),
    probe: async (ask) => types(await ask({ id: brand.id }), "url"),
  }),
  mutant({
    id: "shape/campaign-start-null",
    operation: "v2/listAccountCampaigns",
    what: "`startAt` of the last row is null.",
    change: changeRow((row, index, { query }) =>
      index > 0 && query.get("type") === "OFFER" ? { ...row, startAt: null } : row,
    ),
    probe: async (ask) => types(await ask({ id: brand.id, query: { type: "OFFER" } }), "startAt"),
  }),
  mutant({
    id: "shape/campaign-velocity-missing",
    operation: "v2/listAccountCampaigns",
    what: "Rows have no `velocityScore`.",
    change: changeRow(({ velocityScore: _, ...row }) => row),
    probe: async (ask) =>
      (await ask({ id: brand.id, query: { type: "OFFER" } })).rows.every((row) => "velocityScore" in row),
  }),
  mutant({
    id: "shape/collab-count-fraction",
    operation: "v2/listAccountCollabs",
    what: "`mediaCount` is not a whole number.",
    change: changeRow((row) => ({ ...row, mediaCount: Number(row["mediaCount"]) + 0.5 })),
    probe: async (ask) =>
      (await ask({ id: brand.id })).rows.every(({ mediaCount }) => Number.isInteger(mediaCount)),
  }),
  mutant({
    id: "shape/collabs-content-type",
    operation: "v2/listAccountCollabs",
    what: "The answer is called text/html.",
    change: around(async (next, { request }) => withHeader(await next(request), "Content-Type", "text/html")),
    probe: async (ask) => (await ask({ id: brand.id })).headers.get("Content-Type"),
  }),
  mutant({
    id: "shape/taxonomies-count-missing",
    operation: "v2/searchTaxonomies",
    what: "There is no `count`.",
    change: changeBody(({ count: _, ...body }) => body),
    probe: async (ask) => Object.keys((await ask({ query: { query: "shoes" } })).body),
  }),
  mutant({
    id: "shape/taxonomy-path-objects",
    operation: "v2/searchTaxonomies",
    what: "Paths are objects with their levels.",
    change: changeRow((path) => ({ levels: String(path).split(" > ") })),
    probe: async (ask) => (await ask({ query: { query: "shoes" } })).body["paths"],
  }),
  mutant({
    id: "shape/index-known-id-missing",
    operation: "v2/indexAccount",
    what: "For an account that exists already there is no `brandId`.",
    change: changeBody(({ brandId, ...body }) =>
      body["status"] === "indexing" ? { brandId, ...body } : body,
    ),
    probe: async (ask) => Object.keys((await ask({ body: { websiteUrl: brand.website } })).body),
  }),
  mutant({
    id: "shape/v1-index-status-outside",
    operation: "v1/indexBrand",
    what: "The status of a new account is `queued`, which is not of the list.",
    change: changeBody((body) => (body["status"] === "indexing" ? { ...body, status: "queued" } : body)),
    probe: async (ask) => (await ask({ body: { websiteUrl: "https://new.example" } })).body["status"],
  }),
  mutant({
    id: "shape/v1-polled-status-object",
    operation: "v1/getBrandIndexStatus",
    what: "`status` is an object with a state.",
    change: changeBody(({ status }) => ({ status: { state: status } })),
    probe: async (ask) => (await ask({ id: brand.id })).body["status"],
  }),
  mutant({
    id: "shape/polled-status-number",
    assumed: true,
    operation: "v2/getAccountIndexStatus",
    what: "`status` is a number.",
    change: changeBody((body) => ({ ...body, status: 2 })),
    probe: async (ask) => (await ask({ id: brand.id })).body["status"],
  }),
];

/** The types that a field has over the rows. */
function types({ rows }: { rows: Row[] }, field: Name): string[] {
  const typeOf = (value: unknown) =>
    value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return [...new Set(rows.map((row) => typeOf(row[field])))].sort();
}

function capital(value: unknown): unknown {
  return typeof value === "string" ? value.slice(0, 1).toUpperCase() + value.slice(1) : value;
}
