import { operations } from "@adintel/client/operations";
import type { AccountType, BrandSearchRequest, CreatorSearchRequest } from "@adintel/client/types";
import type { LegacyBrandSearchRequest, LegacyBrandSortBy } from "@adintel/client/types/v1";
import type { AccountRecord } from "../../corpus/index.ts";
import { invalid, readPage, rowsAnswer, type Call, type Handler } from "../call.ts";
import { isWithin } from "../media-filter.ts";
import { compareDescending, compareIds } from "../media-order.ts";
import { accountRow, legacyBrand } from "../rows.ts";
import { allCreatives, findAccount, indexedAccounts, isIndexed, searchableIn, type World } from "../world.ts";

/** POST /brands of v2. */
export const searchBrands: Handler = (call) => searchV2(call, "BRAND", "brands");

/** POST /creators of v2. */
export const searchCreators: Handler = (call) => searchV2(call, "CREATOR", "creators");

/** What both searches of v2 take, together. */
type Fields = BrandSearchRequest & Omit<CreatorSearchRequest, keyof BrandSearchRequest> & Profile;
type Profile = Pick<CreatorSearchRequest, "gender" | "ageRange" | "ethnicity" | "language">;

function searchV2(call: Call, type: AccountType, key: string) {
  const { world, origin } = call;
  // The contract has been checked; the profile filters are there in a creator search only.
  const fields = call.body as Omit<Fields, keyof Profile> & Profile;
  // The range and default of limit are not specified for v2's search, so v1's default serves.
  // The default does not cut off a list of ids: v1 answers one row for each of them that matches.
  const fallback = fields.ids ? Infinity : operations.v1.searchBrands.paging.limit.default;
  const { limit, faults } = readPage({ limit: fields.limit }, fallback);
  if (fields.sortBy !== undefined && !isOrder(fields.sortBy) && !decidedByQuery(fields)) {
    faults.push({ path: "sortBy", message: `must be one of ${Object.keys(orders).join(", ")}` });
  }
  if (faults.length > 0) return invalid(...faults);
  const sortBy = fields.sortBy !== undefined && isOrder(fields.sortBy) ? fields.sortBy : undefined;
  const rows = byInputs(world, fields, sortBy)
    .filter((account) => account.type === type && passes(account, fields))
    .slice(0, limit)
    .map((account) => accountRow(account, origin));
  return rowsAnswer(key, rows);
}

interface Inputs {
  ids?: (string | number)[] | undefined;
  igUsername?: string | undefined;
  tiktokUsername?: string | undefined;
  names?: string[] | undefined;
  query?: string | undefined;
}

/** The order of a search by query is that of relevance, whatever `sortBy` says. */
function decidedByQuery({ ids, igUsername, tiktokUsername, names, query }: Inputs): boolean {
  return (
    query !== undefined && [ids, igUsername, tiktokUsername, names].every((input) => input === undefined)
  );
}

/** The first input that is there decides: ids, then handles, then names, then the query. */
function byInputs(world: World, inputs: Inputs, sortBy: LegacyBrandSortBy | undefined): AccountRecord[] {
  const { ids, igUsername, tiktokUsername, names, query } = inputs;
  if (ids) return sorted(world, matchIds(world, ids).found, sortBy, false);
  if (igUsername !== undefined || tiktokUsername !== undefined) {
    const contains = (handle: string | null, text: string | undefined) =>
      text !== undefined && handle !== null && handle.toLowerCase().includes(text.toLowerCase());
    const has = (account: AccountRecord) =>
      contains(account.igUsername, igUsername) || contains(account.tiktokUsername, tiktokUsername);
    return sorted(world, accountsOf(world).filter(has), sortBy);
  }
  if (names) return sorted(world, matchNames(world, names), sortBy);
  if (query !== undefined) return [...searchableIn(world).accounts().search(query)];
  return sorted(world, accountsOf(world), sortBy);
}

/** POST /brands/search of v1, in its three modes. */
export const searchBrandsV1: Handler = (call) => {
  const { world, origin } = call;
  // The contract has been checked: it is one of the three searches.
  const fields = call.body as LegacyBrandSearchRequest;
  if (fields.mode === "ids") {
    const { found, unmatched } = matchIds(world, fields.brandIds);
    const brands = sorted(world, found, fields.sortBy, false).map((account) => legacyBrand(account, origin));
    return {
      json: JSON.stringify({ count: brands.length, brands, unmatchedIds: unmatched }),
      rows: brands.length,
    };
  }
  const candidates =
    fields.mode === "smart"
      ? searchableIn(world).accounts().search(fields.query)
      : sorted(world, matchNames(world, fields.brandNames), fields.sortBy);
  const brands = candidates
    .filter((account) => account.type === fields.type && passes(account, fields))
    .slice(0, fields.count ?? operations.v1.searchBrands.paging.limit.default)
    .map((account) => legacyBrand(account, origin));
  return rowsAnswer("brands", brands);
};

