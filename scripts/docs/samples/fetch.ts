import { addressOf, errorPath, hasBody, headersOf, queryPairs, withKey, type Call } from "./call.ts";
import { javascript, literal, type Notation } from "./literal.ts";

const maxInlineUrlChars = 50;

/** The call with plain fetch, as an ES module in JavaScript. */
export function fetchSample(call: Call): string {
  const { method, body, text, fields } = call;
  const path = errorPath(call);
  const notation = withKey(javascript, call, (name) => `process.env.${name}`);
  const url = JSON.stringify(addressOf(call));
  const pairs = queryPairs(call);
  const lines: string[] = [];
  let address = url;
  if (pairs.length > 0) {
    lines.push(`const url = ${url};`, `const query = new URLSearchParams(${searchParams(pairs, notation)});`);
    address = "`${url}?${query}`";
  } else if (url.length > maxInlineUrlChars) {
    lines.push(`const url = ${url};`);
    address = "url";
  }
  if (fields) {
    lines.push("const body = new FormData();");
    for (const { name, value, isFile } of fields)
      lines.push(
        `body.append(${JSON.stringify(name)}, ${isFile ? 'new Blob(["content"])' : JSON.stringify(value)});`,
      );
  }
  const headers = headersOf(call).map(({ name, text: before, variable }) => {
    const escaped = before.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
    const value =
      variable === undefined ? JSON.stringify(before) : `\`${escaped}\${process.env.${variable}}\``;
    return `${javascript.key(name)}: ${value}`;
  });
  lines.push(`const response = await fetch(${address}, {`);
  if (method !== "GET") lines.push(`  method: ${JSON.stringify(method)},`);
  if (headers.length === 1 && !hasBody(call)) lines.push(`  headers: { ${headers[0]} },`);
  else if (headers.length > 0) lines.push("  headers: {", ...headers.map((one) => `    ${one},`), "  },");
  if (text !== undefined) lines.push(`  body: ${JSON.stringify(text)},`);
  else if (fields) lines.push("  body,");
  else if (body !== undefined) {
    const written = literal(body, javascript, { indent: 2, beside: "body: JSON.stringify(),".length });
    lines.push(`  body: JSON.stringify(${written}),`);
  }
  lines.push("});", "");
  if (path)
    lines.push(
      "const data = await response.json();",
      "if (response.ok) console.log(data);",
      `else console.error(response.status, data.${path.join(".")});`,
    );
  else lines.push("console.log(response.status, await response.text());");
  return `${lines.join("\n")}\n`;
}

/** An object where each name stands once, else a list of pairs. */
function searchParams(pairs: [string, string][], notation: Notation): string {
  const beside = "const query = new URLSearchParams();".length;
  const names = pairs.map(([name]) => name);
  return new Set(names).size === names.length
    ? literal(Object.fromEntries(pairs), notation, { beside })
    : literal(pairs, notation, { beside });
}
