import { operations } from "@adintel/client/operations";
import { expect, test } from "vitest";
import { createPace } from "../../../scripts/check/http/pace.ts";
import { createSession, NoResponse } from "../../../scripts/check/session/session.ts";
import { priceOf } from "../../prices.ts";

const search = {
  version: "v2",
  operation: operations.v2.searchMedia,
  path: "/media",
  body: { query: "shoes", limit: 2 },
} as const;

/** A session with a server that leaves its first requests without a response, and how many came. */
function late(unanswered: number, microdollars = Infinity, most = Infinity) {
  let requests = 0;
  const session = createSession({
    apiKey: "k",
    headers: {},
    timeoutMs: 20,
    maxWaitMs: 0,
    pace: createPace(undefined),
    wait: async () => undefined,
    limits: { microdollars, requests: most, milliseconds: Infinity },
    target: {
      name: "late",
      roots: { v2: "http://late/v2" },
      fetch: ({ signal }) => {
        requests += 1;
        if (requests > unanswered) return Promise.resolve(Response.json({ count: 0, media: [] }));
        return new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
      },
    },
  });
  return { session, requests: () => requests };
}

test("a request that is not answered in time is sent once more, and counted as if it had been charged", async () => {
  const { session, requests } = late(1);
  expect((await session.send(search)).status).toBe(200);
  expect(requests()).toBe(2);
  // Two rows at most the first time, and the least charge of a search the second time.
  expect(session.tally).toMatchObject({
    serverErrors: 1,
    microdollarsAtMost: 3 * priceOf("v2", "searchMedia"),
  });
});

test("it is not sent a third time, and others of its operation not a second time", async () => {
  const { session, requests } = late(Infinity);
  await expect(session.send(search)).rejects.toThrow(NoResponse);
  expect(requests()).toBe(2);
  await expect(session.send(search)).rejects.toThrow(NoResponse);
  expect(requests()).toBe(3);
});

test("it is not sent again where that may cost more than there is", async () => {
  // Two rows the first time, and two the second.
  const { session, requests } = late(1, 4 * priceOf("v2", "searchMedia") - 1);
  await expect(session.send(search)).rejects.toThrow(NoResponse);
  expect(requests()).toBe(1);
});

test("nothing is sent over --max-requests, whatever is left of the rest", async () => {
  const { session, requests } = late(0, Infinity, 2);
  await session.send(search);
  await session.sendAtOnce(search);
  await expect(session.send(search)).rejects.toMatchObject({ name: "LimitReached", isFinal: true });
  expect(requests()).toBe(2);
});

test("money that does not suffice for one request may do for a cheaper one", async () => {
  const { session } = late(0, 3 * priceOf("v2", "searchMedia"));
  await session.send(search);
  await expect(session.send({ ...search, body: { query: "shoes", limit: 3 } })).rejects.toMatchObject({
    name: "LimitReached",
    isFinal: false,
  });
  expect((await session.send({ ...search, body: { query: "shoes", limit: 2 } })).status).toBe(200);
});

test("no wait is begun that would end after --max-time", async () => {
  let time = 0;
  const waited: number[] = [];
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds);
    time += milliseconds;
  };
  const limits = { microdollars: Infinity, requests: Infinity, milliseconds: 70_000 };
  const session = createSession({
    apiKey: "k",
    headers: {},
    timeoutMs: 1000,
    maxWaitMs: Infinity,
    limits,
    pace: createPace(2, () => time, wait),
    wait,
    now: () => time,
    target: {
      name: "limited",
      roots: { v2: "http://limited/v2" },
      fetch: () => Promise.resolve(Response.json({ count: 0, media: [] })),
    },
  });
  for (let place = 0; place < 4; place += 1) await session.send(search);
  await expect(session.send(search)).rejects.toThrow("the run reached --max-time 70");
  expect(waited).toEqual([60_000]);
});

test("an operation is asked no more often than its documented limit, whatever the rate", () => {
  const pace = createPace(
    1000,
    () => 0,
    async () => undefined,
  );
  const { indexAccount } = operations.v2;
  const limit = indexAccount.rateLimit.requestsPerMinute;
  for (let place = 0; place < limit; place += 1) void pace.next(indexAccount);
  expect(pace.delay(indexAccount)).toBe(60_000);
  expect(pace.delay(search.operation)).toBe(0);
});
