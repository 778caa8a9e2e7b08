import { createMock } from "@adintel/mock";
import { connectMock } from "@adintel/mock/remote";
import { listen } from "@adintel/mock/server";
import { afterAll, expect, test, vi } from "vitest";

/* Not closed: a worker deletes its sandbox when all its files are done. The address is what the recipes read when they are loaded. */
const server = await listen(createMock().fetch, { port: 0, host: "127.0.0.1" });
vi.stubEnv("ADINTEL_URL", server.url);
const { sandboxOf } = await import("./sandboxes/ci/sandbox.ts");
const { test: sandboxed } = await import("./sandboxes/test/sandboxed.ts");
const mock = connectMock(server.url);

afterAll(() => void vi.unstubAllEnvs());

test("the runs of a pull request share a sandbox, which each of them keeps longer", async () => {
  const first = await sandboxOf("7");
  await first.extend({ seconds: 60 });
  const second = await sandboxOf("7");
  const other = await sandboxOf("8");
  expect(second.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
  const [, kept] = await mock.sandboxes();
  expect(Date.parse(kept?.expiresAt ?? "") - Date.parse(first.createdAt)).toBeGreaterThan(
    6 * 24 * 3600 * 1000,
  );
  await first.delete();
  await other.delete();
});

let used = "";

sandboxed("a worker has a sandbox", async ({ sandbox }) => {
  used = sandbox.id;
  expect((await mock.sandboxes()).map(({ id }) => id)).toEqual([used]);
});

sandboxed("which its next test has too", ({ sandbox }) => {
  expect(sandbox.id).toBe(used);
});

await import("./sandboxes/test/search.spec.ts");
