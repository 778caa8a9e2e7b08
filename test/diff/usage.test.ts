import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, test } from "vitest";
import { parse } from "yaml";
import { compareDocuments } from "../../scripts/diff/compare/compare-documents.ts";
import { asOpenApiDocument } from "../../scripts/diff/model/document.ts";
import type { Json, JsonObject } from "../../scripts/diff/model/json.ts";
import { countHits } from "../../scripts/diff/usage/count-hits.ts";
import { editDocument, type Edits } from "../edit-document.ts";

interface RecordedCall {
  path: string;
  method?: string;
  status?: number;
  requestBody?: Json;
  responseHeaders?: Record<string, string>;
  responseBody?: Json;
}

const table = parse(readFileSync(join(import.meta.dirname, "usage.yaml"), "utf8")) as {
  document: JsonObject;
  calls: RecordedCall[];
  cases: [Edits, ...string[]][];
};
const calls = table.calls.map(({ path, ...call }) => ({
  method: "GET",
  status: 200,
  ...call,
  url: `https://library.example/v2${path}`,
}));
const ofDocument = calls.length - 2;

const folder = mkdtempSync(join(tmpdir(), "diff-usage-"));
afterAll(() => rmSync(folder, { recursive: true }));

function recording(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { name, path };
}

const lines = recording("calls.jsonl", calls.map((call) => JSON.stringify(call)).join("\n"));
const har = recording(
  "calls.har",
  JSON.stringify({
    log: {
      entries: calls.map(({ method, url, status, requestBody, responseHeaders = {}, responseBody }) => ({
        request: { method, url, ...(requestBody && { postData: { text: JSON.stringify(requestBody) } }) },
        response: {
          status,
          headers: Object.entries(responseHeaders).map(([name, value]) => ({ name, value })),
          content: { text: responseBody && JSON.stringify(responseBody) },
        },
      })),
    },
  }),
);

/** The breaking changes that edits make, with the number of calls that each hits, such as `request-property-removed 2`. */
async function hitsOf(edits: Edits, files = [lines]): Promise<string[]> {
  const before = asOpenApiDocument(table.document, "before");
  const after = asOpenApiDocument(editDocument(table.document, edits, "#"), "after");
  const changes = compareDocuments(before, after);
  const counted = await countHits({ v2: { from: "v2", before, after, changes } }, files);
  return (counted.v2?.changes ?? []).flatMap(({ rule, hits }) => {
    if (hits) expect(hits.of).toBe(ofDocument * files.length);
    return hits ? [`${rule} ${hits.calls}`] : [];
  });
}

it.each(table.cases)("%j hits the calls that send or get what changed", async (edits, ...expected) => {
  expect(await hitsOf(edits)).toEqual(expected);
});

test("calls of several recordings add up, HAR and JSON lines", async () => {
  expect(await hitsOf({ "components/schemas/Book/properties/kind": null }, [lines, har])).toEqual([
    "response-property-removed 4",
    "request-property-removed 2",
  ]);
});

test.each([
  ["is not there", undefined, /cannot be read: the file does not exist/],
  ["is empty", "", /is empty; record some requests first/],
  ["has no entries", '{"log":{"entries":[]}}', /^bad\.har has no call of an operation that is compared/],
  ["has other calls", JSON.stringify(calls.at(-1)), /^bad\.har has no call of an operation that is compared/],
  ["is broken", '{"method": "GET"}', /bad\.har, line 1: url is missing/],
])("a recording that %s is an error", async (_, text, message) => {
  const file =
    text === undefined ? { name: "no.har", path: join(folder, "no.har") } : recording("bad.har", text);
  await expect(hitsOf({ "paths/~1books/get": null }, [file])).rejects.toThrow(message);
});
