import { keyHeader } from "../../lib/versions.ts";
import { addressOf, errorPath, keyVariable, queryPairs, type Call } from "./call.ts";
import { literal, python } from "./literal.ts";

/** The call with Python 3 and nothing but its standard library. */
export function pythonSample(call: Call): string {
  const { method, apiKey, body } = call;
  const [header, before] = keyHeader(call.version);
  const pairs = queryPairs(call);
  const hasQuery = pairs.length > 0;
  const imports = [
    "import json",
    ...(apiKey === undefined ? ["import os"] : []),
    "from urllib.error import HTTPError",
    ...(hasQuery ? ["from urllib.parse import urlencode"] : []),
    "from urllib.request import Request, urlopen",
  ];
  const value =
    apiKey === undefined ? `f"${before}{os.environ['${keyVariable}']}"` : JSON.stringify(before + apiKey);
  const key = `${JSON.stringify(header)}: ${value}`;
  const lines = [...imports, "", `url = ${JSON.stringify(addressOf(call))}`];
  if (hasQuery) lines.push(`query = urlencode(${queryArgument(pairs)})`);
  if (body !== undefined) lines.push(`body = ${literal(body, python, { step: 4, beside: 7 })}`);
  lines.push("request = Request(", `    ${hasQuery ? 'f"{url}?{query}"' : "url"},`);
  if (method !== "GET") lines.push(`    method=${JSON.stringify(method)},`);
  if (body === undefined) lines.push(`    headers={${key}},`);
  else {
    lines.push("    headers={", `        ${key},`, `        "Content-Type": "application/json",`, "    },");
    lines.push("    data=json.dumps(body).encode(),");
  }
  lines.push(
    ")",
    "try:",
    "    with urlopen(request) as response:",
    "        print(json.dumps(json.load(response), indent=2))",
    "except HTTPError as error:",
    `    raise SystemExit(json.load(error)${errorPath(call)
      .map((name) => `[${JSON.stringify(name)}]`)
      .join("")})`,
  );
  return `${lines.join("\n")}\n`;
}

/** A dict, whose lists become a parameter for each of their values. */
function queryArgument(pairs: [string, string][]): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value]);
  const query = Object.fromEntries(
    Array.from(values, ([name, [first, ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  );
  const sequences = values.size < pairs.length ? ", doseq=True" : "";
  const beside = "query = urlencode()".length + sequences.length;
  return literal(query, python, { step: 4, beside }) + sequences;
}
