import { keyVariable } from "../call.ts";
import { literal, php } from "../literal.ts";
import { members, pauseSeconds, statements, target, withFound, type Program } from "./program.ts";

const into = (path: string) => members(path, (name) => `->${name}`);
const notation = withFound(php, (name) => `$${name}`);

/** PHP 8 with its curl extension. */
export function phpProgram({ steps, baseUrl, header, scheme, apiKey, errorPath }: Program): string {
  const lines = statements(steps, {
    call(step) {
      const path = target(step);
      const address = path.includes("$") ? `"${path}"` : php.string(path);
      const body =
        step.body === undefined ? "" : `, ${literal(step.body, notation, { step: 4, beside: 40 })}`;
      return `$call('${step.method}', ${address}${body})`;
    },
    show: (call) => `echo json_encode(${call}, JSON_PRETTY_PRINT), PHP_EOL;`,
    take: (name, call, path) => `$${name} = ${call}${into(path)};`,
    repeat: (call, path, value) => [
      `while (${call}${into(path)} === ${php.string(value)}) {`,
      `    sleep(${pauseSeconds});`,
      "}",
    ],
  });
  const key =
    apiKey === undefined
      ? `${php.string(`${header}: ${scheme}`)} . getenv('${keyVariable}')`
      : php.string(`${header}: ${scheme}${apiKey}`);
  return `<?php
$call = function ($method, $path, $body = null) {
    $request = curl_init(${php.string(baseUrl)} . $path);
    curl_setopt_array($request, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            ${key},
            'Content-Type: application/json',
        ],
    ]);
    if ($body !== null) {
        curl_setopt($request, CURLOPT_POSTFIELDS, json_encode($body));
    }
    $response = curl_exec($request);
    if ($response === false) {
        throw new RuntimeException(curl_error($request));
    }
    $data = json_decode($response);
    $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
    if ($status !== 200) {
        fwrite(STDERR, "$status: {$data${into(errorPath)}}\\n");
        exit(1);
    }
    return $data;
};

${lines.join("\n")}
`;
}
