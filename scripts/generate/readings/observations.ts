import { escapeKey } from "../../openapi/pointer.ts";
import { isMarked } from "./marks.ts";
import type { LocatedPoint } from "./read-points.ts";

/** Something that is wrong with a document, at a JSON Pointer into it. */
interface Problem {
  pointer: string;
  message: string;
}

/**
 * A bundled document in which `x-observed` says what was observed of the points that it names, so that readers of the document
 * need nothing else.
 *
 * @param report Gets each `x-observed` that cannot be followed.
 */
export function withObservations(
  document: object,
  points: readonly LocatedPoint[],
  report: (problem: Problem) => void,
): object {
  const byId = new Map(points.map((point) => [point.id, point]));
  const observation = (id: unknown, pointer: string) => {
    const { question, readings, observed } = byId.get(String(id)) ?? {};
    if (!observed)
      report({
        pointer,
        message: `x-observed names ${String(id)}, which is no point of openapi/readings with \`observed\``,
      });
    const { reading = "", ...seen } = observed ?? {};
    return { point: id, text: `${question} ${readings?.[reading]}`, ...seen };
  };
  const expanded = (node: unknown, pointer: string): unknown => {
    if (typeof node !== "object" || node === null) return node;
    const below = (child: unknown, key: string | number) =>
      expanded(child, `${pointer}/${escapeKey(String(key))}`);
    if (Array.isArray(node)) return node.map(below);
    const entries = Object.entries(node).map(([key, child]: [string, unknown]) => {
      if (key !== "x-observed") return [key, below(child, key)];
      const at = `${pointer}/${key}`;
      if (!isMarked(node))
        report({ pointer: at, message: "x-observed is not beside anything that is assumed or unspecified" });
      return [key, [child].flat().map((id) => observation(id, at))];
    });
    return Object.fromEntries(entries) as object;
  };
  return expanded(document, "") as object;
}
