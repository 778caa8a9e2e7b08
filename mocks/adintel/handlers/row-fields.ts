import type { MediaBrand, MediaItem } from "@adintel/client/types";
import type { LegacyMediaItem } from "@adintel/client/types/v1";
import type { AccountRecord, CreativeRecord } from "../corpus/index.ts";

/** Addresses of pictures and videos on the mock, below the origin that a request came to. */
const assets = {
  account: (origin: string, { id }: AccountRecord) => `${origin}/assets/accounts/${id}.svg`,
  picture: (origin: string, { id }: CreativeRecord, index: number) =>
    `${origin}/assets/creatives/${id}/${index}.svg`,
  video: (origin: string, { id }: CreativeRecord) => `${origin}/assets/creatives/${id}/video.webm`,
};

function pictures(creative: CreativeRecord, origin: string): string[] {
  return Array.from({ length: creative.pictureCount }, (_, index) => assets.picture(origin, creative, index));
}

function urls(creative: CreativeRecord, origin: string): readonly string[] {
  const { urls: own, url: address } = creative.ownAddresses ?? {};
  if (own) return own;
  if (address !== undefined) return address === null ? [] : [address];
  return creative.hasVideo ? [assets.video(origin, creative)] : pictures(creative, origin);
}

function url(creative: CreativeRecord, origin: string): string | null {
  const own = creative.ownAddresses?.url;
  return own === undefined ? (urls(creative, origin)[0] ?? null) : own;
}

function thumbnailUrl(creative: CreativeRecord, origin: string): string | null {
  const own = creative.ownAddresses?.thumbnailUrl;
  return own === undefined ? (pictures(creative, origin)[0] ?? null) : own;
}

export const madeOfAccount = {
  thumbnailUrl: (account: AccountRecord, origin: string) =>
    account.ownPicture ?? (account.hasPicture ? assets.account(origin, account) : null),
};

/** The fields of a creative's rows in v1 and v2 that do not stand in its record; the compiler asks for each. */
export const madeOfCreative = {
  brand: (creative, origin) => (creative.hasBrand ? mediaBrand(creative.account, origin) : null),
  url,
  urls,
  mediaUrl: url,
  thumbnailUrl,
} satisfies Record<
  Exclude<keyof MediaItem | keyof LegacyMediaItem, keyof CreativeRecord>,
  (creative: CreativeRecord, origin: string) => unknown
>;

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
    thumbnailUrl: madeOfAccount.thumbnailUrl(account, origin),
    category: account.category,
  };
}
