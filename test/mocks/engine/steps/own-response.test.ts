import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { expect, test, vi } from "vitest";
import { now } from "../../../now.ts";

const search = { query: "running shoes", limit: 3 };

function open() {
  const mock = createMock({ now, accounts: 4, tick: () => 0 });
  const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
  return { mock, api };
}

test("a function responds in place of the operation, and its rows are charged", async () => {
  const { mock, api } = open();
  const [row] = (await api.searchMedia(search)).media;
  const calls: unknown[] = [];
  const staged = mock.on("searchMedia", (call) => {
    calls.push([call.operation, call.version, call.body.query]);
    return {
      count: 2,
      media: [
        { ...row!, title: "One" },
        { ...row!, title: "Two" },
      ],
    };
  });
  expect((await api.searchMedia(search)).media.map(({ title }) => title)).toEqual(["One", "Two"]);
  expect(calls).toEqual([["searchMedia", "v2", "running shoes"]]);
  expect(staged.used).toBe(1);
  expect(mock.ledger().charges.map(({ rows }) => rows)).toEqual([3, 2]);
  expect(mock.requests({ limit: 1 })).toMatchObject([{ rows: 2, scenario: staged.name }]);
});

test("next() is what the mock would respond, and what it adds is added", async () => {
  const { mock, api } = open();
  mock.on("searchMedia", async (_, next) => {
    const page = await next();
    return { ...page, media: page.media.map((creative) => ({ ...creative, title: null })) };
  });
  mock.on("indexAccount", (_, next) => next());
  const { media } = await api.searchMedia(search);
  expect(media.map(({ title }) => title)).toEqual([null, null, null]);
  const { brandId } = await api.indexAccount({ websiteUrl: "https://quill.example" });
  expect((await api.getAccountIndexStatus(brandId)).status).toBe("indexing");
});

test("an error of next() is the response, unless it is caught", async () => {
  const { mock, api } = open();
  const staged = mock.on("listAccountLandingPages", (_, next) => next());
  const code = async () => (await api.listAccountLandingPages.result("nobody")).error?.code;
  expect(await code()).toBe("brand_not_found");
  staged.remove();
  mock.on("listAccountLandingPages", (_, next) => next().catch(() => ({ count: 0, landingPages: [] })));
  expect(await code()).toBeUndefined();
});

test("a Response is sent as it is, and is free", async () => {
  const { mock, api } = open();
  mock.on("searchMedia", () => new Response("<h1>Busy</h1>", { status: 503, headers: { "X-Node": "7" } }));
  const { error, response } = await api.searchMedia.result(search, { maxRetries: 0 });
  expect([error?.code, response?.status, response?.headers.get("X-Node")]).toEqual([
    "unreadable_answer",
    503,
    "7",
  ]);
  expect(mock.ledger().charges).toEqual([]);
});

test("all checks apply as usual, and it ends with a reset", async () => {
  const { mock, api } = open();
  mock.on("searchMedia", () => ({ count: 0, media: [] }));
  const poor = api.with({ apiKey: "mock_live_exhausted" });
  expect((await poor.searchMedia.result(search)).error?.code).toBe("out_of_credits");
  expect(mock.scenarios()).toMatchObject([{ scenario: { on: { operation: "searchMedia" } } }]);
  // It is not part of what is saved.
  expect(createMock({ state: mock.save() }).scenarios()).toEqual([]);
  mock.reset();
  expect((await api.searchMedia(search)).count).toBe(3);
});

test("of calls at once it responds to as many as it is staged for, and a reset ends those under way", async () => {
  const { mock, api } = open();
  let release = (): void => undefined;
  const waits = new Promise<void>((resolve) => (release = resolve));
  const respond = vi.fn(() => waits.then(() => ({ count: 0, media: [] })));
  mock.scenario({ on: { operation: "searchMedia" }, times: 1, respond });
  const under = api.searchMedia.result(search, { maxRetries: 0 });
  await vi.waitFor(() => expect(respond).toHaveBeenCalled());
  expect((await api.searchMedia(search)).count).toBe(3);
  mock.reset();
  release();
  expect((await under).error?.code).toBe("unreachable");
  expect([respond.mock.calls.length, mock.requests(), mock.ledger().charges]).toEqual([1, [], []]);
});

test.each<[string, () => unknown]>([
  [
    "throws",
    () => {
      throw new Error("no such thing");
    },
  ],
  ["returns nothing", () => undefined],
])("a function that %s is a failure of the mock that says so", async (_, respond) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { mock, api } = open();
  mock.scenario({ name: "odd", respond });
  const { error } = await api.searchMedia.result(search, { maxRetries: 0 });
  expect(error?.serverMessage).toBe("The function `respond` of the mock's scenario `odd` threw.");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("an unknown operation is refused, with the one that was perhaps meant", () => {
  expect(() => open().mock.on("serchMedia" as "searchMedia", () => ({ count: 0, media: [] }))).toThrow(
    "on.operation: did you mean searchMedia?",
  );
});
