import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { filesOf } from "../../../scripts/docs/site/files.tsx";
import { firstDifference, reworded } from "../../generate/reworded.ts";
import { readDocuments } from "../documents.ts";
import { forEachVersion } from "../../../scripts/lib/versions.ts";

// No page reads what is written for people: prices, limits, moves and marks stay what they are when the documents say the same
// in other words.

test("a reference of reworded documents differs in words alone", async () => {
  const documents = await readDocuments();
  const site = await filesOf(
    forEachVersion((version) => reworded(documents[version])),
    { folder: inject("reference") },
  );
  const found = new Map<string, string>();
  let compared = 0;
  for (const [path, content] of site) {
    // The changelog, which ends print.md, lists what changed since a release, and words may.
    if (!/\.(html|md)$/.test(path) || /^(changelog\.|print\.md)/.test(path) || typeof content !== "string")
      continue;
    const built = await readFile(join(inject("reference"), "dist/site", path), "utf8");
    const difference = firstDifference(withoutHashes(built), withoutHashes(content));
    if (difference !== undefined) found.set(path, difference);
    compared += 1;
  }
  expect([...found]).toEqual([]);
  expect(compared).toBeGreaterThan(200);
});

/** Names of files change with what is in them. */
function withoutHashes(text: string): string {
  return text.replaceAll(/-[0-9A-Za-z]{8}(?=[./])/g, "");
}
