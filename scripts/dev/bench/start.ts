import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pack, unpack } from "../../packages/pack.ts";
import { root } from "../../lib/paths.ts";
import { load, send, type Sent } from "./load.ts";
import { commands, simulator, startServer } from "./processes.ts";
import { firstRequest, rejectedRequest } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

const rounds = 5;
const megabyte = 2 ** 20;

/** Below node_modules, so that the unpacked mock finds its packages. */
const folder = join(root, "node_modules/.cache/bench");

/** From the start of the process to the first response, and the memory that the mock then keeps. */
export async function start(): Promise<Row[]> {
  const packed = join(await unpack(await pack("mocks", folder), folder), "dist/bin.js");
  try {
    const figures = {
      simulator: [] as number[],
      packed: [] as number[],
      search: [] as number[],
      prism: [] as number[],
      example: [] as number[],
      madeUp: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      figures.simulator.push(await startTime(commands.simulator, rejectedRequest));
      figures.packed.push(await startTime((port) => simulator(packed, port), rejectedRequest));
      figures.search.push(await startTime((port) => simulator(packed, port), firstRequest));
      figures.prism.push(await startTime(commands.prism, rejectedRequest));
      figures.example.push(await firstPreferred(packed, "code=429"));
      figures.madeUp.push(await firstPreferred(packed, "dynamic=true"));
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
      row("first response, from source with tsx", median(figures.simulator)),
      row("first response, packed as JavaScript", median(figures.packed)),
      row("first response to a search, for which the world is made, packed", median(figures.search)),
      preferred("code=429", median(figures.example)),
      preferred("dynamic=true", median(figures.madeUp)),
      await memory("from source with tsx", commands.simulator),
      await memory("packed", (port) => simulator(packed, port)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function preferred(prefer: string, cpuMs: number): Row {
  return {
    what: `first response to Prefer: ${prefer}, CPU, packed`,
    figure: `${cpuMs.toFixed(0)} ms`,
    budget: atMost(cpuMs, 50, "at most 50 ms"),
  };
}

/** The CPU time, in milliseconds, of the first response that a Prefer header chooses in a new process. */
async function firstPreferred(entry: string, Prefer: string): Promise<number> {
  const server = await startServer((port) => simulator(entry, port), firstRequest);
  try {
    const before = await server.usage();
    await send(server.url, { ...firstRequest, headers: { Prefer } });
    const after = await server.usage();
    return (after.cpuMicroseconds - before.cpuMicroseconds) / 1000;
  } finally {
    await server.stop();
  }
}

async function startTime(command: (port: number) => string[], first: Sent): Promise<number> {
  const server = await startServer(command, first);
  await server.stop();
  return server.startMs;
}

async function memory(how: string, command: (port: number) => string[]): Promise<Row> {
  const megabytes = await resident(command, "/v2");
  // Prism ignores the base path of a document.
  const prism = await resident(commands.prism, "");
  return {
    what: `resident memory after 6,000 searches, ${how}`,
    figure: `${megabytes.toFixed(0)} MB`,
    peer: `Prism ${prism.toFixed(0)} MB`,
    ratio: megabytes / prism,
    budget: atMost(megabytes / prism, 1, "at most 1x"),
  };
}

/** What a server keeps after many searches, in MB. */
async function resident(command: (port: number) => string[], basePath: string): Promise<number> {
  const server = await startServer(command, firstRequest);
  try {
    for (let round = 0; round < 3; round += 1) {
      if (basePath !== "") await send(server.url, { method: "POST", path: "/__mock/reset" });
      await load(server.url, { ...firstRequest, path: `${basePath}/media` }, 200, 2000);
    }
    return (await server.usage()).residentBytes / megabyte;
  } finally {
    await server.stop();
  }
}
