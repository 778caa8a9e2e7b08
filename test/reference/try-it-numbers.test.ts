import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readable } from "../../scripts/docs/browser/try-it/answer.ts";
import { codeOf } from "../../scripts/docs/browser/try-it/copied-code.ts";
import type { CheckedDraft, Draft } from "../../scripts/docs/browser/try-it/draft.ts";
import { lostNumber } from "../../scripts/docs/browser/try-it/lost-number.ts";

test.each([
  ['{ "limit": 9930471826650133 }', "9930471826650133"],
  ["[1, -9007199254740993]", "-9007199254740993"],
  ["[0.12345678901234567890]", "0.12345678901234567890"],
  ["1e400", "1e400"],
  ["1e-400", "1e-400"],
])("JavaScript would change a number of %s", (text, lost) => {
  expect(lostNumber(text)).toBe(lost);
});

test.each([
  "9007199254740991",
  "[1.50, 0.0, -0, 1E3, 1e+21, 0.1]",
  '{ "9930471826650133": "\\"9930471826650133" }',
])("JavaScript keeps the numbers of %s", (text) => expect(lostNumber(text)).toBeUndefined());

test("JavaScript keeps what it has written itself", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(lostNumber(text)).toBeUndefined();
    }),
  );
});

test("an answer is indented, unless that would change a number", () => {
  expect(readable('{"id":1}').text).toBe('{\n  "id": 1\n}');
  expect(readable('{"id":9930471826650133}').text).toBe('{"id":9930471826650133}');
});

describe("copied code", () => {
  const large = `{ "query": "it's", "id": 9930471826650133 }`;

  test("curl sends the body as it was typed", () => {
    expect(copied("curl", large)).toMatchObject({
      code: expect.stringContaining(String.raw`-d '{ "query": "it'\''s", "id": 9930471826650133 }'`),
    });
  });

  test("client code that would change a number is not written", () => {
    expect(copied("client", large)).toEqual({
      problem: "Not copied: JavaScript cannot hold 9930471826650133 as it is. curl sends it unchanged.",
    });
    expect(copied("client", '{ "id": 7 }')).toMatchObject({ code: expect.stringContaining("{ id: 7 }") });
  });

  test("the answer that is asked for is asked for in the code, too", () => {
    expect(copied("curl", "{}", "code=429")).toMatchObject({
      code: expect.stringContaining("-H 'Prefer: code=429'"),
    });
    expect(copied("client", "{}", "code=429")).toMatchObject({
      code: expect.stringContaining('  headers: { Prefer: "code=429" },\n});'),
    });
    expect(copied("curl", "{}")).not.toMatchObject({ code: expect.stringContaining("Prefer") });
    expect(copied("client", "{}")).not.toMatchObject({ code: expect.stringContaining("headers") });
  });
});

function copied(language: "curl" | "client", bodyText: string, prefer = "") {
  const at = { baseUrl: "http://127.0.0.1/v2", apiKey: "mock_live_demo" };
  const draft: Draft = { ...at, path: {}, query: {}, bodyText, prefer };
  const operation = { version: "v2", operationId: "searchMedia", method: "POST", path: "/media" } as const;
  const body: unknown = JSON.parse(bodyText);
  const checked: CheckedDraft = {
    ...{ unsendable: { path: {} }, parameters: [], body: [], syntax: undefined, input: null, numbers: [] },
    call: { ...operation, ...at, pathParameters: {}, query: {}, body },
  };
  return codeOf(language, draft, checked);
}
