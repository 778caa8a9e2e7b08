import { errorCodes } from "./lib/error-schema.js";

/**
 * Refuses an error body whose code can be any value, or a value that is not in `codes`.
 *
 * @param {Record<string, any>} response
 * @param {{ codes: string[] }} options
 * @param {{ path: (string | number)[] }} context
 */
export default function errorCodeKnown(response, { codes }, context) {
  const schema = response.content?.["application/json"]?.schema;
  if (schema === undefined) return []; // error-envelope has reported it
  const path = [...context.path, "content", "application/json", "schema"];
  const found = errorCodes(schema);
  if (found === undefined) {
    const message =
      "Bind `error.code` to its constants with const or enum, so that a client can narrow on it.";
    return [{ message, path }];
  }
  const unknown = found.filter((code) => !codes.includes(code));
  return unknown.map((code) => {
    return { message: `\`${code}\` is not a known error code: use one of ${codes.join(", ")}.`, path };
  });
}
