import { AdintelError, createClient } from "@adintel/client";
import { operations, type Operation } from "@adintel/client/operations";
import { createQueries } from "@adintel/client/react-query";
import { createMock } from "@adintel/mock";
import {
  focusManager,
  InfiniteQueryObserver,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import { now } from "../now.ts";

const mock = createMock({ now, seed: 7, rateLimits: false });
const apiKey = "mock_live_demo";

/** A client of the mock that keeps the requests, and fails as often as it is told. */
function open(failure?: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const api = createClient({
    baseUrl: "http://mock/v2",
    apiKey,
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return failure ? failure() : mock.fetch(url, init);
    },
  });
  return { requests, queries: createQueries(api), queryClient: new QueryClient() };
}

const failed = () =>
  Response.json({ error: { code: "internal_error", message: "It failed." } }, { status: 500 });

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** Time for what would be sent by itself to be sent. */
const aMoment = () => new Promise((done) => setTimeout(done, 50));

/** What makes React Query ask again for data that it takes to be stale. */
function comeBack() {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
}

test("each operation that reads has options of queries, and each other of mutations", () => {
  const { queries } = open();
  const all = Object.values<Operation>(operations.v2);
  const reading = all.filter(({ method, rows }) => method === "GET" || rows);
  expect(Object.keys(queries).sort()).toEqual(all.map(({ operationId }) => operationId).sort());
  const others = Object.keys(queries).filter(
    (name) => !reading.some(({ operationId }) => operationId === name),
  );
  expect(others.sort()).toEqual(["indexAccount", "postComments"]);
  const paged = Object.entries(queries).filter(([, options]) => "infinite" in options);
  expect(paged.map(([name]) => name).sort()).toEqual(
    reading.flatMap(({ operationId, paging }) => (paging?.offset ? [operationId] : [])).sort(),
  );
});

test("a query gives the data of its operation", async () => {
  const { requests, queries, queryClient } = open();
  const body = { query: "week", limit: 3 };
  const { media } = await queryClient.fetchQuery(queries.searchMedia(body));
  expect(media).toHaveLength(3);
  expect(await requests[0]?.json()).toEqual(body);
  const accountId = media[0]?.brand?.id ?? "";
  const { totals } = await queryClient.fetchQuery(queries.listAccountInsights(accountId, { type: "HOOK" }));
  expect(totals.length).toBeGreaterThan(0);
  const { collabs } = await queryClient.fetchQuery(queries.listAccountCollabs(accountId));
  expect(queryClient.getQueryData(queries.listAccountCollabs(accountId).queryKey)?.collabs).toEqual(collabs);
  expect(new URL(requests.at(-1)?.url ?? "").search).toBe("");
});

describe("a key", () => {
  const { queries } = open();

  test("tells the operation and what it is given", () => {
    const body = { query: "a" };
    expect(queries.searchMedia(body).queryKey).toEqual(["adintel", "v2", "searchMedia", body]);
    expect(queries.getAccount("a").queryKey).toEqual(["adintel", "v2", "getAccount", "a"]);
    const query = { type: "OFFER" } as const;
    expect(queries.listAccountCampaigns("a", query).queryKey).toEqual([
      ...queries.listAccountCampaigns.key,
      "a",
      query,
    ]);
    expect(queries.listAccountCollabs("a").queryKey).toEqual(["adintel", "v2", "listAccountCollabs", "a"]);
  });

  test("holds the data of a query apart from those of an infinite one", () => {
    const body = { query: "a" };
    expect(queries.searchMedia.infinite(body).queryKey).not.toEqual(queries.searchMedia(body).queryKey);
    expect(queries.listAccountCollabs.infinite("a").queryKey).not.toEqual(
      queries.listAccountCollabs("a").queryKey,
    );
  });

  test("does not hold the API key, nor do the options", () => {
    const all = [queries.searchMedia({ query: "a" }), queries.searchMedia.infinite({ query: "a" })];
    expect(JSON.stringify(all)).not.toContain(apiKey);
  });

  test("begins as that of its operation, so that all are invalidated by it", async () => {
    const { requests, queries: freshQueries, queryClient } = open();
    const options = freshQueries.searchMedia({ query: "week", limit: 1 });
    await queryClient.fetchQuery(options);
    await queryClient.fetchQuery(options);
    expect(requests).toHaveLength(1);
    await queryClient.invalidateQueries({ queryKey: freshQueries.searchBrands.key });
    await queryClient.fetchQuery(options);
    expect(requests).toHaveLength(1);
    await queryClient.invalidateQueries({ queryKey: freshQueries.searchMedia.key });
    await queryClient.fetchQuery(options);
    expect(requests).toHaveLength(2);
  });
});

