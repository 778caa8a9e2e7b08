import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFlags } from "@adintel/mock/flags";
import { expect, onTestFinished, test } from "vitest";
import { createMockApp } from "../../../mocks/app/mock-app.ts";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { argumentsOfMocks, containerOf, redis } from "../../container/workloads.ts";
import { freePort } from "./redis.ts";

const passwords = ["5f0c8a", "a$b@c/d:e#f%g h", "100%41$&$(HOME)", "--p", "'\"\\n`"];

test.each(passwords)(
  "Redis and mock, as their manifests start them, take the password %s",
  async (password) => {
    const folder = await mkdtemp(join(tmpdir(), "redis-"));
    const port = String(await freePort());
    /** What Kubernetes does with the name of a variable. */
    const filled = (text: string) => text.replaceAll("$(REDISCLI_AUTH)", () => password);
    const { command: [program = ""] = [], args = [], readinessProbe } = containerOf(redis);
    const here = ["--port", port, "--bind", "127.0.0.1", "--dir", folder];
    const child = spawn(program, [...args.map(filled), ...here], { stdio: "ignore" });
    const ended = once(child, "exit");
    onTestFinished(async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    });
    const [probe = "", ...parameters] = readinessProbe?.exec?.command ?? [];
    const isReady = (given: string) =>
      spawnSync(probe, ["-p", port, ...parameters], { env: { ...process.env, REDISCLI_AUTH: given } })
        .status === 0;
    await expect.poll(() => isReady(password)).toBe(true);
    expect(isReady("wrong")).toBe(false);
    await writeFile(join(folder, "password"), password);
    const { store = "" } = readFlags(argumentsOfMocks(folder)) ?? {};
    const address = new URL(store);
    address.host = `127.0.0.1:${port}`;
    const options = { accounts: 2, mediaPerAccount: 4 };
    const elsewhere = await connectStore(address.href, options);
    const mock = createMockApp(options, { shared: elsewhere });
    const headers = { Authorization: "Bearer mock_live_demo" };
    expect((await mock.request("http://localhost/v2/taxonomies?query=the", { headers })).status).toBe(200);
    elsewhere.close();
    address.password = "wrong";
    await expect(connectStore(address.href, options)).rejects.toThrow(/^the store at [^\n]*WRONGPASS[^\n]*$/);
  },
);
