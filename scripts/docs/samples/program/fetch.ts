import { keyVariable } from "../call.ts";
import { javascript, literal } from "../literal.ts";
import { members, pauseSeconds, statements, target, withFound, type Program } from "./program.ts";

const into = (path: string) => members(path, (name) => `.${name}`);
const notation = withFound(javascript, (name) => name);

/** An ES module in JavaScript, for Node.js and its fetch. */
export function fetchProgram({ steps, baseUrl, header, scheme, apiKey, errorPath }: Program): string {
  const lines = statements(steps, {
    call(step) {
      const path = target(step);
      const address = path.includes("$")
        ? `\`${path.replaceAll(/\$(\w+)/g, "${$1}")}\``
        : JSON.stringify(path);
      const body = step.body === undefined ? "" : `, ${literal(step.body, notation, { beside: 40 })}`;
      return `await call("${step.method}", ${address}${body})`;
    },
    show: (call) => `console.log(${call});`,
    take: (name, call, path) => `const ${name} = (${call})${into(path)};`,
    repeat: (call, path, value) => [
      `while ((${call})${into(path)} === ${JSON.stringify(value)})`,
      `  await new Promise((done) => setTimeout(done, ${pauseSeconds * 1000}));`,
    ],
  });
  const key =
    apiKey === undefined ? `\`${scheme}\${process.env.${keyVariable}}\`` : JSON.stringify(scheme + apiKey);
  return `async function call(method, path, body) {
  const response = await fetch(${JSON.stringify(baseUrl)} + path, {
    method,
    headers: {
      ${javascript.key(header)}: ${key},
      "Content-Type": "application/json",
    },
    body: JSON.stringify(body),
  });
  const data = await response.json();
  if (!response.ok) throw new Error(\`\${response.status} \${data${into(errorPath)}}\`);
  return data;
}

${lines.join("\n")}
`;
}
