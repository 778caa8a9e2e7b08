import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonProblem } from "../../scripts/docs/browser/try-it/json-problem.ts";

test.each([
  ["", 1, 1, "it ends too early: a value is expected"],
  ["{", 1, 2, "it ends too early: a name in double quotes is expected"],
  ['{\n  "limit": 2,\n}', 3, 1, "a name in double quotes is expected"],
  ['{\n  "limit" 2\n}', 2, 11, "a colon is expected"],
  ['{ "a": 1 "b": 2 }', 1, 10, "a comma or } is expected"],
  ["[1, 2", 1, 6, "it ends too early: a comma or ] is expected"],
  ["{ 'a': 1 }", 1, 3, "a name in double quotes is expected"],
  ["[01]", 1, 3, "a comma or ] is expected"],
  ["[nul]", 1, 2, "a value is expected"],
  ['"a', 1, 1, "this text has no end"],
  ['{"a": "\\x"}', 1, 7, "this text has a character that JSON does not allow"],
  ["{}\r\n{}", 2, 1, "nothing more is expected"],
  ["[".repeat(100_000), 1, undefined, "this is nested too deep"],
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
