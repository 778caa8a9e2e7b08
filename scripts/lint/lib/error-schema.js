// Reads from the resolved schema of an error body what the rules about errors ask of it.

/** @typedef {Record<string, any>} Schema */

/**
 * The ways in which a value can meet a schema; each is a list of plain schemas that all hold.
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
 * The schema of a property of a value that meets all of `way`; undefined if none of them declares it.
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
 * The constants that the code of an error body can be, or undefined where it is not bound to constants.
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

/** What all the constants and enumerations of one way have in common. */
function constants(way) {
  const lists = way.flatMap((schema) =>
    "const" in schema ? [[schema.const]] : schema.enum ? [schema.enum] : [],
  );
  return lists[0]?.filter((value) => lists.every((list) => list.includes(value)));
}
