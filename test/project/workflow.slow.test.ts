import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readOptions } from "../../scripts/check/cli/flags.ts";
import { root } from "../../scripts/lib/paths.ts";

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
  if?: string;
}

interface Workflow {
  on: {
    workflow_call: {
      inputs: Record<string, { type: string; default: string | number | boolean; description: string }>;
      secrets: Record<string, { required: boolean }>;
    };
  };
  permissions: Record<string, string>;
  jobs: { check: { steps: Step[]; "timeout-minutes": unknown; concurrency: Record<string, unknown> } };
}

const text = readFileSync(join(root, ".github/workflows/check.yml"), "utf8");
const workflow = parse(text) as Workflow;
const { inputs, secrets } = workflow.on.workflow_call;
const { steps } = workflow.jobs.check;
const checking = steps.find(({ name }: Step & { name?: string }) => name?.startsWith("Check"));
const script = checking?.run ?? "";

/** The names that expressions use of a context. */
function used(context: string): string[] {
  const body = JSON.stringify(workflow.jobs);
  return [
    ...new Set(
      [...body.matchAll(new RegExp(`\\b${context}\\.([\\w-]+)`, "g"))].map(([, name]) => name ?? ""),
    ),
  ];
}

describe("the workflow for other repositories", () => {
  it("declares each input and secret that it uses, and uses each", () => {
    expect(used("inputs").sort()).toEqual(Object.keys(inputs).sort());
    expect(used("secrets").sort()).toEqual(Object.keys(secrets).sort());
  });

  it("takes actions by their commits, and may only read", () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40}$/);
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(workflow.jobs.check["timeout-minutes"]).toBeDefined();
    expect(workflow.jobs.check.concurrency["cancel-in-progress"]).toBe(false);
  });

  it("takes the check from where it itself comes from, and not from the caller", () => {
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkout?.with).toMatchObject({
      repository: "${{ inputs.repository || job.workflow_repository }}",
      ref: "${{ inputs.ref || job.workflow_sha }}",
      "persist-credentials": false,
    });
  });

  it("has the key in one variable alone, and nothing of a caller in a script", () => {
    expect(text.match(/\$\{\{ secrets\.api-key \}\}/g)).toHaveLength(1);
    expect(checking?.env?.["API_KEY"]).toBe("${{ secrets.api-key }}");
    for (const { run } of steps) expect(run ?? "").not.toMatch(/\$\{\{|API_KEY/);
  });

  it("passes on only flags that the check has", () => {
    const flags = [...script.matchAll(/(?<=[ (])--([a-z0-9-]+)(?==|\))/g)].map(([, name]) => name ?? "");
    expect(flags.length).toBeGreaterThan(8);
    for (const flag of flags) {
      const act = () => readOptions([flag === "assume" ? "--assume" : `--${flag}=nonsense`]);
      let message = "";
      try {
        act();
      } catch (error) {
        message = String(error);
      }
      expect(message, flag).not.toMatch(/unknown option/);
    }
  });

  it("uploads the reports of a run that failed", () => {
    const upload = steps.at(-1);
    expect(upload?.uses).toMatch(/^actions\/upload-artifact@/);
    expect(upload?.if).toBe("${{ !cancelled() }}");
    expect(upload?.with?.["path"]).toBe("reports/");
    const [log, annotations, ...files] = String(inputs["reporters"]?.default).split(",");
    expect([log, annotations]).toEqual(["default", "github"]);
    for (const file of files) expect(file).toMatch(/^\w+=reports\//);
    expect(files.map((file) => file.split("=")[0])).toEqual(["sarif", "junit", "html"]);
    // Code scanning needs a permission that callers may not give.
    expect(text).toContain(`#             sarif_file: ${files[0]?.split("reports/")[1]}`);
  });
});

describe("a run that goes on with the last one", () => {
  const [restore, save] = ["restore", "save"].map((name) =>
    steps.find(({ uses }) => uses?.startsWith(`actions/cache/${name}@`)),
  );

  it("takes the newest report of the same server, and keeps its own under a key that no other run has", () => {
    const { key, "restore-keys": prefix } = restore?.with ?? {};
    expect(String(key)).toBe(`${String(prefix)}\${{ github.run_id }} \${{ github.run_attempt }}`);
    expect(String(prefix)).toContain("${{ inputs.v2 }} ${{ inputs.v1 }}");
    expect(save?.with).toEqual({ path: restore?.with?.["path"], key });
  });

  it("looks into the cache only if it is asked to, and keeps the report of a run that found something", () => {
    expect(restore?.if).toBe("${{ inputs.resume }}");
    expect(save?.if).toBe("${{ !cancelled() && inputs.resume }}");
    expect(steps.indexOf(restore as Step)).toBeLessThan(steps.indexOf(checking as Step));
    expect(steps.indexOf(save as Step)).toBeGreaterThan(steps.indexOf(checking as Step));
  });

  it("reads the report where it writes it, within what is cached", () => {
    const [, read] = /--resume=(\S+)/.exec(script) ?? [];
    const [, written] = /--reporter=json=([^\s)]+)/.exec(script) ?? [];
    expect(read).toBe(written);
    expect(read?.startsWith(String(restore?.with?.["path"]))).toBe(true);
  });
});

