import type { LegacyBrandList } from "@adintel/client/types/v1";
import { operations } from "@adintel/client/operations";
import type { Takes } from "../../engine/scenarios/readings.ts";
import type { CapableHandler, FactsOf, ListDefinition } from "../../engine/rows/list-definition.ts";
import { listing } from "../../engine/rows/list.ts";
import type { EffectsOf, NamesBy, NamesOf, Rows } from "../../engine/rows/table.ts";
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
import { propertyOf } from "../../../scripts/lib/json.ts";
import { dropEmptyText, setField, setOffset } from "../readings/fields.ts";
import { matchLocation } from "../readings/matches.ts";
import { accountRow, renamed, reshaped } from "../readings/reshaped.ts";
import { memoize } from "../../../scripts/lib/memoize.ts";

type V1 = Rows["v1"]["searchBrands"];

/** The orders of v1; v2 names the field and not its values, and takes these. */
const orders: FactsOf<V1, AccountRecord>["orders"] = {
  MOST_FOLLOWERS: followersOf,
  LEAST_FOLLOWERS: followersOf,
  MOST_VIEWS: (account, world) =>
    world.takes("account-views", "page") ? account.likes : totals(creativesOf(world, account)).views,
  HIGHEST_ENGAGEMENT({ igEngagementRate: one, tiktokEngagementRate: other }, { takes }) {
    if (takes("account-engagement", "instagram")) return one;
    if (takes("account-engagement", "tiktok")) return other ?? one;
    return one === null && other === null ? null : Math.max(one ?? 0, other ?? 0);
  },
  MOST_ACTIVE_ADS: (account, world) => totals(creativesOf(world, account)).active,
};

/** Fields of v1's search that v2 has renamed or has no more. Ignored, they would hide that a call was not moved to v2. */
const oldFields = {
  mode: "is not a field of v2: which input is sent decides the search",
  type: "is not a field of v2: POST /brands and POST /creators search one type each",
  brandIds: "is named ids in v2",
  brandNames: "is named names in v2",
  count: "is named limit in v2",
} satisfies Partial<Record<keyof EffectsOf<V1>, string>>;

const refuses = (takes: Takes) => (takes("search-old-fields", "refused") ? oldFields : {});

const byName = (takes: Takes) =>
  takes("name-match", "exact") ? "equals" : takes("name-match", "prefix") ? "prefix" : undefined;

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
  orderIn: ({ takes }, isSearch) =>
    !isSearch && takes("account-order", "ids") ? { field: "id", direction: "ascending" } : undefined,
  depends: ["followers", "account-views", "account-engagement", "account-order"],
  matches: { location: matchLocation, names: byName, brandNames: byName },
} satisfies Partial<ListDefinition<AccountRecord, AccountRecord>>;

const followerBounds = {
  minFollowers: (account: AccountRecord, world: World) =>
    followersOf(account, world) ?? unknownFollowers(world, Infinity),
  maxFollowers: (account: AccountRecord, world: World) =>
    followersOf(account, world) ?? unknownFollowers(world, -Infinity),
};

/** What the account searches of v2 do with what the specification leaves open. */
const currentSearch = {
  ...accountSearch,
  refuses,
  undeclared: ["offset", "minFollowers", "maxFollowers", ...Object.keys(oldFields)],
  limit: ({ takes }) => (takes("search-limit-default", "rows-3") ? 3 : undefined),
  adapt(fields, { world: { takes }, body }) {
    dropEmptyText(fields, "query", takes("search-text-empty", "nothing"));
    if (takes("search-followers", "filtered"))
      for (const name of ["minFollowers", "maxFollowers"] as const)
        if (propertyOf(body, name) !== undefined)
          setField(fields, name, operations.v1.searchBrands.effects[name], propertyOf(body, name));
    if (takes("search-offset", "pages")) setOffset(fields, "body", propertyOf(body, "offset"));
    if (takes("handle-at-sign", "skipped"))
      for (const name of ["igUsername", "tiktokUsername"] satisfies NamesOf<Rows["v2"]["searchBrands"]>[]) {
        const field = fields.get(name);
        if (field) fields.set(name, { ...field, value: String(field.value).replace(/^@(?=.)/, "") });
      }
  },
} satisfies Partial<ListDefinition<AccountRecord, AccountRecord>>;

