/** Whether a value is an object of JSON: neither an array nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A property of its own that a value has; `undefined`: it has none of that name. */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** How deep JSON may be nested. What walks it, such as `JSON.stringify`, runs out of stack at some thousands of levels. */
const maxLevels = 500;

/** What to say of a value that is nested too deeply; `undefined` of any other. */
export function nestingProblem(value: unknown): string | undefined {
  return isDeeper(value, maxLevels) ? `is nested deeper than ${maxLevels} levels` : undefined;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Whether a media type is JSON, with or without a name of its own. */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\b/i.test(type);
}
