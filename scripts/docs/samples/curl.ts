import { addressOf, keyVariable, queryText, type Call } from "./call.ts";
import { json, literal } from "./literal.ts";

/** The call with curl, for a POSIX shell. */
export function curlSample(call: Call): string {
  const { method, apiKey, body } = call;
  const parts = [`curl --fail-with-body ${word(addressOf(call) + queryText(call))}`];
  const key =
    apiKey === undefined
      ? `"Authorization: Bearer $${keyVariable}"`
      : quoted(`Authorization: Bearer ${apiKey}`);
  if (body === undefined && method !== "GET") parts.push(`-X ${method}`);
  parts.push(`-H ${key}`);
  if (body !== undefined) {
    parts.push(`-H 'Content-Type: application/json'`);
    // Breaking it does not change it: a line end between members is JSON as well.
    parts.push(`-d ${quoted(literal(body, json, { indent: 2, beside: 5 }))}`);
  }
  return parts.join(" \\\n  ");
}

/** A text as one word of a shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function word(text: string): string {
  return /^[\w.~:/%+@,=-]+$/.test(text) ? text : quoted(text);
}
