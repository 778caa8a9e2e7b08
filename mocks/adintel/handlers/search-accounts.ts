import type { LegacyBrandList } from "@adintel/client/types/v1";
import type { FactsOf, ListDefinition } from "../../engine/rows/list-definition.ts";
import { listing } from "../../engine/rows/list.ts";
import type { EffectsOf, NamesBy, Rows } from "../../engine/rows/table.ts";
import {
  contentOf,
  creativesOf,
  findAccount,
  indexedAccounts,
  isIndexed,
  searchableIn,
} from "../content/content.ts";
import type { World } from "../../engine/sessions/world.ts";
import type { AccountRecord } from "../corpus/index.ts";
import { madeOfAccount } from "./row-fields.ts";
import { memoize } from "../../../scripts/lib/memoize.ts";

type V1 = Rows["v1"]["searchBrands"];

/** The orders of v1; v2 names the field and not its values, and takes these. */
const orders: FactsOf<V1, AccountRecord>["orders"] = {
  MOST_FOLLOWERS: followersOf,
  LEAST_FOLLOWERS: followersOf,
  MOST_VIEWS: (account, world) => totals(creativesOf(world, account)).views,
  HIGHEST_ENGAGEMENT: ({ igEngagementRate: one, tiktokEngagementRate: other }) =>
    one === null && other === null ? null : Math.max(one ?? 0, other ?? 0),
  MOST_ACTIVE_ADS: (account, world) => totals(creativesOf(world, account)).active,
};

/** Fields of v1's search that v2 has renamed or has no more. Ignored, they would hide that a call was not moved to v2. */
const refuses = {
  mode: "is not a field of v2: which input is sent decides the search",
  type: "is not a field of v2: POST /brands and POST /creators search one type each",
  brandIds: "is named ids in v2",
  brandNames: "is named names in v2",
  count: "is named limit in v2",
} satisfies Partial<Record<keyof EffectsOf<V1>, string>>;

/** How accounts are found and shown, in v1 and v2. */
const accountSearch = {
  candidates: (world) => [
    contentOf(world).library.corpus.accounts,
    indexedAccounts(world).map(({ account }) => account),
  ],
  search: (world, text) => searchableIn(world).accounts().search(text),
  find: findIndexed,
  made: madeOfAccount,
  order: followersOf,
} satisfies Partial<ListDefinition<AccountRecord, AccountRecord>>;

/** POST /brands of v2. */
export const searchBrands = listing<AccountRecord>({
  ...accountSearch,
  facts: {
    effects: { location: ({ location }) => location, taxonomy: ({ taxonomy }) => taxonomy },
    orders,
    reads: {},
  } satisfies FactsOf<Rows["v2"]["searchBrands"], AccountRecord>,
  refuses,
  keeps: ({ type }) => type === "BRAND",
});

/** POST /creators of v2. */
export const searchCreators = listing<AccountRecord>({
  ...accountSearch,
  facts: {
    effects: { location: ({ location }) => location },
    orders,
    reads: {},
  } satisfies FactsOf<Rows["v2"]["searchCreators"], AccountRecord>,
  refuses,
  keeps: ({ type }) => type === "CREATOR",
});

const facts: FactsOf<V1, AccountRecord> = {
  effects: {
    type: ({ type }) => type,
    minFollowers: (account) => followersOf(account) ?? 0,
    maxFollowers: (account) => followersOf(account) ?? 0,
    ethnicity: ({ ethnicity }) => ethnicity,
    gender: ({ gender }) => gender,
    ageRange: ({ ageRange }) => ageRange,
    location: ({ location }) => location,
    language: ({ language }) => language,
  },
  orders,
  reads: { mode: true },
};

/** The input that decides in each mode of v1. */
const inputs = { ids: "brandIds", brand_name: "brandNames", smart: "query" } as const satisfies Record<
  string,
  keyof EffectsOf<V1>
>;

/** POST /brands/search of v1, in its three modes. */
export const searchBrandsV1 = listing<AccountRecord>({
  ...accountSearch,
  facts,
  adapt(fields) {
    const mode = fields.get("mode" satisfies NamesBy<V1, "mode">)?.value as keyof typeof inputs;
    for (const input of Object.values(inputs)) if (input !== inputs[mode]) fields.delete(input);
    // Ids are answered one by one, whatever the filters say.
    if (mode === "ids") for (const name of Object.keys(facts.effects)) fields.delete(name);
  },
  more(fields, { world, findsNothing = false }) {
    const asked = fields.get(inputs.ids)?.value;
    if (!Array.isArray(asked)) return {};
    const unmatchedIds = asked.map(String).filter((key) => findsNothing || !findIndexed(world, key));
    return { unmatchedIds } satisfies Partial<LegacyBrandList>;
  },
});

/** An account by id or platform id, if searches find it. */
function findIndexed(world: World, id: string): AccountRecord | undefined {
  const account = findAccount(world, id);
  const added = account && contentOf(world).indexing.byId(account.id);
  return added && !isIndexed(world, added) ? undefined : account;
}

/** The larger of an account's two followings. */
function followersOf({ igFollowers, tiktokFollowers }: AccountRecord): number | null {
  return igFollowers === null && tiktokFollowers === null
    ? null
    : Math.max(igFollowers ?? 0, tiktokFollowers ?? 0);
}

/** The views of an account's creatives, and how many of them run: counted once for each list, which does not change. */
const totals = memoize((creatives: readonly { viewCount: number | null; active: boolean }[]) => ({
  views: creatives.reduce((sum, { viewCount }) => sum + (viewCount ?? 0), 0),
  active: creatives.filter(({ active }) => active).length,
}));
