import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentMethod, methodComment } from "../../../scripts/generate/client/documentation.ts";
import { methodsOf } from "../../../scripts/generate/client/client.ts";
import { publishedReference } from "../../../scripts/openapi/homepage.ts";
import { root } from "../../../scripts/lib/paths.ts";
import { readDocuments } from "../../docs/documents.ts";

const documents = await readDocuments();
const row = methodsOf("v2", documents).find((method) => method.row.operationId === "searchMedia")?.row;
const operation = documents.v2.paths["/media"]?.post;

test("a method links to its page of the published reference", () => {
  if (!row || !operation) throw new Error("searchMedia is gone");
  const lines = methodComment(
    documentMethod("v2", operation, row, undefined, "https://docs.example.com/ads/"),
  );
  expect(lines.at(-1)).toBe(
    "@see {@link https://docs.example.com/ads/operations/v2/searchMedia.html Reference}",
  );
});

test("the types link to where package.json says the reference is published, and to nowhere without that", () => {
  const published = publishedReference();
  for (const name of ["v1.d.ts", "v2.d.ts", "react-query.d.ts"]) {
    const text = readFileSync(join(root, "generated", name), "utf8");
    expect(text, name).toContain("Cost: ");
    const links = [...text.matchAll(/\{@link (https?:\S+)/g)].map(([, link = ""]) => link);
    expect(links.length > 0, name).toBe(published !== undefined);
    for (const link of links) expect(link.startsWith(published ?? "")).toBe(true);
  }
});
