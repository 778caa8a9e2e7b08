import { documents, operations } from "@adintel/client/operations";
import { describe, expect, it, test } from "vitest";
import { addCharge, chargeFor } from "../../../../mocks/engine/sessions/charge.ts";
import type { Team } from "../../../../mocks/engine/sessions/keys.ts";
import {
  examples,
  exampleOf,
  freeOperations,
  openMock,
  priced,
  priceOf,
  rowsCharged,
  sendExample,
  type Example,
  type Mock,
} from "../../support/open-mock.ts";

const mock = openMock({ rateLimits: false, accounts: 40, mediaPerAccount: 30 });
const id = await accountWithEverything();
let sessions = 0;
/** A world in which nothing has happened. */
const fresh = () => `credits ${(sessions += 1)}`;

/** An account that has rows of every kind. */
async function accountWithEverything(): Promise<string> {
  const session = "setup";
  const { body } = await mock.send("/v2/brands", { body: { limit: 100 }, session });
  for (const { id: brandId } of body.brands ?? []) {
    const answers = await Promise.all(
      priced.map((example) => sendExample(mock, example, brandId, { session })),
    );
    if (
      answers.every(({ body: answer }, n) => rowsCharged(priced[n] ?? never(), priced[n]?.body, answer) > 0)
    )
      return brandId;
  }
  throw new Error("no account has rows of every kind");
}

function never(): never {
  throw new Error("unreachable");
}

describe("a team without credits", () => {
  const key = "mock_live_exhausted";
  const [free, metered] = [true, false].map((isFree) =>
    examples.filter(({ name }) => freeOperations.includes(name) === isFree),
  );

  test.each(metered ?? [])("is refused by $name", async (example) => {
    expect(await sendExample(mock, example, id, { key })).toMatchObject({
      status: 402,
      code: "out_of_credits",
    });
  });

  test.each(free ?? [])("is answered by $name", async (example) => {
    expect(await sendExample(mock, example, id, { key })).toMatchObject({ status: 200 });
  });

  it("is charged for neither", async () => {
    expect((await mock.ledger(key)).charges).toEqual([]);
  });
});

describe("an answer costs its rows", () => {
  test.each(priced)("of $name", async (example) => {
    const session = fresh();
    const { status, body } = await sendExample(mock, example, id, { session });
    const rows = rowsCharged(example, example.body, body);
    const team = await mock.ledger("mock_live_demo", session);
    expect(status).toBe(200);
    expect(rows).toBeGreaterThan(0);
    expect(body.count ?? 1).toBe(rows);
    expect(team).toMatchObject({
      spentMicrodollars: rows * priceOf(example.operation),
      charges: [
        {
          operationId: example.operation.operationId,
          version: example.version,
          rows,
          microdollars: rows * priceOf(example.operation),
        },
      ],
    });
  });

  test.each(examples.filter((example) => !priced.includes(example)))(
    "$name costs nothing",
    async (example) => {
      const session = fresh();
      expect(await sendExample(mock, example, id, { session })).toMatchObject({ status: 200 });
      expect(await mock.ledger("mock_live_demo", session)).toMatchObject({
        spentMicrodollars: 0,
        charges: [],
      });
    },
  );
});

const nothing = "zzqqxxjj";
const empty: [string, number, Record<string, unknown> | undefined, string?][] = [
  ["v2 searchMedia", 1, { query: nothing }],
  ["v1 searchBrandMedia", 1, { mode: "smart", userRequest: nothing }],
  ["v1 searchBrandMedia", 1, { mode: "structured", filters: { daysRun: { min: 99_999 } } }],
  ["v1 searchBrands", 1, { mode: "smart", query: nothing, type: "BRAND" }],
  ["v1 searchBrands", 0, { mode: "brand_name", brandNames: [nothing], type: "BRAND" }],
  ["v1 searchBrands", 0, { mode: "ids", brandIds: [nothing] }],
  ["v2 listAccountLandingPages", 0, undefined, "offset=100000"],
  ["v2 listAccountCampaigns", 0, undefined, "type=OFFER&endDate=1990-01-01"],
  ["v2 listAccountCollabs", 0, undefined, "offset=100000"],
];

