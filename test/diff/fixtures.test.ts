import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { type Change, compareDocuments } from "../../scripts/diff/compare-documents.ts";
import { asOpenApiDocument, lookUp, type OpenApiDocument } from "../../scripts/diff/document.ts";
import { arrayAt, isObject, type Json } from "../../scripts/diff/json.ts";
import { parseDocument } from "../../scripts/diff/parse-document.ts";
import { plainRules, schemaRules } from "../../scripts/diff/rules.ts";

const root = join(import.meta.dirname, "fixtures");
const cases = readdirSync(root).map((name) => {
  const [before, after] = [read(name, "before.yaml"), read(name, "after.yaml")].map((value) =>
    asOpenApiDocument(value, name),
  );
  const expected = read(name, "expected.yaml");
  if (!before || !after || !isObject(expected)) throw new Error(`The fixture ${name} is not complete.`);
  return {
    name,
    before,
    after,
    forward: arrayAt(expected, "forward").map(verdictOf),
    backward: arrayAt(expected, "backward").map(verdictOf),
  };
});

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

/** A change as one line: `breaking operation-removed #/paths/~1books/delete`. */
function verdicts(changes: Change[]): string[] {
  return changes
    .map(({ breaking, rule, location }) => `${breaking ? "breaking" : "safe"} ${rule} ${location}`)
    .sort();
}

function verdictOf(entry: Json): string {
  if (!isObject(entry)) throw new Error("An expected change is an object.");
  const word = "breaking" in entry ? "breaking" : "safe";
  return `${word} ${String(entry[word])} ${String(entry["location"])}`;
}

function leadsSomewhere(document: OpenApiDocument, location: string): boolean {
  try {
    lookUp(document, location);
    return true;
  } catch {
    return false;
  }
}

function read(name: string, file: string): Json | undefined {
  return parseDocument(readFileSync(join(root, name, file), "utf8"), `${name}/${file}`);
}
