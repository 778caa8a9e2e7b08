import type { Creative } from "../data/creatives.ts";
import { day } from "../days.ts";
import { isPlace, isWithin, numberOf, textsOf, wordsInCommon, type Filters } from "../pages.ts";
import { daysRunOf } from "../rows.ts";
import { spanOf } from "../spans.ts";
import type { Call, World } from "../world.ts";

function anyOf(value: unknown, has: (one: string) => boolean, { world }: Call): boolean {
  const texts = textsOf(value);
  return texts.length === 0 ? !world.takes("list-empty", "no-rows") : texts.some(has);
}

function same(is: boolean, value: unknown, { world }: Call): boolean {
  return value === false && world.takes("flag-false", "no-filter") ? true : is === value;
}

/** What words of a request are looked for in. */
export function wordsOfCreative({ title, hook, summary, coreAngle }: Creative, world: World): string {
  return (world.takes("media-query-texts", "titles") ? [title] : [title, hook, summary, coreAngle]).join(" ");
}

/** Whether a creative is what a search text asks for. */
function isAskedFor(creative: Creative, value: unknown, { world, input }: Call): boolean {
  if (typeof value !== "string") return true;
  if (value.trim() === "") return !world.takes("search-text-empty", "nothing");
  if (world.takes("media-query-filters", "orders")) return true;
  if (world.takes("media-query-beside-account", "ignored") && input["accountId"] !== undefined) return true;
  const within = world.takes("search-word-parts", "parts");
  const found = wordsInCommon(value, wordsOfCreative(creative, world), within);
  return world.takes("search-words", "all") ? found >= wordsInCommon(value, value, false) : found > 0;
}

function lasts(seconds: number | null, range: string, world: World): boolean {
  if (seconds === null) return range === "0-10" && world.takes("duration-of-images", "shortest");
  const [from, to] = range === "60+" ? [60, Infinity] : (range.split("-").map(Number) as [number, number]);
  if (world.takes("duration-edges", "both")) return seconds >= from && seconds <= to;
  return world.takes("duration-edges", "shorter")
    ? seconds > from && seconds <= to
    : seconds >= from && seconds < to;
}

function leadsTo(page: string, value: string, { input, world }: Call): boolean {
  const equals =
    (input["landingPageMatch"] ?? (world.takes("landing-match-default", "equals") && "equals")) === "equals";
  if (equals)
    return world.takes("landing-equals", "exact")
      ? page === value
      : world.takes("landing-equals", "any-case")
        ? page.toLowerCase() === value.toLowerCase()
        : plain(page) === plain(value);
  return world.takes("landing-contains", "cased")
    ? page.includes(value)
    : page.toLowerCase().includes(value.toLowerCase());
}

const plain = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "");

function views({ viewCount }: Creative, world: World): number | null {
  return viewCount ?? (world.takes("views-unknown", "zero") ? 0 : null);
}

function isAbove(most: number, least: number, world: World): boolean {
  return world.takes("bounds", "excluded") ? most > least : most >= least;
}

function startsWithin(field: Parameters<typeof spanOf>[1]) {
  return (creative: Creative, _: unknown, call: Call): boolean => {
    const span = spanOf(call, field);
    if (!span) return true;
    const { world } = call;
    const start = Date.parse(creative.startAt);
    const end = creative.endAt === null ? world.now.getTime() : Date.parse(creative.endAt);
    if (world.takes("date-field", "running")) return start < span.to && end >= span.from;
    const counts = world.takes("date-field", "end") ? end : start;
    return counts >= span.from && counts < span.to;
  };
}

/** The filters of POST /media. */
export const mediaFilters: Filters<Creative> = {
  accountId: (row, value) => row.accountId === value,
  query: isAskedFor,
  channel: (row, value, call) =>
    anyOf(
      value,
      (one) =>
        call.world.takes("channel", "platforms")
          ? row.platforms.includes(one === "META_AD" ? "facebook" : one.toLowerCase())
          : row.channel === one,
      call,
    ),
  format: (row, value, call) => anyOf(value, (one) => row.type === one, call),
  duration: (row, value, call) => anyOf(value, (one) => lasts(row.durationInSeconds, one, call.world), call),
  status: (row, value) => value === "ALL" || (value === "ACTIVE") === (row.endAt === null),
  categories: (row, value, call) =>
    call.world.takes("categories-match", "all")
      ? textsOf(value).every((one) => row.categories.includes(one))
      : anyOf(value, (one) => row.categories.includes(one), call),
  taxonomy: (row, value, call) =>
    anyOf(value, (one) => row.taxonomy.some((path) => isWithin(path, one, call.world)), call),
  funnelStage: (row, value, call) => anyOf(value, (one) => row.funnelStage === one, call),
  language: (row, value, call) =>
    (row.mediaType === "IMAGE" && call.world.takes("language-of-silent", "kept")) ||
    anyOf(value, (one) => row.language === one, call),
  location: (row, value, call) =>
    anyOf(value, (one) => row.location.some((place) => isPlace(place, one, call.world)), call),
  datePreset: startsWithin("datePreset"),
  startDate: startsWithin("startDate"),
  endDate: startsWithin("endDate"),
  minDaysRun: (row, value, { world }) => isAbove(daysRunOf(row, world), numberOf(value, -Infinity), world),
  maxDaysRun: (row, value, { world }) => isAbove(numberOf(value, Infinity), daysRunOf(row, world), world),
  minViewCount: (row, value, { world }) => isAbove(views(row, world) ?? -Infinity, numberOf(value, 0), world),
  maxViewCount: (row, value, { world }) => isAbove(numberOf(value, 0), views(row, world) ?? Infinity, world),
  landingPage: (row, value, call) => leadsTo(row.landingPage, String(value), call),
  lowImpressions: (row, value, call) =>
    same(
      call.world.takes("low-impressions", "lower-half")
        ? (row.impressionPercentile ?? 50) < 50
        : row.lowImpressions,
      value,
      call,
    ),
  partnershipAd: (row, value, call) =>
    same(
      call.world.takes("partnership", "person") ? row.ugcCharacter !== null : row.partnershipAd,
      value,
      call,
    ),
  crossposted: (row, value, call) =>
    same(
      call.world.takes("crossposted", "platforms") ? row.platforms.length > 1 : row.crossposted,
      value,
      call,
    ),
};

/** Whether a creative started so many days ago at most. */
export function isRecent(creative: Creative, days: unknown, { world }: Call): boolean {
  const start = Date.parse(creative.startAt);
  const now = world.now.getTime();
  const since = world.takes("days-back", "days") ? Math.floor(now / day) * day : now;
  return start >= since - numberOf(days, Infinity) * day;
}
