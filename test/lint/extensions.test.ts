import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/lib/paths.ts";

interface Ruleset {
  rules: { "extension-placement": { then: { functionOptions: { keys: Record<string, string[]> } } } };
}

test("openapi/README.md explains each extension key, and the places where lint lets it stand", async () => {
  const ruleset = parse(await readFile(join(root, ".spectral.yaml"), "utf8")) as Ruleset;
  const readme = await readFile(join(root, "openapi/README.md"), "utf8");
  const explained = [...readme.matchAll(/^\| `(x-[a-z-]+)` \| ([^|]+) \| [^|]+ \|$/gm)].map(
    ([, key = "", places = ""]): [string, string[]] => [
      key,
      places.trim().replace("v1 ", "").split(", ").sort(),
    ],
  );
  const allowed = Object.entries(ruleset.rules["extension-placement"].then.functionOptions.keys);
  expect(Object.fromEntries(explained)).toEqual(
    Object.fromEntries(allowed.map(([key, places]) => [key, places.sort()])),
  );
  for (const [key] of allowed) expect(readme, `no example of ${key}`).toMatch(new RegExp(`^${key}:`, "m"));
});

test("what openapi/README.md shows of effects and rows stands in a document", async () => {
  const readme = await readFile(join(root, "openapi/README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
    ([, block = ""]) => parse(block) as object,
  );
  const shown = blocks.flatMap((block) =>
    Object.entries(block).filter(([key]) => ["x-effect", "x-rows", "x-ignored-when"].includes(key)),
  );
  expect(shown).toHaveLength(3);
  const stated = new Set(["v1", "v2"].flatMap((version) => meanings(version)));
  for (const [key, value] of shown) expect(stated, "openapi/README.md").toContain(textOf(key, value));
});

/** Every such key of a bundled document as text. */
function meanings(version: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith("x-")) found.push(textOf(key, child));
      else visit(child);
    }
  };
  visit(JSON.parse(readFileSync(join(root, `generated/openapi/${version}.json`), "utf8")));
  return found;
}

/** Of what is assumed, the parts matter here and not their reasons. */
function textOf(key: string, value: unknown): string {
  return JSON.stringify([key, value], (name, child: unknown) =>
    name === "assumed" && typeof child === "object" && child !== null ? Object.keys(child) : child,
  );
}
