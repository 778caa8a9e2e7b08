import { addressOf, errorPath, headersOf, queryPairs, readsSecret, withKey, type Call } from "./call.ts";
import { literal, python, type Notation } from "./literal.ts";

/** The call with Python 3 and nothing but its standard library. */
export function pythonSample(call: Call): string {
  const { method, body, text } = call;
  const pairs = queryPairs(call);
  const hasQuery = pairs.length > 0;
  const path = errorPath(call);
  const notation = withKey(python, call, (name) => `os.environ["${name}"]`);
  const imports = [
    ...(path || body !== undefined ? ["import json"] : []),
    ...(readsSecret(call) ? ["import os"] : []),
    "from urllib.error import HTTPError",
    ...(hasQuery ? ["from urllib.parse import urlencode"] : []),
    "from urllib.request import Request, urlopen",
  ];
  const headers = headersOf(call).map(({ name, text: before, variable }) => {
    const start = JSON.stringify(before.replaceAll(/[{}]/g, "$&$&")).slice(0, -1);
    const value = variable === undefined ? JSON.stringify(before) : `f${start}{os.environ['${variable}']}"`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  const lines = [...imports, "", `url = ${JSON.stringify(addressOf(call))}`];
  if (hasQuery) lines.push(`query = urlencode(${queryArgument(pairs, notation)})`);
  if (text !== undefined) lines.push(`body = ${JSON.stringify(text)}`);
  if (body !== undefined) lines.push(`body = ${literal(body, python, { step: 4, beside: 7 })}`);
  lines.push("request = Request(", `    ${hasQuery ? 'f"{url}?{query}"' : "url"},`);
  if (method !== "GET") lines.push(`    method=${JSON.stringify(method)},`);
  if (headers.length === 1) lines.push(`    headers={${headers[0]}},`);
  if (headers.length > 1) lines.push("    headers={", ...headers.map((one) => `        ${one},`), "    },");
  if (body !== undefined) lines.push("    data=json.dumps(body).encode(),");
  if (text !== undefined) lines.push("    data=body.encode(),");
  const refusal = path?.map((name) => `[${JSON.stringify(name)}]`).join("");
  lines.push(
    ")",
    "try:",
    "    with urlopen(request) as response:",
    `        print(${path ? "json.dumps(json.load(response), indent=2)" : "response.read().decode()"})`,
    "except HTTPError as error:",
    `    raise SystemExit(${path ? `json.load(error)${refusal}` : "error.read().decode()"})`,
  );
  return `${lines.join("\n")}\n`;
}

/** A dict, whose lists become a parameter for each of their values. */
function queryArgument(pairs: [string, string][], notation: Notation): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value]);
  const query = Object.fromEntries(
    Array.from(values, ([name, [first, ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  );
  const sequences = values.size < pairs.length ? ", doseq=True" : "";
  const beside = "query = urlencode()".length + sequences.length;
  return literal(query, notation, { step: 4, beside }) + sequences;
}
