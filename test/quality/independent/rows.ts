import type { Account } from "./data/accounts.ts";
import type { Creative } from "./data/creatives.ts";
import type { Campaign, Collab } from "./data/lists.ts";
import type { Row, World } from "./world.ts";

const nullableOfAccounts =
  "summary category pageAlias likes igFollowers igEngagementRate tiktokFollowers thumbnailUrl".split(" ");
const nullableOfMedia =
  "brand title type mediaType url thumbnailUrl width height durationInSeconds hook summary coreAngle targetPersona ugcCharacter startAt endAt daysRun carouselCount viewCount likeCount commentCount impressionPercentile impressionsText".split(
    " ",
  );
const nullableOfCampaigns = ["category", "summary", "velocityScore"];
const nullableTexts = new Set(
  "summary category pageAlias igUsername tiktokUsername thumbnailUrl title url hook coreAngle targetPersona impressionsText".split(
    " ",
  ),
);

/** A row of v1's search. */
export function accountRowV1(account: Account, world: World): Row {
  return finished(
    {
      id: account.id,
      name: account.name,
      summary: account.summary,
      category: account.category,
      verified: account.verified,
      pageAlias: account.pageAlias,
      likes: account.likes,
      igUsername: account.igUsername,
      igFollowers: account.igFollowers,
      igEngagementRate: rate(account.igEngagementRate, world),
      tiktokUsername: account.tiktokUsername,
      tiktokFollowers: account.tiktokFollowers,
      thumbnailUrl: account.thumbnailUrl,
    },
    nullableOfAccounts,
    world,
  );
}

/** A row of v2's searches, and what its look-up gives. */
export function accountRow(account: Account, world: World): Row {
  const { category, likes, ...both } = accountRowV1(account, world);
  if (account.type === "BRAND" && world.takes("brand-row", "sparse"))
    return { type: "BRAND", id: account.id, name: account.name };
  if (account.type === "BRAND")
    return {
      ...both,
      type: "BRAND",
      category,
      likes,
      ...(world.takes("brand-row", "with-facebook") && { facebookUsername: account.pageAlias }),
    };
  return {
    ...both,
    type: "CREATOR",
    gender: account.gender,
    ageRange: account.ageRange,
    ethnicity: account.ethnicity,
    location: account.location,
    language: account.language,
    tiktokEngagementRate: rate(account.tiktokEngagementRate, world),
  };
}

function rate(value: number | null, world: World): number | null {
  return value !== null && world.takes("engagement-unit", "percent") ? value * 100 : value;
}

/** A creative as v2 shows it. */
export function mediaRow(creative: Creative, world: World): Row {
  const account = world.accounts.find(({ id }) => id === creative.accountId);
  const { painPoints, sellingPoints } = creative;
  const present = world.takes("optional-keys", "always");
  const absent = world.takes("optional-keys", "never");
  const row = {
    id: creative.id,
    platformId: creative.platformId,
    brand: account ? mediaBrand(account) : null,
    title: creative.title,
    type: creative.type === "DCO" && world.takes("row-type", "dco-null") ? null : creative.type,
    mediaType: creative.mediaType,
    url: creative.url,
    urls: creative.urls,
    thumbnailUrl: creative.thumbnailUrl,
    width: creative.width,
    height: creative.height,
    durationInSeconds: creative.durationInSeconds,
    platforms: platforms(creative, world),
    hook: creative.hook,
    summary: creative.summary,
    coreAngle: creative.coreAngle,
    targetPersona: creative.targetPersona,
    ugcCharacter: creative.ugcCharacter,
    startAt: creative.startAt,
    endAt: creative.endAt,
    daysRun: daysRunOf(creative, world),
    categories: world.takes("categories-case", "lower-case")
      ? creative.categories.map((one) => one.toLowerCase())
      : creative.categories,
    carouselCount: creative.carouselCount,
    viewCount: creative.viewCount,
    likeCount: creative.likeCount,
    commentCount: creative.commentCount,
    impressionPercentile: percentile(creative, world),
    impressionsText: creative.impressionsText,
    ...(!absent && (painPoints || present) && { painPoints: painPoints ?? [] }),
    ...(!absent && (sellingPoints || present) && { sellingPoints: sellingPoints ?? [] }),
  };
  return finished(row, nullableOfMedia, world);
}

