/** A JSON object's fields; none of anything else. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null ? { ...body } : {};
}
