import { expect, test } from "vitest";
import type { Json } from "./specification-facts.ts";
import { differencesOf, documents, unnoticedChanges } from "./specification-support.ts";

test("the documents say what the specification states, and make nothing up", () => {
  expect(differencesOf(documents())).toEqual([]);
});

test("no word and no line of the table can change unnoticed, in a slice of its lines", () => {
  expect(unnoticedChanges(29)).toEqual([]);
});

/** Puts a value into a document, at a place in it or in its schemas; `undefined` takes away what is there. */
function change(root: Json, place: string, value: Json | undefined): void {
  const steps = (/^(paths|components) /.test(place) ? place : `components schemas ${place}`).split(" ");
  const last = steps.pop() ?? "";
  const parent = steps.reduce((node, step) => (node as Record<string, Json>)[step] ?? null, root);
  if (Array.isArray(parent))
    parent.splice(Number(last), value === undefined ? 1 : 0, ...(value === undefined ? [] : [value]));
  else if (value === undefined) delete (parent as Record<string, Json>)[last];
  else (parent as Record<string, Json>)[last] = value;
}

test.each<[what: string, version: "v1" | "v2", place: string, value: Json | undefined, difference: string]>([
  ["a bound", "v2", "MediaSearchFields properties limit maximum", 500, "body.limit: stated nothing more"],
  ["a default", "v2", "MediaSearchFields properties offset default", 0, "body.offset: stated nothing more"],
  ["a format", "v2", "MediaSearchFields properties startDate format", "date", "format"],
  ["a bound of an assumed field", "v2", "AccountSearchFields properties names maxItems", 9, "maxItems 9"],
  ["values", "v1", "LegacyMediaItem properties mediaType enum", ["VIDEO"], "value VIDEO"],
  ["a value", "v1", "Language enum 0", "Klingon", "the document says value Klingon"],
  ["assumed values", "v1", "DatePreset enum 0", "never", "filters.dateRange.preset"],
  ["a required field", "v1", "LegacyMediaSearchRequest required", ["mode"], "body.mode"],
  ["a required parameter", "v1", "paths /brands/{id}/insights get parameters 1 required", true, "query.type"],
  ["a field", "v2", "MediaSearchFields properties brand", { "x-assumed": "x" }, "body.brand"],
  ["an unmarked key", "v2", "BrandAccount properties domain", { type: "string" }, "domain"],
  ["that fields are refused", "v2", "IndexAccountRequest additionalProperties", false, "closed"],
  ["a price", "v2", "paths /brands post x-billing", { microdollarsPerRow: 500 }, "microdollarsPerRow 500"],
  [
    "a limit",
    "v2",
    "paths /account/{id}/index-status get x-rate-limit",
    { requestsPerMinute: 9 },
    "PerMinute 9",
  ],
  ["a status", "v2", "paths /account/index post responses 402", {}, "status 402"],
  ["a header", "v2", "components responses BadRequest headers", { Via: {} }, "header Via"],
  ["an operation", "v2", "paths /accounts", { get: {} }, "v2 GET /accounts"],
  ["a bound that nothing reads", "v2", "Spare", { type: "string", maxLength: 9 }, "unused Spare"],
  ["a rule that nothing reads", "v2", "MediaSearchRequest if", {}, "if {}"],
  ["an open endpoint", "v2", "paths /taxonomies get security", [], "security []"],
  ["a type without its mark", "v2", "AccountSearchFields properties ids x-assumed", undefined, "body.ids"],
  ["a status without its mark", "v2", "paths /creators post x-assumed", undefined, "status 402"],
  [
    "a range not said to be open",
    "v2",
    "paths /taxonomies get parameters 1 x-unspecified",
    undefined,
    "stated open",
  ],
  [
    "a reading not marked as one",
    "v2",
    "components responses PayloadTooLarge x-assumed",
    undefined,
    "stated assumed",
  ],
])("%s that the specification does not state is found in %s", (_, version, place, value, difference) => {
  const roots = documents();
  change(roots[version], place, value);
  expect(differencesOf(roots).join("\n")).toContain(difference);
});
