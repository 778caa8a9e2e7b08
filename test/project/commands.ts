import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { write } from "../../scripts/generate/files.ts";
import { generate } from "../../scripts/generate/pipeline.ts";
import { BrokenDocumentError } from "../../scripts/openapi/document.ts";
import { address, outerEnvironment, run } from "../run.ts";
import type { ProjectCopy } from "./project-copy.ts";

/** What a command in a copy of the project prints, and how it ends. */
export async function command(copy: ProjectCopy, ...parameters: string[]) {
  const [name = "", ...rest] = parameters;
  const options = { cwd: copy.folder, env: { ...outerEnvironment(), NO_COLOR: "1" }, maxBuffer: 1e8 };
  const ended = promisify(execFile)(name, rest, options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const { code, stdout, stderr } = await ended;
  return { code, printed: `${stdout}\n${stderr}` };
}

export const node = process.execPath;

/**
 * Generates in a copy, and gives what the generator says is wrong with the documents. A new process for each would take seconds
 * to load its tools.
 */
export async function problemIn({ folder }: ProjectCopy): Promise<string | undefined> {
  try {
    const { files } = await generate(folder);
    await write(join(folder, "generated"), files);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenDocumentError) return error.message;
    throw error;
  }
}

/** What one type check of a copy has found, for the next of the same copy. */
const kept = ["--incremental", "--tsBuildInfoFile", "node_modules/types.tsbuildinfo"];
export const typecheck = (copy: ProjectCopy) =>
  command(copy, node, "node_modules/typescript-7/bin/tsc", "-p", ".", "--pretty", "false", ...kept);
export const check = (copy: ProjectCopy, ...flags: string[]) =>
  command(copy, node, "scripts/run.mjs", "check.ts", ...flags);
export const vitest = (copy: ProjectCopy, ...parameters: string[]) =>
  command(copy, node, "node_modules/vitest/vitest.mjs", "run", ...parameters);

/** The same of all cases of which others take a sample. */
export const vitestWhole = (copy: ProjectCopy, ...parameters: string[]) =>
  command(copy, "env", "WHOLE=1", node, "node_modules/vitest/vitest.mjs", "run", ...parameters);

/** The mock of a copy, on a port; `ask` calls it with the demo key. */
export async function startMock({ folder }: ProjectCopy, ...flags: string[]) {
  const running = run(node, ["scripts/run.mjs", "mock.ts", "--port", "0", ...flags], folder);
  const url = await address(running);
  const ask = async <Body = Record<string, unknown>>(path: string, body?: object) => {
    const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, { headers, ...init });
    return { status: response.status, body: (await response.json()) as Body };
  };
  type Ledger = { charges: { operationId: string; rows: number; microdollars: number }[] };
  return {
    url,
    ask,
    /** What each row of an operation was charged at. */
    async prices(operationId: string): Promise<Set<number>> {
      const { charges } = (await ask<Ledger>("/__mock/ledger?key=mock_live_demo")).body;
      const own = charges.filter((charge) => charge.operationId === operationId);
      return new Set(own.map(({ rows, microdollars }) => microdollars / rows));
    },
    async stop() {
      running.process.kill("SIGTERM");
      await running.ended;
    },
  };
}

/** The ids of the cases that the mock of a copy passes; it conforms. */
export async function passedCases(copy: ProjectCopy): Promise<string[]> {
  const { code, printed } = await check(copy, "--reporter", "json");
  const { cases } = JSON.parse(printed.slice(printed.indexOf("{"), printed.lastIndexOf("}") + 1)) as {
    cases: { id: string; status: string }[];
  };
  expect(cases.filter(({ status }) => status === "failed")).toEqual([]);
  expect(code, printed.slice(-2000)).toBe(0);
  return cases.filter(({ status }) => status === "passed").map(({ id }) => id);
}
