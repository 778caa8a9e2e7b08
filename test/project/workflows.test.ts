import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/lib/paths.ts";

interface Workflow {
  on: Record<string, object | null>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

/** A job has steps, or is another workflow. */
interface Job {
  needs?: string;
  permissions?: Record<string, string>;
  "timeout-minutes"?: unknown;
  steps?: { uses?: string; run?: string }[];
  uses?: string;
}

const folder = join(root, ".github/workflows");
const workflows = new Map(
  readdirSync(folder).map((name) => [name, parse(readFileSync(join(folder, name), "utf8")) as Workflow]),
);

describe.each([...workflows])("%s", (_, { permissions, jobs }) => {
  it("takes actions by their commits", () => {
    for (const { uses } of Object.values(jobs).flatMap(({ steps = [] }) => steps))
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40}$/);
  });

  it("may write nothing unless a job says so, and ends", () => {
    expect(Object.values(permissions).filter((permission) => permission !== "read")).toEqual([]);
    // A job that is another workflow ends with the jobs of that one.
    for (const job of Object.values(jobs)) if (job.steps) expect(job["timeout-minutes"]).toBeTruthy();
  });
});

test("every pull request, whatever it changes, runs the gate", () => {
  const workflow = workflows.get("test.yml");
  expect(workflow?.on).toMatchObject({ pull_request: null, push: { branches: ["main"] } });
  expect(workflow?.jobs["test"]?.steps?.map(({ run }) => run)).toContain("bash .ci/run");
});

describe("a tag", () => {
  const publish = workflows.get("publish.yml");

  test("publishes the packages after the tests, with provenance", () => {
    expect(publish?.on).toEqual({ push: { tags: ["v*"] } });
    const runs = publish?.jobs["packages"]?.steps?.flatMap(({ run }) => run ?? []) ?? [];
    const publishing = runs.findIndex((run) => run.includes("publish.sh dist/release --provenance"));
    expect(publishing).toBeGreaterThan(runs.indexOf("npm test"));
    expect(publish?.jobs["packages"]?.permissions).toEqual({ contents: "write", "id-token": "write" });
  });

  test("attaches what the script makes, and publishes the reference last", () => {
    const attaching = publish?.jobs["packages"]?.steps?.at(-1)?.run;
    for (const file of ["dist/release/*.tgz", "dist/release/sbom.cdx.json", "check-score.txt"])
      expect(attaching).toContain(` ${file}`);
    expect(publish?.jobs["reference"]).toMatchObject({
      needs: "packages",
      uses: "./.github/workflows/reference.yml",
    });
  });

  test("gives the reference what its jobs need", () => {
    const given = publish?.jobs["reference"]?.permissions;
    for (const { permissions } of Object.values(workflows.get("reference.yml")?.jobs ?? {}))
      for (const [name, permission] of Object.entries(permissions ?? {}))
        expect([permission, "write"], name).toContain(given?.[name]);
  });
});