describe("an infinite query", () => {
  test("goes from offset to offset, until a page is short", async () => {
    const { requests, queries, queryClient } = open();
    const accountId = await anAccount();
    const expected = [];
    const api = createClient({
      baseUrl: "http://mock/v2",
      apiKey,
      fetch: mock.fetch,
    });
    for await (const { id } of api.searchMedia.all({ accountId, offset: 10, limit: 30 })) expected.push(id);

    const options = queries.searchMedia.infinite({ accountId, limit: 30, offset: 10 });
    const { pages, pageParams } = await queryClient.fetchInfiniteQuery({ ...options, pages: 100 });
    expect(pages.flatMap(({ media }) => media.map(({ id }) => id))).toEqual(expected);
    expect(pageParams).toEqual(pages.map((_, index) => 10 + 30 * index));
    expect(requests).toHaveLength(pages.length);
    // A page that is short, but not empty, is the last.
    expect(pages.map(({ media }) => media.length)).toEqual([30, 20]);
  });

  test("asks for the documented number of rows where none is given, from the start", async () => {
    const { requests, queries, queryClient } = open();
    await queryClient.fetchInfiniteQuery(queries.listAccountCollabs.infinite(await anAccount()));
    const { searchParams } = new URL(requests[0]?.url ?? "");
    const { limit } = operations.v2.listAccountCollabs.paging;
    expect(Object.fromEntries(searchParams)).toEqual({ limit: String(limit.default), offset: "0" });
  });

  test("sends a page once, whatever comes back", async () => {
    const { requests, queries, queryClient } = open();
    const observer = new InfiniteQueryObserver(
      queryClient,
      queries.searchMedia.infinite({ accountId: await anAccount(), limit: 5 }),
    );
    queryClient.mount();
    const stop = observer.subscribe(() => undefined);
    await settled(() => observer.getCurrentResult().isSuccess);
    comeBack();
    await observer.fetchNextPage();
    comeBack();
    await aMoment();
    stop();
    queryClient.unmount();
    expect(observer.getCurrentResult().data?.pages).toHaveLength(2);
    expect(requests).toHaveLength(2);
  });
});

test("an infinite query goes on though the server caps its pages", () => {
  const { getNextPageParam } = open().queries.searchMedia.infinite({ query: "a", limit: 100 });
  const page = (rows: number) => ({ count: rows, media: Array.from({ length: rows }, () => ({})) }) as never;
  const next = (...rows: number[]) => getNextPageParam(page(rows.at(-1)!), rows.map(page), 0);
  expect([next(50), next(50, 50), next(50, 49), next(49), next(100), next(0)]).toEqual([
    50,
    50,
    undefined,
    undefined,
    100,
    undefined,
  ]);
});

describe("an infinite query whose response has no rows", () => {
  test.each([{ count: 0 }, { count: 1, media: null }, { count: 1, media: {} }])("fails: %j", async (body) => {
    const { requests, queries, queryClient } = open(() => Response.json(body));
    const observer = new InfiniteQueryObserver(queryClient, queries.searchMedia.infinite({ query: "a" }));
    const stop = observer.subscribe(() => undefined);
    await settled(() => !observer.getCurrentResult().isPending);
    stop();
    expect(observer.getCurrentResult()).toMatchObject({
      status: "error",
      error: { code: "unreadable_answer", operation: "searchMedia", status: 200 },
    });
    expect(requests).toHaveLength(1);
  });

  test("keeps the pages that it has, if it is a later one", async () => {
    const bodies = [{ count: 2, media: [{ id: "a" }, { id: "b" }] }, { count: 0 }];
    const { queries, queryClient } = open(() => Response.json(bodies.shift()));
    const options = queries.searchMedia.infinite({ query: "a", limit: 2 });
    const observer = new InfiniteQueryObserver(queryClient, options);
    const stop = observer.subscribe(() => undefined);
    await settled(() => observer.getCurrentResult().isSuccess);
    const { data, error, isFetchNextPageError } = await observer.fetchNextPage();
    stop();
    expect(isFetchNextPageError).toBe(true);
    expect(error?.code).toBe("unreadable_answer");
    expect(data?.pages).toHaveLength(1);
  });

  test("is over, if somebody else put it into the cache", () => {
    const { queries, queryClient } = open();
    const options = queries.searchMedia.infinite({ query: "a", limit: 2 });
    for (const page of [{}, null]) {
      queryClient.setQueryData<unknown>(options.queryKey, { pages: [page], pageParams: [0] });
      expect(new InfiniteQueryObserver(queryClient, options).getCurrentResult().hasNextPage).toBe(false);
    }
  });
});

