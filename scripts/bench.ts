/** Benchmarks as ratios side by side in one run: `npm run bench -- [--only requests|start|size|memory|generate|check|client|reference]`. */
import { parseArgs } from "node:util";
import { check } from "./bench/check.ts";
import { client } from "./bench/client.ts";
import { generation } from "./bench/generation.ts";
import { memory } from "./bench/memory.ts";
import { reference } from "./bench/reference.ts";
import { requests } from "./bench/requests.ts";
import { size } from "./bench/size.ts";
import { start } from "./bench/start.ts";
import { printTable, type Row } from "./bench/table.ts";
import { main, UsageError } from "./command.ts";

const benchmarks: Record<string, { title: string; run: () => Promise<Row[]> }> = {
  requests: {
    title:
      "CPU time for one request, user and system, of the server's process; peers answer the same request",
    run: requests,
  },
  start: { title: "From start to the first answer; memory once warm", run: start },
  size: {
    title: "Cost over the size of the corpus, in process; the peer has a tenth of the size",
    run: size,
  },
  memory: { title: "What the simulator holds, after as many requests as it takes", run: memory },
  check: {
    title: "npm run check: how long it takes, and the share of one-fault servers that it finds",
    run: check,
  },
  client: {
    title:
      "The client: bytes in a bundle, CPU time of a call, and types for the compiler, beside others of the same document",
    run: client,
  },
  reference: {
    title:
      "The reference in headless Chromium, beside others of the same document; sizes as they are sent, over gzip",
    run: reference,
  },
  generate: {
    title: "npm run generate in a cold process, beside one that runs only the two tools that it stands on",
    run: generation,
  },
};

await main(async () => {
  const { values } = parseArgs({ options: { only: { type: "string", multiple: true } } });
  const names = values.only ?? Object.keys(benchmarks);
  const chosen = names.map((name) => {
    const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
    if (!benchmark)
      throw new UsageError(`--only takes one of ${Object.keys(benchmarks).join(", ")}, not ${name}`);
    return { name, ...benchmark };
  });
  for (const { name, title, run } of chosen) {
    console.log(`\n${name}: ${title}`);
    printTable(await run());
  }
  return 0;
});
