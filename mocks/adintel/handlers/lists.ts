import type { Collab, LandingPage } from "@adintel/client/types";
import type { FactsOf } from "../../engine/rows/list-definition.ts";
import { counting, listing } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { campaignsIn, contentOf, creativesIn, findAccount } from "../content/content.ts";
import type { CampaignRecord, CreativeRecord } from "../corpus/index.ts";

/** Of a list whose rows show all that requests look at. */
const none = { effects: {}, orders: {}, reads: {} };

interface TaxonomyPath {
  id: string;
}

/** GET /taxonomies of v2: the paths that match a phrase, the most relevant first. */
export const searchTaxonomies = listing<TaxonomyPath>({
  facts: none satisfies FactsOf<Rows["v2"]["searchTaxonomies"], TaxonomyPath>,
  candidates: (world) => [contentOf(world).library.taxonomy()],
  search: (world, text) => contentOf(world).library.taxonomyTexts().search(text),
  text: ({ id }) => id,
});

type Instants<T> = { [Field in keyof T]?: (record: T) => number | null };

/** GET campaigns of v2: those of an account. */
export const listCampaigns = listing<CampaignRecord>({
  facts: none satisfies FactsOf<Rows["v2"]["listAccountCampaigns"], CampaignRecord>,
  parent: findAccount,
  candidates: campaignsIn,
  instants: { startAt: ({ startedAt }) => startedAt } satisfies Instants<CampaignRecord>,
});

/** GET collabs of v2: the creators whom an account's creatives tag. */
export const listCollabs = counting<CreativeRecord, Collab>({
  facts: none satisfies FactsOf<Rows["v2"]["listAccountCollabs"], CreativeRecord, Collab>,
  parent: findAccount,
  candidates: creativesIn,
  counts(creatives) {
    const creators = counted(creatives.flatMap(({ collabs }) => collabs));
    return creators.map(([{ name, profileUrl }, mediaCount]) => ({ name, profileUrl, mediaCount }));
  },
});

/** GET landing-pages of both versions: each address with the number of creatives that lead to it. */
export const listLandingPages = counting<CreativeRecord, LandingPage>({
  facts: {
    // Which creatives it adds.
    effects: { showInactive: ({ active }) => !active },
    orders: {},
    reads: {},
  } satisfies FactsOf<Rows["v1"]["listBrandLandingPages"], CreativeRecord, LandingPage> &
    FactsOf<Rows["v2"]["listAccountLandingPages"], CreativeRecord, LandingPage>,
  parent: findAccount,
  candidates: creativesIn,
  counts: (creatives) =>
    counted(creatives.flatMap(({ landingPage }) => landingPage ?? [])).map(([url, total]) => ({
      url,
      total,
    })),
});

/** How often each value stands in a list, in the order in which they first do. */
function counted<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
