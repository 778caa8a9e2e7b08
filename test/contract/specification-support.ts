import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { differences, factsOf, type Facts, type JsonObject } from "./specification-facts.ts";
import { readTable, type Table } from "./specification-table.ts";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const text = read("specification.txt");
const bundles = { v1: read("../../generated/openapi/v1.json"), v2: read("../../generated/openapi/v2.json") };

export type Documents = Record<"v1" | "v2", JsonObject>;

export const documents = (): Documents => ({
  v1: JSON.parse(bundles.v1) as JsonObject,
  v2: JSON.parse(bundles.v2) as JsonObject,
});

const table = readTable(text);
const statedBy = ({ documents: roots, keys }: Table) => factsOf(roots, keys);
const factsOfDocuments = (roots: Documents) => factsOf(roots, table.keys, table.lists);
const stated = statedBy(table);

export const differencesOf = (roots: Documents): string[] => differences(stated, factsOfDocuments(roots));

/** What could be otherwise in the table without a difference, in every so many of its lines. */
export function unnoticedChanges(step: number): string[] {
  const facts = factsOfDocuments(documents());
  const lines = text.split("\n");
  const isNoticed = (line: number, instead: string): boolean => {
    let changed: Facts;
    try {
      changed = statedBy(readTable(lines.with(line, instead).join("\n")));
    } catch {
      // It says nothing that can be read any more.
      return true;
    }
    return differences(changed, facts).length > 0;
  };
  const isFact = (line: string) => line.trim() !== "" && !line.trimStart().startsWith("#");
  return lines.flatMap((line, i) => {
    if (!isFact(line) || i % step > 0) return [];
    // What is not shown is named for people, and a status that is stated to be missing is no fact of a document.
    const words = line.replace(/[^;]*not shown|, not .*/, "").matchAll(/[\w/{}.-]*\w/g);
    const changes = [...words].map(({ 0: word, index }) => {
      const other = /^\d+$/.test(word) ? String(Number(word) + 1) : `${word}x`;
      return line.slice(0, index) + other + line.slice(index + word.length);
    });
    // Without a line that gives no type, the document's own type is an assumption.
    const isNameAlone = /(^ +\w+\??(, \w+\??)*|\.\.\.|not shown)$/.test(line);
    return [...(isNameAlone ? [] : [""]), ...changes]
      .filter((instead) => !isNoticed(i, instead))
      .map((instead) => `${line.trim()}: noticed neither as "${instead.trim()}"`);
  });
}
