import type { Channel, MediaFormat, MediaKind } from "@adintel/client/types";
import { weighted, type Random } from "../base/random.ts";

export type Format = ReturnType<typeof makeFormat>;

// Catalogue formats exist in the ad manager only, and a network of videos shows hardly anything else.
const inAds = weighted<MediaFormat>([
  ["VIDEO", 36],
  ["IMAGE", 27],
  ["CAROUSEL", 13],
  ["DPA", 13],
  ["DCO", 11],
]);
const inFeeds = weighted<MediaFormat>([
  ["VIDEO", 58],
  ["IMAGE", 24],
  ["CAROUSEL", 18],
]);
const inClips = weighted<MediaFormat>([
  ["VIDEO", 95],
  ["IMAGE", 5],
]);

const videoSizes = weighted([
  [{ width: 1080, height: 1920 }, 70],
  [{ width: 1080, height: 1350 }, 15],
  [{ width: 1920, height: 1080 }, 15],
]);
const imageSizes = weighted([
  [{ width: 1080, height: 1080 }, 55],
  [{ width: 1080, height: 1350 }, 35],
  [{ width: 1080, height: 1920 }, 10],
]);
const SQUARE = { width: 1080, height: 1080 };
const CATALOGUE = { width: 1200, height: 628 };

const durations = weighted([
  [[5, 9], 20],
  [[10, 29], 45],
  [[30, 59], 25],
  [[60, 180], 10],
] as const);

export function makeFormat(random: Random, channels: readonly Channel[]) {
  const format = random.pick(formatsOn(channels));
  const kind = kindOf(random, format);
  const size = sizeOf(random, format, kind);
  const cards = random.int(3, format === "CAROUSEL" ? 8 : 5);
  const [shortest, longest] = random.pick(durations);
  const duration = random.int(shortest, longest);

  // Unknown to the index.
  const shown = random.orNull(0.012, format);
  const mediaType = random.orNull(0.012, kind);
  const shownSize = random.orNull(0.02, size);
  const hasMedia = !random.chance(0.015);
  const hasCards = format === "CAROUSEL" || format === "DCO";
  return {
    type: shown,
    mediaType,
    pictureCount: hasMedia ? (hasCards ? cards : 1) : 0,
    hasVideo: hasMedia && kind === "VIDEO",
    width: shownSize?.width ?? null,
    height: shownSize?.height ?? null,
    durationInSeconds: mediaType === "VIDEO" ? random.orNull(0.02, duration) : null,
    carouselCount: shown !== null && hasCards ? random.orNull(0.03, cards) : null,
  };
}

function formatsOn(channels: readonly Channel[]): readonly MediaFormat[] {
  if (channels.includes("TIKTOK")) return inClips;
  return channels.includes("INSTAGRAM") ? inFeeds : inAds;
}

function kindOf(random: Random, format: MediaFormat): MediaKind {
  const videos: Partial<Record<MediaFormat, number>> = { VIDEO: 1, CAROUSEL: 0.2, DCO: 0.5 };
  return random.chance(videos[format] ?? 0) ? "VIDEO" : "IMAGE";
}

function sizeOf(random: Random, format: MediaFormat, kind: MediaKind) {
  if (format === "CAROUSEL") return SQUARE;
  if (format === "DPA") return random.chance(0.3) ? CATALOGUE : SQUARE;
  return random.pick(kind === "VIDEO" ? videoSizes : imageSizes);
}
