/**
 * Requires two examples of a successful response, unless the response is unspecified.
 *
 * @param {{ responses?: Record<string, any>, "x-unspecified"?: (string | object)[] }} operation
 * @param {unknown} _options
 * @param {{ path: (string | number)[] }} context
 */
export default function twoSuccessExamples(operation, _options, { path }) {
  const open = operation?.["x-unspecified"];
  const entries = Array.isArray(open) ? open : [];
  if (entries.some((entry) => entry === "response" || Object.hasOwn(Object(entry), "response"))) return [];
  return Object.entries(operation?.responses?.["200"]?.content ?? {}).flatMap(([type, { examples }]) =>
    examples && Object.keys(examples).length < 2
      ? [{ message: "", path: [...path, "responses", "200", "content", type, "examples"] }]
      : [],
  );
}
