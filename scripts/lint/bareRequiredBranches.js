import { isObject, walk } from "./lib/walk.js";

/**
 * Refuses branches such as `{ required: [a] }`: openapi-typescript turns them, and the whole type, into `unknown`.
 *
 * @param {unknown} document
 */
export default function bareRequiredBranches(document) {
  const results = [];
  for (const { kind, node, path } of walk(document)) {
    if (kind !== "schema") continue;
    for (const keyword of ["anyOf", "oneOf"]) {
      if (!Array.isArray(node[keyword])) continue;
      for (const [index, branch] of node[keyword].entries()) {
        if (!isObject(branch) || !("required" in branch) || "properties" in branch) continue;
        const message = `A branch of \`${keyword}\` that requires properties must declare them under \`properties\`, else the type becomes unknown.`;
        results.push({ message, path: [...path, keyword, index] });
      }
    }
  }
  return results;
}
