import { operations } from "@adintel/client/operations";
import { requestViolations, responseViolations } from "@adintel/client/validation";
import { defined } from "./accounts.ts";
import { LOW_IMPRESSIONS as low } from "../../corpus/makers/reach.ts";
import { mostPictures } from "../../corpus/own/format.ts";
import { aDate, instantOf } from "../../../engine/sessions/instants.ts";
import { clusterTypes, creativeFields, creativeRowFields, hiddenFilters } from "../fields.ts";
import type { Effect } from "../../../engine/rows/table.ts";
import { anId, createFindings, isId, type Findings, type Item } from "./findings.ts";
import type { Path, Problem } from "../../../../scripts/lib/data/data-error.ts";
import { isRecord } from "../../../../scripts/lib/json.ts";

const day = 86_400_000;
/** A hundred years, in days. */
const maxDaysRun = 36_500;

const counts = [
  "width",
  "height",
  "durationInSeconds",
  "carouselCount",
  "viewCount",
  "likeCount",
  "commentCount",
  "impressions",
  "engagementRate",
  "outlierScore",
];
const texts = ["url", "thumbnailUrl", "landingPage", "location"];
const ofTheMock = ["collabs", "accountId", "clusters", "pictureCount", "hasVideo"];
const facts = hiddenFilters.filter((field) => field !== "landingPage");
const never = ["id", "platformId", "urls", "platforms", "categories", ...facts, ...ofTheMock];

/** What is wrong with a creative, at the mock's time in milliseconds. */
export function creativeProblems(creative: Item, path: Path, now: number): Problem[] {
  const found = createFindings(path, creative);
  found.unknownFields(creativeFields, shownAs);
  found.notNull(never);
  if (creative["status"] === operations.v2.searchMedia.effects.status.all)
    found.add("must be ACTIVE or INACTIVE", "status");
  ofRow(found, creative);
  ofFilters(found, creative);
  found.texts(["id", "platformId"], anId, isId);
  found.texts([...texts, "accountId"]);
  found.numbers(counts);
  found.numbers(["daysRun"], { most: maxDaysRun });
  found.numbers(["impressionPercentile"], { most: 100 });
  found.numbers(["pictureCount"], { most: mostPictures, whole: true });
  if (creative["hasVideo"] !== undefined && typeof creative["hasVideo"] !== "boolean")
    found.add("must be a boolean", "hasVideo");
  brandProblems(found, creative);
  collabProblems(found, creative["collabs"]);
  clusterProblems(found, creative["clusters"]);
  formatProblems(found, creative);
  dateProblems(found, creative, now);
  reachProblems(found, creative);
  return found.problems();
}

/** Such as `type`, which `format` filters by. */
const shownAs = Object.fromEntries(
  Object.entries<Effect>(operations.v2.searchMedia.effects).flatMap(([name, { field }]) =>
    field !== undefined && creativeRowFields.includes(field) ? [[name, field]] : [],
  ),
);

/** Violations of the row's schema. The brand is left out: here it is a reference. */
function ofRow(found: Findings, creative: Item): void {
  const { ugcCharacter, painPoints, sellingPoints, ...shown } = creative;
  const row = {
    ...Object.fromEntries(creativeRowFields.map((field) => [field, unknownRow(field)])),
    ...defined(shown),
    brand: null,
    ...defined({ painPoints: painPoints ?? undefined, sellingPoints: sellingPoints ?? undefined }),
    ugcCharacter: isRecord(ugcCharacter) ? { ...unknownCharacter, ...ugcCharacter } : (ugcCharacter ?? null),
  };
  found.ofContract(
    responseViolations("v2", "searchMedia", 200, { count: 1, media: [row] }),
    ([, , ...steps]) => steps,
  );
  if (isRecord(ugcCharacter))
    for (const field of Object.keys(ugcCharacter))
      if (!Object.hasOwn(unknownCharacter, field)) found.add("is not a known field", "ugcCharacter", field);
}

const unknownCharacter = { ageRange: null, gender: null, ethnicity: null, description: null };

/** The value of a field that nothing is known of. */
function unknownRow(field: string): unknown {
  if (field === "id" || field === "platformId") return "";
  return ["urls", "platforms", "categories", "painPoints", "sellingPoints"].includes(field) ? [] : null;
}

/** The fields of a creative by the request's filters that look at them. */
const filters: Readonly<Record<string, string>> = {
  channel: "platforms",
  ...Object.fromEntries(["categories", ...hiddenFilters].map((name) => [name, name])),
};
/** Filters that take several values where a creative has one. */
const single = new Set(["funnelStage", "language", "location"]);

function ofFilters(found: Findings, creative: Item): void {
  const body: Record<string, unknown> = { query: "any" };
  for (const [filter, field] of Object.entries(filters)) {
    const value = creative[field];
    if (value !== undefined && value !== null) body[filter] = single.has(filter) ? [value] : value;
  }
  found.ofContract(
    requestViolations("v2", "searchMedia", { path: {}, query: {}, body }),
    ([filter = "", ...steps]) => [
      filters[filter] ?? filter,
      ...(single.has(filter) ? steps.slice(1) : steps),
    ],
  );
}