test.each(empty)("%s that finds nothing costs %i rows: %j %s", async (name, rows, body, query) => {
  const session = fresh();
  const example = exampleOf(name);
  const path = query === undefined ? example.path(id) : `${example.path(id).split("?")[0]}?${query}`;
  const answer = await mock.send(path, { session, ...(body && { body }) });
  expect(answer).toMatchObject({ status: 200, body: { count: 0 } });
  const { charges, spentMicrodollars } = await mock.ledger("mock_live_demo", session);
  expect(charges.map((charge) => charge.rows)).toEqual(rows === 0 ? [] : [rows]);
  expect(spentMicrodollars).toBe(rows * priceOf(example.operation));
});

// That refused requests are free, the check asserts of each operation and code.
describe("nothing is charged", () => {
  it("for a call over a rate limit", async () => {
    const limited = openMock();
    const account = await limited.someAccount();
    const example = exampleOf("v1 getBrand");
    const [perIp] = documents.v1.rateLimits;
    const calls = Array.from({ length: perIp.requestsPerMinute + 5 }, () =>
      sendExample(limited, example, account),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await limited.ledger()).charges).toHaveLength(perIp.requestsPerMinute);
  });

  it("for a failure of the server", async () => {
    const failing = openMock({ errorRate: 1 });
    const answers = await Promise.all(priced.map((example) => sendExample(failing, example, id)));
    expect(answers.every(({ status }) => status === 500)).toBe(true);
    expect((await failing.ledger()).charges).toEqual([]);
  });

  test.each(["code=200", "code=404", "dynamic=true", "example=nothing-like-it"])(
    "for an answer by Prefer: %s",
    async (prefer) => {
      const session = fresh();
      for (const example of priced)
        await sendExample(mock, example, id, { session, headers: { Prefer: prefer } });
      expect((await mock.ledger("mock_live_demo", session)).charges).toEqual([]);
    },
  );

  it("for HEAD", async () => {
    const session = fresh();
    for (const example of examples) await mock.send(example.path(id), { method: "HEAD", session });
    expect((await mock.ledger("mock_live_demo", session)).charges).toEqual([]);
  });
});

test("another preference is no reason not to charge", async () => {
  const session = fresh();
  await sendExample(mock, exampleOf("v1 getBrand"), id, { session, headers: { Prefer: "respond-async" } });
  expect((await mock.ledger("mock_live_demo", session)).charges).toHaveLength(1);
});

test("parallel calls are charged exactly once each", async () => {
  const session = fresh();
  const calls = Array.from({ length: 20 }, () => priced).flat();
  const answers = await Promise.all(calls.map((example) => sendExample(mock, example, id, { session })));
  const prices = calls.map(
    (example, n) => rowsCharged(example, example.body, answers[n]?.body ?? {}) * priceOf(example.operation),
  );
  const { charges, spentMicrodollars } = await mock.ledger("mock_live_demo", session);
  expect(new Set(charges.map(({ requestId }) => requestId)).size).toBe(calls.length);
  expect(charges).toHaveLength(calls.length);
  expect(spentMicrodollars).toBe(prices.reduce((sum, price) => sum + price, 0));
});

test("both versions spend the same credits", async () => {
  const session = fresh();
  const one = exampleOf("v1 getBrand");
  const other = exampleOf("v2 listAccountLandingPages");
  await sendExample(mock, one, id, { session });
  const { body } = await sendExample(mock, other, id, { session });
  const { charges, spentMicrodollars } = await mock.ledger("mock_live_demo", session);
  expect(charges.map(({ version }) => version)).toEqual(["v1", "v2"]);
  expect(spentMicrodollars).toBe(priceOf(one.operation) + (body.count ?? 0) * priceOf(other.operation));
});

