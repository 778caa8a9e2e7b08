import { createMock, listen, type Server } from "@adintel/mock";
import { connectMock, ControlError } from "@adintel/mock/remote";
import { afterAll, beforeAll, expect, test } from "vitest";

const now = Date.UTC(2026, 10, 20);
const headers = { Authorization: "Bearer mock_live_demo" };
const mock = createMock({ now, accounts: 4, tick: () => 0 });
let server: Server;

beforeAll(async () => (server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" })));
afterAll(() => server.close());

test("controls the session that it was made for, and no other", async () => {
  const remote = connectMock(server.url, { session: "one" });
  expect(await remote.clock.now()).toEqual(new Date(now));
  expect(await remote.clock.advance({ seconds: 60 })).toEqual(new Date(now + 60_000));
  expect(await remote.settings({ errorRate: 1 })).toMatchObject({ errorRate: 1 });
  expect((await remote.fetch("/v2/taxonomies?query=shoes", { headers })).status).toBe(500);
  expect((await remote.session("two").fetch("/v2/taxonomies?query=shoes", { headers })).status).toBe(200);
  expect(mock.clock.now()).toEqual(new Date(now));
  await remote.reset();
  expect(await remote.settings()).toMatchObject({ errorRate: 0 });
  expect(mock.session("one").clock.now()).toEqual(new Date(now));
});

test("reads the ledger of any key", async () => {
  const remote = connectMock(server.url, { session: "three" });
  await remote.fetch("/v2/media", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ query: "the", limit: 2 }),
  });
  expect(await remote.ledger()).toEqual(mock.session("three").ledger());
  expect((await remote.ledger("mock_live_low")).charges).toEqual([]);
});

test("rejects with what the mock says is wrong", async () => {
  const remote = connectMock(server.url);
  await expect(remote.settings({ errorRate: 2 })).rejects.toThrow(ControlError);
  await expect(remote.settings({ errorRate: 2 })).rejects.toThrow("errorRate: must be at most 1");
  await expect(remote.ledger("other")).rejects.toMatchObject({ status: 404 });
});

test("makes a sandbox, controls it, and deletes it", async () => {
  const remote = connectMock(server.url);
  const call = { method: "POST", body: JSON.stringify({ query: "the", limit: 2 }) };
  const send = (key: string) =>
    fetch(`${server.url}/v2/media`, {
      ...call,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    });
  const sandbox = await remote.createSandbox({
    name: "cart.spec",
    scenarios: [{ error: "rate_limited", times: 1 }],
  });
  const { id, keys } = sandbox;
  expect([(await send(keys.mock_live_demo)).status, (await send(keys.mock_live_demo)).status]).toEqual([
    429, 200,
  ]);
  expect((await sandbox.mock.ledger()).charges).toHaveLength(1);
  expect(await sandbox.mock.requests({ status: "4xx" })).toMatchObject([{ status: 429, session: id }]);
  await sandbox.mock.world.snapshot("paid");
  const other = await remote.createSandbox({ scenarios: [] });
  await other.restore({ sandbox: id, snapshot: "paid" });
  expect((await other.mock.ledger()).charges).toHaveLength(1);
  expect((await sandbox.extend({ seconds: 60 })).expiresAt).toBe("1970-01-01T00:01:00.000Z");
  expect((await remote.sandboxes()).map((one) => one.id)).toEqual([id, other.id]);
  await sandbox.delete();
  await sandbox.delete();
  await other.delete();
  expect(await remote.sandboxes()).toEqual([]);
  expect((await send(keys.mock_live_demo)).status).toBe(401);
  await expect(sandbox.mock.clock.now()).rejects.toThrow(`${id} is not a sandbox`);
  await expect(remote.createSandbox({ ttlSeconds: 0 })).rejects.toThrow(
    "ttlSeconds: must be an integer from 1",
  );
  await expect(remote.createSandbox({ scenarios: ["slow", { on: { where: () => true } }] })).rejects.toThrow(
    "scenarios.1.on.where: must not be a function",
  );
});

test("exports the world, and saves and restores snapshots of its session", async () => {
  const { session } = connectMock(server.url);
  const { world, ledger, reset } = session("snapshots");
  expect(await world.export()).toEqual(mock.session("snapshots").world.export());
  const taken = await world.snapshot("start");
  await mock.session("snapshots").fetch("/v2/media", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ query: "the", limit: 1 }),
  });
  expect((await ledger()).charges).toHaveLength(1);
  expect(await world.restore("start")).toEqual(taken);
  expect((await ledger()).charges).toEqual([]);
  expect(await world.snapshots()).toEqual([taken]);
  const file = await world.exportSnapshot("start");
  await world.forget("start");
  expect(await world.importSnapshot("start", file)).toEqual(taken);
  await world.forget("start");
  await expect(world.restore("start")).rejects.toThrow(
    "start is not a snapshot of this session; it has none",
  );
  await reset();
});

test("says so where there is no mock", async () => {
  const other = await listen(() => new Response("a page"), { port: 0, host: "127.0.0.1" });
  await expect(connectMock(other.url).reset()).rejects.toThrow("No mock is running at");
  await other.close();
  await expect(connectMock(other.url).reset()).rejects.toThrow(`No mock is running at ${other.url}`);
  expect(() => connectMock("127.0.0.1:4010")).toThrow(TypeError);
});

test("sends the token where one is asked for", async () => {
  const guarded = createMock({ now, accounts: 4, controlsToken: "secret" });
  const asIfFrom = (remoteAddress: string) => (request: Request) =>
    guarded.fetch(request, { incoming: { socket: { remoteAddress } } });
  const elsewhere = await listen(asIfFrom("192.0.2.1"), { port: 0, host: "127.0.0.1" });
  await expect(connectMock(elsewhere.url).reset()).rejects.toThrow("remote address");
  await connectMock(elsewhere.url, { token: "secret" }).session("any").reset();
  await elsewhere.close();
});
