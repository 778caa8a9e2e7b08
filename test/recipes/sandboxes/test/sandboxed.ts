// test/sandboxed.ts
import { connectMock, type RemoteSandbox } from "@adintel/mock/remote";
import { test as base } from "vitest";

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_MOCK_CONTROLS_TOKEN: token } = process.env;

/** All tests of a worker share a sandbox; each worker has its own. */
export const test = base.extend<{ sandbox: RemoteSandbox }>({
  sandbox: [
    async ({}, use) => {
      const name = `worker-${process.env["VITEST_POOL_ID"]}`;
      const sandbox = await connectMock(ADINTEL_URL, { token }).createSandbox({ name, ttlSeconds: 1800 });
      await use(sandbox);
      await sandbox.delete();
    },
    { scope: "worker" },
  ],
});
