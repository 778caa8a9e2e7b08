import { walk } from "./lib/walk.js";

/**
 * Refuses `anyOf` beside `properties`: openapi-typescript makes a union of them, although both apply.
 *
 * @param {unknown} document
 */
export default function anyOfBesideProperties(document) {
  const results = [];
  for (const { kind, node, path } of walk(document)) {
    if (kind !== "schema" || !("anyOf" in node) || !("properties" in node)) continue;
    const message =
      "`anyOf` beside `properties` becomes a union in the types: put each in a separate part of `allOf`.";
    results.push({ message, path: [...path, "anyOf"] });
  }
  return results;
}
