import type { Row } from "./world.ts";

const nullableText = ["string", "null"];
const nullableNumber = ["number", "null"];

type Shape = Readonly<Record<string, readonly string[]>>;

function all(names: string, types: readonly string[]): Shape {
  return Object.fromEntries(names.split(" ").map((name) => [name, types]));
}

/** The types of fields that the specification gives for rows. */
export const shapes = {
  brandV1: {
    ...all("id name", ["string"]),
    ...all("summary category pageAlias igUsername tiktokUsername thumbnailUrl", nullableText),
    ...all("likes igFollowers igEngagementRate tiktokFollowers", nullableNumber),
    verified: ["boolean"],
  },
  media: {
    ...all("id platformId", ["string"]),
    ...all("brand ugcCharacter", ["object", "null"]),
    ...all(
      "title type mediaType url thumbnailUrl hook summary coreAngle targetPersona startAt endAt impressionsText",
      nullableText,
    ),
    ...all("urls platforms categories", ["array"]),
    ...all(
      "width height durationInSeconds daysRun carouselCount viewCount likeCount commentCount impressionPercentile",
      nullableNumber,
    ),
    ...all("painPoints sellingPoints", ["array", "undefined"]),
  },
  total: { ...all("id label", ["string"]), tags: ["array", "null"], total: ["number"] },
  mix: { type: ["string"], count: ["number"] },
  landingPage: { url: ["string"], total: ["number"] },
  campaign: {
    ...all("id type title startAt", ["string"]),
    ...all("category summary", nullableText),
    velocityScore: nullableNumber,
    launches7d: ["number"],
    mediaCount: ["number", "undefined"],
  },
  collab: { ...all("name profileUrl", ["string"]), mediaCount: ["number"] },
  error: { ...all("code message", ["string"]), details: ["array", "undefined"] },
} satisfies Readonly<Record<string, Shape>>;

/** The fields of a row that have another type than is stated. */
export function mistyped(row: Row, shape: Shape): readonly string[] {
  return Object.entries(shape)
    .filter(([field, types]) => !types.includes(typeOf(row[field])))
    .map(([field]) => field);
}

function typeOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}
