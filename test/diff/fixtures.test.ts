import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { type Change, compareDocuments } from "../../scripts/diff/compare/compare-documents.ts";
import { asOpenApiDocument, lookUp, type OpenApiDocument } from "../../scripts/diff/model/document.ts";
import type { JsonObject } from "../../scripts/diff/model/json.ts";
import { plainRules, schemaRules } from "../../scripts/diff/model/rules.ts";
import { whyItBreaks } from "../../scripts/diff/report/reasons.ts";
import { type Edits, editDocument, pointerOf } from "../edit-document.ts";

/**
 * A document of `fixtures/` (one file has several where cases need different documents to start from). Places of
 * edits and of changes are written as {@link pointerOf} reads them.
 */
interface Table {
  at: string;
  /** The document that all cases start from, without what every document has. */
  base: JsonObject;
  cases: Record<string, Case>;
}

interface Case {
  /** Edits of the base that make the earlier document. */
  before?: Edits;
  /** Edits of the earlier document that make the later one. */
  after?: Edits;
  /** What is reported, such as `breaking operation-removed delete`. */
  forward?: string | string[];
  /** What is reported when the documents are swapped. */
  backward?: string | string[];
  /** What is reported either way, in place of `forward` and `backward`. */
  both?: string | string[];
}

const folder = join(import.meta.dirname, "fixtures");
const cases = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), "utf8")).flatMap((table) =>
    casesOf(table.toJS() as Table),
  ),
);

describe.each(cases)("$name", ({ before, after, forward, backward }) => {
  it("reports just what changed", () => {
    expect(verdicts(compareDocuments(before, after))).toEqual(forward.toSorted());
  });

  it("reports just what changed when swapped", () => {
    expect(verdicts(compareDocuments(after, before))).toEqual(backward.toSorted());
  });

  it("reports nothing between equal documents", () => {
    expect(compareDocuments(before, before)).toEqual([]);
    expect(compareDocuments(after, after)).toEqual([]);
  });

  it("points at places that exist", () => {
    for (const { location } of [...compareDocuments(before, after), ...compareDocuments(after, before)]) {
      expect(
        [before, after].some((document) => leadsSomewhere(document, location)),
        location,
      ).toBe(true);
    }
  });
});

test("every rule has a fixture", () => {
  const told = new Set(
    cases.flatMap(({ forward, backward }) => [...forward, ...backward].map((each) => each.split(" ")[1])),
  );
  const rules = Object.keys(schemaRules).flatMap((rule) => [`request-${rule}`, `response-${rule}`]);
  expect([...Object.keys(plainRules), ...rules].filter((rule) => !told.has(rule))).toEqual([]);
});

test("every rule that breaks callers says why", () => {
  const breaking = [
    ...Object.entries(plainRules).flatMap(([rule, breaks]) => (breaks ? [rule] : [])),
    ...Object.entries(schemaRules).flatMap(([rule, { request, response }]) => [
      ...(request ? [`request-${rule}`] : []),
      ...(response ? [`response-${rule}`] : []),
    ]),
  ];
  expect(breaking.filter((rule) => whyItBreaks(rule) === "")).toEqual([]);
});

/** A change as one line: `breaking operation-removed #/paths/~1books/delete`. */
function verdicts(changes: Change[]): string[] {
  return changes
    .map(({ breaking, rule, location }) => `${breaking ? "breaking" : "safe"} ${rule} ${location}`)
    .sort();
}

function leadsSomewhere(document: OpenApiDocument, location: string): boolean {
  try {
    lookUp(document, location);
    return true;
  } catch {
    return false;
  }
}

function casesOf({ at, base, cases: rows }: Table) {
  const header: JsonObject = { openapi: "3.1.0", info: { title: "Library", version: "1.0.0" } };
  return Object.entries(rows).map(([name, { before = {}, after = {}, both, forward, backward, ...rest }]) => {
    expect(rest, `${name} has keys that nobody reads`).toEqual({});
    const earlier = editDocument({ ...header, ...base }, before, at);
    const expected = (lines: string | string[] = []) =>
      [lines].flat().map((line) => line.replace(/\S+$/, (place) => pointerOf(place, at)));
    return {
      name,
      before: asOpenApiDocument(earlier, name),
      after: asOpenApiDocument(editDocument(earlier, after, at), name),
      forward: expected(both ?? forward),
      backward: expected(both ?? backward),
    };
  });
}
