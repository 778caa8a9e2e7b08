import type { Channel, MediaFormat, MediaItem, MediaSortBy, MediaStatus } from "@adintel/client/types";

/** The page's words for values that it offers. */
export const formats: Partial<Record<MediaFormat, string>> = {
  VIDEO: "Video",
  IMAGE: "Image",
  CAROUSEL: "Carousel",
  DPA: "Catalogue",
  DCO: "Dynamic",
};

export const statuses: Partial<Record<MediaStatus, string>> = {
  ALL: "Any",
  ACTIVE: "Running",
  INACTIVE: "Ended",
};

export const orders: Partial<Record<MediaSortBy, string>> = {
  MOST_RECENT: "Newest first",
  OLDEST: "Oldest first",
  LONGEST_RUN: "Longest run",
  MOST_IMPRESSIONS: "Most impressions",
  MOST_LIKES: "Most likes",
  MOST_COMMENTS: "Most comments",
  MOST_VIEWS: "Most views",
  HIGHEST_ENGAGEMENT: "Highest engagement",
  HIGHEST_OUTLIER: "Strongest outlier",
};

const channels: Partial<Record<Channel, string>> = {
  META_AD: "Meta ads",
  INSTAGRAM: "Instagram",
  TIKTOK: "TikTok",
};

const refusals: Record<string, string> = {
  out_of_credits:
    "This team has used up its credits for the month. Get more, or choose another key, then search again.",
  invalid_api_key: "This API key is not valid. Choose another key.",
  subscription_inactive: "The subscription of this team is not active.",
  membership_ended: "The holder of this key has left the team. Choose another key.",
  brand_not_found: "This account is not in the index.",
  invalid_request: "Please check the fields that are marked.",
};

const titles: Record<string, string> = {
  out_of_credits: "Out of credits",
  invalid_request: "The search cannot be made",
};

/** A heading and a sentence for an error code. */
export function refusal(code: string): { title: string; text: string } {
  return {
    title: titles[code] ?? "Not possible",
    text: refusals[code] ?? `The service refused this (${code}).`,
  };
}

/** The format of a creative. */
export function format(name: string): string {
  return wordsFor(formats, name);
}

/** Where a creative runs. */
export function channel(name: string): string {
  return wordsFor(channels, name);
}

/** The page's words for a value; one that it does not know, such as `NEW_VALUE` of a newer service, is made readable: `New value`. */
function wordsFor(words: Readonly<Record<string, string>>, value: string): string {
  if (Object.hasOwn(words, value)) return words[value] ?? value;
  const text = value.replaceAll("_", " ").toLowerCase().trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The line by which a creative is known. */
export function headline({ hook, title }: MediaItem): string {
  return hook ?? title ?? "Untitled";
}

/** How long a creative has run: `Ran 3 days`. */
export function run({ daysRun, endAt }: MediaItem): string | undefined {
  if (daysRun === null) return undefined;
  if (daysRun < 1) return "Less than a day";
  return `${endAt === null ? "Running for" : "Ran"} ${counted(daysRun, "day")}`;
}

export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

export function seconds(count: number): string {
  return counted(count, "second");
}

export function day(date: string): string {
  return new Date(date).toLocaleDateString("en", { dateStyle: "medium" });
}
