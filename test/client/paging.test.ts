import { toArray, type FetchInit, type MediaItem, type PagingOptions } from "@adintel/client";
import { operations } from "@adintel/client/operations";
import { createMock } from "@adintel/mock";
import { describe, expect, test, vi } from "vitest";
import { client, mediaPage, refusal } from "./stub.ts";
import { now } from "../now.ts";
import { creativesUsd } from "../prices.ts";

/** A client whose search has so many rows. */
function library(total: number, options: object = {}) {
  const asked: { limit: number; offset: number }[] = [];
  const api = client([], {
    ...options,
    fetch: (_, { body }) => {
      const { limit, offset } = JSON.parse(body!) as { limit: number; offset: number };
      asked.push({ limit, offset });
      return mediaPage(Math.max(0, Math.min(limit, total - offset)), offset);
    },
  });
  return { api, asked };
}

async function collect<T>(rows: AsyncIterable<T>) {
  const all: T[] = [];
  try {
    for await (const row of rows) all.push(row);
  } catch (error) {
    return { all, error };
  }
  return { all };
}

const search = { accountId: "a", limit: 10 };
const ids = (rows: Pick<MediaItem, "id">[]) => rows.map(({ id }) => id);
const upTo = (total: number) => Array.from({ length: total }, (_, index) => `m${index}`);

test("every operation with limit and offset can be paged, and no other", () => {
  const { api } = library(0);
  for (const { operationId, paging } of Object.values(operations.v2)) {
    const isPaged = paging !== null && paging.offset !== null;
    expect([operationId, "all" in api[operationId], "pages" in api[operationId]]).toEqual([
      operationId,
      isPaged,
      isPaged,
    ]);
  }
  expect("all" in api.searchMedia).toBe(true);
});