describe("the key with few credits", () => {
  const key = "mock_live_low";

  it("is answered until they no longer pay for a row, in either version", async () => {
    const session = fresh();
    const example = exampleOf("v1 getBrand");
    const rows = await spend(mock, example, session);
    const { monthlyMicrodollars, spentMicrodollars } = await mock.ledger(key, session);
    expect(rows).toBe(Math.floor(monthlyMicrodollars / priceOf(example.operation)));
    expect(spentMicrodollars).toBeLessThanOrEqual(monthlyMicrodollars);
    const left = monthlyMicrodollars - spentMicrodollars;
    for (const other of priced.filter(({ operation }) => priceOf(operation) > left)) {
      expect(await sendExample(mock, other, id, { key, session })).toMatchObject({ status: 402 });
    }
    expect(await sendExample(mock, exampleOf("v2 searchTaxonomies"), id, { key, session })).toMatchObject({
      status: 200,
    });
  });

  it("may be overdrawn by one answer, after which the free operations still answer", async () => {
    const session = fresh();
    await mock.send("/v2/media", { body: { accountId: id, limit: 30 }, key, session });
    const { monthlyMicrodollars, spentMicrodollars } = await mock.ledger(key, session);
    expect(spentMicrodollars).toBeGreaterThan(monthlyMicrodollars);
    for (const example of examples) {
      const status = freeOperations.includes(example.name) ? 200 : 402;
      expect(await sendExample(mock, example, id, { key, session }), example.name).toMatchObject({ status });
    }
  });

  it("still pays for a cheaper row when a dearer one is too much", async () => {
    const session = fresh();
    const [dear, cheap] = [exampleOf("v1 getBrand"), exampleOf("v2 listAccountInsights")];
    await mock.send(`/v2/account/${id}/insights?type=HOOK&limit=1`, { key, session });
    await spend(mock, dear, session);
    expect(await sendExample(mock, dear, id, { key, session })).toMatchObject({ status: 402 });
    expect(await sendExample(mock, cheap, id, { key, session })).toMatchObject({ status: 200 });
  });

  it("pays for the last row exactly", async () => {
    const session = fresh();
    const credits = (await mock.ledger(key, session)).monthlyMicrodollars;
    // One row each, of which the credits pay for a whole number.
    const rows: [string, string][] = [
      ["v2 listAccountInsights", "insights?type=HOOK&limit=1"],
      ["v2 listAccountLandingPages", "landing-pages?limit=1"],
      ["v2 listAccountCollabs", "collabs?limit=1"],
    ];
    const affordable = rows.find(([name]) => credits % priceOf(exampleOf(name).operation) === 0);
    const [name, path] = affordable ?? never();
    const paid = credits / priceOf(exampleOf(name).operation);
    const answers: number[] = [];
    for (let n = 0; n < paid + 2; n += 1) {
      answers.push((await mock.send(`/v2/account/${id}/${path}`, { key, session })).status);
    }
    expect((await mock.ledger(key, session)).spentMicrodollars).toBe(credits);
    expect(answers).toEqual([...Array<number>(paid).fill(200), 402, 402]);
  });

  async function spend(world: Mock, example: Example, session: string): Promise<number> {
    for (let calls = 0; calls < 100; calls += 1) {
      const { status } = await sendExample(world, example, id, { key, session });
      if (status === 402) return calls;
    }
    throw new Error("the credits do not run dry");
  }
});

test("a ledger forgets the oldest charges once there are thousands, and its sum counts them", () => {
  const team: Team = { name: "one", monthlyMicrodollars: 0, spentMicrodollars: 0, charges: [] };
  const paid = {
    team,
    version: "v2",
    operation: operations.v2.searchMedia,
    body: {},
    rows: 1,
  } as const;
  const due = chargeFor(paid);
  if (!due) throw new Error("a row is free");
  const names = Array.from({ length: 5000 }, (_, n) => `req_${n}`);
  for (const requestId of names) addCharge(due, requestId, 0);
  const remembered = team.charges.map(({ requestId }) => requestId);
  expect(remembered.length).toBeGreaterThanOrEqual(1000);
  expect(remembered.length).toBeLessThanOrEqual(2000);
  expect(remembered).toEqual(names.slice(-remembered.length));
  expect(team.spentMicrodollars).toBe(5000 * operations.v2.searchMedia.billing.microdollarsPerRow);
});
