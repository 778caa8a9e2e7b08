import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findings, newOperationFindings } from "./specification-findings.ts";
import { isObject, SpecifiedDocument, type Json, type JsonObject } from "./specification-shapes.ts";
import type { Version } from "./specification-table.ts";

const text = (version: Version) =>
  readFileSync(fileURLToPath(new URL(`../../generated/openapi/${version}.json`, import.meta.url)), "utf8");
const texts = { v1: text("v1"), v2: text("v2") };

const found = (roots: Record<Version, JsonObject>): string[] => {
  const documents = { v1: new SpecifiedDocument(roots.v1), v2: new SpecifiedDocument(roots.v2) };
  return [
    ...findings("v1", documents.v1, documents),
    ...findings("v2", documents.v2, documents),
    ...newOperationFindings(documents),
  ];
};
const fresh = (): Record<Version, JsonObject> => ({
  v1: JSON.parse(texts.v1) as JsonObject,
  v2: JSON.parse(texts.v2) as JsonObject,
});
const before = found(fresh());

/** Puts a value at a place of a document, or takes away what is there; the place has to exist, or its parent. */
function change(root: JsonObject, place: string, value: Json | undefined): void {
  const steps = place.split(" ");
  const last = steps.pop() ?? "";
  let node: Json | undefined = root;
  for (const step of steps) {
    if (Array.isArray(node)) node = node[Number(step)];
    else if (isObject(node)) node = node[step];
  }
  if (Array.isArray(node)) {
    if (value === undefined) node.splice(Number(last), 1);
    else node.splice(Number(last), 0, value);
  } else if (!isObject(node)) throw new Error(`there is no ${steps.join(" ")}`);
  else if (value !== undefined) node[last] = value;
  else if (last in node) delete node[last];
  else throw new Error(`there is no ${place}`);
}

