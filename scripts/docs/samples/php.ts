import { addressOf, errorPath, hasBody, headersOf, queryPairs, withKey, type Call } from "./call.ts";
import { literal, php } from "./literal.ts";

/** The call with PHP 8 and its curl extension. */
export function phpSample(call: Call): string {
  const { method, body, text } = call;
  const path = errorPath(call);
  const sent = headersOf(call).map(({ name, text: before, variable }) => {
    const header = php.string(`${name}: ${before}`);
    return variable === undefined ? header : `${header} . getenv('${variable}')`;
  });
  const options = [
    "CURLOPT_RETURNTRANSFER => true",
    `CURLOPT_HTTPHEADER => [${sent.length > 1 ? `\n        ${sent.join(",\n        ")},\n    ` : sent.join()}]`,
  ];
  if (text !== undefined) options.push(`CURLOPT_POSTFIELDS => ${php.string(text)}`);
  if (body !== undefined) {
    const place = { indent: 4, step: 4, beside: "CURLOPT_POSTFIELDS => json_encode()),".length };
    options.push(`CURLOPT_POSTFIELDS => json_encode(${literal(body, php, place)})`);
  }
  if (method !== (hasBody(call) ? "POST" : "GET"))
    options.push(`CURLOPT_CUSTOMREQUEST => ${php.string(method)}`);
  const lines = [
    "<?php",
    "",
    `$request = curl_init(${address(call)});`,
    "curl_setopt_array($request, [",
    ...options.map((option) => `    ${option},`),
    "]);",
    "",
    "$response = curl_exec($request);",
    "if ($response === false) {",
    "    throw new RuntimeException(curl_error($request));",
    "}",
    ...(path
      ? [
          "$data = json_decode($response);",
          "$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);",
          "if ($status !== 200) {",
          `    fwrite(STDERR, "$status: {$data->${path.join("->")}}\\n");`,
          "    exit(1);",
          "}",
          "echo json_encode($data, JSON_PRETTY_PRINT), PHP_EOL;",
        ]
      : ["echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;"]),
  ];
  return `${lines.join("\n")}\n`;
}

/** The address, with the query as PHP builds it; where a name stands twice, each pair is encoded by itself. */
function address(call: Call): string {
  const base = addressOf(call);
  const notation = withKey(php, call, (name) => `getenv('${name}')`);
  const pairs = queryPairs(call);
  if (pairs.length === 0) return php.string(base);
  const names = new Set(pairs.map(([name]) => name));
  const query =
    names.size === pairs.length
      ? `http_build_query(${literal(Object.fromEntries(pairs), notation, { step: 4, beside: 30 })})`
      : php.string(pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&"));
  return `\n    ${php.string(`${base}?`)}\n    . ${query.replaceAll("\n", "\n    ")}\n`;
}
