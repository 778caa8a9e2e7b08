import type {
  BrandAccount,
  Campaign,
  Collab,
  CreatorAccount,
  MediaBrand,
  MediaItem,
} from "@adintel/client/types";
import type { Brand, LegacyMediaItem } from "@adintel/client/types/v1";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "../corpus/records.ts";

/** Addresses of pictures and videos on the mock, below the origin that a request came to. */
export const assets = {
  account: (origin: string, { id }: AccountRecord) => `${origin}/assets/accounts/${id}.svg`,
  picture: (origin: string, { id }: CreativeRecord, index: number) =>
    `${origin}/assets/creatives/${id}/${index}.svg`,
  video: (origin: string, { id }: CreativeRecord) => `${origin}/assets/creatives/${id}/video.webm`,
};

function pictures(creative: CreativeRecord, origin: string): string[] {
  return Array.from({ length: creative.pictureCount }, (_, index) => assets.picture(origin, creative, index));
}

function accountPicture(account: AccountRecord, origin: string): string | null {
  return account.hasPicture ? assets.account(origin, account) : null;
}

/** A creative in v2. */
export function mediaItem(creative: CreativeRecord, origin: string): MediaItem {
  const images = pictures(creative, origin);
  const urls = creative.hasVideo ? [assets.video(origin, creative)] : images;
  return {
    id: creative.id,
    platformId: creative.platformId,
    brand: creative.hasBrand ? mediaBrand(creative.account, origin) : null,
    title: creative.title,
    type: creative.format,
    mediaType: creative.mediaType,
    url: urls[0] ?? null,
    urls,
    thumbnailUrl: images[0] ?? null,
    width: creative.width,
    height: creative.height,
    durationInSeconds: creative.durationInSeconds,
    platforms: [...creative.channels],
    hook: creative.hook,
    summary: creative.summary,
    coreAngle: creative.coreAngle,
    targetPersona: creative.targetPersona,
    ugcCharacter: creative.ugcCharacter,
    startAt: creative.startAt,
    endAt: creative.endAt,
    daysRun: creative.daysRun,
    categories: [...creative.categories],
    carouselCount: creative.carouselCount,
    viewCount: creative.viewCount,
    likeCount: creative.likeCount,
    commentCount: creative.commentCount,
    impressionPercentile: creative.impressionPercentile,
    impressionsText: creative.impressionsText,
    ...(creative.painPoints && { painPoints: [...creative.painPoints] }),
    ...(creative.sellingPoints && { sellingPoints: [...creative.sellingPoints] }),
  };
}

function mediaBrand(account: AccountRecord, origin: string): MediaBrand {
  return {
    id: account.id,
    facebookAdLibraryId: account.facebookAdLibraryId,
    name: account.name,
    type: account.type,
    igUsername: account.igUsername,
    igFollowers: account.igFollowers,
    tiktokUsername: account.tiktokUsername,
    tiktokFollowers: account.tiktokFollowers,
    facebookUsername: account.facebookUsername,
    thumbnailUrl: accountPicture(account, origin),
    category: account.category,
  };
}

/** A creative in v1: the same creative, with fewer keys. */
export function legacyMediaItem(creative: CreativeRecord, origin: string): LegacyMediaItem {
  const { id, title, type, mediaType, url, thumbnailUrl, platforms, hook, startAt, endAt, daysRun, ...more } =
    mediaItem(creative, origin);
  const {
    categories,
    carouselCount,
    viewCount,
    likeCount,
    commentCount,
    impressionPercentile,
    impressionsText,
  } = more;
  return {
    ...{ id, title, type, mediaType, mediaUrl: url, thumbnailUrl, platforms, hook, startAt, endAt, daysRun },
    ...{
      categories,
      carouselCount,
      viewCount,
      likeCount,
      commentCount,
      impressionPercentile,
      impressionsText,
    },
  };
}

/** An account in v2, a brand or a creator. */
export function accountRow(account: AccountRecord, origin: string): BrandAccount | CreatorAccount {
  const profile = {
    id: account.id,
    name: account.name,
    summary: account.summary,
    verified: account.verified,
    igUsername: account.igUsername,
    igFollowers: account.igFollowers,
    igEngagementRate: account.igEngagementRate,
    tiktokUsername: account.tiktokUsername,
    tiktokFollowers: account.tiktokFollowers,
    thumbnailUrl: accountPicture(account, origin),
  };
  if (account.type === "BRAND") {
    const { facebookUsername, likes, category } = account;
    return { type: "BRAND", ...profile, facebookUsername, likes, category };
  }
  const { gender, ageRange, ethnicity, location, language, tiktokEngagementRate } = account;
  return {
    type: "CREATOR",
    ...profile,
    gender,
    ageRange,
    ethnicity,
    location,
    language,
    tiktokEngagementRate,
  };
}

/** An account in v1, brand and creator alike. */
export function legacyBrand(account: AccountRecord, origin: string): Brand {
  return {
    id: account.id,
    name: account.name,
    summary: account.summary,
    category: account.category,
    verified: account.verified,
    pageAlias: account.pageAlias,
    likes: account.likes,
    igUsername: account.igUsername,
    igFollowers: account.igFollowers,
    igEngagementRate: account.igEngagementRate,
    tiktokUsername: account.tiktokUsername,
    tiktokFollowers: account.tiktokFollowers,
    thumbnailUrl: accountPicture(account, origin),
  };
}

export function campaignRow(campaign: CampaignRecord): Campaign {
  const { id, type, category, title, summary, velocityScore, startAt, launches7d, mediaCount } = campaign;
  return {
    ...{ id, type, category, title, summary, velocityScore, startAt, launches7d },
    ...(mediaCount !== undefined && { mediaCount }),
  };
}

export function collabRow(creator: AccountRecord, mediaCount: number): Collab {
  return { name: creator.name, profileUrl: creator.profileUrl, mediaCount };
}
