import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../test/free-port.ts";
import { load, send } from "./load.ts";
import { commands, startServer, type ServerProcess } from "./processes.ts";
import { firstRequest, samples, type Sample } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

const rounds = 5;

/** Requests of a round. Prism gets fewer, since each takes it longer. */
const counts = { redis: 2000, memory: 2000, prism: 300 };

/** CPU time for a request of a mock that keeps its state in Redis, beside one that keeps it in memory, and Prism; and Redis's. */
export async function sandbox(): Promise<Row[]> {
  const stop: (() => Promise<unknown>)[] = [];
  const start = async (command: (port: number) => string[]) => {
    const server = await startServer(command, firstRequest);
    stop.push(server.stop);
    return server;
  };
  try {
    const store = await startStore();
    stop.push(store.stop);
    const servers = {
      redis: await start((port) => [...commands.simulator(port), "--store", store.url]),
      memory: await start(commands.simulator),
      prism: await start(commands.prism),
    };
    const rows: Row[] = [];
    for (const sample of await samples(servers.redis.url))
      rows.push(...(await compare(sample, servers, store.cpuMicroseconds)));
    return rows;
  } finally {
    for (const end of stop.reverse()) await end();
  }
}

type Name = keyof typeof counts;

async function compare(
  sample: Sample,
  servers: Record<Name, ServerProcess>,
  storeCpu: () => Promise<number>,
): Promise<Row[]> {
  const measured: Record<Name | "store", number[]> = { redis: [], memory: [], prism: [], store: [] };
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ["redis", "memory", "prism"] as const) {
      const { url, usage } = servers[name];
      if (name !== "prism") await send(url, { method: "POST", path: "/__mock/reset" });
      const [before, storeBefore] = [await usage(), await storeCpu()];
      // Prism ignores the base path of a document.
      const path = name === "prism" ? sample.sent.path.replace(/^\/v2/, "") : sample.sent.path;
      await load(url, { ...sample.sent, path }, sample.status, counts[name]);
      const [after, storeAfter] = [await usage(), await storeCpu()];
      if (round === 0) continue;
      measured[name].push((after.cpuMicroseconds - before.cpuMicroseconds) / counts[name]);
      if (name === "redis") measured.store.push((storeAfter - storeBefore) / counts.redis);
    }
  }
  const { redis, memory, prism, store } = measured;
  return [
    besidePeer(sample.name, redis, { name: "in memory", figures: memory, limit: [2, "at most 2x"] }),
    besidePeer("", redis, { name: "Prism", figures: prism, limit: [1 / 2, "at most 1/2"] }),
    besidePeer("  in memory", memory, { name: "Prism", figures: prism }),
    { what: "  plus CPU time in Redis", figure: micros(median(store)) },
  ];
}

/** CPU time of a request in each round, in microseconds, beside a peer's in the same rounds. */
function besidePeer(
  what: string,
  figures: number[],
  peer: { name: string; figures: number[]; limit?: [ratio: number, words: string] },
): Row {
  // The middle of the ratios of each round, since both sides of a round meet the same noise.
  const ratio = median(figures.map((figure, round) => figure / (peer.figures[round] ?? NaN)));
  return {
    what,
    figure: micros(median(figures)),
    peer: `${peer.name} ${micros(median(peer.figures))}`,
    ratio,
    ...(peer.limit && { budget: atMost(ratio, ...peer.limit) }),
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
