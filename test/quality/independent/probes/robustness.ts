import { accounts } from "../data/accounts.ts";
import type { Probe } from "../probes.ts";
import { get, post } from "./sent.ts";

const account = accounts[0]!.id;

/** Values and requests that break servers. */
export const robustnessProbes: readonly Probe[] = [
  post("v2/searchMedia", "/v2/media", { query: "\ud800" }),
  post("v2/searchMedia", "/v2/media", { accountId: account, minViewCount: 1e30 }),
  post("v2/searchMedia", "/v2/media", { accountId: account, minDaysRun: true }),
  post("v2/searchMedia", "/v2/media", { query: "tea jacket skincare", landingPage: "ex_mple" }),
  post("v2/searchMedia", "/v2/media", { query: "tea jacket skincare", endDate: "2031-08-12T00:00:00Z" }),
  post("v2/searchBrands", "/v2/brands", "[".repeat(50_000)),
  post("v2/searchBrands", "/v2/brands", { query: "" }),
  post("v2/searchBrands", "/v2/brands", { igUsername: "%" }),
  post("v2/searchCreators", "/v2/creators", { tiktokUsername: "@" }),
  get("v2/searchTaxonomies", "/v2/taxonomies", { query: " " }),
  get("v2/listCollabs", `/v2/account/${account}/collabs`, { offset: 2 ** 63 }),
  get("v2/listCollabs", `/v2/account/${account}/collabs`, { limit: "NaN" }),
  {
    at: "v2/listCampaigns",
    sent: [{ path: `/v2/account/${account}/campaigns`, headers: { "If-None-Match": "*" } }],
  },
];
