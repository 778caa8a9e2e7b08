import { expect, test } from "vitest";
import { openMock, type Body, type Sending } from "../support/open-mock.ts";

interface Sandbox {
  id: string;
  expiresAt: string;
  createdAt: string;
  keys: Record<string, string>;
}

const search = { body: { query: "the", limit: 2 } };

/** Controls of sandboxes, and calls with their keys. */
function openSandboxes(options?: Parameters<typeof openMock>[0]) {
  const mock = openMock(options);
  const control = (method: string, path = "", body?: unknown, sending: Sending = {}) =>
    mock.send(`/__mock/sandboxes${path}`, {
      method,
      key: null,
      ...(body !== undefined && { body }),
      ...sending,
    });
  const make = async (body?: object): Promise<Sandbox> => {
    const made = await control("POST", "", body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body as unknown as Sandbox;
  };
  const call = (sandbox: Sandbox, demo = "mock_live_demo", sending: Sending = search) =>
    mock.send("/v2/media", { ...sending, key: sandbox.keys[demo] ?? "" });
  const spent = async ({ id }: Sandbox, key = "mock_live_demo") =>
    (await mock.ledger(key, id)).charges.length;
  return { mock, control, make, call, spent };
}

const pathsOf = ({ error }: Body) => error?.details?.map(({ path }) => path);
const messageOf = ({ error }: Body) => error?.details?.[0]?.message;
const idsOf = ({ media }: Body) => media?.map(({ id }) => id);

test("a sandbox has an id, keys and an end, and is listed", async () => {
  const { mock, control } = openSandboxes();
  const { status, headers, body } = await control("POST", "", { name: "pull-7", seed: 3, ttlSeconds: 60 });
  const sandbox = body as unknown as Sandbox;
  expect(status).toBe(201);
  expect(sandbox).toMatchObject({
    id: expect.stringMatching(/^sb_[a-z0-9]{12}$/),
    name: "pull-7",
    seed: 3,
    accounts: 10,
    mediaPerAccount: 15,
  });
  expect(headers.get("Location")).toBe(`/__mock/sandboxes/${sandbox.id}`);
  expect(Date.parse(sandbox.expiresAt) - Date.parse(sandbox.createdAt)).toBe(60_000);
  const { keys } = (await mock.send("/__mock/keys")).body as { keys: { key: string }[] };
  expect(Object.keys(sandbox.keys)).toEqual(keys.map(({ key }) => key));
  expect(sandbox.keys["mock_live_low"]).toBe(`mock_live_low_${sandbox.id}`);
  expect((await control("GET")).body).toEqual({ sandboxes: [sandbox] });
  expect((await control("GET", `/${sandbox.id}`)).body).toEqual(sandbox);
});

test("the key decides on the sandbox, whatever session a request names", async () => {
  const { mock, make, call, spent } = openSandboxes();
  const [one, other] = [await make(), await make()];
  expect((await call(one, "mock_live_demo", { ...search, session: "elsewhere" })).status).toBe(200);
  expect([await spent(one), await spent(other)]).toEqual([1, 0]);
  expect((await mock.ledger("mock_live_demo", "elsewhere")).charges).toEqual([]);
});

test("who names a sandbox as the session, as behind a back end with a key of its own, is in it with the demo key", async () => {
  const { mock, make, call, spent } = openSandboxes();
  const [one, other] = [await make(), await make()];
  expect((await mock.send("/v2/media", { ...search, session: one.id })).status).toBe(200);
  // It is the same key.
  expect((await call(one)).status).toBe(200);
  expect([await spent(one), await spent(other)]).toEqual([2, 0]);
  const { keys } = (await mock.send("/__mock/keys", { session: one.id })).body as {
    keys: { key: string; limits: { used: number }[] }[];
  };
  expect(keys.map(({ key }) => key)).toEqual(Object.values(one.keys));
  expect(keys[0]?.limits[0]?.used).toBe(2);
});

test("each sandbox has its own credits, limits, clock and added accounts", async () => {
  const { mock, make, call, control } = openSandboxes();
  const [one, other] = [await make(), await make()];
  const statuses = async (sandbox: Sandbox) => {
    const found: number[] = [];
    for (let n = 0; n < 7; n += 1) found.push((await call(sandbox, "mock_live_low")).status);
    return found;
  };
  const ample = [200, 200, 200, 200, 200, 402, 402];
  expect([await statuses(one), await statuses(other)]).toEqual([ample, ample]);

  const taxonomies = ({ keys: { mock_live_demo: key = "" } }: Sandbox) =>
    mock.send("/v2/taxonomies?query=home", { key });
  for (let n = 0; n < 60; n += 1) await taxonomies(one);
  expect([(await taxonomies(one)).status, (await taxonomies(other)).status]).toEqual([429, 200]);

  const clock = async ({ id }: Sandbox) =>
    Date.parse((await mock.send("/__mock/clock", { session: id })).body.now ?? "");
  const before = await clock(other);
  await mock.send("/__mock/clock", { body: { advanceSeconds: 3600 }, session: one.id });
  expect((await clock(one)) - (await clock(other))).toBe(3_600_000);
  expect(await clock(other)).toBe(before);

  const index = { body: { websiteUrl: "https://fresh.example" }, key: one.keys["mock_live_demo"] ?? "" };
  const { brandId } = (await mock.send("/v2/account/index", index)).body;
  const statusIn = async ({ keys: { mock_live_demo: key = "" } }: Sandbox) =>
    (await mock.send(`/v2/account/${brandId}/index-status`, { key })).status;
  expect([await statusIn(one), await statusIn(other)]).toEqual([200, 404]);
  expect((await control("GET")).body["sandboxes"]).toHaveLength(2);
});

test("a sandbox has the world that it asks for: seed, data, time, settings and scenarios", async () => {
  const { mock, make, call } = openSandboxes();
  const usual = await mock.send("/v2/media", search);
  const [alike, unlike] = [await make(), await make({ seed: 9 })];
  expect(idsOf((await call(alike)).body)).toEqual(idsOf(usual.body));
  expect(idsOf((await call(unlike)).body)).not.toEqual(idsOf(usual.body));

  const own = await make({
    data: { accounts: [{ name: "Kupfer & Korn" }], creatives: [{ title: "A kettle for life" }] },
    now: "2026-01-05",
    settings: { rateLimits: false },
    scenarios: [{ on: { key: "mock_live_low" }, error: "rate_limited", name: "busy" }],
  });
  const found = await call(own, "mock_live_demo", { body: { query: "kettle" } });
  expect(found.body.media).toMatchObject([{ title: "A kettle for life" }]);
  expect((await mock.send("/__mock/clock", { session: own.id })).body.now).toMatch(/^2026-01-05T00:00:/);
  expect((await mock.send("/__mock/settings", { session: own.id })).body).toMatchObject({
    rateLimits: false,
  });
  await mock.send("/__mock/reset", { method: "POST", session: own.id });
  expect((await call(own, "mock_live_low")).headers.get("X-Mock-Scenario")).toBe("busy");
  expect((await call(own)).status).toBe(200);
  const staged = { body: { on: { key: own.keys["mock_live_demo"] }, error: "out_of_credits", times: 2 } };
  expect((await mock.send("/__mock/scenarios", { ...staged, session: own.id })).status).toBe(201);
  expect((await mock.send("/v2/media", { ...search, session: own.id })).status).toBe(402);
  expect((await call(own)).status).toBe(402);

  const [picture] = (found.body.media ?? []) as { thumbnailUrl?: string }[];
  const { pathname } = new URL(picture?.thumbnailUrl ?? "");
  expect(pathname).toMatch(`/assets/sandboxes/${own.id}/assets/creatives/`);
  const statusOf = async (path: string) => (await mock.fetch(path)).status;
  expect(await statusOf(pathname)).toBe(200);
  // Others share the accounts of the mock.
  const [shared] = (usual.body.media ?? []) as { thumbnailUrl?: string }[];
  const [same] = ((await call(alike)).body.media ?? []) as { thumbnailUrl?: string }[];
  expect(same?.thumbnailUrl).toBe(shared?.thumbnailUrl);
  expect(await statusOf(pathname.replace(own.id, "sb_aaaaaaaaaaaa"))).toBe(404);
  expect(await statusOf(pathname.replace(own.id, "any"))).toBe(404);
});

test("the data of the mock is that of its sandboxes too, with the seed that they ask for", async () => {
  const { make, call, control } = openSandboxes({
    accounts: 0,
    mediaPerAccount: 3,
    data: { accounts: [{ name: "Kupfer & Korn" }], creatives: [{ title: "Kettles", startAt: "2026-11-01" }] },
  });
  const titles = async (body: object) =>
    (await call(await make(body), "mock_live_demo", { body: { query: "kettles" } })).body.media;
  expect(await titles({})).toMatchObject([{ title: "Kettles" }]);
  expect(await titles({ seed: 5 })).toMatchObject([{ title: "Kettles" }]);
  const early = await control("POST", "", { now: "2026-10-01" });
  expect([early.status, pathsOf(early.body)]).toEqual([400, ["data.creatives[0].startAt"]]);
});

test("a deleted sandbox is gone for calls, which say so, and for controls", async () => {
  const { mock, control, make, call } = openSandboxes();
  const sandbox = await make();
  const { id } = sandbox;
  await call(sandbox);
  expect((await control("DELETE", `/${id}`)).body).toEqual({ deleted: id });
  const message = `${id} is not a sandbox, or it has expired or was deleted; GET /__mock/sandboxes lists the sandboxes`;
  expect(await call(sandbox)).toMatchObject({
    status: 401,
    body: { error: { code: "invalid_api_key", message } },
  });
  expect(await mock.send("/v2/media", { ...search, session: id })).toMatchObject({ status: 401 });
  const refused = await Promise.all([
    control("DELETE", `/${id}`),
    control("GET", `/${id}`),
    control("PATCH", `/${id}`, { ttlSeconds: 5 }),
    mock.send("/__mock/keys", { session: id }),
    mock.send("/__mock/requests", { session: id }),
  ]);
  expect(refused.map(({ status, body }) => [status, pathsOf(body)?.[0], messageOf(body)])).toEqual([
    ...[1, 2, 3].map(() => [404, "id", message]),
    ...[1, 2].map(() => [404, "X-Mock-Session", message]),
  ]);
  // What was refused concerns nobody else: neither the list of callers who name no session, nor their scenarios.
  await mock.send("/__mock/scenarios", { body: { error: "internal_error", times: 1 } });
  expect(await call(sandbox)).toMatchObject({ status: 401 });
  const { requests } = (await mock.send("/__mock/requests")).body as { requests: unknown[] };
  expect(requests).toEqual([]);
  expect((await mock.send("/v2/media", search)).status).toBe(500);
});

test("a made-up key of a sandbox opens nothing", async () => {
  const { mock, control } = openSandboxes();
  const made = await mock.send("/v2/media", { ...search, key: "mock_live_demo_sb_aaaaaaaaaaaa" });
  expect([made.status, made.code]).toEqual([401, "invalid_api_key"]);
  expect((await control("GET")).body).toEqual({ sandboxes: [] });
  const { sessions } = (await mock.send("/__mock/sessions")).body as { sessions: { name: string }[] };
  expect(sessions.map(({ name }) => name)).toEqual([]);
});

test("a sandbox lives longer if it is told to, and shorter", async () => {
  const { control, make } = openSandboxes();
  const { id, createdAt } = await make({ ttlSeconds: 60 });
  const { body } = await control("PATCH", `/${id}`, { ttlSeconds: 600 });
  const left = Date.parse((body as unknown as Sandbox).expiresAt) - Date.parse(createdAt);
  // Redis's time goes on.
  expect(left).toBeGreaterThanOrEqual(600_000);
  expect((await control("GET", `/${id}`)).body).toEqual(body);
  const wrong = await control("PATCH", `/${id}`, { ttlSeconds: 0.5, seed: 2 });
  expect([wrong.status, pathsOf(wrong.body)]).toEqual([400, ["seed", "ttlSeconds"]]);
});

test("a snapshot of one sandbox is restored into another of the same world, with its charges", async () => {
  const { control, make, call, spent } = openSandboxes();
  const [from, to, unlike] = [await make(), await make(), await make({ seed: 9 })];
  await call(from);
  expect((await control("PUT", `/${from.id}/snapshots/paid`)).status).toBe(201);
  await call(from);
  expect((await control("PUT", `/${from.id}/snapshots/paid`)).status).toBe(200);
  const restore = (id: string, snapshot = "paid", source = from.id) =>
    control("POST", `/${id}/restore`, { from: source, snapshot });
  expect((await restore(to.id)).body).toMatchObject({ from: from.id, snapshot: "paid" });
  expect(await spent(to)).toBe(2);
  expect((await call(to)).status).toBe(200);
  expect([await spent(from), await spent(to)]).toEqual([2, 3]);

  const refused = [
    await restore(unlike.id),
    await restore(to.id, "unpaid"),
    await restore(to.id, "paid", "sb_aaaaaaaaaaaa"),
    await control("POST", `/${to.id}/restore`, {}),
  ];
  expect(refused.map(({ status, body }) => [status, pathsOf(body)?.[0]])).toEqual([
    [409, "from"],
    [404, "snapshot"],
    [404, "from"],
    [400, "from"],
  ]);
  expect(messageOf(refused[0]?.body ?? {})).toBe(
    "has a different world: seed differs; create both sandboxes with the same values",
  );
});

test("everything that is wrong with a sandbox is told at once", async () => {
  const { control } = openSandboxes();
  const { status, body } = await control("POST", "", {
    seeds: 1,
    name: "",
    ttlSeconds: 0,
    accounts: -1,
    now: "soon",
    settings: { latencyMs: -1 },
    data: { creatives: 1 },
    scenarios: [{ on: { key: "mine" }, error: "rate_limited" }],
  });
  expect([status, pathsOf(body)]).toEqual([
    400,
    [
      "seeds",
      "name",
      "ttlSeconds",
      "now",
      "data.creatives",
      "accounts",
      "settings.latencyMs",
      "scenarios.0.on.key",
    ],
  ]);
  const notJson = await control("POST", "", undefined, { text: "{" });
  expect([notJson.status, messageOf(notJson.body)]).toEqual([400, "is not JSON"]);
  const list = await control("POST", "", []);
  expect([list.status, messageOf(list.body)]).toEqual([400, "must be an object"]);
  const vast = await control("POST", "", { accounts: 1000, mediaPerAccount: 1000 });
  expect([vast.status, messageOf(vast.body)]).toEqual([
    400,
    "would have 1000000 creatives; the maximum for a sandbox is 250000",
  ]);
  const large = await control("POST", "", { data: { accounts: ["x".repeat(2 ** 20)] } });
  expect([large.status, pathsOf(large.body)]).toEqual([413, ["data"]]);
});

test("pages of other origins make no sandbox", async () => {
  const { control } = openSandboxes();
  const { status } = await control("POST", "", {}, { headers: { Origin: "https://elsewhere.example" } });
  expect(status).toBe(403);
});
