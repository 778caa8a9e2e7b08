import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { createMock } from "@adintel/mock";
import { listen, type Server } from "@adintel/mock/server";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { testChecks, testForwarding, type CheckedForward } from "../forwarding.ts";
import { compile } from "../compile.ts";

const execute = promisify(execFile);

const { project } = inject("installed");

const texts = ["README.md", "AGENTS.md"].map((name) =>
  readFile(join(project, "node_modules/@adintel/client", name), "utf8"),
);
const blocks = [...(await Promise.all(texts)).join("\n").matchAll(/^```ts\n(.*?)^```$/gms)].map(
  ([, code = ""]) => code,
);

/** Most examples go on with the client of the first. */
const [, opening = ""] = /^(import .*?const api = [^\n]*\n)/s.exec(blocks[0] ?? "") ?? [];
const examples = blocks.map((code, index) => ({
  // What it is about, in few words.
  title: `${index + 1}: ${code.trim().split("\n").at(-1)}`,
  file: `readme-${index + 1}`,
  source: `${/createClient\(|export /.test(code) ? "" : opening}${code}\nexport {};\n`,
}));

/** Imports each example, and says what became of it. */
const runner = `
const outcomes = {};
for (const file of process.argv.slice(2)) {
  const printed = [];
  console.log = console.error = (...values) => printed.push(values.join(" "));
  const failure = await import("./" + file + ".mjs").then(() => undefined, (error) => error.stack);
  outcomes[file] = { printed, failure };
}
process.stdout.write(JSON.stringify(outcomes));
`;

/** As JavaScript that calls another address. */
async function compiled(source: string, url: string): Promise<string> {
  const options = { loader: "ts", format: "esm", target: "es2023" } as const;
  const elsewhere = source
    .replaceAll("http://127.0.0.1:4010", url)
    .replaceAll('environment: "mock"', `environment: "mock", baseUrl: "${url}/v2"`);
  return (await transform(elsewhere, options)).code;
}

let server: Server;
let outcomes: Record<string, { printed: string[]; failure?: string }>;

beforeAll(async () => {
  const mock = createMock({ seed: 7, rateLimits: false, indexingSeconds: 0 });
  server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
  for (const { file, source } of examples) {
    await writeFile(join(project, `${file}.ts`), source);
    await writeFile(join(project, `${file}.mjs`), await compiled(source, server.url));
  }
  await writeFile(join(project, "readme.mjs"), runner);
  const files = examples.map(({ file }) => file);
  const { stdout } = await execute(process.execPath, ["readme.mjs", ...files], {
    cwd: project,
    env: { ...process.env, ADINTEL_API_KEY: "mock_live_demo" },
  });
  outcomes = JSON.parse(stdout);
});

afterAll(() => server.close());

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(8);
  expect(opening).toContain("createClient(");
});

test.each(examples)("runs: $title", ({ file, source }) => {
  const { printed, failure } = outcomes[file]!;
  expect(failure).toBeUndefined();
  // A comment behind console.log says what it prints.
  const said = [...source.matchAll(/console\.log\(.*\); \/\/ ([\w. ]+)/g)].map(([, words]) => words!);
  for (const words of said) expect(printed).toContainEqual(words);
  if (source.includes("console.log(") && !source.includes("console.error(")) expect(printed).not.toEqual([]);
});

/** The functions of an example, which call another address. */
async function load<Functions>(part: string, origin: string): Promise<Functions> {
  const { source } = examples.find((example) => example.source.includes(part))!;
  const file = join(project, `readme-${part.replace(" ", "-")}-${new URL(origin).port}.mjs`);
  await writeFile(file, await compiled(source, origin));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Functions;
}

type Forward = (request: Request) => Promise<Response>;

describe("what forwards the calls of pages", () => {
  const loadForward = async (origin: string) =>
    (await load<{ forward: CheckedForward }>("function forward", origin)).forward;

  testForwarding("/adintel", async (origin) => {
    const forward = await loadForward(origin);
    return (request) => forward(request, () => true);
  });

  testChecks("/adintel", loadForward);

  test("keeps a response for a key, though the connection was lost that it came for", async () => {
    const { onlyOnce } = await load<{ onlyOnce(forward: Forward): Forward }>("function onlyOnce", server.url);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const forwarded: string[] = [];
    const handle = onlyOnce(async (request) => {
      forwarded.push(await request.text());
      await released;
      request.signal.throwIfAborted();
      return new Response("paid for");
    });
    const headers = { "Idempotency-Key": "k1" };
    const call = (signal?: AbortSignal) =>
      handle(
        new Request("http://site.example/", { method: "POST", headers, body: "{}", signal: signal ?? null }),
      );
    const control = new AbortController();
    const first = call(control.signal);
    control.abort();
    const second = call();
    release();
    for (const response of [await first, await second]) expect(await response.text()).toBe("paid for");
    expect(forwarded).toEqual(["{}"]);
  });
});

test("all compile", async () => {
  const options = { types: ["node"], typeRoots: [join(root, "node_modules/@types")] };
  const files = examples.map(({ file }) => `${file}.ts`);
  expect(await compile(project, files, options)).toBe("");
});
