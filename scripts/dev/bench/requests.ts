import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../test/free-port.ts";
import { root } from "../../lib/paths.ts";
import { pack, unpack } from "../../packages/pack.ts";
import { load, send, type Received } from "./load.ts";
import { commands, simulator, startServer, type ServerProcess } from "./processes.ts";
import { firstRequest, samples, type Sample } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

const rounds = 5;

/** Requests of a round. Prism gets fewer, since each takes it longer; the credits pay for 4,000. */
const counts = { bare: 3000, memory: 3000, redis: 2000, prism: 400 };
type Name = keyof typeof counts;

/** Below node_modules, so that what is unpacked there finds its packages. */
const folder = join(root, "node_modules/.cache/bench-requests");

/** A server of node:http and nothing else, which sends what a file has for each path, or 404. */
const bare = `
  const responses = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
  require("node:http").createServer((request, response) => {
    const { status, headers, body } = responses[request.url] ?? { status: 404 };
    request.resume();
    request.once("end", () => response.writeHead(status, headers).end(body));
  }).listen(Number(process.argv[2]), "127.0.0.1");
`;

/** What comes from the connection, not from the response; a plain server sets it itself. */
const ofTheConnection = ["connection", "keep-alive", "date", "transfer-encoding"];

/**
 * CPU time for a request of the packed mock, beside a bare node:http server that sends the same bytes, Prism, and the same mock
 * with its state in Redis.
 */
export async function requests(): Promise<Row[]> {
  const stop: (() => Promise<unknown>)[] = [];
  const start = async (command: (port: number) => string[]) => {
    const server = await startServer(command, firstRequest);
    stop.push(server.stop);
    return server;
  };
  try {
    const packed = join(await unpack(await pack("mocks", folder), folder), "dist/bin.js");
    const store = await startStore();
    stop.push(store.stop);
    const memory = await start((port) => simulator(packed, port));
    const all = await samples(memory.url);
    const responses = await Promise.all(all.map(({ sent }) => send(memory.url, sent)));
    const file = join(folder, "responses.json");
    // By number, since two samples have the same path.
    const byPath = responses.map((response, place) => [`/${place}`, withoutConnection(response)] as const);
    await writeFile(file, JSON.stringify(Object.fromEntries(byPath)));
    const servers = {
      bare: await start((port) => ["-e", bare, file, String(port)]),
      memory,
      redis: await start((port) => [...simulator(packed, port), "--store", store.url]),
      prism: await start(commands.prism),
    };
    const rows: Row[] = [];
    for (const [place, sample] of all.entries())
      rows.push(...(await compare(sample, `/${place}`, servers, store.cpuMicroseconds)));
    return rows;
  } finally {
    for (const end of stop.reverse()) await end();
    await rm(folder, { recursive: true, force: true });
  }
}

function withoutConnection({ status, headers, body }: Received): Received {
  const kept = Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name));
  return { status, headers: Object.fromEntries(kept), body };
}

async function compare(
  { name: what, sent, status }: Sample,
  barePath: string,
  servers: Record<Name, ServerProcess>,
  storeCpu: () => Promise<number>,
): Promise<Row[]> {
  // Prism ignores the base path of a document.
  const paths = {
    bare: barePath,
    memory: sent.path,
    redis: sent.path,
    prism: sent.path.replace(/^\/v2/, ""),
  };
  const figures: Record<Name | "store", number[]> = { bare: [], memory: [], redis: [], prism: [], store: [] };
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1)
    for (const name of ["bare", "memory", "redis", "prism"] as const) {
      const { url, usage } = servers[name];
      if (name === "memory" || name === "redis") await send(url, { method: "POST", path: "/__mock/reset" });
      const [before, storeBefore] = [await usage(), await storeCpu()];
      await load(url, { ...sent, path: paths[name] }, status, counts[name]);
      const [after, storeAfter] = [await usage(), await storeCpu()];
      if (round === 0) continue;
      figures[name].push((after.cpuMicroseconds - before.cpuMicroseconds) / counts[name]);
      if (name === "redis") figures.store.push((storeAfter - storeBefore) / counts.redis);
    }
  const { memory, redis, prism, store } = figures;
  return [
    besidePeer(what, memory, { name: "bare node:http", figures: figures.bare, limit: [2, "at most 2x"] }),
    besidePeer("", memory, { name: "Prism", figures: prism, limit: [1 / 7, "at most 1/7"] }),
    besidePeer("  with Redis", redis, { name: "in memory", figures: memory, limit: [2, "at most 2x"] }),
    { what: "  plus CPU time in Redis", figure: micros(median(store)) },
  ];
}

/** CPU time of a request in each round, in microseconds, beside a peer's in the same rounds. */
function besidePeer(
  what: string,
  figures: number[],
  peer: { name: string; figures: number[]; limit: [ratio: number, words: string] },
): Row {
  // The middle of the ratios of each round, since both sides of a round meet the same noise.
  const ratio = median(figures.map((figure, round) => figure / (peer.figures[round] ?? NaN)));
  return {
    what,
    figure: micros(median(figures)),
    peer: `${peer.name} ${micros(median(peer.figures))}`,
    ratio,
    budget: atMost(ratio, ...peer.limit),
  };
}

function micros(figure: number): string {
  return `${figure.toFixed(0)} µs`;
}

/** A Redis of one's own, and what CPU time it has used. */
async function startStore() {
  const port = await freePort();
  const line = ["--port", String(port), "--bind", "127.0.0.1", "--save", ""];
  const child = spawn("redis-server", line, { stdio: "ignore" });
  const ended = once(child, "exit");
  const { createClient } = await import("@redis/client");
  const client = createClient({ url: `redis://127.0.0.1:${port}` });
  client.on("error", () => undefined);
  await Promise.race([
    client.connect(),
    ended.then(() => Promise.reject(new Error("redis-server cannot be started; is it installed?"))),
  ]);
  return {
    url: `redis://127.0.0.1:${port}`,
    async cpuMicroseconds(): Promise<number> {
      const info = String(await client.sendCommand(["INFO", "cpu"]));
      const seconds = ["used_cpu_sys", "used_cpu_user"].map((name) =>
        Number(new RegExp(`^${name}:([\\d.]+)`, "m").exec(info)?.[1]),
      );
      return seconds.reduce((sum, one) => sum + one * 1e6, 0);
    },
    async stop(): Promise<void> {
      client.destroy();
      child.kill("SIGKILL");
      await ended;
    },
  };
}
