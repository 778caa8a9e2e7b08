import { expect, test } from "vitest";
import { escapeKey } from "../../scripts/openapi/pointer.ts";
import { sourcePlace } from "../../scripts/openapi/source-place.ts";
import { root } from "../../scripts/lib/paths.ts";
import { versions } from "../../scripts/lib/versions.ts";
import { readDocuments } from "../docs/documents.ts";

const prose = new Set(["description", "summary", "note", "x-assumed"]);

/** What a name may be beside those of the documents. */
const others = ["true", "false", "null", "POST /media", "GET /taxonomies", "x-billing"];

/** Every name and value of a document: keys, and texts that are no prose. */
function namesIn(node: unknown, key = ""): string[] {
  if (typeof node === "string") return prose.has(key) ? [] : node.split(/[^\w-]+/);
  if (typeof node !== "object" || node === null || key === "x-unspecified" || key === "assumed") return [];
  return Object.entries(node).flatMap(([name, child]) => [
    name,
    ...namesIn(child, Array.isArray(node) ? key : name),
  ]);
}

/** Every text for people, with the way to it. */
function textsIn(node: unknown, key = "", way = ""): { way: string; text: string }[] {
  if (typeof node === "string")
    return prose.has(key) || way.includes("/assumed/") ? [{ way, text: node }] : [];
  if (typeof node !== "object" || node === null || key === "examples" || key === "example") return [];
  return Object.entries(node).flatMap(([name, child]) => {
    const isNote = key === "x-unspecified" || way.endsWith("/x-unspecified");
    return textsIn(child, isNote && typeof child === "string" ? "note" : name, `${way}/${escapeKey(name)}`);
  });
}

const documents = await readDocuments();

test.each(versions)("what the texts of %s name in backticks is a name of the documents", async (version) => {
  const names = new Set([
    ...Object.values(documents).flatMap((document) => [...namesIn(document)]),
    ...others,
  ]);
  const unknown = textsIn(documents[version]).flatMap(({ way, text }) =>
    [...text.matchAll(/`([^`]+)`/g)]
      .flatMap(([, name = ""]) => (names.has(name) ? [] : [name]))
      .filter((name) => /^[\w-]+$/.test(name))
      .map(async (name) => `${await sourcePlace(root, version, way)}: ${name}`),
  );
  expect(await Promise.all(unknown)).toEqual([]);
});
