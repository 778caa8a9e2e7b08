import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { createInPageMock } from "../../../mocks/in-page.ts";
import { connect, type WorkerPort } from "../../../scripts/docs/page-mock/connect.ts";
import type { PageMock } from "../../../scripts/docs/page-mock/client.ts";
import { respond } from "../../../scripts/docs/page-mock/respond.ts";
import type { WorkerReply } from "../../../scripts/docs/page-mock/messages.ts";

const now = Date.UTC(2026, 10, 20);
const origin = "https://mock.example";

/** The mock as a page has it, with messages between them that are copied as a browser copies them. */
async function inPage(time = { passed: 0 }): Promise<PageMock> {
  const mock = createInPageMock({ now, tick: () => time.passed });
  const heard: ((event: { data: WorkerReply }) => void)[] = [];
  const tell = (told: WorkerReply) => heard.forEach((listen) => listen({ data: structuredClone(told) }));
  const speaker: WorkerPort = {
    postMessage: (ask, transfer = []) => void respond(mock, structuredClone(ask, { transfer })).then(tell),
    addEventListener: (type: string, listen: (event: never) => void) => {
      if (type === "message") heard.push(listen as (event: { data: WorkerReply }) => void);
    },
  };
  const connected = connect(speaker);
  tell({ kind: "ready" });
  return connected;
}

interface Sent {
  method?: string;
  path: string;
  key?: string | null;
  headers?: Record<string, string>;
  body?: string;
}

