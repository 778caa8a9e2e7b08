// Reads the resolved schema of an error body for the rules about errors.

/** @typedef {Record<string, any>} Schema */

/**
 * The alternatives of a schema; each is a list of plain schemas that all apply.
 *
 * @param {Schema} schema
 * @returns {Schema[][]}
 */
export function alternatives({ allOf = [], oneOf, anyOf, ...plain }) {
  const choices = [oneOf, anyOf].filter(Array.isArray);
  return [...allOf.map(alternatives), ...choices.map((choice) => choice.flatMap(alternatives))].reduce(
    (ways, parts) => ways.flatMap((way) => parts.map((part) => [...way, ...part])),
    [[plain]],
  );
}

/**
 * The schema of a property of an alternative; undefined if it does not declare the property.
 *
 * @param {Schema[]} way
 * @param {string} name
 * @returns {Schema | undefined}
 */
export function property(way, name) {
  const parts = way.flatMap((schema) => schema.properties?.[name] ?? []);
  return parts.length === 0 ? undefined : { allOf: parts };
}

/**
 * The constants that the code of an error body can be, or undefined if it can be any other value.
 *
 * @param {Schema} schema of the whole body
 * @returns {string[] | undefined}
 */
export function errorCodes(schema) {
  const codes = alternatives(schema)
    .flatMap((body) => alternatives(property(body, "error") ?? {}))
    .flatMap((error) => alternatives(property(error, "code") ?? {}))
    .map(constants);
  return codes.includes(undefined) ? undefined : [...new Set(codes.flat())];
}

/** The values that all constants and enums of an alternative allow. */
function constants(way) {
  const lists = way.flatMap((schema) =>
    "const" in schema ? [[schema.const]] : schema.enum ? [schema.enum] : [],
  );
  return lists[0]?.filter((value) => lists.every((list) => list.includes(value)));
}
