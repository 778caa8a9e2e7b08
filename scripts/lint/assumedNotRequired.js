import { isObject, walk } from "./lib/walk.js";

/**
 * Refuses a required property whose schema is assumed: that it always comes would be one guess more.
 *
 * @param {unknown} document
 */
export default function assumedNotRequired(document) {
  const results = [];
  for (const { kind, node, path } of walk(document)) {
    if (kind !== "schema" || !Array.isArray(node.required) || !isObject(node.properties)) continue;
    for (const [index, name] of node.required.entries()) {
      if (!isObject(node.properties[name]) || !("x-assumed" in node.properties[name])) continue;
      const message = `Property \`${name}\` is assumed, so it cannot be required: take it out of \`required\`.`;
      results.push({ message, path: [...path, "required", index] });
    }
  }
  return results;
}
