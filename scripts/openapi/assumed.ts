/** The reasons of all that stands assumed at an object: its `x-assumed`, and the parts that its other extension keys assume. */
export function assumedTexts(node: object): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === "x-assumed") return typeof value === "string" ? [value] : [];
    return key.startsWith("x-") ? reasonsIn(value) : [];
  });
}

/** The reasons within an extension key, such as those of single orders; each once. */
function reasonsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const reasons = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === "assumed" && typeof part === "object" && part !== null
      ? Object.values(part).filter((reason) => typeof reason === "string")
      : reasonsIn(part),
  );
  return [...new Set(reasons)];
}
