import { createClient } from "@adintel/client";
import { ControlError, createMock, type Mock } from "@adintel/mock";
import { expect, test } from "vitest";

const options = { now: Date.UTC(2026, 10, 20), accounts: 4, mediaPerAccount: 5, tick: () => 0 };
const searchIn = ({ fetch }: Mock) =>
  createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch }).searchMedia({
    query: "the",
    limit: 2,
  });

/** Sends a control; gives status and body. */
async function control(mock: Mock, method: string, path: string): Promise<[number, unknown]> {
  const response = await mock.fetch(`http://localhost/__mock/${path}`, { method });
  return [response.status, await response.json()];
}

test("a snapshot takes credits, clock, settings and added accounts back to where they were", async () => {
  const mock = createMock(options);
  const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
  await searchIn(mock);
  mock.settings({ indexingSeconds: 5 });
  const early = await api.indexAccount({ websiteUrl: "https://early.example" });
  mock.clock.advance({ seconds: 60 });
  const taken = mock.world.snapshot("paid");
  expect(taken).toMatchObject({ name: "paid", savedAt: "2026-11-20T00:01:00.000Z" });
  const ledger = mock.ledger();

  await searchIn(mock);
  mock.settings({ latencyMs: 1 });
  const late = await api.indexAccount({ websiteUrl: "https://late.example" });
  mock.clock.advance({ seconds: 60 });
  expect(mock.world.restore("paid")).toEqual(taken);

  expect(mock.ledger()).toEqual(ledger);
  expect(mock.clock.now().toISOString()).toBe(taken.savedAt);
  expect(mock.settings()).toMatchObject({ latencyMs: 0, indexingSeconds: 5 });
  const statusOf = async (id: string) =>
    (await mock.fetch(`/v2/account/${id}`, { headers: { Authorization: "Bearer mock_live_demo" } })).status;
  expect([await statusOf(early.brandId), await statusOf(late.brandId)]).toEqual([200, 404]);
});

test("scenarios are staged again as they were, as often as was left then", async () => {
  const mock = createMock(options);
  mock.scenario({ on: { operation: "searchTaxonomies" }, times: 3, error: "rate_limited" });
  const status = async () =>
    (
      await mock.fetch("/v2/taxonomies?query=shoes", {
        headers: { Authorization: "Bearer mock_live_demo" },
      })
    ).status;
  expect(await status()).toBe(429);
  mock.world.snapshot("limited");
  expect([await status(), await status(), await status()]).toEqual([429, 429, 200]);
  mock.world.restore("limited");
  expect([await status(), await status(), await status()]).toEqual([429, 429, 200]);
});

test("a snapshot can be restored again and again, and outlives a reset", async () => {
  const mock = createMock(options);
  await searchIn(mock);
  mock.world.snapshot("paid");
  for (const forget of [() => mock.reset(), () => undefined]) {
    await searchIn(mock);
    forget();
    mock.world.restore("paid");
    expect(mock.ledger().charges).toHaveLength(1);
  }
});

test("restoring empties the journal, so that it lists what came after", async () => {
  const mock = createMock(options);
  await searchIn(mock);
  mock.world.snapshot("paid");
  mock.world.restore("paid");
  await searchIn(mock);
  expect(await control(mock, "GET", "requests")).toMatchObject([
    200,
    { requests: [{ requestId: "req_000002" }] },
  ]);
});

test("snapshots are those of a session", async () => {
  const mock = createMock(options);
  mock.session("a").world.snapshot("paid");
  expect(mock.world.snapshots()).toEqual([]);
  expect(() => mock.world.restore("paid")).toThrow(
    "name: paid is not a snapshot of this session; it has none",
  );
});

test("save and state carry them over", async () => {
  const mock = createMock(options);
  await searchIn(mock);
  mock.world.snapshot("paid");
  mock.reset();
  const next = createMock({ ...options, state: structuredClone(mock.save()) });
  next.world.restore("paid");
  expect(next.ledger().charges).toHaveLength(1);
});

test("over HTTP they are saved, listed, restored and deleted", async () => {
  const mock = createMock(options);
  const taken = { name: "paid", savedAt: "2026-11-20T00:00:00.000Z", bytes: expect.any(Number) as number };
  expect(await control(mock, "PUT", "snapshots/paid")).toEqual([201, taken]);
  await searchIn(mock);
  expect(await control(mock, "POST", "snapshots/paid/restore")).toEqual([200, taken]);
  expect(mock.ledger().charges).toEqual([]);
  expect(await control(mock, "PUT", "snapshots/paid")).toEqual([200, taken]);
  expect(await control(mock, "PUT", "snapshots/again")).toMatchObject([201, { name: "again" }]);
  expect(await control(mock, "GET", "snapshots")).toMatchObject([
    200,
    { snapshots: [{ name: "again" }, taken] },
  ]);
  expect(await control(mock, "DELETE", "snapshots/again")).toEqual([200, { snapshots: [taken] }]);
  for (const [method, path] of [
    ["POST", "snapshots/again/restore"],
    ["DELETE", "snapshots/again"],
  ] as const)
    expect(await control(mock, method, path)).toMatchObject([
      404,
      {
        error: {
          code: "mock_control",
          details: [
            { path: "name", message: "again is not a snapshot of this session; the snapshots are paid" },
          ],
        },
      },
    ]);
});

