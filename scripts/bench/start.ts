import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../paths.ts";
import { load, send } from "./load.ts";
import { commands, simulator, startServer } from "./processes.ts";
import { firstRequest, samples } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

const rounds = 5;
const megabyte = 2 ** 20;

/** Below node_modules, so that the built file finds its packages. */
const built = "node_modules/.cache/bench/mock.mjs";

/** From the start of the process to the first answer, and the memory that the simulator then keeps. */
export async function start(): Promise<Row[]> {
  await buildMock();
  try {
    const figures = { simulator: [] as number[], built: [] as number[], prism: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      figures.simulator.push(await startTime(commands.simulator));
      figures.built.push(await startTime((port) => simulator(built, port)));
      figures.prism.push(await startTime(commands.prism));
    }
    const prism = median(figures.prism);
    const row = (what: string, figure: number): Row => ({
      what,
      figure: `${figure.toFixed(0)} ms`,
      peer: `Prism ${prism.toFixed(0)} ms`,
      ratio: figure / prism,
      budget: atMost(figure / prism, 1 / 4, "at most 1/4"),
    });
    return [
      row("first answer, from the sources through tsx", median(figures.simulator)),
      row("first answer, built to JavaScript", median(figures.built)),
      await memory(),
    ];
  } finally {
    await rm(join(root, built), { force: true });
  }
}

async function startTime(command: (port: number) => string[]): Promise<number> {
  const server = await startServer(command, firstRequest);
  await server.stop();
  return server.startMs;
}

async function buildMock(): Promise<void> {
  await mkdir(join(root, "node_modules/.cache/bench"), { recursive: true });
  await build({
    entryPoints: [join(root, "mocks/command.ts")],
    outfile: join(root, built),
    ...{ bundle: true, platform: "node", format: "esm", packages: "external", logLevel: "error" },
  });
}

async function memory(): Promise<Row> {
  const server = await startServer(commands.simulator, firstRequest);
  try {
    for (const { sent, status } of await samples(server.url)) {
      await send(server.url, { method: "POST", path: "/__mock/reset" });
      await load(server.url, sent, status, 2000);
    }
    const { residentBytes } = await server.usage();
    const megabytes = residentBytes / megabyte;
    return {
      what: "resident memory after 6,000 requests",
      figure: `${megabytes.toFixed(0)} MB`,
      budget: atMost(megabytes, 120, "at most 120 MB"),
    };
  } finally {
    await server.stop();
  }
}