/** All accounts that searches find. */
function accountsOf(world: World): AccountRecord[] {
  return [...world.library.corpus.accounts, ...indexedAccounts(world).map(({ account }) => account)];
}

/** One account for each id that matches, in the order of the ids. */
function matchIds(world: World, ids: readonly (string | number)[]) {
  const found = new Set<AccountRecord>();
  const unmatched: string[] = [];
  for (const id of ids.map(String)) {
    const account = findAccount(world, id);
    const added = account && world.indexing.byId(account.id);
    if (account && (!added || isIndexed(world, added))) found.add(account);
    else unmatched.push(id);
  }
  return { found: [...found], unmatched };
}

function matchNames(world: World, names: readonly string[]): AccountRecord[] {
  const wanted = names.map((name) => name.toLowerCase());
  return accountsOf(world).filter(({ name }) => wanted.some((text) => name.toLowerCase().includes(text)));
}

interface Filters {
  minFollowers?: number | undefined;
  maxFollowers?: number | undefined;
  ethnicity?: string | undefined;
  gender?: string | undefined;
  ageRange?: string | undefined;
  language?: string | undefined;
  location?: string | undefined;
  taxonomy?: string[] | undefined;
}

function passes(account: AccountRecord, filters: Filters): boolean {
  const { minFollowers = 0, maxFollowers = Infinity, location, taxonomy } = filters;
  const followers = followersOf(account) ?? 0;
  return (
    followers >= minFollowers &&
    followers <= maxFollowers &&
    (["ethnicity", "gender", "ageRange", "language"] as const).every(
      (name) => filters[name] === undefined || filters[name] === account[name],
    ) &&
    (location === undefined || account.location?.toLowerCase() === location.toLowerCase()) &&
    (!taxonomy?.length || account.taxonomy.some((path) => taxonomy.some((wanted) => isWithin(path, wanted))))
  );
}

/** The larger of an account's two followings. */
function followersOf({ igFollowers, tiktokFollowers }: AccountRecord): number | null {
  return igFollowers === null && tiktokFollowers === null
    ? null
    : Math.max(igFollowers ?? 0, tiktokFollowers ?? 0);
}

type Compare = (a: AccountRecord, b: AccountRecord) => number;

/** The orders of v1; v2 names the field and not its values. */
const orders: Record<LegacyBrandSortBy, (world: World) => Compare> = {
  NAME: () => (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  MOST_FOLLOWERS: () => (a, b) => compareDescending(followersOf(a), followersOf(b)),
  LEAST_FOLLOWERS: () => (a, b) => {
    const [one, other] = [followersOf(a), followersOf(b)];
    return compareDescending(one === null ? null : -one, other === null ? null : -other);
  },
  MOST_VIEWS: (world) => byTotal(world, ({ viewCount }) => viewCount ?? 0),
  HIGHEST_ENGAGEMENT: () => (a, b) => compareDescending(engagementOf(a), engagementOf(b)),
  MOST_ACTIVE_ADS: (world) => byTotal(world, ({ active }) => Number(active)),
};

function isOrder(name: string): name is LegacyBrandSortBy {
  return Object.hasOwn(orders, name);
}

function engagementOf({ igEngagementRate: one, tiktokEngagementRate: other }: AccountRecord): number | null {
  return one === null && other === null ? null : Math.max(one ?? 0, other ?? 0);
}

function byTotal(
  world: World,
  factOf: (creative: { viewCount: number | null; active: boolean }) => number,
): Compare {
  const totals = new Map<AccountRecord, number>();
  for (const creative of allCreatives(world, "MOST_RECENT")) {
    totals.set(creative.account, (totals.get(creative.account) ?? 0) + factOf(creative));
  }
  return (a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0);
}

/** Sorted with ties by id; left as they are where no order is given and `byFollowers` is off. */
function sorted(
  world: World,
  accounts: AccountRecord[],
  sortBy: LegacyBrandSortBy | undefined,
  byFollowers = true,
) {
  if (sortBy === undefined && !byFollowers) return accounts;
  const compare = orders[sortBy ?? "MOST_FOLLOWERS"](world);
  return [...accounts].sort((a, b) => compare(a, b) || compareIds(a, b));
}