function requestOf({ method = "GET", path, key = "mock_live_demo", headers = {}, body }: Sent): Request {
  return new Request(origin + path, {
    method,
    headers: {
      ...(key !== null && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

const search = (body: object): Sent => ({
  method: "POST",
  path: "/v2/media",
  body: JSON.stringify(body),
});
const shoes = search({ query: "running shoes", limit: 2 });

const cases: [status: number, what: string, sent: Sent][] = [
  [200, "a search", shoes],
  [
    200,
    "a search of v1",
    { ...search({ mode: "smart", query: "shoes", type: "BRAND" }), path: "/api/v1/brands/search" },
  ],
  [200, "paths of the taxonomy", { path: "/v2/taxonomies?query=shoes&limit=3" }],
  [200, "the ledger", { path: "/__mock/ledger?key=mock_live_demo" }],
  [400, "an unknown field", search({ query: "shoes", colour: "red" })],
  [400, "a body that is no JSON", { method: "POST", path: "/v2/media", body: "{" }],
  [400, "an example that is not documented", { ...shoes, headers: { Prefer: "example=none" } }],
  [401, "no key", { ...shoes, key: null }],
  [401, "a revoked key", { ...shoes, key: "mock_live_revoked" }],
  [402, "a key without credits", { ...shoes, key: "mock_live_exhausted" }],
  [403, "an inactive subscription", { ...shoes, key: "mock_live_inactive" }],
  [403, "a membership that ended", { ...shoes, key: "mock_live_departed" }],
  [404, "an unknown account", { path: "/v2/account/00000000-0000-4000-8000-000000000000" }],
  [404, "an unknown path", { path: "/v2/nothing" }],
  [404, "the ledger of an unknown key", { path: "/__mock/ledger?key=nobody" }],
  [405, "a wrong method", { method: "DELETE", path: "/v2/media" }],
  [405, "HEAD where it would be billed", { method: "HEAD", path: "/v2/account/x/insights?type=HOOK" }],
  [413, "a body over the limit", search({ query: "a".repeat(110_000) })],
  [429, "a documented example", { ...shoes, headers: { Prefer: "code=429" } }],
  [500, "a documented example", { ...shoes, headers: { Prefer: "code=500" } }],
  [200, "rows made up", { ...shoes, headers: { Prefer: "dynamic=true" } }],
];

test.each(cases)("%i for %s, as the mock in process responds", async (status, _, sent) => {
  const page = await inPage();
  const mock = createMock({ now, tick: () => 0 });
  const [inThePage, inProcess] = await Promise.all([
    page.fetch(requestOf(sent)).then(parts),
    mock.fetch(requestOf(sent)).then(parts),
  ]);
  expect(inThePage.status).toBe(status);
  // Its page alone reads the ledger, so that no other page has to be let in.
  const known = sent.path.startsWith("/__mock") ? { ...inProcess, headers: inThePage.headers } : inProcess;
  expect(inThePage).toEqual(known);
});

async function parts(response: Response) {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

test("pictures that rows refer to are there, as the mock in process draws them", async () => {
  const page = await inPage();
  const mock = createMock({ now, tick: () => 0 });
  const rows = await (await page.fetch(requestOf(shoes))).text();
  // Its world begins with the first request.
  await mock.fetch(requestOf(shoes));
  const pictures = [...new Set(rows.match(/https:[^"]+\.svg/g))];
  expect(pictures.length).toBeGreaterThan(1);
  for (const address of pictures) {
    const drawn = await page.fetch(new Request(address));
    expect(drawn.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await drawn.text()).toBe(await (await mock.fetch(new Request(address))).text());
  }
  expect((await page.fetch(new Request(`${origin}/assets/creatives/none/0.svg`))).status).toBe(404);
});

async function ledger(page: PageMock): Promise<unknown> {
  const response = await page.fetch(requestOf({ path: "/__mock/ledger?key=mock_live_demo" }));
  return response.json();
}

test("a charge is in the ledger, and gone after a reset", async () => {
  const page = await inPage();
  const before = await ledger(page);
  await page.fetch(requestOf(shoes));
  expect(await ledger(page)).toMatchObject({ charges: [{ operationId: "searchMedia", rows: 2 }] });
  await page.reset();
  expect(await ledger(page)).toEqual(before);
});

test("limits are used up, until a minute has passed", async () => {
  const time = { passed: 0 };
  const page = await inPage(time);
  const statuses = new Set<number>();
  let last = await page.fetch(requestOf({ path: "/v2/taxonomies?query=shoes" }));
  for (let sent = 1; sent < 200 && last.status === 200; sent += 1) {
    last = await page.fetch(requestOf({ path: "/v2/taxonomies?query=shoes" }));
    statuses.add(last.status);
  }
  expect([...statuses]).toEqual([200, 429]);
  const retryAfter = Number(last.headers.get("Retry-After"));
  expect(retryAfter).toBeGreaterThan(0);
  time.passed += retryAfter * 1000;
  expect((await page.fetch(requestOf({ path: "/v2/taxonomies?query=shoes" }))).status).toBe(200);
});

test("an added account is indexed once its time has come", async () => {
  const time = { passed: 0 };
  const page = await inPage(time);
  const added = await page.fetch(
    requestOf({
      method: "POST",
      path: "/v2/account/index",
      body: JSON.stringify({ websiteUrl: "https://kettles.example" }),
    }),
  );
  const { brandId, status } = (await added.json()) as { brandId: string; status: string };
  const poll = async () => {
    const response = await page.fetch(requestOf({ path: `/v2/account/${brandId}/index-status` }));
    return ((await response.json()) as { status: string }).status;
  };
  expect(status).toBe("indexing");
  expect(await poll()).toBe("indexing");
  time.passed += 31_000;
  expect(await poll()).not.toBe("indexing");
});

test("a call that is aborted is not waited for", async () => {
  const page = await inPage();
  const controller = new AbortController();
  const sent = page.fetch(new Request(requestOf(shoes), { signal: controller.signal }));
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  // It was on its way, though, as with any server.
  expect((await page.fetch(requestOf(shoes))).status).toBe(200);
});

test("a worker that breaks ends what waits for it, and says why", async () => {
  let fail: (event: Event) => void = () => undefined;
  const connected = connect({
    postMessage: () => undefined,
    addEventListener: (type: string, listen: (event: never) => void) => {
      if (type === "error") fail = listen as (event: Event) => void;
      if (type === "message") (listen as (event: { data: WorkerReply }) => void)({ data: { kind: "ready" } });
    },
  });
  const sent = (await connected).fetch(requestOf(shoes));
  // The request's body is read first.
  await new Promise((done) => setImmediate(done));
  fail(Object.assign(new Event("error"), { message: "out of memory" }));
  await expect(sent).rejects.toThrow("out of memory");
});
