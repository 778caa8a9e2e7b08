import { isExtension, walk } from "./lib/walk.js";

/**
 * Refuses x- keys that are not in `keys`, or in a place that `keys` does not list for them.
 *
 * @param {unknown} document
 * @param {{ keys: Record<string, string[]> }} options
 */
export default function extensionPlacement(document, { keys }) {
  const results = [];
  for (const { kind, node, path } of walk(document)) {
    for (const key of Object.keys(node).filter(isExtension)) {
      const places = keys[key];
      if (places === undefined) {
        const message = `\`${key}\` is not one of our extension keys: remove it, or use one of ${Object.keys(keys).join(", ")}.`;
        results.push({ message, path: [...path, key] });
      } else if (!places.includes(kind) && !(places.includes("413 response") && is413(kind, path))) {
        const message = `\`${key}\` is not allowed here: it belongs on ${places.join(", ")}.`;
        results.push({ message, path: [...path, key] });
      }
    }
  }
  return results;
}

/** The 413 response, at its operation or as the component that the operations share. */
function is413(kind, path) {
  return kind === "response" && ["413", "PayloadTooLarge"].includes(path.at(-1));
}
