import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/paths.ts";

interface Workflow {
  on: Record<string, object | null>;
  permissions: Record<string, string>;
  jobs: Record<string, { "timeout-minutes": unknown; steps: { uses?: string; run?: string }[] }>;
}

const folder = join(root, ".github/workflows");
const workflows = new Map(
  readdirSync(folder).map((name) => [name, parse(readFileSync(join(folder, name), "utf8")) as Workflow]),
);

describe.each([...workflows])("%s", (_, { permissions, jobs }) => {
  it("takes actions by their commits", () => {
    for (const { uses } of Object.values(jobs).flatMap(({ steps }) => steps))
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40}$/);
  });

  it("may write nothing unless a job says so, and ends", () => {
    expect(Object.values(permissions).filter((permission) => permission !== "read")).toEqual([]);
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeTruthy();
  });
});

test("every pull request, whatever it changes, runs the gate", () => {
  const workflow = workflows.get("test.yml");
  expect(workflow?.on).toMatchObject({ pull_request: null, push: { branches: ["main"] } });
  expect(workflow?.jobs["test"]?.steps.map(({ run }) => run)).toContain("bash .ci/run");
});
