import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { copyProject, type ProjectCopy } from "../project/project-copy.ts";

let project: ProjectCopy;

// Only the last test that changes a document also lets generated/ follow.
beforeAll(async () => {
  project = await copyProject("runnable");
});

afterEach(() => project.undo());

afterAll(() => project.remove());

const start = (...flags: string[]) => {
  const child = spawn(process.execPath, ["scripts/run.mjs", "generate.ts", ...flags], {
    cwd: project.folder,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return {
    ended,
    output: () => output,
    stop: () => child.kill(),
    /** Resolves once the output matches; the test's own timeout ends the wait. */
    async says(pattern: RegExp) {
      while (!pattern.test(output)) await new Promise((done) => setTimeout(done, 20));
      output = "";
    },
  };
};

test("--check names the stale file and changes nothing", async () => {
  await project.edit("openapi/v2/schemas/Collab.yaml", (text) =>
    text.replace(/^description: .*$/m, "description: Somebody else."),
  );
  const before = await readFile(join(project.folder, "generated/openapi/v2.json"), "utf8");
  const stale = start("--check");
  expect(await stale.ended).toBe(1);
  expect(stale.output()).toMatch(/changed +generated\/openapi\/v2\.json/);
  expect(await readFile(join(project.folder, "generated/openapi/v2.json"), "utf8")).toBe(before);
});

test("a broken document leaves the former output whole, in one message without a stack trace", async () => {
  await project.edit("openapi/v2/schemas/Collab.yaml", (text) => `${text}  bad: [1\n`);
  const broken = start();
  expect(await broken.ended).toBe(2);
  expect(broken.output()).toMatch(/Collab\.yaml:\d+:\d+/);
  expect(broken.output()).not.toMatch(/^\s+at /m);
  for (const name of ["openapi/v2.json", "operations.js"]) {
    expect(await readFile(join(project.folder, "generated", name), "utf8")).toBe(
      await readFile(join(root, "generated", name), "utf8"),
    );
  }
});

test("--watch survives a broken document and takes the next good one", async () => {
  const watching = start("--watch");
  try {
    await watching.says(/Watching/);
    await project.edit("openapi/v2/schemas/Collab.yaml", (text) => `${text}  bad: [1\n`);
    await watching.says(/Collab\.yaml:\d+:\d+[\s\S]*Waiting for the documents to be fixed/);
    await project.edit("openapi/v2/schemas/Collab.yaml", (text) =>
      text.replace("  bad: [1\n", "").replace(/^description: .*$/m, "description: Somebody else."),
    );
    await watching.says(/changed +generated\/openapi\/v2\.json/);
  } finally {
    watching.stop();
    await watching.ended;
  }
});

test.each([
  [["--colour"], /unknown option '--colour'/],
  [["--adopt", "calibration.yaml", "--check"], /'--adopt <file>' cannot be used with option '--check'/],
  [["--check", "--watch"], /'--check' cannot be used with option '--watch'/],
])("%j is refused", async (flags, message) => {
  const refused = start(...flags);
  expect(await refused.ended).toBe(2);
  expect(refused.output()).toMatch(message);
  expect(refused.output()).not.toMatch(/^\s+at /m);
});
