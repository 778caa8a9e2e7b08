import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFlags } from "@adintel/mock/flags";
import { expect, onTestFinished, test } from "vitest";
import { createMockApp } from "../../../mocks/app/mock-app.ts";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { containerOf, mocks, redis } from "../../container/workloads.ts";
import { freePort } from "./redis.ts";

test("Redis as the manifest starts it is ready by its probe, and lets in the mock as its manifest starts it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "redis-"));
  const port = String(await freePort());
  const password = "5f0c8a";
  /** What Kubernetes does with the names of variables. */
  const filled = (text: string) => text.replaceAll(/\$\((REDISCLI_AUTH|REDIS_PASSWORD)\)/g, password);
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
  const { store = "" } = readFlags((containerOf(mocks).args ?? []).map(filled)) ?? {};
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
});
