import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMock, listen } from "../../mocks/index.ts";
import { createRecorder } from "../../scripts/proxy/har.ts";
import { proxy } from "../../scripts/proxy/index.ts";

const key = "mock_live_demo";

/** The proxy before the mock. */
async function open() {
  const mock = createMock();
  const server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
  const running = await proxy({ upstream: new URL(server.url).origin, port: 0 });
  onTestFinished(async () => {
    await running.close();
    await server.close();
  });
  const get = async (path: string, headers: Record<string, string> = { "X-Api-Key": key }) => {
    const response = await fetch(new URL(`/lending/v1${path}`, running.url), { headers });
    return { status: response.status, body: (await response.json()) as object };
  };
  return { running, get };
}

test("right requests pass without a violation", async () => {
  const { running, get } = await open();
  const { status, body } = await get("/branches?size=2&page=2");
  expect(status).toBe(200);
  expect(body).toMatchObject({ count: 2 });
  expect(running.violations().exchanges).toEqual([]);
});

test("a wrong field and a missing key are violations", async () => {
  const { running, get } = await open();
  expect(await get("/branches?size=0")).toMatchObject({ status: 400, body: { problem: "bad_input" } });
  expect(await get("/branches", { Authorization: `Bearer ${key}` })).toMatchObject({ status: 401 });
  const [wrong, keyless] = running.violations().exchanges.toSorted((one, next) => one.status - next.status);
  expect(wrong?.violations).toMatchObject([{ in: "request", path: "size" }]);
  expect(keyless?.violations).toEqual([{ in: "request", path: "X-Api-Key", message: "is missing" }]);
});

test("what does not answer is told in the envelope of the API", async () => {
  const running = await proxy({ upstream: "http://127.0.0.1:1", port: 0 });
  onTestFinished(() => running.close());
  const response = await fetch(new URL("/lending/v1/branches", running.url), {
    headers: { "X-Api-Key": key },
  });
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    problem: "upstream_unreachable",
    title: expect.stringContaining("The proxy got no response from its upstream"),
  });
  const unknown = await fetch(new URL("/__proxy/x", running.url));
  expect(await unknown.json()).toMatchObject({ problem: "nothing_here" });
});

test("a recording has a placeholder for the key", async () => {
  const folder = await mkdtemp(join(tmpdir(), "proxy-har-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "recorded.har");
  const recorder = createRecorder(file, "http://api.example");
  recorder.add({
    startedAt: 0,
    took: 1,
    method: "GET",
    target: "/lending/v1/branches",
    requestHeaders: { "x-api-key": "a-long-key" },
    requestText: undefined,
    status: 200,
    responseHeaders: new Headers(),
    responseText: JSON.stringify({ echo: "a-long-key" }),
  });
  await recorder.write();
  const text = await readFile(file, "utf8");
  expect(text).not.toContain("a-long-key");
  expect(text).toContain('{"name":"X-Api-Key","value":"$API_KEY"}');
});