/** A search of v2 with its envelope, which is not specified. */
function inEnvelope(key: "brands" | "creators", handler: CapableHandler): CapableHandler {
  return reshaped(handler, (body, call) => {
    const { body: input } = call;
    const { takes } = call.world;
    const ids = propertyOf(input, "ids");
    const rows = body[key] as Record<string, unknown>[];
    const found = new Set(rows.map(({ id }) => id));
    const unmatchedIds = (Array.isArray(ids) ? ids : []).filter((id) => !found.has(String(id)));
    const hasUnmatched = Array.isArray(ids) && takes("search-unmatched", "present");
    const name = takes("search-envelope", "accounts")
      ? "accounts"
      : takes("search-envelope", "data")
        ? "data"
        : key;
    const shown = { ...body, [key]: rows.map((row) => accountRow(row, call)) };
    return { ...renamed(shown, key, name), ...(hasUnmatched && { unmatchedIds }) };
  });
}

/** POST /brands of v2. */
export const searchBrands = inEnvelope(
  "brands",
  listing<AccountRecord>({
    ...currentSearch,
    facts: {
      effects: {
        ...followerBounds,
        location: ({ location }) => location,
        taxonomy: ({ taxonomy }) => taxonomy,
      },
      orders,
      reads: {},
    } satisfies FactsOf<Rows["v2"]["searchBrands"], AccountRecord>,
    keeps: ({ type }) => type === "BRAND",
  }),
);

/** POST /creators of v2. */
export const searchCreators = inEnvelope(
  "creators",
  listing<AccountRecord>({
    ...currentSearch,
    facts: {
      effects: { ...followerBounds, location: ({ location }) => location },
      orders,
      reads: {},
    } satisfies FactsOf<Rows["v2"]["searchCreators"], AccountRecord>,
    keeps: ({ type }) => type === "CREATOR",
  }),
);

const facts: FactsOf<V1, AccountRecord> = {
  effects: {
    type: ({ type }) => type,
    ...followerBounds,
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
  adapt(fields, { world: { takes } }) {
    const mode = fields.get("mode" satisfies NamesBy<V1, "mode">)?.value as keyof typeof inputs;
    for (const input of Object.values(inputs)) if (input !== inputs[mode]) fields.delete(input);
    dropEmptyText(fields, inputs.smart, takes("search-text-empty", "nothing"));
    if (mode !== "ids") return;
    // Ids are answered one by one, whatever the filters say.
    if (takes("ids-filtered", "ignored")) for (const name of Object.keys(facts.effects)) fields.delete(name);
    const { sortBy } = operations.v1.searchBrands.effects;
    if (takes("ids-order", "names"))
      setField(fields, "sortBy", sortBy, "NAME" satisfies keyof typeof sortBy.orders);
  },
  more(fields, { world, findsNothing = false }) {
    const asked = fields.get(inputs.ids)?.value;
    if (!Array.isArray(asked)) return {};
    const unmatchedIds = asked.map(String).filter((key) => findsNothing || !findIndexed(world, key));
    if (unmatchedIds.length === 0 && world.takes("unmatched-ids", "if-any")) return {};
    return { unmatchedIds } satisfies Partial<LegacyBrandList>;
  },
});

/** An account by id or platform id, if searches find it. */
function findIndexed(world: World, id: string): AccountRecord | undefined {
  const account = findAccount(world, id);
  const added = account && contentOf(world).indexing.byId(account.id);
  return added && !isIndexed(world, added) ? undefined : account;
}

/** The followers of an account on its two networks: usually the larger number. */
function followersOf({ igFollowers, tiktokFollowers }: AccountRecord, { takes }: World): number | null {
  if (takes("followers", "sum")) return (igFollowers ?? 0) + (tiktokFollowers ?? 0);
  if (takes("followers", "instagram")) return igFollowers ?? tiktokFollowers;
  return igFollowers === null && tiktokFollowers === null
    ? null
    : Math.max(igFollowers ?? 0, tiktokFollowers ?? 0);
}

/** What stands for followers that are unknown; `within` is within any bounds. */
function unknownFollowers({ takes }: World, within: number): number {
  if (takes("followers-unknown", "never")) return NaN;
  return takes("followers-unknown", "always") ? within : 0;
}

/** The views of an account's creatives, and how many of them run: counted once for each list, which does not change. */
const totals = memoize((creatives: readonly { viewCount: number | null; active: boolean }[]) => ({
  views: creatives.reduce((sum, { viewCount }) => sum + (viewCount ?? 0), 0),
  active: creatives.filter(({ active }) => active).length,
}));