describe("options of a call", () => {
  const body = { query: "week", limit: 2 };

  test("are sent with it, and are no part of its key", async () => {
    const { requests, queries, queryClient } = open();
    const call = { headers: { "X-Test": "1" }, timeoutMs: 60_000 };
    const query = queries.searchMedia(body, call);
    expect(query.queryKey).toEqual(queries.searchMedia(body).queryKey);
    const infinite = queries.searchMedia.infinite(body, call);
    expect(infinite.queryKey).toEqual(queries.searchMedia.infinite(body).queryKey);
    await queryClient.fetchQuery(query);
    await queryClient.fetchInfiniteQuery(infinite);
    await queryClient.fetchQuery(queries.listAccountCollabs(await anAccount(), undefined, call));
    expect(requests.map(({ headers }) => headers.get("X-Test"))).toEqual(["1", "1", "1"]);
    expect(new URL(requests[2]!.url).search).toBe("");
  });

  test("limit its time and its retries", async () => {
    const { queries, queryClient } = open(() => new Promise(() => undefined));
    const late = queries.searchMedia(body, { timeoutMs: 1 });
    expect((await errorOf(queryClient.fetchQuery(late))).code).toBe("timeout");
    const failing = open(failed);
    const once = failing.queries.searchTaxonomies({ query: "shoes" }, { maxRetries: 0 });
    expect((await errorOf(failing.queryClient.fetchQuery(once))).attempts).toBe(1);
    expect(failing.requests).toHaveLength(1);
  });

  test("cannot abort a paid call, and a free one is aborted by React Query alone", async () => {
    const { requests, queries, queryClient } = open(() => new Promise(() => undefined));
    const own: object = { signal: AbortSignal.abort() };
    const fetching = [
      queryClient.fetchQuery(queries.searchMedia(body, own)),
      queryClient.fetchQuery(queries.searchTaxonomies({ query: "shoes" }, own)),
    ].map((call) => call.catch(() => undefined));
    await settled(() => requests.length === 2);
    await queryClient.cancelQueries();
    await Promise.all(fetching);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  });
});

