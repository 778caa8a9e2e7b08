import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { diff } from "../../scripts/diff/index.ts";
import { contractFolder } from "../../scripts/lib/paths.ts";

const text = await readFile(join(contractFolder, "openapi/v1/openapi.yaml"), "utf8");

/** The changes from the document with a text replaced to the document as it is. */
function since(replaced: string, by: string): string[] {
  expect(text).toContain(replaced);
  const { changes } = diff(parse(text.replace(replaced, by)));
  return changes.map(({ breaking, rule, operations }) =>
    [breaking ? "breaking" : "safe", rule, ...operations].join(" "),
  );
}

test("nothing changed in the document itself, however it is written", () => {
  expect(diff(parse(stringify(parse(text)))).changes).toEqual([]);
});

test.each([
  [
    "by: page, first: 1",
    "by: page, first: 0",
    ["breaking effect-changed GET /branches GET /branches/{id}/titles GET /loans"],
  ],
  ["code: problem", "code: kind", ["breaking envelope-changed"]],
  ["x-unknown: no_such_title", "x-unknown: nothing_here", ["breaking unknown-id-changed GET /titles/{id}"]],
  ["microdollarsPerRow: 200", "microdollarsPerRow: 300", ["safe price-lowered GET /branches/{id}/titles"]],
  [
    "maximum: 40",
    "maximum: 60",
    ["breaking request-bound-tightened GET /branches GET /branches/{id}/titles GET /loans"],
  ],
  ["name: X-Api-Key", "name: X-Key", [expect.stringMatching(/^breaking security-changed /)]],
])("%s instead of %s", (now, before, changes) => {
  expect(since(now, before)).toEqual(changes);
});