/** How many days a creative ran, as rows show it and filters look at it. */
export function daysRunOf({ daysRun }: Creative, { takes }: World): number {
  return takes("days-run", "fraction") ? daysRun + 0.25 : daysRun;
}

function percentile({ impressionPercentile: percent }: Creative, world: World): number | null {
  return percent !== null && world.takes("percentile-unit", "share") ? percent / 100 : percent;
}

function mediaBrand(account: Account): Row {
  return {
    id: account.id,
    facebookAdLibraryId: account.platformId,
    name: account.name,
    type: account.type,
    igUsername: account.igUsername,
    igFollowers: account.igFollowers,
    tiktokUsername: account.tiktokUsername,
    tiktokFollowers: account.tiktokFollowers,
    facebookUsername: account.pageAlias,
    thumbnailUrl: account.thumbnailUrl,
    category: account.category,
  };
}

function platforms(creative: Creative, world: World): readonly string[] {
  if (world.takes("platforms", "nothing")) return [];
  return world.takes("platforms", "capitals")
    ? creative.platforms.map((one) => one.toUpperCase())
    : creative.platforms;
}

/** A creative as v1 shows it. */
export function mediaRowV1(creative: Creative, world: World): Row {
  const lower = world.takes("v1-media-type", "lower-case");
  const cased = (value: string | null) => (lower ? (value?.toLowerCase() ?? null) : value);
  const row: Row = {
    id: creative.id,
    title: creative.title,
    type: cased(creative.type),
    mediaType: cased(creative.mediaType),
    mediaUrl: creative.url,
    thumbnailUrl: creative.thumbnailUrl,
    platforms: platforms(creative, world),
    hook: creative.hook,
    startAt: creative.startAt,
    endAt: creative.endAt,
    daysRun: creative.daysRun,
    categories: creative.categories,
    carouselCount: creative.carouselCount,
    viewCount: creative.viewCount,
    likeCount: creative.likeCount,
    commentCount: creative.commentCount,
    impressionPercentile: creative.impressionPercentile,
    impressionsText: creative.impressionsText,
  };
  if (world.takes("v1-media-unknown", "absent"))
    return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  if (world.takes("v1-media-unknown", "nulls")) return row;
  const whatStands: Row = { type: "IMAGE", mediaType: "IMAGE", endAt: world.now.toISOString() };
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value ?? whatStands[key] ?? (/Count$|Percentile$/.test(key) ? 0 : ""),
    ]),
  );
}

/** A campaign or an offer. */
export function campaignRow({ accountId: _, mediaCount, ...campaign }: Campaign, world: World): Row {
  const absent = world.takes("optional-keys", "never");
  const present = world.takes("optional-keys", "always");
  const kinds = world.takes("campaign-kinds", "own") && { type: "promo", category: "Misc" };
  return finished(
    {
      ...campaign,
      ...kinds,
      ...(!absent && (mediaCount !== undefined || present) && { mediaCount: mediaCount ?? 0 }),
    },
    nullableOfCampaigns,
    world,
  );
}

/** One whom an account works with. */
export function collabRow({ accountId: _, ...collab }: Collab, world: World): Row {
  return world.takes("collab-url", "plain")
    ? { ...collab, profileUrl: collab.profileUrl.replace("www.", "").replace(/\/$/, "") }
    : collab;
}

function finished(row: Row, nullable: readonly string[], world: World): Row {
  if (world.takes("nulls", "always"))
    return { ...row, ...Object.fromEntries(nullable.map((key) => [key, null])) };
  if (!world.takes("nulls", "never")) return row;
  const texts = nullable.filter((key) => nullableTexts.has(key));
  return { ...row, ...Object.fromEntries(texts.map((key) => [key, row[key] ?? ""])) };
}
