import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { assumedTexts } from "../../openapi/assumed.ts";
import { BrokenDocumentError } from "../../openapi/document.ts";
import { unspecifiedIn } from "../../openapi/topics.ts";
import { objectAt } from "./edit-yaml.ts";
import type { LocatedPoint } from "./read-points.ts";

/** An object of the documents that says what is assumed or unspecified. */
export interface MarkedObject {
  /** Such as `openapi/shared/schemas/Book.yaml`. */
  file: string;
  /** The keys that lead to it. */
  keys: string[];
}

/** The object at an address such as `shared/schemas/Book.yaml properties author`. */
export function markedObject(address: string): MarkedObject {
  const [file = "", ...keys] = address.split(" ");
  return { file: `openapi/${file}`, keys };
}

/** `file:line` of an object in the text of its file. */
export function placeOf({ file, keys }: MarkedObject, text: string): string {
  const lineCounter = new LineCounter();
  const [start = 0] = objectAt(parseDocument(text, { lineCounter }), keys)?.range ?? [];
  return `${file}:${lineCounter.linePos(start).line}`;
}

/** Whether an object says that something of it is assumed or unspecified. */
export function isMarked(node: object): boolean {
  return assumedTexts(node).length + unspecifiedIn(node).length > 0;
}

/**
 * Makes sure that the marks that points name are in the documents under `folder`/openapi.
 *
 * @throws {BrokenDocumentError} naming file and line of each point with one that is not.
 */
export async function checkMarks(points: readonly LocatedPoint[], folder: string): Promise<void> {
  const problems = points.flatMap(({ id, place, marks = [] }) =>
    marks.map(async (address) => {
      const { file, keys } = markedObject(address);
      const document = parseDocument(await readFile(join(folder, file), "utf8").catch(() => ""));
      const node: unknown = objectAt(document, keys)?.toJS(document);
      if (typeof node === "object" && node !== null && isMarked(node)) return [];
      return [`${place}: ${id}: marks: nothing is assumed or unspecified at ${address}`];
    }),
  );
  const lines = (await Promise.all(problems)).flat();
  if (lines.length > 0) throw new BrokenDocumentError(lines.join("\n"));
}