describe("a mutation", () => {
  const body = { websiteUrl: "https://shoes.example" };

  test("adds an account, and knows nothing of React's context", async () => {
    const { requests, queries, queryClient } = open();
    const options = queries.indexAccount({ headers: { "X-Test": "1" } });
    const result = await new MutationObserver(queryClient, options).mutate(body);
    expect(result.brandId).toEqual(expect.any(String));
    expect(await requests[0]?.json()).toEqual(body);
    expect(requests[0]?.headers.get("X-Test")).toBe("1");
    expect(options.mutationKey).toEqual(queries.indexAccount.key);
  });

  test("waits until the account is indexed", async () => {
    const statuses = ["indexing", "done"];
    const { requests, queries, queryClient } = open(() =>
      Response.json({ brandId: "b", status: statuses.shift() }),
    );
    const seen: string[] = [];
    const options = queries.indexAccount.andWait({
      timeoutMs: 600,
      onStatus: ({ status }) => void seen.push(status),
    });
    expect(options.mutationKey.slice(0, 3)).toEqual(queries.indexAccount.key);
    const result = await new MutationObserver(queryClient, options).mutate(body);
    expect(result).toEqual({ brandId: "b", status: "done" });
    expect(seen).toEqual(["indexing", "done"]);
    expect(requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test("is sent once, whatever the client's defaults are, if it may have been charged", async () => {
    const { requests, queries, queryClient } = open(failed);
    queryClient.setDefaultOptions({ mutations: { retry: 3, retryDelay: 0 } });
    const observer = new MutationObserver(queryClient, queries.postComments());
    expect((await errorOf(observer.mutate({ id: "a" }))).code).toBe("internal_error");
    expect(requests).toHaveLength(1);
    expect(await requests[0]?.json()).toEqual({ id: "a" });
  });
});

describe("a call that is charged, or whose price is not known", () => {
  test("is sent once if it fails, and its error tells why", async () => {
    const { requests, queries, queryClient } = open(failed);
    // The default of a client must not win.
    queryClient.setDefaultOptions({ queries: { retry: 3, retryDelay: 0 } });
    const failure = await errorOf(queryClient.fetchQuery(queries.searchMedia({ query: "a" })));
    expect(failure.code).toBe("internal_error");
    expect(requests).toHaveLength(1);
    const unpriced = await errorOf(queryClient.fetchQuery(queries.searchBrands({ query: "a" })));
    expect(unpriced.code).toBe("internal_error");
    expect(requests).toHaveLength(2);
  });

  test("is not sent again on focus, on reconnection or by another component, after a failure", async () => {
    const { requests, queries, queryClient } = open(failed);
    queryClient.mount();
    const options = queries.searchMedia({ query: "a" });
    const observer = new QueryObserver(queryClient, options);
    const stop = observer.subscribe(() => undefined);
    await settled(() => observer.getCurrentResult().isError);
    comeBack();
    await aMoment();
    const stopOther = new QueryObserver(queryClient, options).subscribe(() => undefined);
    await aMoment();
    stop();
    stopOther();
    expect(requests).toHaveLength(1);
    await observer.refetch();
    queryClient.unmount();
    expect(requests).toHaveLength(2);
  });

  test("is not sent again on focus, on reconnection or by another component, after an answer", async () => {
    const { requests, queries, queryClient } = open();
    queryClient.mount();
    const options = queries.searchMedia({ query: "week", limit: 1 });
    const observer = new QueryObserver(queryClient, options);
    const stop = observer.subscribe(() => undefined);
    await settled(() => observer.getCurrentResult().isSuccess);
    comeBack();
    const stopOther = new QueryObserver(queryClient, options).subscribe(() => undefined);
    await aMoment();
    stop();
    stopOther();
    queryClient.unmount();
    expect(requests).toHaveLength(1);
  });

  test("is not sent again if its component goes and comes, as in React's strict mode", async () => {
    const { requests, queries, queryClient } = open();
    const options = queries.searchMedia({ query: "week", limit: 1 });
    const observer = new QueryObserver(queryClient, options);
    observer.subscribe(() => undefined)();
    const stop = observer.subscribe(() => undefined);
    await settled(() => observer.getCurrentResult().isSuccess);
    stop();
    expect(requests).toHaveLength(1);
  });
});

describe("a free call", () => {
  test("is aborted when nobody waits for it any more", async () => {
    const { requests, queries, queryClient } = open(() => new Promise(() => undefined));
    const options = queries.searchTaxonomies({ query: "shoes" });
    const fetching = queryClient.fetchQuery(options).catch((error: unknown) => error);
    await settled(() => requests.length === 1);
    await queryClient.cancelQueries({ queryKey: queries.searchTaxonomies.key });
    await fetching;
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test("goes by React Query's defaults, but for what the client repeats itself", () => {
    const { queries } = open();
    const { queryFn, queryKey, ...others } = queries.getAccountIndexStatus("a");
    expect(others).toEqual({ retry: false });
  });
});

async function errorOf(fetching: Promise<unknown>): Promise<AdintelError> {
  const error = await fetching.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof AdintelError) return error;
  throw new Error("it did not fail as a call does");
}

async function anAccount(): Promise<string> {
  const api = createClient({
    baseUrl: "http://mock/v2",
    apiKey,
    fetch: mock.fetch,
  });
  const { media } = await api.searchMedia({ query: "week", limit: 1 });
  return media[0]?.brand?.id ?? "";
}

async function settled(isSettled: () => boolean): Promise<void> {
  await expect.poll(isSettled, { interval: 5 }).toBe(true);
}
