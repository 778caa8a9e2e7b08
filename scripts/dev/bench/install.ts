import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { pack } from "../../packages/pack.ts";
import { root } from "../../lib/paths.ts";
import { freePort } from "./free-port.ts";
import { startServer } from "./processes.ts";
import { firstRequest } from "./samples.ts";
import { atMost, median, type Row } from "./table.ts";

const run = promisify(execFile);

const rounds = 5;
const megabyte = 1_000_000;

const document = join(root, "generated/openapi/v2.json");

/** What is installed, and how it comes to its first answer: as a server, or as a module that prints it. */
interface Product {
  name: string;
  /** What npm is asked for. */
  wanted: string;
  start: { server: (port: number) => string[] } | { module: string };
}

/** One search through Mock Service Worker, with a handler as its documentation shows. */
const throughMsw = `
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
setupServer(http.post("http://mock/v2/media", () => HttpResponse.json({ count: 0, media: [] }))).listen();
const response = await fetch("http://mock/v2/media", { method: "POST", body: "{}" });
console.log(await response.text());
process.exit();
`;

const searching = `
import { createMock } from "@adintel/mock";
const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
const body = JSON.stringify({ query: "new", limit: 25 });
console.log(await (await createMock().fetch("/v2/media", { method: "POST", headers, body })).text());
`;

/** What an installation of the mock takes beside those of its peers, and how soon each answers. Needs a registry. */
export async function install(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-install-"));
  try {
    const tarball = await pack("mocks", folder);
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      await readFile(join(root, "package.json"), "utf8"),
    );
    const flags = (port: number) => ["--port", String(port)];
    const products: Product[] = [
      {
        name: "as a command",
        wanted: tarball,
        start: { server: (port) => ["@adintel/mock/dist/bin.js", ...flags(port)] },
      },
      { name: "in process", wanted: tarball, start: { module: searching } },
      {
        name: "Prism CLI",
        wanted: `@stoplight/prism-cli@${devDependencies["@stoplight/prism-cli"]}`,
        start: {
          server: (port) => ["@stoplight/prism-cli/dist/index.js", "mock", ...flags(port), document],
        },
      },
      {
        name: "Mockoon CLI",
        wanted: "@mockoon/cli@9.9.0",
        start: {
          server: (port) => [
            "@mockoon/cli/bin/run.js",
            "start",
            "--data",
            document,
            "--hostname",
            "127.0.0.1",
            "--disable-log-to-file",
            ...flags(port),
          ],
        },
      },
      { name: "MSW", wanted: `msw@${devDependencies["msw"]}`, start: { module: throughMsw } },
    ];
    const all = await Promise.all(
      products.map(async (product, index) => ({
        product,
        ...(await installed(join(folder, String(index)), product)),
        times: [] as number[],
      })),
    );
    for (let round = 0; round < rounds; round += 1)
      for (const { product, modules, times } of all) times.push(await firstAnswer(modules, product));
    const [ours, , prism] = all;
    if (!ours || !prism) throw new Error("nothing was installed");
    const throughNpx = await besidePrism(ours.modules, prism.modules);
    const figures = all.map((one) => ({ ...one, name: one.product.name, ms: median(one.times) }));
    const [server, inProcess] = figures;
    if (!server || !inProcess) throw new Error("nothing was installed");
    const beside = figures
      .slice(2)
      .flatMap((peer) => rowsBeside(peer.name === "MSW" ? inProcess : server, peer));
    return [...beside, throughNpx];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What npx adds to both is part of what a user waits for. */
async function besidePrism(ours: string, prism: string): Promise<Row> {
  const times = { ours: [] as number[], prism: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await npxAnswer(ours, (port) => ["adintel-mock", "--port", String(port)]));
    times.prism.push(await npxAnswer(prism, (port) => ["prism", "mock", "--port", String(port), document]));
  }
  const [ms, peerMs] = [median(times.ours), median(times.prism)];
  return {
    what: "first response, npx adintel-mock",
    figure: `${ms.toFixed(0)} ms`,
    peer: `npx prism mock ${peerMs.toFixed(0)} ms`,
    ratio: ms / peerMs,
  };
}

/** Milliseconds from the start of npx, in the project of some node_modules, to the first answer of what it runs. */
async function npxAnswer(modules: string, command: (port: number) => string[]): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  // A process group of its own, so that what npx started ends with it.
  const child = spawn("npx", command(port), { cwd: join(modules, ".."), stdio: "ignore", detached: true });
  const ended = once(child, "exit");
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null)
      throw new Error(`npx ${command(port).join(" ")} ended with ${child.exitCode}`);
    await wait(5);
  }
  const ms = performance.now() - started;
  if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  await ended;
  return ms;
}

interface Figures {
  name: string;
  packages: number;
  bytes: number;
  ms: number;
}

/** The mock beside a peer. */
function rowsBeside({ name, packages, bytes, ms }: Figures, peer: Figures): Row[] {
  const sizeOf = (one: { bytes: number; packages: number }) =>
    `${(one.bytes / megabyte).toFixed(1)} MB, ${one.packages} packages`;
  return [
    {
      what: "what npm installs",
      figure: sizeOf({ bytes, packages }),
      peer: `${peer.name} ${sizeOf(peer)}`,
      ratio: bytes / peer.bytes,
      budget: atMost(bytes, 10 * megabyte, "at most 10 MB"),
    },
    {
      what: `first response, ${name}`,
      figure: `${ms.toFixed(0)} ms`,
      peer: `${peer.name} ${peer.ms.toFixed(0)} ms`,
      ratio: ms / peer.ms,
    },
  ];
}

/** Installs a product in a folder of its own, and measures what npm has put there. */
async function installed(folder: string, { wanted }: Product) {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...flags, wanted], { cwd: folder });
  const modules = join(folder, "node_modules");
  const lock: { packages: object } = JSON.parse(await readFile(join(modules, ".package-lock.json"), "utf8"));
  let bytes = 0;
  for (const name of await readdir(modules, { recursive: true }))
    bytes += (await lstat(join(modules, name))).size;
  return { modules, packages: Object.keys(lock.packages).length, bytes };
}

/** Milliseconds from the start of a process to its first answer. */
async function firstAnswer(modules: string, { start }: Product): Promise<number> {
  if ("module" in start) {
    const file = join(modules, "../first.mjs");
    await writeFile(file, start.module);
    const started = performance.now();
    await run(process.execPath, [file]);
    return performance.now() - started;
  }
  const command = (port: number) => {
    const [entry = "", ...args] = start.server(port);
    return [join(modules, entry), ...args];
  };
  const server = await startServer(command, firstRequest);
  await server.stop();
  return server.startMs;
}
