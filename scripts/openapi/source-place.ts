import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { LineCounter, isMap, parseDocument } from "yaml";
import { pointerKeys } from "./pointer.ts";
import type { Version } from "../lib/versions.ts";

/**
 * The source file and line of a JSON Pointer into a bundle. Components lie in files of their name,
 * and the root document refers to the file of each path.
 */
export async function sourcePlace(folder: string, version: Version, pointer: string): Promise<string> {
  const [area = "", kind = "", name = "", ...inside] = pointerKeys(pointer);
  const root = `openapi/${version}/openapi.yaml`;
  if (area === "components") {
    const files = await readdir(join(folder, "openapi"), { recursive: true });
    const file = files.find(
      (path) => path.endsWith(join(kind, `${name}.yaml`)) && !path.startsWith("releases"),
    );
    if (file) return findLine(folder, `openapi/${file}`, inside);
  }
  if (area === "paths") {
    const parsed = parseDocument(await readFile(join(folder, root), "utf8"));
    const reference: unknown = parsed.getIn(["paths", kind, "$ref"]);
    if (typeof reference === "string")
      return findLine(folder, `openapi/${version}/${reference}`, [name, ...inside]);
  }
  return findLine(folder, root, [area, kind, name, ...inside].filter(Boolean));
}

/** `file:line` of the deepest of the nested keys that the file has. */
async function findLine(folder: string, file: string, keys: string[]): Promise<string> {
  return `${file}:${lineIn(await readFile(join(folder, file), "utf8"), keys)}`;
}

/** The line of the deepest of the nested keys that a text of YAML or JSON has. */
export function lineIn(text: string, keys: string[]): number {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines });
  let line = 1;
  for (let depth = 1; depth <= keys.length; depth += 1) {
    const parent = depth === 1 ? parsed.contents : parsed.getIn(keys.slice(0, depth - 1), true);
    const key = keys[depth - 1];
    const start = isMap(parent)
      ? (parent.items.find((pair) => String(pair.key) === key)?.key as { range?: number[] } | undefined)
          ?.range?.[0]
      : (parsed.getIn(keys.slice(0, depth), true) as { range?: number[] } | undefined)?.range?.[0];
    if (start === undefined) break;
    line = lines.linePos(start).line;
  }
  return line;
}
