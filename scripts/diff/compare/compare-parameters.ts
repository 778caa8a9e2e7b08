import { compareContent, compareDescribed } from "./compare-content.ts";
import { compareUnknownIds } from "./compare-meaning.ts";
import { canonical, type JsonObject, objectAt } from "../model/json.ts";
import { type Place, placesAt } from "../model/place.ts";
import { finding, type Finding } from "../model/rules.ts";

/** An operation before or after the change, with its path. */
export interface OperationSide {
  /** The path's template, such as `/books/{id}`. */
  path: string;
  pathItem: Place;
  operation: Place;
}

/** Compares the parameters of an operation, those of its path item among them. */
export function compareParameters(before: OperationSide, after: OperationSide): Finding[] {
  const [old, now] = [parametersIn(before), parametersIn(after)];
  const found: Finding[] = [];
  for (const [key, parameter] of now) {
    const was = old.get(key);
    if (was) {
      found.push(...compareParameter(was, parameter));
      continue;
    }
    const rule = isRequired(parameter.value) ? "required-parameter-added" : "optional-parameter-added";
    found.push(finding(rule, parameter.pointer, `${label(parameter.value)} is new.`));
  }
  for (const [key, parameter] of old) {
    if (now.has(key)) continue;
    found.push(finding("parameter-removed", parameter.pointer, `${label(parameter.value)} was removed.`));
  }
  return found;
}

function compareParameter(before: Place, after: Place): Finding[] {
  const found: Finding[] = [];
  const name = label(after.value);
  const [was, is] = [isRequired(before.value), isRequired(after.value)];
  if (was !== is) {
    const rule = is ? "parameter-became-required" : "parameter-became-optional";
    found.push(finding(rule, after.pointer, `${name} became ${is ? "required" : "optional"}.`));
  }
  if (after.value["in"] === "path" && before.value["name"] !== after.value["name"]) {
    const values = { before: before.value["name"], after: after.value["name"] };
    found.push(
      finding("path-parameter-renamed", after.pointer, `${label(before.value)} was renamed.`, values),
    );
  }
  const [from, to] = [serialization(before.value), serialization(after.value)];
  if (canonical(from) !== canonical(to)) {
    const message = `${name} is serialized differently.`;
    found.push(
      finding("parameter-serialization-changed", after.pointer, message, { before: from, after: to }),
    );
  } else if ("content" in after.value) {
    found.push(...compareContent(before, after, "request", name));
  }
  return [
    ...found,
    ...compareUnknownIds(before, after, name),
    ...compareDescribed(before, after, "request", name),
  ];
}

/** The parameters by what identifies them: an operation's own replace those of its path item. */
export function parametersIn({ path, pathItem, operation }: OperationSide): Map<string, Place> {
  const parameters = new Map<string, Place>();
  const inTemplate = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  for (const place of [
    ...placesAt(pathItem, "parameters").values(),
    ...placesAt(operation, "parameters").values(),
  ]) {
    const { in: where, name } = place.value;
    if (typeof where !== "string" || typeof name !== "string") continue;
    // Path parameters are identified by position, since their names are never sent.
    const position = where === "path" ? inTemplate.indexOf(name) : -1;
    const id = where === "header" ? name.toLowerCase() : position >= 0 ? String(position) : name;
    // OpenAPI ignores these as parameters; `content` and `security` describe them (3.1, section 4.8.12.1).
    if (where === "header" && ["accept", "content-type", "authorization"].includes(id)) continue;
    parameters.set(`${where} ${id}`, place);
  }
  return parameters;
}

function isRequired(parameter: JsonObject): boolean {
  return parameter["required"] === true || parameter["in"] === "path";
}

/** How a value is put into text, with the defaults that OpenAPI 3.1, section 4.8.12.2 gives. */
function serialization(parameter: JsonObject): JsonObject {
  if ("content" in parameter) return { content: Object.keys(objectAt(parameter, "content")) };
  const usual = parameter["in"] === "query" || parameter["in"] === "cookie" ? "form" : "simple";
  const style = parameter["style"] ?? usual;
  return {
    style,
    explode: parameter["explode"] ?? style === "form",
    allowReserved: parameter["allowReserved"] ?? false,
  };
}

function label({ in: where, name }: JsonObject): string {
  return `the ${String(where)} parameter \`${String(name)}\``;
}
