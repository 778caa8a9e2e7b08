import type { MediaFormat, MediaKind } from "@adintel/client/types";
import type { CreativeData } from "./data.ts";
import type { Format } from "../makers/format.ts";
import type { Random } from "../base/random.ts";

export const mostPictures = 50;

/** What a creative is made of that has some facts given: its size, its running time and its cards follow its format. */
export function ownFormat(facts: CreativeData, made: Format, random: Random): Format {
  const seconds = random.int(8, 45);
  const cards = random.int(3, 6);
  const { type = impliedType(facts) ?? made.type } = facts;
  const { mediaType = kindOf(facts, type, made.mediaType) } = facts;
  const isUsual = type === made.type && mediaType === made.mediaType;
  const isVideo = mediaType === "VIDEO";
  const hasCards = type === "CAROUSEL" || type === "DCO";
  const usual = isUsual
    ? made
    : { width: 1080, height: isVideo ? 1920 : 1080, durationInSeconds: seconds, carouselCount: cards };
  const { width = usual.width, height = usual.height } = facts;
  const { carouselCount = hasCards ? usual.carouselCount : null } = facts;
  const { durationInSeconds = isVideo ? usual.durationInSeconds : null } = facts;
  const media = [facts.url, facts.urls, facts.thumbnailUrl].filter((one) => one !== undefined);
  const isUnavailable = media.length > 0 && media.every((one) => one === null || one.length === 0);
  return {
    type,
    mediaType,
    pictureCount:
      facts.pictureCount ??
      (isUnavailable ? 0 : hasCards ? Math.min(Math.floor(carouselCount ?? cards), mostPictures) : 1),
    hasVideo: facts.hasVideo ?? (isVideo && !isUnavailable),
    width,
    height,
    durationInSeconds,
    carouselCount,
  };
}

/** The format that other facts leave no choice of. */
function impliedType({ carouselCount, durationInSeconds, mediaType }: CreativeData): MediaFormat | undefined {
  if (typeof carouselCount === "number") return "CAROUSEL";
  if (typeof durationInSeconds === "number" || mediaType === "VIDEO") return "VIDEO";
  return mediaType === "IMAGE" ? "IMAGE" : undefined;
}

function kindOf(
  { durationInSeconds }: CreativeData,
  type: MediaFormat | null,
  usual: MediaKind | null,
): MediaKind | null {
  if (type === "VIDEO" || typeof durationInSeconds === "number") return "VIDEO";
  return type === "IMAGE" || type === "DPA" ? "IMAGE" : usual;
}