describe("going through all rows", () => {
  test.each([
    [0, [0]],
    [1, [0]],
    [9, [0]],
    // A full page may be the last; only an empty one tells, and it is charged as one row.
    [10, [0, 10]],
    [25, [0, 10, 20]],
  ])("of %i ends on a short page", async (total, offsets) => {
    const { api, asked } = library(total);
    const { all, error } = await collect(api.searchMedia.all(search));
    expect(error).toBeUndefined();
    expect(ids(all)).toEqual(upTo(total));
    expect(asked.map(({ offset }) => offset)).toEqual(offsets);
    expect(api.spending.spentUsd).toBe(creativesUsd(total + (total % 10 === 0 ? 1 : 0)));
  });

  test.each([
    [500, [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500]],
    [120, [0, 50, 100]],
    [50, [0, 50]],
    // Servers allow a round number of rows, and a page that is not needed may be charged.
    [9, [0]],
    [49, [0]],
    [0, [0]],
  ])("of %i goes on though the server returns no more than 50 at a time", async (total, offsets) => {
    const asked: number[] = [];
    const api = client([], {
      fetch: (_, { body }) => {
        const { limit, offset } = JSON.parse(body!) as { limit: number; offset: number };
        asked.push(offset);
        return mediaPage(Math.max(0, Math.min(limit, 50, total - offset)), offset);
      },
    });
    const { all, error } = await collect(api.searchMedia.all({ accountId: "a", limit: 100 }));
    expect(error).toBeUndefined();
    expect(ids(all)).toEqual(upTo(total));
    expect(asked).toEqual(offsets);
  });

  test("starts where it is told to, with the documented page size", async () => {
    const { api, asked } = library(250);
    const { all } = await collect(api.searchMedia.all({ accountId: "a", offset: 30 }));
    expect(all).toHaveLength(220);
    const limit = operations.v2.searchMedia.paging.limit.default;
    const pages = Array.from({ length: Math.floor(220 / limit) + 1 }, (_, page) => ({
      limit,
      offset: 30 + page * limit,
    }));
    expect(asked).toEqual(pages);
  });

  test("asks for no page that nobody takes", async () => {
    const { api, asked } = library(100);
    for await (const { id } of api.searchMedia.all(search)) if (id === "m11") break;
    expect(asked).toHaveLength(2);
  });

  test("asks for no more rows than are wanted", async () => {
    const { api, asked } = library(100);
    const { all } = await collect(api.searchMedia.all(search, { maxRows: 25 }));
    expect(all).toHaveLength(25);
    expect(asked.map(({ limit }) => limit)).toEqual([10, 10, 5]);
  });

  test("gives no more rows than are wanted, though the server does", async () => {
    const api = client([mediaPage(20), mediaPage(20, 20)]);
    expect((await collect(api.searchMedia.all(search, { maxRows: 7 }))).all).toHaveLength(7);
  });

  test("is refused without an id, when it begins", async () => {
    const { api } = library(1);
    const rows = [api.listAccountCollabs.all(""), api.listAccountCollabs.pages("")];
    for (const each of rows)
      expect((await collect<unknown>(each)).error).toMatchObject({ code: "invalid_usage" });
  });

  test("comes page by page, too", async () => {
    const { api } = library(15);
    const { all } = await collect(api.searchMedia.pages(search));
    expect(all.map(({ count }) => count)).toEqual([10, 5]);
  });

  test("passes on what the search says, and does not change it", async () => {
    const api = client([mediaPage(0)]);
    const request = Object.freeze({ query: "a", format: ["VIDEO" as const], limit: 5 });
    await collect(api.searchMedia.all(request));
    expect(await api.requests[0]?.json()).toEqual({ ...request, offset: 0 });
  });

  test("goes by the query of a GET", async () => {
    const api = client([Response.json({ count: 0, collabs: [] })]);
    await collect(api.listAccountCollabs.all("a/b"));
    const limit = operations.v2.listAccountCollabs.paging.limit.default;
    expect(api.requests[0]?.url).toBe(`http://mock.test/v2/account/a%2Fb/collabs?limit=${limit}&offset=0`);
  });

  test("ends with the error of a page, after the rows before it, and says where to go on", async () => {
    const api = client([mediaPage(10), refusal(500, "internal_error")]);
    const { all, error } = await collect(api.searchMedia.all(search));
    expect(all).toHaveLength(10);
    expect(error).toMatchObject({ code: "internal_error", offset: 10 });
  });

  test("ends where an answer has no rows after a retry, and says how often and what came", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const limited = refusal(429, "rate_limited", { "Retry-After": "0" });
    const odd = Response.json({ count: 0 }, { status: 201, headers: { "X-Request-Id": "req_3" } });
    const { error } = await collect(client([limited, limited, odd]).searchMedia.all(search));
    expect(error).toMatchObject({ code: "unreadable_answer", attempts: 3, status: 201, requestId: "req_3" });
  });

  test.each([[{ count: 0 }], [{ count: 1, media: {} }]])(
    "ends where an answer has no rows, as in %j",
    async (answer) => {
      const { error } = await collect(client([Response.json(answer)]).searchMedia.all(search));
      expect(error).toMatchObject({
        code: "unreadable_answer",
        message: "searchMedia: the response has no media",
      });
    },
  );

  test("ends where the server pays no heed to the offset, rather than never", async () => {
    const api = client([mediaPage(10)]);
    const { all, error } = await collect(api.searchMedia.all(search));
    expect(all).toHaveLength(10);
    expect(error).toMatchObject({
      code: "unreadable_answer",
      message: "searchMedia: the response at offset 10 repeats the previous page",
    });
    expect(api.requests).toHaveLength(2);
  });

  test("ends by its signal", async () => {
    const control = new AbortController();
    const { api, asked } = library(100);
    const seen = async () => {
      for await (const { id } of api.searchMedia.all(search, { signal: control.signal })) {
        if (id === "m5") control.abort(new Error("enough"));
      }
    };
    await expect(seen()).rejects.toThrow("enough");
    expect(asked).toHaveLength(1);
  });

  test.each<[object, PagingOptions, string]>([
    [{ limit: 0 }, {}, "limit must be a number of at least 1, not 0"],
    [{ limit: NaN }, {}, "limit must be a number of at least 1, not NaN"],
    [{ offset: -1 }, {}, "offset must be a number of at least 0, not -1"],
    [{}, { maxRows: 0 }, "maxRows must be a number of at least 1, not 0"],
    [{}, { maxSpendUsd: NaN }, "maxSpendUsd must be a number of at least 0, not NaN"],
  ])("refuses %j with %j", async (input, options, message) => {
    const { api, asked } = library(10);
    const { error } = await collect(api.searchMedia.all({ accountId: "a", ...input }, options));
    expect(error).toMatchObject({ code: "invalid_usage", message: `searchMedia: ${message}` });
    expect(asked).toEqual([]);
  });
});

