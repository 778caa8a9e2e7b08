import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../../lib/paths.ts";
import { atMost, median, type Row } from "./table.ts";

const rounds = 7;

/** Ends esbuild's process before Node.js ends: what a process takes counts only once it has ended. */
const endEsbuild = `data:text/javascript,${encodeURIComponent(`
  process.once("beforeExit", async () => {
    const { stop } = await import(${JSON.stringify(import.meta.resolve("esbuild"))});
    stop();
    setTimeout(() => undefined, 20);
  });
`)}`;

/** Both as Node.js starts them cold; a check makes all and compares it, but writes nothing. */
const commands = {
  generate: ["--import", endEsbuild, "scripts/run.mjs", "generate.ts", "--check"],
  peer: ["scripts/dev/bench/generation-peer.mjs"],
};

/** What generating takes, and what the two tools that it stands on take alone; one after the other in each round. */
export async function generation(): Promise<Row[]> {
  const taken = { generate: [] as Taken[], peer: [] as Taken[] };
  for (let round = 0; round < rounds; round += 1) {
    taken.generate.push(await run(commands.generate));
    taken.peer.push(await run(commands.peer));
  }
  const row = (what: string, key: keyof Taken): Row => {
    const [own, peer] = [taken.generate, taken.peer].map((all) => median(all.map((one) => one[key])));
    const ratio = (own ?? NaN) / (peer ?? NaN);
    return {
      what,
      figure: `${own?.toFixed(2)} s`,
      peer: `Redocly and openapi-typescript alone ${peer?.toFixed(2)} s`,
      ratio,
      budget: atMost(ratio, 1.5, "at most 1.5x"),
    };
  };
  return [
    row("CPU time (user and system), with all its child processes", "cpu"),
    row("from start to end", "wall"),
  ];
}

/** In seconds. */
interface Taken {
  cpu: number;
  wall: number;
}

/** Runs Node.js with these arguments to its end. */
async function run(parameters: string[]): Promise<Taken> {
  const start = performance.now();
  const timed = ["-c", '"$@" && times', "sh", process.execPath, ...parameters];
  const { stdout } = await promisify(execFile)("sh", timed, { cwd: root });
  const wall = (performance.now() - start) / 1000;
  // The last line is what the shell's children have taken, and theirs: user, then system.
  const [user = NaN, system = NaN] = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)]
    .slice(-2)
    .map(([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds));
  return { cpu: user + system, wall };
}
