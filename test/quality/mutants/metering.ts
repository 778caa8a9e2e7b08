import { operations } from "@adintel/client/operations";
import { priceOf } from "../../prices.ts";
import type { Answer, Ask, Parts } from "./ask.ts";
import { alsoCharge, changeCharge, forgetCharge } from "./ledger.ts";
import { mutant } from "./mutant.ts";
import { brand } from "./world.ts";

const hook = { type: "HOOK" };
const nothing = "zzyzx";
const collabs = operations.v2.listAccountCollabs.paging.limit.default;
const on = (status: number) => (response: Response) => Number(response.status === status);

/** What is charged; only the ledger shows it. */
export const metering = [
  mutant({
    id: "metering/charged-on-400",
    operation: "v2/searchMedia",
    visible: "controls",
    what: "A request that fails validation is charged as one row.",
    change: alsoCharge(priceOf("v2", "searchMedia"), on(400)),
    probe: spent({ body: {} }),
  }),
  mutant({
    id: "metering/v1-charged-on-400",
    operation: "v1/searchBrands",
    visible: "controls",
    what: "A request that fails validation is charged as one row.",
    change: alsoCharge(priceOf("v1", "searchBrands"), on(400)),
    probe: spent({ body: { mode: "smart" } }),
  }),
  mutant({
    id: "metering/charged-on-404",
    operation: "v1/getBrand",
    visible: "controls",
    what: "An id that nothing matches is charged.",
    change: alsoCharge(priceOf("v1", "getBrand"), on(404)),
    probe: spent({ id: "none" }),
  }),
  mutant({
    id: "metering/charged-on-429",
    operation: "v2/listAccountCollabs",
    visible: "controls",
    assumed: true,
    what: "A request over a rate limit is charged as one row.",
    change: alsoCharge(priceOf("v2", "listAccountCollabs"), on(429)),
    probe: async (ask) => {
      for (let sent = 0; sent < 60; sent += 1)
        await ask({ operation: "v2/getAccountIndexStatus", id: brand.id });
      return spent({ id: brand.id })(ask);
    },
  }),
  mutant({
    id: "metering/head-charged",
    operation: "v2/listAccountInsights",
    visible: "controls",
    what: "HEAD is refused, and charged as one row.",
    change: alsoCharge(priceOf("v2", "listAccountInsights"), (_, { request }) =>
      Number(request.method === "HEAD"),
    ),
    probe: spent({ id: brand.id, query: hook, method: "HEAD" }),
  }),
  mutant({
    id: "metering/minimum-row-free",
    operation: "v2/searchMedia",
    visible: "controls",
    what: "A search that finds nothing is not charged.",
    change: forgetCharge(({ count }) => count === 0),
    probe: spent({ body: { query: nothing } }),
  }),
  mutant({
    id: "metering/v1-smart-minimum-row-free",
    operation: "v1/searchBrands",
    visible: "controls",
    what: "A search of mode `smart` that finds nothing is not charged.",
    change: forgetCharge(({ count }) => count === 0),
    probe: spent({ body: { mode: "smart", query: nothing, type: "BRAND" } }),
  }),
  mutant({
    id: "metering/v1-minimum-row-in-every-mode",
    operation: "v1/searchBrands",
    visible: "controls",
    what: "A search by ids that finds nothing is charged as one row, as only mode `smart` is.",
    change: alsoCharge(priceOf("v1", "searchBrands"), async (response, { body }) => {
      const { count } = (await response.clone().json()) as { count?: number };
      return Number(body["mode"] === "ids" && count === 0);
    }),
    probe: spent({ body: { mode: "ids", brandIds: ["none"] } }),
  }),
  mutant({
    id: "metering/v1-media-minimum-row-free",
    operation: "v1/searchBrandMedia",
    visible: "controls",
    what: "A search that finds nothing is not charged.",
    change: forgetCharge(({ count }) => count === 0),
    probe: spent({ id: brand.id, body: { semanticSearchQuery: nothing } }),
  }),
  mutant({
    id: "metering/landing-pages-price",
    operation: "v2/listAccountLandingPages",
    visible: "controls",
    what: "A landing page costs as much as a creative.",
    change: priced(priceOf("v2", "searchMedia")),
    probe: spent({ id: brand.id, query: { limit: 2 } }),
  }),
  mutant({
    id: "metering/v1-landing-pages-price",
    operation: "v1/listBrandLandingPages",
    visible: "controls",
    what: "A landing page costs what it costs in v2.",
    change: priced(priceOf("v2", "listAccountLandingPages")),
    probe: spent({ id: brand.id, query: { limit: 2 } }),
  }),
  mutant({
    id: "metering/v1-media-price",
    operation: "v1/searchBrandMedia",
    visible: "controls",
    what: "A creative costs what it costs in v2.",
    change: priced(priceOf("v2", "searchMedia")),
    probe: spent({ id: brand.id, body: { limit: 2 } }),
  }),
  mutant({
    id: "metering/insights-by-request",
    operation: "v2/listAccountInsights",
    visible: "controls",
    what: "A request is charged as one row, however many clusters it returns.",
    change: changeCharge((charge) => [
      { ...charge, rows: 1, microdollars: charge.microdollars / charge.rows },
    ]),
    probe: spent({ id: brand.id, query: hook }),
  }),
  mutant({
    id: "metering/collabs-by-limit",
    operation: "v2/listAccountCollabs",
    visible: "controls",
    what: "At least the default of `limit` is charged, however few rows there are.",
    change: changeCharge((charge) => [
      {
        ...charge,
        rows: Math.max(collabs, charge.rows),
        microdollars: priceOf("v2", "listAccountCollabs") * Math.max(collabs, charge.rows),
      },
    ]),
    probe: spent({ id: brand.id }),
  }),
  mutant({
    id: "metering/campaigns-twice",
    operation: "v2/listAccountCampaigns",
    visible: "controls",
    what: "Each request is charged twice.",
    change: changeCharge((charge) => [charge, charge]),
    probe: spent({ id: brand.id, query: { type: "OFFER" } }),
  }),
  mutant({
    id: "metering/v1-brand-free",
    operation: "v1/getBrand",
    visible: "controls",
    what: "Fetching a brand is not charged.",
    change: changeCharge(() => []),
    probe: spent({ id: brand.id }),
  }),
  mutant({
    id: "metering/taxonomies-charged",
    operation: "v2/searchTaxonomies",
    visible: "controls",
    what: "A path is charged, although it is free.",
    change: alsoCharge(500, on(200)),
    probe: spent({ query: { query: "shoes" } }),
  }),
  mutant({
    id: "metering/index-charged",
    operation: "v2/indexAccount",
    visible: "controls",
    what: "Adding an account is charged, although it is free.",
    change: alsoCharge(2_500, on(200)),
    probe: spent({ body: { websiteUrl: "https://new.example" } }),
  }),
  mutant({
    id: "metering/v1-polling-charged",
    operation: "v1/getBrandIndexStatus",
    visible: "controls",
    what: "Polling is charged, although it is free.",
    change: alsoCharge(500, on(200)),
    probe: spent({ id: brand.id }),
  }),
  mutant({
    id: "metering/v1-own-credits",
    operation: null,
    visible: "controls",
    what: "What v1 charges is not taken from the credits that v2 uses.",
    change: changeCharge((charge) => (charge.version === "v1" ? [] : [charge])),
    probe: spent({ operation: "v1/listBrandInsights", id: brand.id, query: hook }),
  }),
];

function priced(microdollars: number) {
  return changeCharge((charge) => [{ ...charge, microdollars: charge.rows * microdollars }]);
}

/** The status and the count of an answer, and what the team had spent after it. */
export function spent(parts: Parts) {
  return async (ask: Ask) => {
    const { status, body } = await ask(parts);
    const ledger: Answer = await ask({ path: "/__mock/ledger?key=mock_live_demo" });
    return {
      status,
      count: body["count"],
      spent: (ledger.body as { spentMicrodollars?: number }).spentMicrodollars,
    };
  };
}
