import { createBudget, createClient } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { expect, test } from "vitest";
import { creativesUsd, priceOf } from "../../prices.ts";
import { client, mediaPage, refusal, stub, type Answer } from "../stub.ts";

const search = { query: "a", limit: 2 };

test("is raised and lowered while a client uses it", async () => {
  const api = client([mediaPage(2)], { maxSpendUsd: creativesUsd(2) });
  await api.searchMedia(search);
  expect((await api.searchMedia.result(search)).error?.code).toBe("over_budget");
  api.spending.maxSpendUsd = creativesUsd(4);
  await api.searchMedia(search);
  expect(api.spending).toMatchObject({ spentUsd: creativesUsd(4), maxSpendUsd: creativesUsd(4) });
  api.spending.maxSpendUsd = creativesUsd(1);
  expect((await api.searchMedia.result(search)).error).toMatchObject({
    code: "over_budget",
    costUsd: creativesUsd(2),
    spentUsd: creativesUsd(4),
    maxSpendUsd: creativesUsd(1),
  });
});

test("may be set on a client without one", async () => {
  const api = client([mediaPage(2)]);
  expect(api.spending.maxSpendUsd).toBe(Infinity);
  api.spending.maxSpendUsd = 0;
  expect((await api.searchMedia.result(search)).error?.code).toBe("over_budget");
});

test("is shared by clients of both versions, also by calls at the same time", async () => {
  const budget = createBudget({ maxSpendUsd: creativesUsd(2) });
  const answers: Answer[] = [mediaPage(2)];
  const one = client(answers, { budget });
  const other = client(answers, { budget });
  const legacy = createLegacyClient({
    baseUrl: "http://mock.test/api/v1",
    apiKey: "k",
    budget,
    fetch: stub(Response.json({ count: 1, brands: [{}] })).fetch,
  });
  const results = await Promise.all([one, other].map((api) => api.searchMedia.result(search)));
  expect(results.map(({ error }) => error?.code)).toEqual([undefined, "over_budget"]);
  expect(one.requests.length + other.requests.length).toBe(1);
  expect((await legacy.searchBrands.result({ mode: "ids", brandIds: ["a"] })).error?.code).toBe(
    "over_budget",
  );
  budget.maxSpendUsd = 1;
  await legacy.searchBrands({ mode: "ids", brandIds: ["a"] });
  expect(budget.spentUsd).toBe((2 * priceOf("v2", "searchMedia") + priceOf("v1", "searchBrands")) / 1e6);
  expect(one.spending).toBe(budget);
});

test("holds for the pages of all clients that share it, and the smaller budget decides", async () => {
  const budget = createBudget({ maxSpendUsd: creativesUsd(3) });
  const api = client([mediaPage(2), mediaPage(1, 2)], { budget });
  const rows = async () => {
    const found: string[] = [];
    for await (const { id } of api.searchMedia.all(search, { maxSpendUsd: 1 })) found.push(id);
    return found;
  };
  await expect(rows()).rejects.toMatchObject({ code: "over_budget", offset: 3 });
  expect(budget.spentUsd).toBe(creativesUsd(3));
});

test("gets back what a refused call had reserved", async () => {
  const budget = createBudget({ maxSpendUsd: 1 });
  await client([refusal(402, "out_of_credits")], { budget }).searchMedia.result(search);
  expect(budget.maybeUsd).toBe(0);
});

test.each([-1, NaN, "1"])("%j is refused as a budget, from the beginning and later", (maxSpendUsd) => {
  const wrong = maxSpendUsd as number;
  const message = "maxSpendUsd must be a number of at least 0";
  expect(() => createBudget({ maxSpendUsd: wrong })).toThrow(message);
  const budget = createBudget({ maxSpendUsd: 1 });
  expect(() => (budget.maxSpendUsd = wrong)).toThrow(message);
  expect(budget.maxSpendUsd).toBe(1);
});

test("of the wrong kind, or beside maxSpendUsd, is refused", () => {
  const options = { baseUrl: "http://mock.test/v2", apiKey: "k" };
  expect(() => createClient({ ...options, budget: { maxSpendUsd: 1 } as never })).toThrow(
    "createClient: budget must come from createBudget",
  );
  expect(() => createClient({ ...options, budget: createBudget(), maxSpendUsd: 1 })).toThrow(
    "createClient: set maxSpendUsd or budget, not both",
  );
});
