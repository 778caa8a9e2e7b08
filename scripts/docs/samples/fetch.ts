import { keyHeader } from "../../lib/versions.ts";
import { addressOf, errorPath, keyVariable, queryPairs, type Call } from "./call.ts";
import { javascript, literal } from "./literal.ts";

const maxInlineUrlChars = 50;

/** The call with plain fetch, as an ES module in JavaScript. */
export function fetchSample(call: Call): string {
  const { method, apiKey, body } = call;
  const [header, before] = keyHeader(call.version);
  const url = JSON.stringify(addressOf(call));
  const pairs = queryPairs(call);
  const lines: string[] = [];
  let address = url;
  if (pairs.length > 0) {
    lines.push(`const url = ${url};`, `const query = new URLSearchParams(${searchParams(pairs)});`);
    address = "`${url}?${query}`";
  } else if (url.length > maxInlineUrlChars) {
    lines.push(`const url = ${url};`);
    address = "url";
  }
  const value =
    apiKey === undefined ? `\`${before}\${process.env.${keyVariable}}\`` : JSON.stringify(before + apiKey);
  const key = `${javascript.key(header)}: ${value}`;
  lines.push(`const response = await fetch(${address}, {`);
  if (method !== "GET") lines.push(`  method: ${JSON.stringify(method)},`);
  if (body === undefined) lines.push(`  headers: { ${key} },`);
  else {
    lines.push("  headers: {", `    ${key},`, `    "Content-Type": "application/json",`, "  },");
    const written = literal(body, javascript, { indent: 2, beside: "body: JSON.stringify(),".length });
    lines.push(`  body: JSON.stringify(${written}),`);
  }
  lines.push(
    "});",
    "",
    "const data = await response.json();",
    "if (response.ok) console.log(data);",
    `else console.error(response.status, data.${errorPath(call).join(".")});`,
  );
  return `${lines.join("\n")}\n`;
}

/** An object where each name stands once, else a list of pairs. */
function searchParams(pairs: [string, string][]): string {
  const beside = "const query = new URLSearchParams();".length;
  const names = pairs.map(([name]) => name);
  return new Set(names).size === names.length
    ? literal(Object.fromEntries(pairs), javascript, { beside })
    : literal(pairs, javascript, { beside });
}
