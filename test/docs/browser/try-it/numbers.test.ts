import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckedDraft, Draft } from "../../../../scripts/docs/browser/try-it/draft.ts";
import { lostNumber } from "../../../../scripts/docs/browser/try-it/json/lost-number.ts";
import { sampleCall } from "../../../../scripts/docs/browser/try-it/sample-call.ts";
import { samplesOf } from "../../../../scripts/docs/samples/index.ts";

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

describe("the samples of a form", () => {
  const large = `{ "query": "it's", "id": 9930471826650133 }`;

  test("curl sends a body as it was typed where JavaScript would change a number of it", () => {
    const { call, lost } = shown(large);
    expect(lost).toBe("9930471826650133");
    expect(codeIn("curl", call)).toContain(String.raw`-d '{ "query": "it'\''s", "id": 9930471826650133 }'`);
  });

  test("Go sends it so, too, and a number that is too large for all others is null there", () => {
    expect(codeIn("go", shown(large).call)).toContain(`"id": 9930471826650133`);
    const { call } = shown('{ "id": 1e400 }');
    expect(codeIn("curl", call)).toContain("1e400");
    expect(codeIn("python", call)).toContain('"id": None');
  });

  test("any other body is laid out as in the samples of the page", () => {
    const { call, lost } = shown('{"id":7}');
    expect(lost).toBeUndefined();
    expect(codeIn("curl", call)).toContain(`-d '{ "id": 7 }'`);
    expect(codeIn("client", call)).toContain("{ id: 7 }");
  });

  test("the response that the mock is asked for is asked for in the code, too", () => {
    const { call } = shown("{}", "code=429");
    expect(codeIn("curl", call)).toContain("-H 'Prefer: code=429'");
    expect(codeIn("client", call)).toContain('  headers: { Prefer: "code=429" },\n});');
    expect(codeIn("curl", shown("{}").call)).not.toContain("Prefer");
  });

  test("they name the server and the key of the setting, and without a key the environment", () => {
    const key = (apiKey: string | undefined) =>
      codeIn("curl", shown("{}", "", { baseUrl: "https://api.example.com/v2", apiKey }).call);
    expect(key("sk-7")).toContain("https://api.example.com/v2/media");
    expect(key("sk-7")).toContain("Authorization: Bearer sk-7");
    expect(key(undefined)).toContain("$ADINTEL_API_KEY");
  });
});

const at: { baseUrl: string; apiKey: string | undefined } = {
  baseUrl: "http://127.0.0.1/v2",
  apiKey: "mock_live_demo",
};

function shown(bodyText: string, prefer = "", target = at) {
  const own = { baseUrl: "http://mock/v2", apiKey: "mock_live_low" };
  const draft: Draft = { ...own, path: {}, query: {}, header: {}, bodyText, prefer };
  const operation = { version: "v2", operationId: "searchMedia", method: "POST", path: "/media" } as const;
  const body: unknown = JSON.parse(bodyText);
  const checked: CheckedDraft = {
    unsendable: { path: {} },
    parameters: [],
    body: [],
    syntax: undefined,
    input: null,
    call: { ...operation, ...own, pathParameters: {}, query: {}, body },
  };
  return sampleCall(draft, checked, target);
}

function codeIn(language: string, call: Parameters<typeof samplesOf>[0]): string {
  return samplesOf(call).find(({ id }) => id === language)?.code ?? "";
}
