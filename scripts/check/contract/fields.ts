export type Fields = Record<string, unknown>;

/** A JSON object's fields; none of anything else. */
export function fieldsOf(body: unknown): Fields {
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** A text as JSON; `undefined` if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields that the `details` of a refusal name. */
export function detailPaths(body: unknown): string[] {
  const { details } = fieldsOf(fieldsOf(body)["error"]);
  return Array.isArray(details) ? details.map((detail) => String(fieldsOf(detail)["path"])) : [];
}

/** The parameters of a query; several of one name as a list. */
export function queryOf(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = "", ...more] = parameters.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}
