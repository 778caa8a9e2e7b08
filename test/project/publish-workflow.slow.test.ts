import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/lib/paths.ts";

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
}

interface Workflow {
  on: Record<string, object | null>;
  permissions: Record<string, string>;
  concurrency: { "cancel-in-progress": boolean };
  jobs: Record<"build" | "deploy", { steps: Step[]; permissions: Record<string, string>; needs?: string }>;
}

const text = readFileSync(join(root, ".github/workflows/reference.yml"), "utf8");
const { jobs, ...workflow } = parse(text) as Workflow;
const building = jobs.build.steps.find(({ env }) => env !== undefined);

describe("the workflow that publishes the reference", () => {
  it("runs where a release calls it, and lets no run end another in the middle", () => {
    expect(Object.keys(workflow.on)).toContain("workflow_call");
    expect(workflow.concurrency["cancel-in-progress"]).toBe(false);
  });

  it("takes actions by their commits, and gives each job no more than it needs", () => {
    for (const { uses } of [...jobs.build.steps, ...jobs.deploy.steps])
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    expect(workflow.permissions).toEqual({});
    expect(jobs.build.permissions).toEqual({ contents: "read", pages: "read" });
    expect(jobs.deploy.permissions).toEqual({ pages: "write", "id-token": "write" });
    expect(jobs.deploy.needs).toBe("build");
    // The job that may publish runs no code of the repository.
    expect(jobs.deploy.steps).toHaveLength(1);
  });

  it("uploads what it builds", () => {
    expect(building?.run).toContain("--out site ");
    expect(jobs.build.steps.at(-1)).toMatchObject({
      uses: expect.stringContaining("upload-pages-artifact"),
      with: { path: "site" },
    });
  });
});

describe("its script", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "workflow-"));
    const npm = join(folder, "npm");
    writeFileSync(npm, '#!/bin/sh\nfor one in "$@"; do printf "%s\\n" "<$one>"; done\nexit 3\n');
    chmodSync(npm, 0o755);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const build = (SERVER: string) =>
    spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", building?.run ?? ""], {
      env: { PATH: `${folder}${delimiter}${process.env["PATH"]}`, URL: "https://a.example/b $(c)", SERVER },
      encoding: "utf8",
    });
  const built = ["<run>", "<--silent>", "<docs>", "<-->", "<--out>", "<site>"];
  const site = ["<--url>", "<https://a.example/b $(c)>"];

  it("passes on the address of the site as one word, and the exit code", () => {
    expect(building?.env).toEqual({
      URL: "${{ steps.pages.outputs.base_url }}",
      SERVER: "${{ vars.REFERENCE_SERVER }}",
    });
    // What a variable is that nobody has set.
    const { status, stdout } = build("");
    expect(status).toBe(3);
    expect(stdout.trim().split("\n")).toEqual([...built, ...site]);
  });

  it("passes on the server of the samples as one word, where there is one", () => {
    const { stdout } = build("https://api.example.com/$(d) e");
    const server = ["<--server>", "<https://api.example.com/$(d) e>"];
    expect(stdout.trim().split("\n")).toEqual([...built, ...site, ...server]);
  });
});
