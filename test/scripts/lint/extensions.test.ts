import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../../scripts/paths.ts";

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
