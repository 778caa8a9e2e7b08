// The kinds of object that the rules distinguish, found by their key.

/** @typedef {"document" | "pathItem" | "operation" | "schema" | "parameter" | "response" | "header" | "server" | "other"} Kind */
/** @typedef {{ kind: Kind, node: Record<string, unknown>, path: (string | number)[] }} Visit */

/** Keys with one object. @type {Record<string, Kind>} */
const ONE = {
  ...of("operation", ["get", "put", "post", "delete", "options", "head", "patch", "trace"]),
  ...of("schema", ["schema", "items", "contains", "not", "if", "then", "else", "propertyNames"]),
  ...of("schema", ["additionalProperties", "unevaluatedProperties", "unevaluatedItems"]),
};

/** Keys with a list of objects, or with objects by name. @type {Record<string, Kind>} */
const MANY = {
  ...of("pathItem", ["paths", "pathItems", "webhooks"]),
  ...of("schema", ["allOf", "anyOf", "oneOf", "prefixItems"]),
  ...of("schema", ["schemas", "properties", "patternProperties", "dependentSchemas", "$defs"]),
  ...of("parameter", ["parameters"]),
  ...of("response", ["responses"]),
  ...of("header", ["headers"]),
  ...of("server", ["servers"]),
};

// Below these keys, x-something is the name of a property or header, not an extension.
const NAMES = new Set(["properties", "patternProperties", "dependentSchemas", "$defs", "headers"]);

// Values of the API, not parts of the document.
const DATA = new Set(["const", "default", "enum", "example", "examples"]);

/**
 * Every object of an unresolved document with its kind, without values of the API and of extension keys.
 *
 * A resolved document would lack the keys beside a `$ref`, and repeat each component wherever it is used.
 *
 * @param {unknown} document
 * @returns {Generator<Visit>}
 */
export function* walk(document) {
  if (isObject(document)) yield* visit(document, "document", []);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isObject(value) {
  return typeof value === "object" && value !== null;
}

/** @param {string} key */
export function isExtension(key) {
  return key.startsWith("x-");
}

/** @returns {Generator<Visit>} */
function* visit(node, kind, path) {
  yield { kind, node, path };
  for (const [key, child] of Object.entries(node)) {
    if (!isObject(child) || isExtension(key) || DATA.has(key)) continue;
    if (!Object.hasOwn(MANY, key)) {
      yield* visit(child, ONE[key] ?? "other", [...path, key]);
      continue;
    }
    if (!NAMES.has(key)) yield { kind: "other", node: child, path: [...path, key] };
    for (const [name, item] of Object.entries(child)) {
      if (!isObject(item) || (isExtension(name) && !NAMES.has(key))) continue;
      yield* visit(item, MANY[key], [...path, key, name]);
    }
  }
}

function of(kind, keys) {
  return Object.fromEntries(keys.map((key) => [key, kind]));
}
