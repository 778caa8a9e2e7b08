/** Benchmarks as ratios side by side in one run: `npm run bench -- [--only requests|start|install|matrix|size|large|memory|world|generate|check|client|drill|reference|sandbox|score]`. */
import { Command } from "@commander-js/extra-typings";
import { oneOf, parseCommand, repeated, main } from "../lib/cli.ts";
import { check } from "./bench/check.ts";
import { client } from "./bench/client.ts";
import { drill } from "./bench/drill.ts";
import { generation } from "./bench/generation.ts";
import { install } from "./bench/install.ts";
import { large } from "./bench/large.ts";
import { matrix } from "./bench/matrix.ts";
import { memory } from "./bench/memory.ts";
import { reference } from "./bench/reference.ts";
import { requests } from "./bench/requests.ts";
import { sandbox } from "./bench/sandbox.ts";
import { score } from "./bench/score.ts";
import { size } from "./bench/size.ts";
import { start } from "./bench/start.ts";
import { printTable, type Row } from "./bench/table.ts";
import { world } from "./bench/world.ts";

const benchmarks: Record<string, { title: string; run: () => Promise<Row[] | string> }> = {
  requests: {
    title: "CPU time (user and system) of the server process for one request; peers serve the same request",
    run: requests,
  },
  sandbox: {
    title: "CPU time for one request to a mock that keeps its state in Redis; needs redis-server",
    run: sandbox,
  },
  start: { title: "Time from start to the first response; memory once warm", run: start },
  install: {
    title: "Installing the mock alone, compared with other API mocks; needs a registry",
    run: install,
  },
  matrix: {
    title:
      "Installing each package alone with each package manager and empty caches, and the Node.js versions it works on; needs a registry",
    run: matrix,
  },
  size: {
    title: "Cost by corpus size, in process; the peer has a tenth of the size",
    run: size,
  },
  large: {
    title: "A world of 2,000 accounts with 500 creatives each: CPU time of searches against their limits",
    run: large,
  },
  memory: { title: "Memory that the simulator holds after many requests", run: memory },
  world: {
    title: "Variety of the made-up world, over five seeds",
    run: world,
  },
  check: {
    title: "npm run check: how long it takes, and the share of single-fault servers it finds",
    run: check,
  },
  client: {
    title:
      "The client: bundle size, CPU time of a call, and cost of its types, compared with other clients for the same document",
    run: client,
  },
  drill: {
    title:
      "The mock's drills, for our client and others; rewrites the tables in the client's README and in DRILL.md",
    run: drill,
  },
  reference: {
    title:
      "The reference in headless Chromium, compared with other references for the same document; sizes as sent, with gzip",
    run: reference,
  },
  score: {
    title: "The `redocly score` (experimental) of each document, out of 100, compared with its releases",
    run: score,
  },
  generate: {
    title: "npm run generate in a cold process, compared with running only the two tools it is built on",
    run: generation,
  },
};

await main(async () => {
  const command = new Command("npm run bench --")
    .description("Runs the benchmarks.")
    .option("--only <name>", "run only this benchmark; repeatable", repeated(oneOf(Object.keys(benchmarks))));
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  const { only = Object.keys(benchmarks) } = flags;
  for (const [name, { title, run }] of Object.entries(benchmarks)) {
    if (!only.includes(name)) continue;
    console.log(`\n${name}: ${title}`);
    const result = await run();
    if (typeof result === "string") console.log(result);
    else printTable(result);
  }
  return 0;
});