test("a snapshot is kept as a file, which another mock of the same world takes", async () => {
  const mock = createMock(options);
  await searchIn(mock);
  mock.world.snapshot("paid");
  const response = await mock.fetch("http://localhost/__mock/snapshots/paid/file");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="paid.json"');
  const body = await response.text();
  expect(mock.world.exportSnapshot("paid")).toEqual(JSON.parse(body));

  const other = createMock(options);
  const put = async (text: string, into = other, headers = {}): Promise<[number, string | undefined]> => {
    const sent = { method: "PUT", body: text, headers };
    const answer = await into.fetch("http://localhost/__mock/snapshots/again/file", sent);
    const json = (await answer.json()) as { error?: { details: { path: string; message: string }[] } };
    const [detail] = json.error?.details ?? [];
    return [answer.status, detail && `${detail.path} ${detail.message}`];
  };
  expect(await put(body)).toEqual([201, undefined]);
  expect(other.world.restore("again").savedAt).toBe("2026-11-20T00:00:00.000Z");
  expect(other.ledger()).toEqual(mock.ledger());

  const sandbox = (await control(other, "POST", "sandboxes"))[1] as { id: string };
  const older = createMock({ ...options, now: "2026-11-19", data: { accounts: [] } });
  const refused: [number, string, ReturnType<typeof put>][] = [
    [400, "body must be the file of a snapshot, as GET …/file has it", put("{}")],
    [400, "body is not JSON", put(body.slice(0, -9))],
    [400, "mockSnapshot must be 1: the file is of another version", put(body.replace(":1,", ":2,"))],
    [400, "checksum does not fit: the file is incomplete, or was edited", put(body.replace("500", "50"))],
    [
      409,
      "world differs: the file needs a mock with now 2026-11-20T00:00:00.000Z, no data",
      put(body, older),
    ],
    [409, "session differs: the snapshot of a sandbox", put(body, other, { "X-Mock-Session": sandbox.id })],
    [413, "body must have at most", put(`"${"x".repeat(2 ** 24)} ${"x".repeat(4096)}"`)],
  ];
  for (const [status, message, answer] of refused)
    expect(await answer).toEqual([status, expect.stringContaining(message)]);
  expect(other.world.snapshots().map(({ name }) => name)).toEqual(["again"]);
});

test("the snapshot of a sandbox goes into another one, whose keys it then has", async () => {
  const mock = createMock(options);
  const create = async () =>
    (await control(mock, "POST", "sandboxes"))[1] as { id: string; keys: Record<string, string> };
  const [from, to] = [await create(), await create()];
  const { world, ledger } = mock.session(to.id);
  await searchIn(mock.session(from.id));
  mock.session(from.id).world.snapshot("paid");
  world.importSnapshot("paid", mock.session(from.id).world.exportSnapshot("paid"));
  world.restore("paid");
  expect(ledger(to.keys["mock_live_demo"]).charges).toMatchObject([{ rows: 2 }]);
});

test("names are those that an address can carry, and there are twenty at most", async () => {
  const mock = createMock(options);
  for (const name of ["", " ", "a/b", "-a", "x".repeat(65)])
    expect(() => mock.world.snapshot(name)).toThrow(ControlError);
  expect(await control(mock, "PUT", "snapshots/a%20b")).toMatchObject([
    400,
    { error: { code: "mock_control" } },
  ]);
  for (let n = 0; n < 20; n += 1) mock.world.snapshot(`n${n}`);
  expect(() => mock.world.snapshot("one-more")).toThrow(/maximum of 20 snapshots .* delete one of n0, n1,/);
  // One that is replaced takes no more room.
  expect(mock.world.snapshot("n3").name).toBe("n3");
  mock.world.forget("n3");
  expect(mock.world.snapshot("one-more").name).toBe("one-more");
});

test("a handle counts what the restored snapshot has, and takes away no scenario but its own", async () => {
  const mock = createMock(options);
  const early = mock.scenario({ times: 3, delayMs: 1 });
  mock.world.snapshot("before");
  await searchIn(mock);
  expect([early.used, early.remaining]).toEqual([1, 2]);
  const late = mock.scenario({ delayMs: 2 });
  mock.world.restore("before");
  expect([early.used, early.remaining]).toEqual([0, 3]);
  await searchIn(mock);
  expect(early.used).toBe(1);
  const other = mock.scenario({ delayMs: 3 });
  late.remove();
  expect(mock.scenarios().map(({ id }) => id)).toEqual([early.id, other.id]);
});
