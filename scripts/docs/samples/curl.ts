import { addressOf, hasBody, headersOf, queryPairs, queryText, type Call } from "./call.ts";
import { json, literal } from "./literal.ts";
import { quoted, word } from "../../lib/shell.ts";

export function curlSample(call: Call): string {
  const { method, body, bodyText, text, fields = [], secrets } = call;
  const key = secrets?.query === undefined ? undefined : /\$API_KEY$/;
  // With a body, -G would send that in the query, too.
  const pairs = hasBody(call) ? [] : queryPairs(call);
  const query = hasBody(call) ? queryText(call).replace(/%24(?=API_KEY$)/, "$") : "";
  const parts = [
    `curl --fail-with-body ${pairs.length > 0 ? "-G " : ""}${word(addressOf(call) + query, key)}`,
    ...pairs.map((pair) => queryOption(pair, key)),
  ];
  if (method !== (hasBody(call) ? "POST" : "GET"))
    parts.push(method === "HEAD" ? "--head" : `-X ${word(method)}`);
  for (const { name, text: before, variable } of headersOf(call)) {
    const expression = variable === undefined ? "" : `$${variable}`;
    parts.push(`-H ${quoted(`${name}: ${before}${expression}`, expression ? /\$\w+$/ : undefined)}`);
  }
  // A line end between its members changes nothing.
  if (body !== undefined)
    parts.push(`-d ${quoted(bodyText ?? literal(body, json, { indent: 2, beside: 5 }))}`);
  if (text !== undefined) parts.push(`--data-binary ${quoted(text)}`);
  for (const { name, value, isFile } of fields)
    parts.push(`-F ${quoted(`${name}=${isFile ? `@${name}` : value}`)}`);
  return `${parts.join(" \\\n  ")}\n`;
}

function queryOption([name, value]: [string, string], key: RegExp | undefined): string {
  // No shell can pass this character on as it is.
  if (value.includes("\0")) return `-d ${word(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)}`;
  return `--data-urlencode ${word(`${encodeURIComponent(name)}=${value}`, key)}`;
}
