import { operations } from "@adintel/client/operations";
import { expect, test } from "vitest";
import { createPace } from "../../../scripts/check/sending/pace.ts";
import { createSession, NoAnswer } from "../../../scripts/check/sending/session.ts";
import { priceOf } from "../../prices.ts";

const search = {
  version: "v2",
  operation: operations.v2.searchMedia,
  path: "/media",
  body: { query: "shoes", limit: 2 },
} as const;

/** A session with a server that leaves its first requests without a response, and how many came. */
function late(unanswered: number) {
  let requests = 0;
  const session = createSession({
    ...{ apiKey: "k", headers: {}, timeoutMs: 20, maxWaitMs: 0 },
    ...{ pace: createPace(undefined), wait: async () => undefined },
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
  session.allowExtra(1_000_000);
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
  session.allowExtra(1_000_000);
  await expect(session.send(search)).rejects.toThrow(NoAnswer);
  expect(requests()).toBe(2);
  await expect(session.send(search)).rejects.toThrow(NoAnswer);
  expect(requests()).toBe(3);
});

test("it is not sent again where that may cost more than there is", async () => {
  const { session, requests } = late(1);
  session.allowExtra(2 * priceOf("v2", "searchMedia") - 1);
  await expect(session.send(search)).rejects.toThrow(NoAnswer);
  expect(requests()).toBe(1);
});
