import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { copyProject, type ProjectCopy } from "../project/project-copy.ts";
import { run, type Run } from "../run.ts";

/** A copy of the project in which `npm start` is run, so that its documents can be broken. */
export interface StartedProject {
  folder: string;
  copy: ProjectCopy;
  /** Runs the script of `npm start`. */
  start(parameters: string[], cwd?: string): Run;
  /** Sets the reference to what is made of the documents as they are. */
  putReference(): Promise<void>;
  /** Takes back what a test changed in the documents, and what was made of that. */
  undo(): Promise<void>;
}

export async function copyToStart(): Promise<StartedProject> {
  const copy = await copyProject("runnable");
  const { folder } = copy;
  return {
    folder,
    copy,
    start: (parameters, cwd = folder) =>
      run(process.execPath, [join(folder, "scripts/run.mjs"), "start.ts", ...parameters], cwd),
    async putReference() {
      await rm(join(folder, "dist"), { recursive: true, force: true });
      await cp(join(inject("reference"), "dist/site"), join(folder, "dist/reference"), { recursive: true });
    },
    async undo() {
      await copy.undo();
      await cp(join(root, "generated"), join(folder, "generated"), { recursive: true, filter: isOwn });
    },
  };
}

const isOwn = (path: string) => !path.includes("node_modules");

/** What it prints before what takes seconds. */
export const generating = "The documents changed; running npm run generate…\n";
export const building =
  "Building the reference, which takes a few seconds the first time and after changes…\n";

/** For what nothing tells of; the test's own timeout ends the wait. */
export const patiently = { timeout: 3_600_000, interval: 20 };

export function search(url: string, body: object): Promise<Response> {
  return fetch(`${url}/v2/media`, {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
