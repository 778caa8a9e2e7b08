/** Every test, on every supported version of Node.js: `npm run test:all -- [--after-test]`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main } from "./command.ts";
import { root } from "./paths.ts";

interface Run {
  node: string;
  projects: string[];
  /** Folders of tests that are left out. */
  without: string[];
}

/** The oldest version that package.json allows runs all; newer ones leave out what no version of Node.js changes. */
const runs: Run[] = [
  { node: "20.19", projects: ["fast", "slow", "score", "pages", "packages", "commands"], without: [] },
  { node: "24", projects: ["fast", "packages", "commands"], without: ["reference", "mutants"] },
  { node: "26", projects: ["fast"], without: ["reference", "mutants"] },
];

const folder = join(root, "dist/test-reports");

await main(async () => {
  const { values } = parseArgs({ options: { "after-test": { type: "boolean" } } });
  // What `npm test` has just shown on this major version need not be shown again.
  const [shown] = values["after-test"] ? process.versions.node.split(".") : [];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const failed: string[] = [];
  for (const run of runs) {
    const { node } = run;
    const projects = run.projects.filter((name) => !(name === "fast" && node.split(".")[0] === shown));
    if (projects.length > 0 && (await vitest({ ...run, projects })) !== 0) failed.push(node);
  }
  const total = await totals();
  for (const node of failed) console.error(`Tests failed on Node.js ${node}.`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failed.length > 0 || total.failed > 0 ? 1 : 0;
});

/** Runs projects of the tests on a version of Node.js out of the registry, and resolves to the exit code. */
async function vitest({ node, projects, without }: Run): Promise<number> {
  console.log(`\nNode.js ${node}: ${projects.join(", ")}`);
  const command = [
    ...["vitest", "run", ...projects.map((name) => `--project=${name}`)],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(node)}`],
    ...without.map((folder) => `--exclude=test/${folder}/**`),
    // The runs transform the same sources.
    ...["--maxWorkers=2", "--experimental.fsModuleCache"],
  ];
  const npx = spawn("npx", ["--yes", "-p", `node@${node}`, "-c", command.join(" ")], {
    cwd: root,
    stdio: "inherit",
  });
  const [code] = await once(npx, "close");
  return typeof code === "number" ? code : 1;
}

function reportOf(node: string): string {
  return `dist/test-reports/node-${node}.json`;
}

/** The tests of all runs together; a run without a report has failed and counts for nothing. */
async function totals() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { node } of runs) {
    const text = await readFile(join(root, reportOf(node)), "utf8").catch(() => "{}");
    const {
      numPassedTests = 0,
      numFailedTests = 0,
      numPendingTests = 0,
    }: Partial<Record<string, number>> = JSON.parse(text);
    sum.passed += numPassedTests;
    sum.failed += numFailedTests;
    sum.skipped += numPendingTests;
  }
  return sum;
}