function brandProblems(found: Findings, { brand, accountId }: Item): void {
  if (brand === undefined || brand === null) return;
  if (isRecord(brand)) {
    if (typeof brand["id"] !== "string" && typeof brand["name"] !== "string")
      found.add("must have a name or an id", "brand");
  } else if (typeof brand !== "string") found.add("must be the name, handle or id of an account", "brand");
  if (accountId !== undefined) found.add("must be left out, since brand names the account", "accountId");
}

function collabProblems(found: Findings, collabs: unknown): void {
  if (collabs === undefined || collabs === null) return;
  if (!Array.isArray(collabs)) return found.add("must be an array", "collabs");
  const place = collabs.findIndex((name) => typeof name !== "string");
  if (place >= 0) found.add("must be the name, handle or id of an account", "collabs", place);
}

function clusterProblems(found: Findings, clusters: unknown): void {
  if (clusters === undefined || clusters === null) return;
  if (!isRecord(clusters)) return found.add("must be an object", "clusters");
  for (const [type, cluster] of Object.entries(clusters)) {
    if (!clusterTypes.includes(type))
      return found.add(`is not a known type; the types are ${clusterTypes.join(", ")}`, "clusters", type);
    if (cluster === null || typeof cluster === "string") continue;
    if (!isRecord(cluster)) return found.add("must be a label or an object", "clusters", type);
    const { id, label, tags = null, ...others } = cluster;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) return found.add("is not a known field", "clusters", type, unknown);
    if (typeof label !== "string" || label === "")
      return found.add("must be a string", "clusters", type, "label");
    if (id !== undefined && typeof id !== "string")
      return found.add("must be a string", "clusters", type, "id");
    if (tags !== null && !(Array.isArray(tags) && tags.every((tag) => typeof tag === "string")))
      return found.add("must be an array of strings or null", "clusters", type, "tags");
  }
}

function formatProblems(found: Findings, creative: Item): void {
  const { type, mediaType, durationInSeconds, carouselCount } = creative;
  if ((type === "VIDEO" && mediaType === "IMAGE") || (type === "IMAGE" && mediaType === "VIDEO"))
    found.add(`must be ${type}, as type is`, "mediaType");
  if (typeof durationInSeconds === "number" && (mediaType === "IMAGE" || type === "IMAGE" || type === "DPA"))
    found.add("must be left out, since images have no duration", "durationInSeconds");
  if (typeof carouselCount === "number" && typeof type === "string" && !["CAROUSEL", "DCO"].includes(type))
    found.add(`must be left out, since type is ${type}`, "carouselCount");
  const { platforms, crossposted, collabs, partnershipAd } = creative;
  if (typeof crossposted === "boolean" && Array.isArray(platforms) && platforms.length > 1 !== crossposted)
    found.add(`must be ${!crossposted}, since platforms has ${platforms.length}`, "crossposted");
  if (partnershipAd === false && Array.isArray(collabs) && collabs.length > 0)
    found.add("must be true, since collabs tags a creator", "partnershipAd");
}

function dateProblems(found: Findings, creative: Item, now: number): void {
  const { startAt, endAt, status, daysRun } = creative;
  for (const field of ["startAt", "endAt"]) {
    const text = creative[field];
    if (typeof text !== "string") continue;
    const instant = instantOf(text);
    if (Number.isNaN(instant)) found.add(`must be ${aDate}`, field);
    else if (instant > now)
      found.add(`must not be after the mock's time, ${new Date(now).toISOString()}`, field);
  }
  if (
    !["startAt", "endAt", "daysRun", "status"].every(
      (field) => creative[field] === undefined || found.isSound(field),
    )
  )
    return;
  const start = typeof startAt === "string" ? instantOf(startAt) : undefined;
  const end = typeof endAt === "string" ? instantOf(endAt) : undefined;
  if (end !== undefined && start !== undefined && end < start)
    found.add("must not be before startAt", "endAt");
  else if (status === "ACTIVE" && end !== undefined)
    found.add("must be INACTIVE, since endAt is given", "status");
  else if (status === "INACTIVE" && endAt === null && startAt !== null)
    found.add("must be ACTIVE, since endAt is null", "status");
  else if (typeof daysRun === "number" && start !== undefined) {
    const days = Math.floor(((end ?? now) - start) / day);
    // Whether a day that has begun counts is not specified.
    if (end !== undefined && Math.abs(daysRun - days) > 1)
      found.add(`must be ${days}, the days from startAt to endAt`, "daysRun");
    else if (daysRun > days + 1) found.add(`must be at most ${days}, the days since startAt`, "daysRun");
  }
}

function reachProblems(found: Findings, creative: Item): void {
  const { viewCount, impressions, lowImpressions } = creative;
  for (const field of ["likeCount", "commentCount"]) {
    const count = creative[field];
    if (typeof viewCount === "number" && typeof count === "number" && count > viewCount)
      found.add(`must be at most viewCount, ${viewCount}`, field);
  }
  if (
    typeof lowImpressions === "boolean" &&
    typeof impressions === "number" &&
    impressions < low !== lowImpressions
  )
    found.add(`must be ${!lowImpressions}, since impressions is ${impressions}`, "lowImpressions");
}