type Case = [what: string, version: Version, place: string, value: Json | undefined, finding: RegExp];
const S = "components schemas";
const cases: Case[] = [
  // Facts made up
  [
    "a maximum of v2 limit",
    "v2",
    `${S} MediaSearchFields properties limit maximum`,
    500,
    /body\.limit: maximum/,
  ],
  [
    "a minimum of v2 offset",
    "v2",
    `${S} MediaSearchFields properties offset minimum`,
    0,
    /body\.offset: minimum/,
  ],
  ["a default of v2 offset", "v2", `${S} MediaSearchFields properties offset default`, 0, /offset: default/],
  [
    "a range of maxDaysBack in v2",
    "v2",
    "paths /account/{id}/insights get parameters 2 schema minimum",
    1,
    /query\.maxDaysBack: minimum/,
  ],
  [
    "a format of dates",
    "v2",
    `${S} MediaSearchFields properties startDate format`,
    "date",
    /startDate: format/,
  ],
  [
    "a length of accountId",
    "v2",
    `${S} MediaSearchFields properties accountId minLength`,
    1,
    /accountId: minLength/,
  ],
  [
    "a pattern of ids in paths",
    "v2",
    "components parameters AccountId schema pattern",
    "^x",
    /path\.id: pattern/,
  ],
  [
    "values of v1 mediaType",
    "v1",
    `${S} LegacyMediaItem properties mediaType enum`,
    ["VIDEO"],
    /mediaType: makes/,
  ],
  [
    "values of the index status",
    "v1",
    `${S} BrandIndexStatus properties status enum`,
    ["done"],
    /status: makes/,
  ],
  [
    "a length of websiteUrl in v2",
    "v2",
    `${S} IndexAccountRequest properties websiteUrl maxLength`,
    2048,
    /maxLength/,
  ],
  [
    "a bound of an assumed field",
    "v2",
    `${S} AccountSearchFields properties names maxItems`,
    100,
    /names: maxItems/,
  ],
  [
    "a closed body where none is stated",
    "v2",
    `${S} IndexAccountRequest additionalProperties`,
    false,
    /refused/,
  ],
  ["a required key in v1 media", "v1", `${S} LegacyMediaSearchRequest required`, ["mode"], /body\.mode/],
  [
    "a required insight type in v1",
    "v1",
    "paths /brands/{id}/insights get parameters 1 required",
    true,
    /query\.type/,
  ],
  [
    "a key of a media item",
    "v2",
    `${S} MediaItem properties shares`,
    { type: "number" },
    /shares: is stated nowhere/,
  ],
  [
    "a field of the media search",
    "v2",
    `${S} MediaSearchFields properties brand`,
    {},
    /brand: is stated nowhere/,
  ],
  [
    "an unmarked field of the account",
    "v2",
    `${S} BrandAccount properties domain`,
    { type: "string" },
    /domain/,
  ],
  [
    "a price of POST /brands",
    "v2",
    "paths /brands post x-billing",
    { microdollarsPerRow: 500 },
    /no price is shown/,
  ],
  [
    "a limit of index-status in v2",
    "v2",
    "paths /account/{id}/index-status get x-rate-limit",
    {},
    /no limit/,
  ],
  [
    "a scope of v1 limits",
    "v1",
    "paths /brands/index post x-rate-limit scope",
    "user",
    /x-rate-limit\.scope/,
  ],
  ["402 on indexing", "v2", "paths /account/index post responses 402", {}, /402: is not listed/],
  ["404 on taxonomies", "v2", "paths /taxonomies get responses 404", {}, /404: is not listed/],
  ["a status of no error", "v2", "paths /media post responses 409", {}, /409: is no status/],
  ["an operation", "v2", "paths /accounts", { get: {} }, /makes GET \/accounts up/],
  ["a bound in a schema of no use", "v2", `${S} Spare`, { type: "string", maxLength: 9 }, /Spare: maxLength/],
  ["a keyword out of the ordinary", "v2", `${S} MediaSearchRequest if`, {}, /the keyword if/],
  ["an operation without a key", "v2", "paths /taxonomies get security", [], /the same key is required/],
  // Facts wrong or missing
  ["one language fewer", "v2", `${S} Language enum 150`, undefined, /lacks the values Khasi/],
  ["one language more", "v1", `${S} Language enum 0`, "Klingon", /makes the values Klingon up/],
  ["one category fewer", "v2", `${S} CreativeCategory enum 0`, undefined, /lacks the values Announcement/],
  ["one preset fewer", "v1", `${S} DatePreset enum 3`, undefined, /its list of values is stated nowhere/],
  ["one insight type fewer", "v2", `${S} ClusterInsights properties type enum 2`, undefined, /AD_ANGLE/],
  ["another price", "v2", "paths /media post x-billing microdollarsPerRow", 5000, /microdollarsPerRow/],
  ["no minimum of rows", "v2", "paths /media post x-billing minimumRows", undefined, /minimumRows/],
  [
    "the minimum of rows in every mode",
    "v1",
    "paths /brands/search post x-billing minimumRowsWhen",
    undefined,
    /When/,
  ],
  [
    "another limit",
    "v1",
    "paths /brands/{id}/index-status get x-rate-limit requestsPerMinute",
    120,
    /PerMinute/,
  ],
  ["another limit per key", "v1", "x-rate-limits 1 requestsPerMinute", 100, /x-rate-limits/],
  [
    "another default",
    "v2",
    "paths /account/{id}/campaigns get parameters 3 schema default",
    100,
    /query\.limit: default/,
  ],
  ["another bound", "v1", `${S} BrandNames items minLength`, 1, /brandNames\.0: minLength/],
  ["an open media search", "v2", `${S} MediaSearchFields additionalProperties`, undefined, /is open/],
  ["brands that take gender", "v2", `${S} BrandSearchRequest allOf 1 properties gender`, {}, /body\.gender/],
  ["creators with likes", "v2", `${S} CreatorAccount properties likes`, {}, /likes: is stated to be refused/],
  [
    "a key that may be null",
    "v2",
    `${S} Campaign properties title type`,
    ["string", "null"],
    /title: its type/,
  ],
  ["a key that may not be null", "v1", `${S} Brand properties likes type`, "number", /likes: its type/],
  ["a key that may be missing", "v2", `${S} MediaItem required 3`, undefined, /media\.0\.title: is stated/],
  ["an optional key required", "v2", `${S} Campaign required 0`, "mediaCount", /mediaCount: is not stated/],
  [
    "a number for an integer",
    "v2",
    `${S} Collab properties mediaCount type`,
    "number",
    /mediaCount: its type/,
  ],
  [
    "an error without its code",
    "v2",
    `${S} NotFoundError properties error properties code const`,
    "gone",
    /gone/,
  ],
  ["no Retry-After", "v2", "components responses TooManyRequests headers", undefined, /its headers are none/],
  [
    "no Allow",
    "v1",
    "components responses MethodNotAllowed headers Allow",
    undefined,
    /its headers are none/,
  ],
  ["another body limit", "v1", "components responses PayloadTooLarge x-max-body-bytes", 100_000, /102400/],
  ["no 413 on the media search", "v2", "paths /media post responses 413", undefined, /413: is missing/],
  ["no 402 on taxonomies", "v2", "paths /taxonomies get responses 402", undefined, /402: is missing/],
  ["no operation", "v1", "paths /comments", undefined, /lacks POST \/comments/],
  ["another root", "v1", "servers 0 url", "http://127.0.0.1:4010/v1", /does not end with/],
  // Marks
  [
    "no mark on a range",
    "v2",
    "paths /taxonomies get parameters 1 x-unspecified",
    undefined,
    /range of limit/,
  ],
  [
    "no mark on a format",
    "v2",
    `${S} MediaSearchFields properties endDate x-unspecified`,
    undefined,
    /format of dates/,
  ],
  ["no mark on weekly buckets", "v2", `${S} ClusterInsights x-unspecified`, undefined, /weekly buckets/],
  [
    "no mark on a free index-status",
    "v2",
    "paths /account/{id}/index-status get x-assumed",
    undefined,
    /"cost"/,
  ],
  [
    "no mark on an assumed type",
    "v2",
    `${S} AccountSearchFields properties ids x-assumed`,
    undefined,
    /body\.ids/,
  ],
  ["no mark on an assumed 402", "v2", "paths /creators post x-assumed", undefined, /402: whether/],
  [
    "no mark on how a KB is read",
    "v2",
    "components responses PayloadTooLarge x-assumed",
    undefined,
    /how a KB/,
  ],
  ["no mark on the retirement of v1", "v1", "x-unspecified 0", undefined, /retirement/],
  // From v1 to v2
  [
    "another successor",
    "v1",
    "paths /brands/{id} get x-replaced-by 0 operationId",
    "searchBrands",
    /x-replaced-by/,
  ],
  ["no condition", "v1", "paths /brands/search post x-replaced-by 1 when", undefined, /stated is .*CREATOR/],
  [
    "a field unmapped",
    "v1",
    "paths /brands/{id}/media post x-replaced-by 0 fields 7",
    undefined,
    /is missing/,
  ],
  [
    "a field mapped wrongly",
    "v1",
    "paths /brands/{id}/media post x-replaced-by 0 fields 8 to",
    "$request.body#/maxDaysRun",
    /filters\.daysRun\.min becomes maxDaysRun/,
  ],
];

test("nothing below was a finding before", () => {
  for (const [what, , , , finding] of cases)
    expect(
      before.filter((line) => finding.test(line)),
      what,
    ).toEqual([]);
});

test.each(cases)("%s in %s is found", (_, version, place, value, finding) => {
  const roots = fresh();
  change(roots[version], place, value);
  const added = found(roots).filter((line) => !before.includes(line));
  expect(
    added.some((line) => finding.test(line)),
    added.join("\n") || "nothing was found",
  ).toBe(true);
});
