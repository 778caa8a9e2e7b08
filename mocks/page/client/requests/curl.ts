import type { Exchange } from "../shared/mock.ts";

/** Headers that curl or a browser sets itself, or that concern only the browser. */
export const omittedHeaders =
  /^(host|connection|content-length|transfer-encoding|user-agent|accept-encoding|accept-language|origin|referer|cookie|cache-control|pragma|priority|dnt|sec-.*)$/;

/** What the journal shows instead of keys. */
export const mask = "***";
const variable = "$ADINTEL_API_KEY";

/** A shell command that repeats a request; it takes the key from the environment. */
export function curlCommand(exchange: Exchange, origin: string): string {
  const { method, url, requestHeaders, requestBody } = exchange;
  const parts = ["curl", quoted(`${origin}${url}`)];
  if (method !== (requestBody === undefined ? "GET" : "POST"))
    parts.push(method === "HEAD" ? "--head" : `-X ${method}`);
  for (const [name, value] of Object.entries(requestHeaders))
    if (!omittedHeaders.test(name) && !(name === "accept" && value === "*/*"))
      parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (requestBody !== undefined)
    parts.push(
      `--data-raw ${quoted(typeof requestBody === "string" ? requestBody : JSON.stringify(requestBody), false)}`,
    );
  return parts.join(" \\\n  ");
}

/** A text as one word of a shell, with the variable where a key was. */
function quoted(text: string, isMasked = true): string {
  if (!isMasked || !text.includes(mask)) return `'${text.replaceAll("'", "'\\''")}'`;
  return `"${text.replaceAll(/["\\$`]/g, "\\$&").replaceAll(mask, () => variable)}"`;
}