describe("toArray", () => {
  test("resolves to all rows", async () => {
    const api = client([mediaPage(2), mediaPage(1, 2)]);
    const rows = await toArray(api.searchMedia.all({ query: "a", limit: 2 }));
    expect(rows.map(({ id }) => id)).toEqual(["m0", "m1", "m2"]);
  });

  test("loses no row that was received, and may have been charged", async () => {
    const api = client([mediaPage(2), refusal(402, "out_of_credits")]);
    const error = await toArray(api.searchMedia.all({ query: "a", limit: 2 })).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: "out_of_credits", offset: 2, rows: [{ id: "m0" }, { id: "m1" }] });
    expect(JSON.stringify(error)).not.toContain("m0");
  });
});

describe("the budget of an iteration", () => {
  test("stops before it would go over, and says where to go on", async () => {
    const { api, asked } = library(100);
    const { all, error } = await collect(api.searchMedia.all(search, { maxSpendUsd: creativesUsd(25) }));
    expect(all).toHaveLength(25);
    // The last page is as large as can be paid.
    expect(asked.map(({ limit }) => limit)).toEqual([10, 10, 5]);
    expect(error).toMatchObject({
      code: "over_budget",
      spentUsd: creativesUsd(25),
      maxSpendUsd: creativesUsd(25),
      offset: 25,
    });
    expect(api.spending.spentUsd).toBe(creativesUsd(25));
    const rest = await collect(api.searchMedia.all({ ...search, offset: 25 }));
    expect(rest.all).toHaveLength(75);
  });

  test("is no matter where the rows end before", async () => {
    const { api } = library(24);
    expect(await collect(api.searchMedia.all(search, { maxSpendUsd: creativesUsd(25) }))).toEqual({
      all: expect.objectContaining({ length: 24 }) as unknown,
    });
  });

  test("counts the row that an empty first page is charged", async () => {
    const { api } = library(0);
    expect(await collect(api.searchMedia.all(search, { maxSpendUsd: creativesUsd(1) }))).toEqual({ all: [] });
    expect(api.spending.spentUsd).toBe(creativesUsd(1));
    const { error } = await collect(api.searchMedia.all(search, { maxSpendUsd: creativesUsd(0.8) }));
    expect(error).toMatchObject({ code: "over_budget", costUsd: creativesUsd(1), spentUsd: 0, offset: 0 });
  });

  test("goes by what is charged, which is what count says", async () => {
    const answer = (_url: string, { body }: FetchInit) => {
      const { limit, offset } = JSON.parse(body!) as { limit: number; offset: number };
      const media = Array.from({ length: limit }, (_, i) => ({ id: `m${offset + i}` }));
      return Response.json({ count: 50, media });
    };
    const api = client([], { fetch: answer });
    const { error } = await collect(
      api.searchMedia.all({ accountId: "a", limit: 5 }, { maxSpendUsd: creativesUsd(50) }),
    );
    expect(error).toMatchObject({ code: "over_budget", spentUsd: creativesUsd(50) });
    expect(api.spending.spentUsd).toBe(creativesUsd(50));
  });

  test("of the client holds as well, and the smaller decides", async () => {
    const { api, asked } = library(100, { maxSpendUsd: creativesUsd(20) });
    const { all, error } = await collect(api.searchMedia.all(search, { maxSpendUsd: 1 }));
    expect(all).toHaveLength(20);
    expect(error).toMatchObject({
      code: "over_budget",
      spentUsd: creativesUsd(20),
      maxSpendUsd: creativesUsd(20),
      offset: 20,
    });
    expect(asked).toHaveLength(2);
  });
});

test("the rows are those of one large page, from the simulator", async () => {
  const mock = createMock({ now, rateLimits: false });
  const api = client([], { apiKey: "mock_live_demo", fetch: mock.fetch });
  const whole = await api.searchMedia({ query: "new", sortBy: "MOST_VIEWS", limit: 500 });
  const { all } = await collect(api.searchMedia.all({ query: "new", sortBy: "MOST_VIEWS", limit: 33 }));
  expect(whole.count).toBeGreaterThan(66);
  expect(ids(all)).toEqual(ids(whole.media));
});
