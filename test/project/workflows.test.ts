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
  needs?: string | string[];
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
  const { pack, publish: publishing, release, reference } = publish?.jobs ?? {};
  const runsOf = (job: Job | undefined) => job?.steps?.flatMap(({ run }) => run ?? []) ?? [];

  test("packs what passes the tests, in a job that may do nothing and has no secret", () => {
    expect(publish?.on).toEqual({ push: { tags: ["v*"] } });
    const runs = runsOf(pack);
    expect(runs.indexOf("npm test")).toBeGreaterThan(runs.indexOf("npm ci"));
    expect(runs.indexOf("bash .github/pack.sh dist/release")).toBeGreaterThan(runs.indexOf("npm test"));
    expect(pack?.permissions).toEqual({ contents: "read" });
    expect(JSON.stringify(pack)).not.toMatch(/secrets\.|github\.token/);
  });

  test("publishes it with provenance, in a job that runs nothing of it", () => {
    expect(publishing).toMatchObject({
      needs: "pack",
      permissions: { contents: "read", "id-token": "write" },
    });
    const [compare, publishRun, ...others] = runsOf(publishing);
    expect(compare).toContain("sha256sum");
    expect(publishRun).toBe("bash .github/publish.sh dist/release --provenance --access public");
    expect(others).toEqual([]);
    const holders = Object.entries(publish?.jobs ?? {}).filter(([, job]) =>
      JSON.stringify(job).includes("secrets."),
    );
    expect(holders.map(([name]) => name)).toEqual(["publish"]);
  });

  test("attaches it to the release, and publishes the reference last", () => {
    expect(release).toMatchObject({ needs: ["pack", "publish"], permissions: { contents: "write" } });
    const [compare, attaching, ...others] = runsOf(release);
    expect(compare).toBe(runsOf(publishing)[0]);
    for (const file of ["*.tgz", "sbom.cdx.json", "check-score.txt"]) expect(attaching).toContain(` ${file}`);
    expect(others).toEqual([]);
    expect(reference).toMatchObject({ needs: "release", uses: "./.github/workflows/reference.yml" });
  });

  test("gives the reference what its jobs need", () => {
    const given = reference?.permissions;
    for (const { permissions } of Object.values(workflows.get("reference.yml")?.jobs ?? {}))
      for (const [name, permission] of Object.entries(permissions ?? {}))
        expect([permission, "write"], name).toContain(given?.[name]);
  });
});
