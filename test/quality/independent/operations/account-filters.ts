import type { Account } from "../data/accounts.ts";
import { isPlace, isWithin, numberOf, textsOf, wordsInCommon, type Compare, type Filters } from "../pages.ts";
import type { Call, World } from "../world.ts";

/** Whether an id names an account: its uuid, or its id on the platform. */
export function isNamedBy({ id, platformId }: Account, given: string, world: World): boolean {
  const one = world.takes("id-case", "ignored") ? given.toLowerCase() : given;
  return one === id || one === platformId;
}

function followers({ igFollowers, tiktokFollowers }: Account, world: World): number | null {
  if (world.takes("followers", "sum")) return (igFollowers ?? 0) + (tiktokFollowers ?? 0);
  const some = igFollowers ?? tiktokFollowers;
  return world.takes("followers", "instagram") || some === null ? some : Math.max(some, tiktokFollowers ?? 0);
}

function isNamed(name: string, asked: string, { world }: Call): boolean {
  const [whole, part] = [name.toLowerCase(), asked.toLowerCase()];
  if (world.takes("name-match", "exact")) return whole === part;
  return world.takes("name-match", "prefix") ? whole.startsWith(part) : whole.includes(part);
}

function isRelevant(row: Account, value: unknown, { world }: Call): boolean {
  const query = String(value);
  if (query.trim() === "") return !world.takes("search-text-empty", "nothing");
  const found = relevance(row, query, world);
  return world.takes("search-words", "all") ? found >= wordsInCommon(query, query, false) : found > 0;
}

/** How many words of a query are about an account. */
function relevance({ name, summary, category }: Account, query: string, world: World): number {
  return wordsInCommon(query, [name, summary, category].join(" "), world.takes("search-word-parts", "parts"));
}

function within(count: number | null, fits: (count: number) => boolean, world: World): boolean {
  if (count !== null) return fits(count);
  return world.takes("followers-unknown", "zero") ? fits(0) : world.takes("followers-unknown", "always");
}

function hasHandle(handle: string | null, value: unknown, world: World): boolean {
  const asked = String(value).toLowerCase();
  const plain = world.takes("handle-at-sign", "skipped") ? asked.replace(/^@(?=.)/, "") : asked;
  return handle?.toLowerCase().includes(plain) ?? false;
}

const edge = (world: World) => (world.takes("bounds", "excluded") ? 1 : 0);

/** What chooses and narrows accounts, in both versions. */
export const accountFilters: Filters<Account> = {
  ids: (row, value, { world }) =>
    Array.isArray(value) && value.some((one: unknown) => isNamedBy(row, String(one), world)),
  names: (row, value, call) => textsOf(value).some((one) => isNamed(row.name, one, call)),
  query: isRelevant,
  igUsername: (row, value, { world }) => hasHandle(row.igUsername, value, world),
  tiktokUsername: (row, value, { world }) => hasHandle(row.tiktokUsername, value, world),
  type: (row, value) => row.type === value,
  minFollowers: (row, value, { world }) =>
    within(followers(row, world), (count) => count - edge(world) >= numberOf(value, 0), world),
  maxFollowers: (row, value, { world }) =>
    within(followers(row, world), (count) => count + edge(world) <= numberOf(value, Infinity), world),
  ethnicity: (row, value) => row.ethnicity === value,
  gender: (row, value) => row.gender === value,
  ageRange: (row, value) => row.ageRange === value,
  language: (row, value) => row.language === value,
  location: (row, value, { world }) => row.location !== null && isPlace(row.location, String(value), world),
  taxonomy: (row, value, { world }) =>
    textsOf(value).some((one) => row.taxonomy.some((path) => isWithin(path, one, world))),
};

/** The order of accounts: by `sortBy`, by relevance to a query, or as they are. */
export function accountOrder(call: Call, query: unknown): readonly [string, Compare<Account>] {
  const { world, input } = call;
  const sort = typeof input["sortBy"] === "string" ? input["sortBy"] : "";
  const tie = (left: Account, right: Account) => (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
  const most =
    (value: (row: Account) => number | null): Compare<Account> =>
    (left, right) => {
      const [of, than] = [value(left) ?? -Infinity, value(right) ?? -Infinity];
      return of === than ? tie(left, right) : of > than ? -1 : 1;
    };
  if (typeof query === "string") return ["relevance", most((row) => relevance(row, query, world))];
  const many = (row: Account) => followers(row, world);
  const ads = (fits: (endAt: string | null) => boolean) => (row: Account) =>
    world.creatives.filter(({ accountId, endAt }) => accountId === row.id && fits(endAt)).length;
  const orders: Record<string, Compare<Account>> = {
    NAME: (left, right) => left.name.localeCompare(right.name, "en"),
    MOST_FOLLOWERS: most(many),
    LEAST_FOLLOWERS: most((row) => -(many(row) ?? Infinity)),
    MOST_VIEWS: most((row) => (world.takes("account-views", "page") ? row.likes : views(row, world))),
    HIGHEST_ENGAGEMENT: most((row) => engagement(row, world)),
    MOST_ACTIVE_ADS: most(ads((endAt) => endAt === null)),
  };
  const plain = world.takes("account-order", "followers") ? most(many) : tie;
  return [sort, orders[sort] ?? plain];
}

function engagement(
  { igEngagementRate: ig, tiktokEngagementRate: tiktok }: Account,
  world: World,
): number | null {
  if (world.takes("account-engagement", "instagram")) return ig;
  if (world.takes("account-engagement", "tiktok")) return tiktok ?? ig;
  return ig === null && tiktok === null ? null : Math.max(ig ?? 0, tiktok ?? 0);
}

function views({ id }: Account, world: World): number {
  return world.creatives
    .filter(({ accountId }) => accountId === id)
    .reduce((sum, { viewCount }) => sum + (viewCount ?? 0), 0);
}
