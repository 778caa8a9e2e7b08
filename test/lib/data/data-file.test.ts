import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataError } from "@adintel/mock";
import { FlagError, readFlags } from "@adintel/mock/flags";
import { afterAll, expect, test } from "vitest";
import { readDataFile } from "../../../scripts/lib/data/data-file.ts";
import { createServed } from "../../../mocks/serve/compose.ts";

const folder = mkdtempSync(join(tmpdir(), "data-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the mock with a file, as the command does; gives what it says instead of starting. */
function messageFor(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  try {
    const flags = readFlags(["--now", "2026-11-20", "--data", path]);
    if (flags) createServed(flags.simulator, false, undefined, flags.dataFile);
    return "";
  } catch (error) {
    if (error instanceof DataError) return error.message.replaceAll(path, name);
    throw error;
  }
}

test("a mistake has its line and column, in YAML and in JSON", () => {
  const yaml = `
accounts:
  - name: Kupfer & Korn
creatives:
  - brand: Kupfer & Korn
    type: GIF # of all formats
    platforms: [TIKTOK, RADIO]
  - { brand: Kupfer & Corn, startAt: 2026-11-21 }
  - 5
`;
  expect(messageFor("data.yaml", yaml).split("\n")).toEqual([
    "data.yaml:6:5: creatives[0].type: must be one of DPA, VIDEO, CAROUSEL, IMAGE, DCO",
    "data.yaml:7:25: creatives[0].platforms[1]: must be one of META_AD, INSTAGRAM, TIKTOK",
    "data.yaml:8:29: creatives[1].startAt: must not be after the mock's time, 2026-11-20T00:00:00.000Z",
    "data.yaml:9:5: creatives[2]: must be an object",
  ]);
  const json = `{\n\t"creatives": [\n\t\t{ "title": "x", "viewCount": "many" }\n\t]\n}`;
  expect(messageFor("data.json", json)).toBe(
    "data.json:3:19: creatives[0].viewCount: must be a number or null",
  );
});

test("a file that is neither YAML nor JSON says where", () => {
  expect(messageFor("broken.yaml", "accounts:\n  - name: x\n   igUsername: [\n")).toMatch(
    /^broken\.yaml:3:\d+: \w/,
  );
  expect(messageFor("broken.json", `{ "accounts": [\n  { "name": "x" },, ] }`)).toMatch(
    /^broken\.json:2:\d+: \w/,
  );
  expect(messageFor("alias.yaml", "accounts:\n  - &a { name: x }\ncreatives: [*a, *b]\n")).toMatch(
    /^alias\.yaml:3:17: Unresolved alias /,
  );
  expect(messageFor("empty.yaml", "")).toBe("empty.yaml:1:1: must be an object with accounts or creatives");
});

test("a missing file and a folder are refused as such", () => {
  const read = (path: string) => () => readFlags(["--data", path]);
  expect(read(join(folder, "none.yaml"))).toThrow("none.yaml: no such file");
  expect(read(folder)).toThrow(": is a directory");
});

test("data is not for --static", () => {
  writeFileSync(join(folder, "good.yaml"), "creatives: [{ title: x }]");
  expect(() => readFlags(["--static", "--data", join(folder, "good.yaml")])).toThrow(FlagError);
});

test("a date in YAML stays the text that it is", async () => {
  const path = join(folder, "dates.yaml");
  writeFileSync(path, "creatives: [{ title: Kettle, startAt: 2026-11-02 }]");
  const flags = readFlags(["--now", "2026-11-20", "--data", path]);
  const app = createServed(flags?.simulator ?? {}, false, undefined, path);
  const response = await app.request("/v2/media", {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    body: JSON.stringify({ query: "kettle" }),
  });
  expect(await response.json()).toMatchObject({ media: [{ startAt: "2026-11-02", daysRun: 18 }] });
});

test("a second document in a file is refused where it begins", () => {
  expect(messageFor("two.yaml", "accounts:\n  - name: A\n---\naccounts: []\n")).toBe(
    "two.yaml:3:1: must be a single YAML document; a second one starts here",
  );
});

test("aliases count by what they expand to, not by how many there are", () => {
  const creatives = Array.from({ length: 1000 }, (_, n) => `  - { title: T${n}, brand: *shop }\n`).join("");
  const file = join(folder, "aliases.yaml");
  writeFileSync(file, `accounts:\n  - name: &shop Kupfer\ncreatives:\n${creatives}`);
  expect(readDataFile(file).data).toMatchObject({ creatives: { 999: { title: "T999", brand: "Kupfer" } } });
});

test.each([
  // Each of 30 lists has the one before it twice.
  ["lists", Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join("")],
  ["a long text", `b: &b ${"x".repeat(100_000)}\nc: [${"*b, ".repeat(1000)}]\n`],
  ["itself", "b: &b [*b]\n"],
])("aliases that expand to %s without end are refused", (_, lines) => {
  expect(messageFor("laughs.yaml", `a0: &a0 lol\n${lines}`)).toMatch(
    /^laughs\.yaml: aliases expand to more than 64 MB$/,
  );
});
