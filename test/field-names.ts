import v1 from "@adintel/client/openapi/v1.json" with { type: "json" };
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };

/** The names of all fields and parameters of the documents. */
export const fieldNames: readonly string[] = [...new Set([...namesIn(v1), ...namesIn(v2)])].sort();

function namesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties, name, in: place } = node as { properties?: object; name?: unknown; in?: unknown };
  const own = typeof place === "string" && typeof name === "string" ? [name] : [];
  return [...own, ...Object.keys(properties ?? {}), ...Object.values(node).flatMap(namesIn)];
}
