import { alternatives, property } from "./lib/error-schema.js";

/**
 * Refuses an error response that is not JSON in the error envelope, in any of its alternatives.
 *
 * @param {Record<string, any>} response
 * @param {null} _options
 * @param {{ path: (string | number)[] }} context
 */
export default function errorEnvelope(response, _options, { path }) {
  const types = Object.keys(response.content ?? {});
  if (types.join() !== "application/json") {
    const found = types.join(", ") || "no body";
    const message = `An error response must be application/json only, but this one has ${found}.`;
    return [{ message, path }];
  }
  const problem = envelopeProblem(response.content["application/json"].schema ?? {});
  if (problem === undefined) return [];
  const message = `An error body must be { error: { code, message } } with both keys required, but ${problem}.`;
  return [{ message, path: [...path, "content", "application/json", "schema"] }];
}

function envelopeProblem(schema) {
  for (const body of alternatives(schema)) {
    const bodyProblem = objectProblem("the body", body, ["error"]);
    if (bodyProblem) return bodyProblem;
    for (const error of alternatives(property(body, "error"))) {
      const errorProblem = objectProblem("`error`", error, ["code", "message"]);
      if (errorProblem) return errorProblem;
    }
  }
  return undefined;
}

function objectProblem(name, way, keys) {
  if (!way.some((schema) => schema.type === "object")) return `${name} is not of type object`;
  for (const key of keys) {
    if (property(way, key) === undefined) return `${name} does not declare \`${key}\``;
    if (!way.some((schema) => schema.required?.includes(key))) return `${name} does not require \`${key}\``;
  }
  return undefined;
}
