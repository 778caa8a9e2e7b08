import { accounts } from "../data/accounts.ts";
import type { Probe } from "../probes.ts";
import * as values from "../values.ts";
import { get } from "./sent.ts";

const nobody = "99999999-9999-4999-8999-999999999999";
const ids = [...accounts.map(({ id }) => id), accounts[0]!.platformId, nobody, "no id"];
const first = ids[0]!;

type Query = Readonly<Record<string, unknown>>;

const pages: readonly Query[] = [
  ...[1, 2, 3, 5, 15, 25, 100, 101, 500, 501, 0, -1, "x", "", "+5", "2.5"].map((limit) => ({ limit })),
  ...[0, 2, 50, -1, "x"].map((offset) => ({ offset, limit: 4 })),
  { offset: 3, limit: 3 },
];
const dates: readonly Query[] = [
  ...values.presets.map((datePreset) => ({ datePreset })),
  { startDate: "2031-06-01" },
  { endDate: "2031-06-01" },
  { endDate: "2031-08-12" },
  { startDate: "2031-06-01", endDate: "2031-08-08" },
  { startDate: "2031-08-08", endDate: "2031-06-01" },
  { startDate: "soon" },
  { datePreset: "ever" },
  { datePreset: "last-year", endDate: "2031-08-01" },
];

const roots = { v1: "/api/v1/brands", v2: "/v2/account" } as const;

const versions = (["v1", "v2"] as const).flatMap((version): Probe[] => {
  const ask = (name: string, path: string) => (id: string, query: Query) =>
    get(`${version}/${name}`, `${roots[version]}/${id}/${path}`, query);
  const insights = ask("getInsights", "insights");
  const landing = ask("listLandingPages", "landing-pages");
  const campaigns = ask("listCampaigns", "campaigns");
  const collabs = ask("listCollabs", "collabs");
  return [
    ...["USP", ...values.insightTypes].flatMap((type) => [
      ...ids.map((id) => insights(id, { type })),
      ...[1, 7, 30, 45, 90, 91, 400, 0, -1, "x"].map((maxDaysBack) => insights(first, { type, maxDaysBack })),
      ...pages.map((page) => insights(first, { type, ...page })),
    ]),
    ...[{}, { type: "hook" }, { type: "HOOK", more: 1 }].map((query) => insights(first, query)),
    ...ids.flatMap((id) => [
      landing(id, {}),
      landing(id, { showInactive: true }),
      landing(id, { showInactive: false }),
    ]),
    ...[{ showInactive: "yes" }, { showInactive: "1" }, { showInactive: "" }, { more: 1 }].map((query) =>
      landing(first, query),
    ),
    ...pages.map((page) => landing(first, { showInactive: true, ...page })),
    ...values.campaignTypes.flatMap((type) => [
      ...ids.map((id) => campaigns(id, { type })),
      ...values.campaignSorts.map((sortBy) => campaigns(first, { type, sortBy, limit: 50 })),
      ...dates.flatMap((date) => [
        campaigns(first, { type, limit: 50, ...date }),
        campaigns(first, { type, sortBy: "HIGHEST_VELOCITY", limit: 4, ...date }),
      ]),
      ...pages.map((page) => campaigns(first, { type, ...page })),
    ]),
    ...[{}, { type: "SALE" }, { type: "OFFER", sortBy: "NO" }].map((query) => campaigns(first, query)),
    ...ids.map((id) => collabs(id, {})),
    ...pages.map((page) => collabs(first, page)),
  ];
});

const taxonomies = (query: Query) => get("v2/searchTaxonomies", "/v2/taxonomies", query);

/** Lists of an account, in both versions, and taxonomies. */
export const listProbes: readonly Probe[] = [
  ...versions,
  ...["tea", "Tools", "consumer goods", "hand tools", "hand tools seeds", "ski", "xylophone", "", "CAT"].map(
    (query) => taxonomies({ query }),
  ),
  taxonomies({}),
  ...pages.map((page) => taxonomies({ query: "consumer", ...page })),
  { at: "v2/searchTaxonomies", sent: [{ path: "/v2/taxonomies?query=tea&query=cat&limit=2" }] },
  { at: "v2/listCollabs", sent: [{ path: `/v2/account/${first}/collabs?limit=1&limit=3` }] },
];
