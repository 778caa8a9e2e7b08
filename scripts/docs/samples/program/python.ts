import { keyVariable } from "../call.ts";
import { literal, python } from "../literal.ts";
import { members, pauseSeconds, statements, target, withFound, type Program } from "./program.ts";

const into = (path: string, quote = '"') => members(path, (name) => `[${quote}${name}${quote}]`);
const notation = withFound(python, (name) => name);

/** Python 3 and nothing but its standard library. */
export function pythonProgram(program: Program): string {
  const { steps, baseUrl, header, scheme, apiKey, errorPath, isRepeating } = program;
  const lines = statements(steps, {
    call(step) {
      const path = target(step);
      const address = path.includes("$") ? `f"${path.replaceAll(/\$(\w+)/g, "{$1}")}"` : JSON.stringify(path);
      const body =
        step.body === undefined ? "" : `, ${literal(step.body, notation, { step: 4, beside: 40 })}`;
      return `call("${step.method}", ${address}${body})`;
    },
    show: (call) => `print(json.dumps(${call}, indent=2))`,
    take: (name, call, path) => `${name} = ${call}${into(path)}`,
    repeat: (call, path, value) => [
      `while ${call}${into(path)} == ${JSON.stringify(value)}:`,
      `    time.sleep(${pauseSeconds})`,
    ],
  });
  const key =
    apiKey === undefined ? `f"${scheme}{os.environ['${keyVariable}']}"` : JSON.stringify(scheme + apiKey);
  const imports = ["json", ...(apiKey === undefined ? ["os"] : []), ...(isRepeating ? ["time"] : [])];
  return `${imports.map((name) => `import ${name}`).join("\n")}
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def call(method, path, body=None):
    request = Request(
        ${JSON.stringify(baseUrl)} + path,
        method=method,
        headers={
            ${JSON.stringify(header)}: ${key},
            "Content-Type": "application/json",
        },
        data=None if body is None else json.dumps(body).encode(),
    )
    try:
        with urlopen(request) as response:
            return json.load(response)
    except HTTPError as error:
        raise SystemExit(f"{error.code} {json.load(error)${into(errorPath, "'")}}")


${lines.join("\n")}
`;
}
