import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pack, unpack } from "../../packages/pack.ts";
import { root } from "../../lib/paths.ts";
import { besidePeer } from "./cpu.ts";
import { load, send, type Received, type Sent } from "./load.ts";
import { commands, simulator as simulatorFrom, startServer, type ServerProcess } from "./processes.ts";
import { firstRequest, samples, type Sample } from "./samples.ts";
import type { Row } from "./table.ts";

const rounds = 5;

/** Below node_modules, so that what is unpacked there finds its packages. */
const folder = join(root, "node_modules/.cache/bench-requests");

/** Requests of a round. Prism gets fewer, since each takes it longer; the simulator's credits pay for 4,000. */
const counts = { simulator: 3000, bare: 3000, prism: 400 };

/** What comes from the connection, not from the answer; a plain server sets them itself. */
const ofTheConnection = ["connection", "keep-alive", "date", "transfer-encoding"];

/** CPU time for a request of the simulator as it is packed, beside a bare node:http server that sends the same bytes, and Prism. */
export async function requests(): Promise<Row[]> {
  const servers: ServerProcess[] = [];
  const start = async (command: (port: number) => string[], input?: string) => {
    const server = await startServer(command, firstRequest, input);
    servers.push(server);
    return server;
  };
  try {
    const packed = join(await unpack(await pack("mocks", folder), folder), "dist/bin.js");
    const simulator = await start((port) => simulatorFrom(packed, port));
    const prism = await start(commands.prism);
    const all = await samples(simulator.url);
    const answers = await Promise.all(all.map(({ sent }) => send(simulator.url, sent)));
    const bare = await start(commands.bare, JSON.stringify(byPath(all, answers)));
    const rows: Row[] = [];
    for (const sample of all) rows.push(...(await compare(sample, { simulator, bare, prism })));
    return rows;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

function byPath(all: Sample[], answers: Received[]): Record<string, Received> {
  const kept = ({ status, headers, body }: Received): Received => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name))),
    body,
  });
  return Object.fromEntries(answers.map((answer, index) => [`/${all[index]?.name ?? ""}`, kept(answer)]));
}

type Name = keyof typeof counts;

async function compare(sample: Sample, servers: Record<Name, ServerProcess>): Promise<Row[]> {
  const sent: Record<Name, Sent> = {
    simulator: sample.sent,
    bare: { ...sample.sent, path: `/${encodeURIComponent(sample.name)}` },
    // Prism ignores the base path of a document.
    prism: { ...sample.sent, path: sample.sent.path.replace(/^\/v2/, "") },
  };
  const measured: Record<Name, number[]> = { simulator: [], bare: [], prism: [] };
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    await send(servers.simulator.url, { method: "POST", path: "/__mock/reset" });
    for (const name of ["simulator", "bare", "prism"] as const) {
      const before = await servers[name].usage();
      await load(servers[name].url, sent[name], sample.status, counts[name]);
      const after = await servers[name].usage();
      if (round > 0) measured[name].push((after.cpuMicroseconds - before.cpuMicroseconds) / counts[name]);
    }
  }
  const { simulator, bare, prism } = measured;
  return [
    besidePeer(sample.name, simulator, {
      name: "bare node:http",
      figures: bare,
      limit: 2,
      words: "at most 2x",
    }),
    besidePeer("", simulator, { name: "Prism", figures: prism, limit: 1 / 7, words: "at most 1/7" }),
  ];
}
