import { operations } from "@adintel/client/operations";
import { priceOf } from "../../prices.ts";
import { alsoCharge, changeCharge, forgetCharge } from "./ledger.ts";
import { mutant } from "./mutant.ts";
import { all } from "./documents.ts";

const collabs = operations.v2.listAccountCollabs.paging.limit.default;
const on = (status: number) => (response: Response) => Number(response.status === status);

/** What is charged; only the ledger shows it. */
export const metering = [
  mutant({
    id: "metering/charged-on-400",
    operation: "v2/searchMedia",
    what: "A request that fails validation is charged as one row.",
    change: alsoCharge(priceOf("v2", "searchMedia"), on(400)),
  }),
  mutant({
    id: "metering/v1-charged-on-400",
    operation: "v1/searchBrands",
    what: "A request that fails validation is charged as one row.",
    change: alsoCharge(priceOf("v1", "searchBrands"), on(400)),
  }),
  mutant({
    id: "metering/charged-on-404",
    operation: "v1/getBrand",
    what: "An id that nothing matches is charged.",
    change: alsoCharge(priceOf("v1", "getBrand"), on(404)),
  }),
  mutant({
    id: "metering/charged-on-429",
    operation: "v2/listAccountCollabs",
    assumed: true,
    what: "A request over a rate limit is charged as one row.",
    change: alsoCharge(priceOf("v2", "listAccountCollabs"), on(429)),
  }),
  mutant({
    id: "metering/head-charged",
    operation: "v2/listAccountInsights",
    what: "HEAD is refused, and charged as one row.",
    change: alsoCharge(priceOf("v2", "listAccountInsights"), (_, { request }) =>
      Number(request.method === "HEAD"),
    ),
  }),
  mutant({
    id: "metering/minimum-row-free",
    operation: "v2/searchMedia",
    what: "A search that finds nothing is not charged.",
    change: forgetCharge(({ count }) => count === 0),
  }),
  mutant({
    id: "metering/v1-smart-minimum-row-free",
    operation: "v1/searchBrands",
    what: "A search of mode `smart` that finds nothing is not charged.",
    change: forgetCharge(({ count }) => count === 0),
  }),
  mutant({
    id: "metering/v1-minimum-row-in-every-mode",
    operation: "v1/searchBrands",
    what: "A search by ids that finds nothing is charged as one row, as only mode `smart` is.",
    change: alsoCharge(priceOf("v1", "searchBrands"), async (response, { body }) => {
      const { count } = (await response.clone().json()) as { count?: number };
      return Number(body["mode"] === "ids" && count === 0);
    }),
  }),
  mutant({
    id: "metering/v1-media-minimum-row-free",
    operation: "v1/searchBrandMedia",
    what: "A search that finds nothing is not charged.",
    change: forgetCharge(({ count }) => count === 0),
  }),
  mutant({
    id: "metering/landing-pages-price",
    operation: "v2/listAccountLandingPages",
    what: "A landing page costs as much as a creative.",
    change: priced(priceOf("v2", "searchMedia")),
  }),
  mutant({
    id: "metering/v1-landing-pages-price",
    operation: "v1/listBrandLandingPages",
    what: "A landing page costs what it costs in v2.",
    change: priced(priceOf("v2", "listAccountLandingPages")),
  }),
  mutant({
    id: "metering/v1-media-price",
    operation: "v1/searchBrandMedia",
    what: "A creative costs what it costs in v2.",
    change: priced(priceOf("v2", "searchMedia")),
  }),
  mutant({
    id: "metering/insights-by-request",
    operation: "v2/listAccountInsights",
    what: "A request is charged as one row, however many clusters it returns.",
    change: changeCharge((charge) => [
      { ...charge, rows: 1, microdollars: charge.microdollars / charge.rows },
    ]),
  }),
  mutant({
    id: "metering/collabs-by-limit",
    operation: "v2/listAccountCollabs",
    what: "At least the default of `limit` is charged, however few rows there are.",
    change: changeCharge((charge) => [
      {
        ...charge,
        rows: Math.max(collabs, charge.rows),
        microdollars: priceOf("v2", "listAccountCollabs") * Math.max(collabs, charge.rows),
      },
    ]),
  }),
  mutant({
    id: "metering/campaigns-twice",
    operation: "v2/listAccountCampaigns",
    what: "Each request is charged twice.",
    change: changeCharge((charge) => [charge, charge]),
  }),
  mutant({
    id: "metering/v1-brand-free",
    operation: "v1/getBrand",
    what: "Fetching a brand is not charged.",
    change: changeCharge(() => []),
  }),
  mutant({
    id: "metering/taxonomies-charged",
    operation: "v2/searchTaxonomies",
    what: "A path is charged, although it is free.",
    change: alsoCharge(500, on(200)),
  }),
  mutant({
    id: "metering/index-charged",
    operation: "v2/indexAccount",
    what: "Adding an account is charged, although it is free.",
    change: alsoCharge(2_500, on(200)),
  }),
  mutant({
    id: "metering/v1-polling-charged",
    operation: "v1/getBrandIndexStatus",
    what: "Polling is charged, although it is free.",
    change: alsoCharge(500, on(200)),
  }),
  mutant({
    id: "metering/v1-own-credits",
    operation: null,
    what: "What v1 charges is not taken from the credits that v2 uses.",
    change: changeCharge((charge) => (charge.version === "v1" ? [] : [charge])),
  }),
  // Each price, a microdollar higher: a price that is added gets one too.
  ...all
    .filter(({ row }) => row.billing !== null && row.billing.microdollarsPerRow > 0)
    .map(({ name }) =>
      mutant({
        id: `metering/${name.replace("/", "-")}-price`,
        operation: name,
        what: "A row costs a microdollar more.",
        change: changeCharge((charge) => [{ ...charge, microdollars: charge.microdollars + charge.rows }]),
      }),
    ),
];

function priced(microdollars: number) {
  return changeCharge((charge) => [{ ...charge, microdollars: charge.rows * microdollars }]);
}
