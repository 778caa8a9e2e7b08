import { errorCodes } from "./lib/error-schema.js";

/**
 * Refuses an error response that lacks an example, named after the code, for one of its codes.
 *
 * @param {Record<string, any>} response
 * @param {null} _options
 * @param {{ path: (string | number)[] }} context
 */
export default function errorExamples(response, _options, context) {
  const media = response.content?.["application/json"];
  const path = [...context.path, "content", "application/json"];
  const results = [];
  for (const code of errorCodes(media?.schema ?? {}) ?? []) {
    const example = media.examples?.[code];
    if (example === undefined) {
      const message = `Code \`${code}\` has no example: add one named \`${code}\` under \`examples\`.`;
      results.push({ message, path });
    } else if (example.value?.error?.code !== code) {
      const message = `The example named \`${code}\` shows another code: an example must show the code it is named after.`;
      results.push({ message, path: [...path, "examples", code] });
    }
  }
  return results;
}
