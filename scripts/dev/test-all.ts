/** Every test, each on the versions of Node.js that can affect it: `npm run test:all -- [--after-test] [--whole]`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, readdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { parseCommand, main } from "../lib/cli.ts";
import { root } from "../lib/paths.ts";

/** Projects of vitest.config.ts, run on a version of Node.js from the registry. */
interface Run {
  node: string;
  projects: string[];
  /** What the paths of its tests begin with, below `test`; default, and with --whole: all. */
  only?: string[];
  /** Left out but for --whole: what no version of Node.js is known to change, and what takes long. */
  isNightly?: true;
}

/** It runs what depends on the platform, and what it is run for: `npm test`, the commands, the container. */
const oldest = "20.19";

/** Takes half the time of the oldest, for what has the same result on any version. */
const newest = "26";

/** These run alone, on all cores. */
const alone: Run[] = [{ node: oldest, projects: ["fast"] }];

/** It changes the networks, which makes browsers abort loading, so no browser starts before it has ended. */
const containers: Run = { node: oldest, projects: ["container"] };

/** One after another, since they build the same folder. */
const packing: Run[] = [
  // Its tests start what is installed on each version of Node.js.
  { node: newest, projects: ["packages"] },
  { node: newest, projects: ["slow"] },
  { node: oldest, projects: ["packages"], isNightly: true },
  { node: oldest, projects: ["slow"], isNightly: true },
  // It installs what each recipe names, which takes minutes.
  { node: oldest, projects: ["recipes"], isNightly: true },
];

/** Two at a time beside those that pack, since most also wait for processes or a browser; the longest first. */
const others: Run[] = [
  // Needs no browser, so that it can run beside containers.
  { node: newest, projects: ["score"] },
  { node: newest, projects: ["pages"] },
  { node: newest, projects: ["long"] },
  // The driver of Redis has sockets and streams of its own.
  { node: "24", projects: ["store"] },
  { node: oldest, projects: ["commands"] },
  // The watching of documents depends on the version.
  { node: "24", projects: ["commands"], only: ["serve/mock-watch"] },
  // Code that runs in other applications and depends on the platform: requests, responses, streams and aborts.
  {
    node: newest,
    projects: ["fast"],
    only: ["client/", "recipes/", "mocks/http/", "mocks/controls/", "mocks/msw"],
  },
  { node: newest, projects: ["second-contract"] },
  { node: oldest, projects: ["pages"], isNightly: true },
  { node: oldest, projects: ["store"], isNightly: true },
];

const folder = join(root, "dist/test-reports");

await main(async () => {
  const command = new Command("npm run test:all --")
    .description("Runs every test, each on the versions of Node.js that can affect it.")
    .option("--after-test", "leave out the tests that npm test has just run")
    .option("--whole", "run all cases of which others take a sample, and repeat more on the oldest Node.js");
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  // `npm test` has just run on this major version.
  const [tested] = flags.afterTest ? process.versions.node.split(".") : [];
  // test/sample.ts reads it; CI sets it at night.
  if (flags.whole) process.env["WHOLE"] = "1";
  const isWhole = process.env["WHOLE"] === "1";
  const isRun = ({ isNightly }: Run) => isWhole || isNightly === undefined;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const failed: string[] = [];
  const take = async (run: Run, workers: number) => {
    const taken = isWhole ? { ...run, only: [] } : run;
    if ((await vitest(taken, workers)) !== 0) failed.push(nameOf(run));
  };
  for (const run of alone) if (run.node.split(".")[0] !== tested) await take(run, 2);
  const left = others.filter(isRun);
  const takeOthers = async () => {
    for (let run = left.shift(); run; run = left.shift()) await take(run, 1);
  };
  const takePacking = async () => {
    for (const run of packing.filter(isRun)) await take(run, 1);
    await takeOthers();
  };
  const networkIsStill = take(containers, 1);
  const takeFirst = async () => {
    const first = left.shift();
    if (first) await take(first, 1);
    await networkIsStill;
    await takeOthers();
  };
  await Promise.all([networkIsStill.then(takePacking), takeFirst(), networkIsStill.then(takeOthers)]);
  const { failures, ...total } = await totals();
  // Repeated at the end, where logs are read first.
  for (const failure of failures) console.error(`\nFailed: ${failure}`);
  for (const name of failed) console.error(`Tests failed: ${name}.`);
  if (!isWhole) console.log("Of sets of many cases, a sample was run; --whole runs all.");
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failed.length > 0 || total.failed > 0 ? 1 : 0;
});

/** Runs tests, prints their output at the end, and resolves to the exit code. */
async function vitest(run: Run, workers: number): Promise<number> {
  const { projects, only = [] } = run;
  const report = `dist/test-reports/${nameOf(run).replaceAll(/\W+/g, "-")}.json`;
  const command = [
    "vitest",
    "run",
    ...projects.map((name) => `--project=${name}`),
    ...only.map((name) => `test/${name}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    `--maxWorkers=${workers}`,
    // The runs transform the same sources, but for that of another contract, which takes other modules in their place.
    ...(projects.includes("second-contract") ? [] : ["--experimental.fsModuleCache"]),
  ];
  console.log(`Started: ${nameOf(run)}`);
  const npx = spawn("npx", ["--yes", "-p", `node@${run.node}`, "-c", command.join(" ")], { cwd: root });
  // Buffer the output: parallel runs would mix their lines.
  let printed = "";
  for (const stream of [npx.stdout, npx.stderr])
    stream.on("data", (text: Buffer) => (printed += text.toString()));
  const [code] = await once(npx, "close");
  console.log(`\nEnded: ${nameOf(run)}\n${printed}`);
  return typeof code === "number" ? code : 1;
}

function nameOf({ node, projects }: Run): string {
  return `${projects.join(", ")} on Node.js ${node}`;
}

/** The part of vitest's JSON report that is used. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: {
    name: string;
    /** Why the file as a whole failed. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The tests of all runs together; a run without a report is not counted. */
async function totals() {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  for (const name of await readdir(folder)) {
    const report: Report = JSON.parse(await readFile(join(folder, name), "utf8"));
    sum.passed += report.numPassedTests ?? 0;
    sum.failed += report.numFailedTests ?? 0;
    sum.skipped += report.numPendingTests ?? 0;
    for (const file of report.testResults ?? []) {
      const path = relative(root, file.name);
      if (file.message) sum.failures.push(`${path}\n${file.message}`);
      for (const { fullName, status, failureMessages = [] } of file.assertionResults)
        if (status === "failed") sum.failures.push(`${path} > ${fullName}\n${failureMessages.join("\n")}`);
    }
  }
  return sum;
}
