import { walk } from "./lib/walk.js";

/**
 * Refuses keywords of JSON Schema; `because` says why, and what to use instead.
 *
 * @param {unknown} document
 * @param {{ keywords: string[], because: string }} options
 */
export default function forbiddenKeywords(document, { keywords, because }) {
  const results = [];
  for (const { kind, node, path } of walk(document)) {
    if (kind !== "schema") continue;
    for (const keyword of keywords.filter((name) => name in node)) {
      results.push({ message: `\`${keyword}\` ${because}.`, path: [...path, keyword] });
    }
  }
  return results;
}
