import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether tests with Redis run. `REQUIRE_REDIS=1` makes them run, and fail, where `redis-server` is not installed. */
export const runsRedis =
  spawnSync("redis-server", ["--version"]).status === 0 || process.env["REQUIRE_REDIS"] === "1";

export interface Redis {
  port: number;
  url: string;
  /** Stops it as a crash would. What it has said is on disk by then. */
  crash(): Promise<void>;
  /** Starts it again on the same port with what is on disk. */
  restart(): Promise<void>;
  /** Stops it from doing anything until it is told to go on. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** A Redis of one's own on this machine, that writes each change to disk before it responds. */
export async function startRedis(flags: readonly string[] = []): Promise<Redis> {
  const folder = await mkdtemp(join(tmpdir(), "redis-"));
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const address = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
    const durability = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];
    const child = spawn("redis-server", [...address, ...durability, ...flags], { stdio: "ignore" });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
      if (await isReady(port)) return child;
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  let child = await start();
  const crash = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    crash,
    async restart() {
      child = await start();
    },
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    async close() {
      if (child.exitCode === null && child.signalCode === null) await crash();
      await rm(folder, { recursive: true });
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Whether a Redis responds, and not only that it loads what is on disk. */
function isReady(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => done(false));
    socket.once("connect", () => socket.write("PING\r\n"));
    socket.once("data", (data) => {
      socket.destroy();
      done(data.toString().startsWith("+PONG"));
    });
  });
}
