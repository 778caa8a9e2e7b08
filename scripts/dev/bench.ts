/** Benchmarks as ratios side by side in one run: `npm run bench -- [--only requests|start|install|large|check|peers|client|drill|reference|world|agent]`. */
import { Command } from "@commander-js/extra-typings";
import { oneOf, parseCommand, repeated, main } from "../lib/cli.ts";
import { agent } from "./bench/agent.ts";
import { check } from "./bench/check.ts";
import { client } from "./bench/client.ts";
import { drill } from "./bench/drill.ts";
import { install } from "./bench/install.ts";
import { large } from "./bench/large.ts";
import { peers } from "./bench/peers/peers.ts";
import { reference } from "./bench/reference.ts";
import { requests } from "./bench/requests.ts";
import { start } from "./bench/start.ts";
import { world } from "./bench/world.ts";
import { printTable, type Row } from "./bench/table.ts";

const benchmarks: Record<string, { title: string; run: (rest: string[]) => Promise<Row[] | string> }> = {
  requests: {
    title: "CPU time for one request to the packed mock, in memory and with Redis; needs redis-server",
    run: requests,
  },
  start: { title: "Time from start to the first response; memory once warm", run: start },
  install: {
    title: "Installing the mock alone, compared with other API mocks; needs a registry",
    run: install,
  },
  large: {
    title: "A world of 2,000 accounts with 500 creatives each: CPU time of searches against their limits",
    run: large,
  },
  check: {
    title: "npm run check: how long it takes, and the share of single-fault servers it finds",
    run: check,
  },
  peers: {
    title:
      "npm run check beside other tools, on every 40th fault of the independent server; needs a registry",
    run: peers,
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
  world: {
    title: "The made-up world: the share of creatives that are absurd, over five seeds",
    run: world,
  },
  agent: {
    title:
      "Agents at tasks with the MCP server's tools, graded by the mock's ledger: scripted ones, or -- PROGRAM",
    run: agent,
  },
};

await main(async () => {
  const command = new Command("npm run bench --")
    .description("Runs the benchmarks.")
    .argument("[program...]", "an agent for --only agent")
    .option("--only <name>", "run only this benchmark; repeatable", repeated(oneOf(Object.keys(benchmarks))));
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  const { only = Object.keys(benchmarks) } = flags;
  for (const [name, { title, run }] of Object.entries(benchmarks)) {
    if (!only.includes(name)) continue;
    console.log(`\n${name}: ${title}`);
    const result = await run(command.args);
    if (typeof result === "string") console.log(result);
    else printTable(result);
  }
  return 0;
});
