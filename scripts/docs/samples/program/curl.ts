import { quoted, word } from "../../../lib/shell.ts";
import { keyVariable } from "../call.ts";
import { json, literal } from "../literal.ts";
import { members, pauseSeconds, pieces, statements, target, type Program } from "./program.ts";

/** A script for bash, with curl, and with jq where a call needs something of an earlier response. */
export function curlProgram({ steps, baseUrl, header, scheme, apiKey }: Program): string {
  const lines = statements(steps, {
    call(step) {
      const path = target(step);
      const body = step.body === undefined ? "" : ` ${spliced(literal(step.body, json, { beside: 30 }))}`;
      return `call ${step.method} ${path.includes("$") ? `"${path}"` : word(path)}${body}`;
    },
    show: (call) => call,
    take: (name, call, path) => `${name}=$(${call} | jq -er '${members(path, (part) => `.${part}`)}')`,
    repeat: (call, path, value) => [
      `while [ "$(${call} | jq -r '.${path}')" = ${word(value)} ]; do`,
      `  sleep ${pauseSeconds}`,
      "done",
    ],
  });
  const key =
    apiKey === undefined ? `"${header}: ${scheme}$${keyVariable}"` : quoted(`${header}: ${scheme}${apiKey}`);
  const needsJq = steps.some(({ take, repeat }) => take ?? repeat);
  return `# In bash, with curl${needsJq ? " and jq" : ""}.
set -euo pipefail

call() {
  local body
  body=$(curl --fail-with-body -sS -X "$1" "${baseUrl}$2" \\
    -H ${key} \\
    -H 'Content-Type: application/json' \${3:+-d "$3"}) || { echo "$body" >&2; return 1; }
  echo "$body"
}

${lines.join("\n")}
`;
}

/** JSON as a word, in which variables of the shell stand for what was found. */
function spliced(text: string): string {
  return pieces(text)
    .map((piece, index) => (index % 2 === 0 ? quoted(piece) : `"$${piece}"`))
    .join("");
}
