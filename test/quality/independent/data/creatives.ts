import { ageRanges, categories, channels, ethnicities, formats, funnelStages, genders } from "../values.ts";
import { day, midnight } from "../days.ts";
import { accounts } from "./accounts.ts";
import { share, uuid } from "./names.ts";
import { taxonomyPaths } from "./taxonomies.ts";

/** One ad, with what no response shows: its channel and everything after it. */
export type Creative = {
  readonly id: string;
  readonly platformId: string;
  readonly accountId: string;
  readonly title: string | null;
  readonly type: string | null;
  readonly mediaType: string | null;
  readonly url: string | null;
  readonly urls: readonly string[];
  readonly thumbnailUrl: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationInSeconds: number | null;
  readonly platforms: readonly string[];
  readonly hook: string | null;
  readonly summary: string | null;
  readonly coreAngle: string | null;
  readonly targetPersona: string | null;
  readonly ugcCharacter: { readonly [name: string]: unknown } | null;
  readonly startAt: string;
  readonly endAt: string | null;
  readonly daysRun: number;
  readonly categories: readonly string[];
  readonly carouselCount: number | null;
  readonly viewCount: number | null;
  readonly likeCount: number | null;
  readonly commentCount: number | null;
  readonly impressionPercentile: number | null;
  readonly impressionsText: string | null;
  readonly painPoints: readonly string[] | undefined;
  readonly sellingPoints: readonly string[] | undefined;
  readonly channel: string;
  readonly funnelStage: string;
  readonly language: string;
  readonly location: readonly string[];
  readonly taxonomy: readonly string[];
  readonly landingPage: string;
  readonly lowImpressions: boolean;
  readonly partnershipAd: boolean;
  readonly crossposted: boolean;
  readonly engagement: number;
  readonly outlier: number;
};

/** How many days ago each creative started. */
const ages = [
  0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 12, 13, 14, 16, 18, 20, 22, 25, 28, 29, 30, 31, 33, 38, 45,
  52, 60, 61, 70, 80, 88, 92, 95, 110, 130, 150, 170, 178, 185, 190, 200, 220, 250, 280, 300, 330, 360, 365,
  370, 380, 400, 430, 470, 500, 520, 560, 600, 650, 700, 720, 725,
];

const owners = [0, 1, 0, 2, 0, 1, 4, 2, 3, 1, 5, 0, 4];
const hooks = [
  "Stop scrolling, start steeping",
  "Rain will not wait for you",
  "Your skin called",
  "Three reasons I switched",
];
const angles = ["Slow living", "Built to last", "Honest ingredients", "Save time"];
const personas = ["Busy parents", "Weekend travellers", "New graduates"];
const selling = ["Free delivery", "Ten year warranty", "No perfume"];
const places = [
  ["United Kingdom"],
  ["United States", "Canada"],
  ["France"],
  ["Germany", "France"],
  ["Mexico"],
];

/** All creatives, in no order, as of an instant. */
export function creativesAt(now: Date): readonly Creative[] {
  return ages
    .map((age, index) => creative(age, index, now))
    .sort((left, right) => (left.id < right.id ? -1 : 1));
}

function creative(age: number, index: number, now: Date): Creative {
  const account = accounts[owners[index % owners.length]!]!;
  const today = midnight(now.getTime());
  const start =
    age === 0
      ? today + ((now.getTime() - today) * (index + 1)) / 4
      : today - age * day + ((index * 7) % 24) * 3_600_000;
  const run = (index * 11) % 70;
  const end = start + run * day;
  const ended = index % 3 !== 0 && end < now.getTime();
  const type = formats[index % 5]!;
  const video = type === "VIDEO" || (index % 7 === 0 && type !== "IMAGE");
  const views = index % 9 === 4 ? null : 100 + Math.floor(share(`views ${index}`) * 90_000);
  const likes = index % 9 === 4 ? null : Math.floor(share(`likes ${index}`) * 4000);
  const comments = index % 9 === 4 ? null : Math.floor(share(`comments ${index}`) * 300);
  const percentile = index % 8 === 5 ? null : Math.floor(share(`impressions ${index}`) * 100);
  const part = <Value>(list: readonly Value[], step: number) =>
    list[(index * step + (index >> 3)) % list.length]!;
  return {
    id: uuid(`creative ${index}`),
    platformId: String(880000000000 + index * 7919),
    accountId: account.id,
    title: index % 10 === 7 ? null : `${account.name} ad ${index}: ${part(["tea", "jacket", "skincare"], 1)}`,
    type: index % 31 === 30 ? null : type,
    mediaType: index % 29 === 28 ? null : video ? "VIDEO" : "IMAGE",
    url: index % 13 === 12 ? null : `https://cdn.independent.example/m/${index}.${video ? "mp4" : "jpg"}`,
    urls:
      type === "CAROUSEL"
        ? [1, 2, 3].map((one) => `https://cdn.independent.example/m/${index}-${one}.jpg`)
        : [],
    thumbnailUrl: index % 17 === 3 ? null : `https://cdn.independent.example/t/${index}.jpg`,
    width: index % 12 === 1 ? null : 1080,
    height: index % 12 === 1 ? null : part([1080, 1350, 1920], 1),
    durationInSeconds: video ? part([6, 10, 22, 30, 48, 60, 120], 1) : null,
    platforms: part([["facebook", "instagram"], ["instagram"], ["tiktok"]], 1),
    hook: index % 14 === 2 ? null : part(hooks, 1),
    summary:
      index % 11 === 5
        ? null
        : `About ${part(["slow mornings", "wet harbours", "tired skin"], 1)} and ${account.name}.`,
    coreAngle: index % 15 === 8 ? null : part(angles, 3),
    targetPersona: index % 16 === 9 ? null : part(personas, 2),
    ugcCharacter:
      index % 4 === 1
        ? {
            ageRange: index % 8 === 1 ? null : part(ageRanges, 3),
            gender: part(genders, 1),
            ethnicity: part(ethnicities, 2),
            description: index % 12 === 5 ? null : "A person at a table",
          }
        : null,
    startAt: new Date(start).toISOString(),
    endAt: ended ? new Date(end).toISOString() : null,
    daysRun: Math.floor(((ended ? end : now.getTime()) - start) / day),
    categories: index % 13 === 6 ? [] : [part(categories, 5), part(categories, 7)],
    carouselCount: type === "CAROUSEL" ? 3 : null,
    viewCount: views,
    likeCount: likes,
    commentCount: comments,
    impressionPercentile: percentile,
    impressionsText: percentile === null ? null : `Top ${100 - percentile}%`,
    painPoints: index % 3 === 0 ? ["No time"] : undefined,
    sellingPoints: index % 4 === 3 ? undefined : [part(selling, 1)],
    channel: part(channels, 1),
    funnelStage: part(funnelStages, 2),
    language: part(["English", "English", "French", "Spanish", "German"], 1),
    location: part(places, 2),
    taxonomy: [...account.taxonomy.slice(0, 1), part(taxonomyPaths, 5)],
    landingPage: `https://${new URL(account.website).host}/${part(["", "sale", "Sale/summer", "bundle", "gifts", "new"], 5)}`,
    lowImpressions: percentile !== null && percentile < 20,
    partnershipAd: index % 6 === 2,
    crossposted: index % 7 === 3,
    engagement: views === null ? 0 : ((likes ?? 0) + (comments ?? 0)) / views,
    outlier: share(`outlier ${index}`) * 10,
  };
}
