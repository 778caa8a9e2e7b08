import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../free-port.ts";
import { cleanEnvironment } from "./tools.ts";

const execute = promisify(execFile);

/** A registry on this machine that has what was published to it, and nothing else. */
export interface Registry {
  /** Such as `http://127.0.0.1:4873/`. */
  url: string;
  /** Lines of an `.npmrc` with which npm may publish to it. */
  npmrc: string;
  publish(tarball: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts verdaccio, out of a folder of tools, with its data in `folder`. */
export async function startRegistry(tools: string, folder: string): Promise<Registry> {
  const config = join(folder, "verdaccio.yaml");
  await writeFile(
    config,
    JSON.stringify({
      storage: join(folder, "storage"),
      auth: { htpasswd: { file: join(folder, "htpasswd") } },
      uplinks: {},
      packages: { "**": { access: "$all", publish: "$all" } },
      // Seconds. Yarn 4 ends only once the last connection is closed.
      server: { keepAliveTimeout: 1 },
      log: { type: "stdout", format: "json", level: "warn" },
    }),
  );
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const verdaccio = join(tools, "verdaccio/bin/verdaccio");
  const child = spawn(process.execPath, [verdaccio, "--config", config, "--listen", `127.0.0.1:${port}`], {
    cwd: folder,
    env: cleanEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`verdaccio ended with ${child.exitCode}: ${said}`);
    await wait(20);
  }
  // npm sends nothing without a token; this registry takes any.
  const npmrc = `registry=${url}\n${url.replace("http:", "")}:_authToken=any\n`;
  const userconfig = join(folder, "publish.npmrc");
  await writeFile(userconfig, npmrc);
  return {
    url,
    npmrc,
    async publish(tarball) {
      const env = { ...cleanEnvironment(), NPM_CONFIG_USERCONFIG: userconfig };
      await execute("npm", ["publish", tarball, "--loglevel=error"], { cwd: folder, env });
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
