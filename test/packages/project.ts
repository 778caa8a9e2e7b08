import { execFile, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { address, type Run } from "../run.ts";
import { cleanEnvironment } from "./tools.ts";

const execute = promisify(execFile);

/** A page that calls the API. Without the packages' types it does not compile, since `any` has no errors. */
const use = `
import { createClient, type MediaItem } from "@adintel/client";

export async function call(origin: string): Promise<string> {
  const api = createClient({ baseUrl: origin + "/v2", apiKey: "mock_live_demo" });
  const { count, media } = await api.searchMedia({ query: "running shoes", limit: 2 });
  const first: MediaItem | undefined = media[0];
  // @ts-expect-error An id is a text.
  const id: number | undefined = first?.id;
  return \`\${count} rows, \${typeof id}\`;
}
`;

/** What `ask.js` of a new project prints, given the address of a mock. */
export const answer = "2 rows, string\n";

const compilerOptions = {
  strict: true,
  target: "ES2023",
  module: "NodeNext",
  moduleResolution: "NodeNext",
  // Declarations alone are checked by another test.
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: [],
  skipLibCheck: true,
};

const newFiles = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "tsconfig.json": JSON.stringify({ compilerOptions, files: ["use.ts"] }),
  "use.ts": use,
  "ask.js": `import { call } from "./use.js";\nconsole.log(await call(process.argv[2]));\n`,
};

/** Makes the folder of a project in which nothing is installed yet: `use.ts` compiles to what `ask.js` runs. */
export async function newProject(folder: string, files: Record<string, string>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries({ ...newFiles, ...files }))
    await writeFile(join(folder, file), text);
  return folder;
}

/**
 * Runs a command to its end and resolves to what it printed on stdout.
 *
 * @throws {Error} with all that it printed, if its exit code is not 0.
 */
export async function outputOf(
  [command = "", ...parameters]: string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = { ...cleanEnvironment(), ...environment };
  const running = execute(command, parameters, { cwd, env, maxBuffer: 2 ** 26 });
  const { stdout } = await running.catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

/** Runs a command that prints an address once it answers, hands that over, and ends it with all that it started. */
export async function withServer<Result>(
  [command = "", ...parameters]: string[],
  cwd: string,
  work: (origin: string) => Promise<Result>,
  environment: NodeJS.ProcessEnv = {},
): Promise<Result> {
  // A process group of its own: some package managers leave what they ran behind when they are ended.
  const env = { ...cleanEnvironment(), ...environment };
  const child = spawn(command, parameters, { cwd, env, detached: true });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (printed.stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (printed.stderr += text.toString()));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const running: Run = { process: child, printed, ended };
  try {
    return await work(await address(running));
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}
