import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonProblem } from "../../../../../scripts/docs/browser/try-it/json/read-json.ts";

test.each([
  ["", 1, 1, "it ends too soon: expected a value"],
  ["{", 1, 2, "it ends too soon: expected a name in double quotes"],
  ['{\n  "limit": 2,\n}', 3, 1, "expected a name in double quotes"],
  ['{\n  "limit" 2\n}', 2, 11, "expected a colon"],
  ['{ "a": 1 "b": 2 }', 1, 10, "expected a comma or }"],
  ["[1, 2", 1, 6, "it ends too soon: expected a comma or ]"],
  ["{ 'a': 1 }", 1, 3, "expected a name in double quotes"],
  ["[01]", 1, 3, "expected a comma or ]"],
  ["[nul]", 1, 2, "expected a value"],
  ['"a', 1, 1, "this string is not closed"],
  ['{"a": "\\x"}', 1, 7, "this string has a character that JSON does not allow"],
  ["{}\r\n{}", 2, 1, "unexpected text after the value"],
  ["[".repeat(100_000), 1, undefined, "this is nested too deeply"],
])("%j", (text, line, column, message) => {
  const problem = jsonProblem(text);
  expect(problem).toMatchObject({ line, message, ...(column !== undefined && { column }) });
});

test("a problem is found in all that JSON.parse refuses, and in nothing else", () => {
  const json = fc.json();
  const damaged = fc
    .tuple(json, fc.nat(), fc.constantFrom("", ",", "}", "]", '"', "\\", ":", "e", "0", "-", "\n", "\u0001"))
    .map(([text, at, inserted]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + inserted + text.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(json, damaged, fc.string()), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(jsonProblem(text) === undefined).toBe(isJson);
    }),
    { numRuns: 2000 },
  );
});
