import type { Collab, LandingPage } from "@adintel/client/types";
import type { FactsOf } from "../../engine/rows/list-definition.ts";
import { counting, listing } from "../../engine/rows/list.ts";
import { operations } from "@adintel/client/operations";
import { memoize } from "../../../scripts/lib/memoize.ts";
import { dropEmptyText, setField, setOffset } from "../readings/fields.ts";
import type { Rows } from "../../engine/rows/table.ts";
import { campaignsIn, contentOf, creativesIn, creativesOf, findAccount } from "../content/content.ts";
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
  orderIn: ({ takes }) =>
    takes("taxonomies-order", "ascending")
      ? { field: "id", direction: "ascending" }
      : takes("taxonomies-order", "descending")
        ? { field: "id", direction: "descending" }
        : undefined,
  adapt: (fields, { world: { takes } }) =>
    dropEmptyText(fields, "query", takes("taxonomies-text-empty", "nothing")),
});

type Instants<T> = { [Field in keyof T]?: (record: T) => number | null };

/** GET campaigns of v2: those of an account. */
export const listCampaigns = listing<CampaignRecord>({
  facts: none satisfies FactsOf<Rows["v2"]["listAccountCampaigns"], CampaignRecord>,
  parent: findAccount,
  candidates: campaignsIn,
  instants: { startAt: ({ startedAt }) => startedAt } satisfies Instants<CampaignRecord>,
  depends: ["order-unknown"],
  undeclared: ["offset"],
  adapt(fields, { world: { takes }, query }) {
    if (takes("campaigns-velocity", "ignored")) fields.delete("sortBy");
    if (takes("campaigns-offset", "pages")) setOffset(fields, "query", query["offset"]);
    if ((fields.has("startDate") || fields.has("endDate")) && takes("preset-beside-dates", "dates"))
      fields.delete("datePreset");
  },
});

/** GET collabs of v2: the creators whom an account's creatives tag. */
export const listCollabs = counting<CreativeRecord, Collab>({
  facts: none satisfies FactsOf<Rows["v2"]["listAccountCollabs"], CreativeRecord, Collab>,
  parent: findAccount,
  candidates: creativesIn,
  depends: ["order-ties"],
  counts(creatives) {
    const creators = counted(creatives.flatMap(({ collabs }) => collabs));
    return creators.map(([{ name, profileUrl }, mediaCount]) => ({ name, profileUrl, mediaCount }));
  },
});

/** GET landing-pages of both versions: each address with the number of creatives that lead to it. */
export const listLandingPages = counting<CreativeRecord, LandingPage>({
  facts: {
    // Which creatives it adds.
    effects: {
      showInactive: ({ active, account, landingPage }, world) =>
        !active &&
        !(world.takes("landing-hides", "rows") && activePages(creativesOf(world, account)).has(landingPage)),
    },
    orders: {},
    reads: {},
  } satisfies FactsOf<Rows["v1"]["listBrandLandingPages"], CreativeRecord, LandingPage> &
    FactsOf<Rows["v2"]["listAccountLandingPages"], CreativeRecord, LandingPage>,
  parent: findAccount,
  candidates: creativesIn,
  depends: ["order-ties", "landing-hides", "landing-url-case"],
  undeclared: ["offset"],
  limit: ({ takes }) => (takes("v1-landing-limit-default", "rows-2") ? 2 : undefined),
  adapt(fields, { world: { takes }, query }) {
    const { showInactive } = operations.v2.listAccountLandingPages.effects;
    if (!fields.has("showInactive") && takes("landing-inactive", "shown"))
      setField(fields, "showInactive", showInactive, true);
    if (takes("v1-landing-offset", "pages")) setOffset(fields, "query", query["offset"]);
  },
  counts(creatives, takes) {
    const urls = creatives.flatMap(({ landingPage }) => landingPage ?? []);
    const shown = takes("landing-url-case", "ignored") ? urls.map((url) => url.toLowerCase()) : urls;
    return counted(shown).map(([url, total]) => ({ url, total }));
  },
});

/** The pages that creatives lead to which still run. */
const activePages = memoize(
  (creatives: readonly CreativeRecord[]) =>
    new Set(creatives.filter(({ active }) => active).map(({ landingPage }) => landingPage)),
);

/** How often each value stands in a list, in the order in which they first do. */
function counted<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
