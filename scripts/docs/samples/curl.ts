import { keyHeader } from "../../lib/versions.ts";
import { addressOf, keyVariable, queryPairs, type Call } from "./call.ts";
import { json, literal } from "./literal.ts";
import { quoted, word } from "../../lib/shell.ts";

/** The call with curl, for a POSIX shell. */
export function curlSample(call: Call): string {
  const { version, method, apiKey, body, bodyText, headers = {} } = call;
  const pairs = queryPairs(call);
  const key = keyHeader(version).join(": ");
  const parts = [`curl --fail-with-body ${pairs.length > 0 ? "-G " : ""}${word(addressOf(call))}`];
  parts.push(...pairs.map(queryOption));
  if (body === undefined && method !== "GET") parts.push(`-X ${method}`);
  parts.push(`-H ${apiKey === undefined ? `"${key}$${keyVariable}"` : quoted(`${key}${apiKey}`)}`);
  parts.push(...Object.entries(headers).map((header) => `-H ${quoted(header.join(": "))}`));
  if (body !== undefined) {
    parts.push(`-H 'Content-Type: application/json'`);
    // A line end between its members changes nothing.
    parts.push(`-d ${quoted(bodyText ?? literal(body, json, { indent: 2, beside: 5 }))}`);
  }
  return `${parts.join(" \\\n  ")}\n`;
}

function queryOption([name, value]: [string, string]): string {
  // No shell can pass this character on as it is.
  if (value.includes("\0")) return `-d ${word(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)}`;
  return `--data-urlencode ${word(`${encodeURIComponent(name)}=${value}`)}`;
}
