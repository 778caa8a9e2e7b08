import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll } from "vitest";
import { contractKnowledge } from "../../scripts/check/adintel/index.ts";
import { probesOf } from "../../scripts/check/probes/probes.ts";
import { operations } from "../../scripts/check/contract/document.ts";
import { root } from "../../scripts/lib/paths.ts";
import { forEachVersion, versions, type Version } from "../../scripts/lib/versions.ts";
import { register } from "./support/contract.ts";
import { stockPrism } from "./support/targets.ts";

interface ServerProcess {
  /** Where it answers, without a trailing slash; fails if the process ends before it answers. */
  url: Promise<string>;
  /** Resolves when the process is gone. */
  stop(): Promise<void>;
}

/** `prism mock generated/openapi/<version>.json`, as it comes from npm, on a free port of this machine. */
function startPrism(version: Version): ServerProcess {
  const command = join(root, "node_modules/.bin/prism");
  const args = ["mock", `generated/openapi/${version}.json`, "--port", "0", "--host", "127.0.0.1"];
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill();
  // If this process is ended before the teardown, it does not leave a server behind.
  process.once("exit", kill);

  let output = "";
  const url = new Promise<string>((found, fail) => {
    const read = (chunk: Buffer) => {
      // Prism goes on to log each request; that is read away, so that the pipe does not fill up.
      if (output.includes("listening")) return;
      output += chunk.toString();
      const address = /listening on (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (address) found(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", fail);
    child.once("exit", () => fail(new Error(`prism mock ended before it answered:\n${output}`)));
  });
  const gone = new Promise<void>((done) => child.once("close", () => done()));
  return {
    url,
    stop() {
      process.off("exit", kill);
      child.kill();
      return gone;
    },
  };
}

const processes = forEachVersion(startPrism);

afterAll(async () => {
  await Promise.all(Object.values(processes).map(({ stop }) => stop()));
});

const urls = await Promise.all(versions.map(async (version) => [version, await processes[version].url]));
const prism = stockPrism(Object.fromEntries(urls) as Record<Version, string>);

for (const operation of operations) {
  const { inputs } = contractKnowledge.operation?.(operation.version, operation.id) ?? {};
  for (const one of probesOf(operation, inputs)) register(one, prism);
}
