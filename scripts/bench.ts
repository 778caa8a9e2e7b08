/** Benchmarks as ratios side by side in one run: `npm run bench -- [--only requests|start|install|matrix|size|large|memory|world|generate|check|client|drill|reference|sandbox|score]`. */
import { Command } from "@commander-js/extra-typings";
import { oneOf, parseCommand, repeated } from "../mocks/command-line.ts";
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
import { main } from "./command.ts";

const benchmarks: Record<string, { title: string; run: () => Promise<Row[] | string> }> = {
  requests: {
    title:
      "CPU time for one request, user and system, of the server's process; peers answer the same request",
    run: requests,
  },
  sandbox: {
    title: "CPU time for one request of a mock that keeps its state in Redis; needs redis-server",
    run: sandbox,
  },
  start: { title: "From start to the first answer; memory once warm", run: start },
  install: {
    title: "The mock installed alone, beside others that mock an API; needs a registry",
    run: install,
  },
  matrix: {
    title:
      "Each package alone, by each package manager with empty caches, and the versions of Node.js on which it works; needs a registry",
    run: matrix,
  },
  size: {
    title: "Cost over the size of the corpus, in process; the peer has a tenth of the size",
    run: size,
  },
  large: {
    title: "A world of 2,000 accounts with 500 creatives each: CPU time of searches against their limits",
    run: large,
  },
  memory: { title: "What the simulator holds, after as many requests as it takes", run: memory },
  world: {
    title: "Whether the world is worth looking at, over five seeds",
    run: world,
  },
  check: {
    title: "npm run check: how long it takes, and the share of one-fault servers that it finds",
    run: check,
  },
  client: {
    title:
      "The client: bytes in a bundle, CPU time of a call, and types for the compiler, beside others of the same document",
    run: client,
  },
  drill: {
    title:
      "The mock's drills of the client beside others; the tables in its README and in DRILL.md are written anew",
    run: drill,
  },
  reference: {
    title:
      "The reference in headless Chromium, beside others of the same document; sizes as they are sent, over gzip",
    run: reference,
  },
  score: {
    title:
      "What `redocly score` (experimental) makes of each document, out of 100, beside every release of it",
    run: score,
  },
  generate: {
    title: "npm run generate in a cold process, beside one that runs only the two tools that it stands on",
    run: generation,
  },
};

await main(async () => {
  const command = new Command("npm run bench --")
    .description("Runs the benchmarks.")
    .option("--only <name>", "run this one only; may be repeated", repeated(oneOf(Object.keys(benchmarks))));
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