describe("its script", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "workflow-"));
    const npm = join(folder, "npm");
    writeFileSync(npm, '#!/bin/sh\nfor one in "$@"; do printf "%s\\n" "<$one>"; done\nexit 1\n');
    chmodSync(npm, 0o755);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs it as GitHub does, with the defaults of the inputs and a stand-in for npm. */
  function act(given: Record<string, string>) {
    const names = Object.entries(checking?.env ?? {}).filter(([name]) => name !== "API_KEY");
    const env = names.map(([name, expression]) => {
      const input = /inputs\.([\w-]+)/.exec(expression)?.[1] ?? "";
      return [name, given[input] ?? String(inputs[input]?.default)];
    });
    const path = `${folder}${delimiter}${process.env["PATH"]}`;
    const { status, stdout } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
      cwd: folder,
      env: { ...(Object.fromEntries(env) as Record<string, string>), PATH: path, API_KEY: "s3cret" },
      encoding: "utf8",
    });
    return { status, lines: stdout.trim().split("\n") };
  }

  it("passes on what was given, and the exit code", () => {
    const { status, lines } = act({
      v2: "https://h/v2",
      only: "v2/a\n\nv2/b c",
      assume: "true",
      "max-spend": '1" $(x)',
    });
    expect(status).toBe(1);
    expect(lines).toEqual([
      "<run>",
      "<--silent>",
      "<check>",
      "<-->",
      '<--max-spend=1" $(x)>',
      "<--rate=60>",
      "<--timeout=10>",
      "<--reporter=default,github,sarif=reports/check.sarif,junit=reports/check.xml,html=reports/check.html>",
      "<--v2=https://h/v2>",
      "<--assume>",
      "<--only=v2/a>",
      "<--only=v2/b c>",
    ]);
  });

  it("limits the run and goes on with the last one where it is asked to, and takes an address for each version", () => {
    const { lines } = act({
      v2: "https://h/v2",
      "max-requests": "60",
      resume: "true",
      "index-url": "https://two.example\nhttps://one.example",
    });
    expect(lines.slice(8)).toEqual([
      "<--v2=https://h/v2>",
      "<--max-requests=60>",
      "<--resume=state/check.json>",
      "<--reporter=json=state/check.json>",
      "<--index-url=https://two.example>",
      "<--index-url=https://one.example>",
    ]);
  });

  it("needs a server, since without one the mock would be checked", () => {
    expect(act({})).toEqual({
      status: 2,
      lines: [expect.stringContaining("Set the input v2 or v1")],
    });
  });
});
