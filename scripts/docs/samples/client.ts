import { clientPackage } from "@adintel/client/operations";
import { currentVersion } from "../../lib/versions.ts";
import { keyVariable, type Call } from "./call.ts";
import { javascript, literal } from "./literal.ts";

export function clientSample(call: Call): string {
  const { version = currentVersion, operationId, baseUrl, apiKey, body, query, headers } = call;
  const key = apiKey === undefined ? `process.env.${keyVariable}` : JSON.stringify(apiKey);
  const input = body ?? (Object.keys(query).length > 0 ? query : undefined);
  const before = Object.values(call.pathParameters).map((value) => JSON.stringify(value));
  const start = `const { data, error } = await api.${operationId}.result(`;
  const parameters = [...before];
  if (input !== undefined) {
    const beside = start.length + before.join(", ").length + 4;
    parameters.push(literal(input, javascript, { beside }));
  }
  const line = `${start}${parameters.join(", ")});`;
  // An id beside an object leaves little room, so each then has a line of its own.
  const crowded = before.length > 0 && Math.max(...line.split("\n").map(({ length }) => length)) > 80;
  const inner = [
    ...before,
    ...(input === undefined ? [] : [literal(input, javascript, { indent: 2, beside: 1 })]),
  ];
  const sent = crowded ? `${start}\n${inner.map((text) => `  ${text},\n`).join("")});` : line;
  return `// npm install ${clientPackage}
import { createClient } from "${clientPackage}${version === currentVersion ? "" : `/${version}`}";

const api = createClient({
  baseUrl: ${JSON.stringify(baseUrl)},
  apiKey: ${key},
${headers ? `  headers: ${literal(headers, javascript, { indent: 2, beside: 10 })},\n` : ""}});

${sent}
if (error) console.error(error.code, error.message);
else console.log(data);
`;
}
