import { describe, expect, test } from "vitest";
import {
  backwardFaults,
  chargeFaults,
  creditFaults,
  ledgerFaults,
  limitFaults,
  type Call,
  type Exchange,
  type Ledger,
  type Settled,
  type Sight,
} from "./laws.ts";

const prices = { searchMedia: 500 };

/** A row of the ledger, in that second. */
function row(id: number, second: number, rows = 2): Ledger["charges"][number] {
  const at = new Date(Date.UTC(2026, 10, 20, 0, 0, second)).toISOString();
  return { requestId: `req_${id}`, operationId: "searchMedia", rows, microdollars: rows * 500, at };
}

function ledger(...charges: Ledger["charges"]): Ledger {
  const spentMicrodollars = charges.reduce((sum, { microdollars }) => sum + microdollars, 0);
  return { monthlyMicrodollars: 1e6, spentMicrodollars, charges };
}

/** A call, and its exchange in that second. */
const call = (name: string, status?: number): Call => ({ name, team: "demo", isMetered: true, status });
function exchange(id: number, name: string, second = 0, status = 200): Exchange {
  return { requestId: `req_${id}`, call: name, status, at: row(id, second).at };
}

describe("a ledger", () => {
  test("is right if its ids are unique, its rows in order and their sum is spent", () => {
    expect(ledgerFaults(ledger(), prices)).toEqual([]);
    expect(ledgerFaults(ledger(row(1, 1), row(3, 1, 1), row(2, 5)), prices)).toEqual([]);
  });

  test("has a request once", () => {
    expect(ledgerFaults(ledger(row(1, 1), row(1, 1)), prices)).toEqual([
      "req_1 has several rows in the ledger",
    ]);
  });

  test("is in the order of its times", () => {
    expect(ledgerFaults(ledger(row(1, 2), row(2, 1)), prices)).toEqual([
      expect.stringMatching(/^req_2 at .*01\.000Z comes after a row at .*02\.000Z$/),
    ]);
  });

  test("charges each row at its price", () => {
    const dear = { ...row(1, 1), microdollars: 1_500 };
    expect(ledgerFaults(ledger(dear), prices)).toEqual(["req_1: 2 rows at 500 are charged at 1500"]);
    expect(ledgerFaults(ledger({ ...row(1, 1), operationId: "listTaxonomies" }), prices)).toEqual([
      "req_1: listTaxonomies has no price",
    ]);
  });

  test("has spent what its rows come to", () => {
    expect(ledgerFaults({ ...ledger(row(1, 1)), spentMicrodollars: 2_000 }, prices)).toEqual([
      "spent 2000, while the rows come to 1000",
    ]);
    // As of one that outlived its session.
    expect(ledgerFaults({ ...ledger(row(1, 1)), spentMicrodollars: 0 }, prices)).toHaveLength(1);
  });
});

describe("calls", () => {
  const of = (calls: Call[], exchanges: Exchange[], ...charges: Ledger["charges"]) =>
    chargeFaults(calls, exchanges, new Map([["demo", ledger(...charges)]]));

  test("are charged if they got a 200, and may be if they were lost", () => {
    const calls = [
      call("a", 200),
      call("b"),
      call("c"),
      call("d", 402),
      { ...call("e", 200), isMetered: false },
    ];
    const exchanges = [exchange(1, "a"), exchange(2, "b"), exchange(3, "e"), exchange(4, "d", 0, 402)];
    expect(of(calls, exchanges, row(1, 1), row(2, 1))).toEqual([]);
  });

  test("that got a 200 have a row, and no more than one", () => {
    expect(of([call("a", 200)], [exchange(1, "a")])).toEqual(["a, status 200, has 0 rows in the ledger"]);
    expect(of([call("a", 200)], [exchange(1, "a"), exchange(2, "a")], row(1, 1), row(2, 1))).toEqual([
      "a, status 200, has 2 rows in the ledger",
    ]);
    expect(of([call("a")], [exchange(1, "a"), exchange(2, "a")], row(1, 1), row(2, 1))).toEqual([
      "a, status unknown, has 2 rows in the ledger",
    ]);
  });

  test("that were refused, are free or are of nobody have none", () => {
    expect(of([call("a", 402)], [exchange(1, "a", 0, 402)], row(1, 1))).toEqual(["a has a row, and got 402"]);
    expect(of([{ ...call("a", 200), isMetered: false }], [exchange(1, "a")], row(1, 1))).toEqual([
      "a is free, and has a row",
    ]);
    expect(of([call("a", 200)], [exchange(1, "a")], row(1, 1), row(2, 1))).toEqual([
      "demo: the row req_2 is of no call of the session",
    ]);
  });

  test("are charged to their own team", () => {
    expect(of([{ ...call("a", 200), team: "low" }], [exchange(1, "a")], row(1, 1))).toEqual([
      "demo has a row of a, which is low's",
    ]);
  });

  test("are in the list of requests once", () => {
    expect(of([call("a", 200)], [exchange(1, "a"), exchange(1, "a")], row(1, 1))).toEqual([
      "req_1 is several times in the list of requests",
    ]);
  });
});

describe("credits", () => {
  /** Three rows of 1,000 each, whose calls are invoked at 1, 3 and 5 and return a moment later; what is told beside them. */
  const of = (monthly: number, told: Partial<Settled>, times = [1, 3, 5]) =>
    creditFaults({ ...ledger(row(1, 1), row(2, 1), row(3, 1)), monthlyMicrodollars: monthly }, 500, {
      timesOf(requestId) {
        const at = times[Number(requestId.slice(4)) - 1];
        return at === undefined ? undefined : { invokedAt: at, returnedAt: at + 1 };
      },
      refused: [],
      looks: [],
      ...told,
    });
  const look = (invokedAt: number, returnedAt: number, value: number) => ({ invokedAt, returnedAt, value });

  test("are spent while they pay for a row, once more than there are", () => {
    expect(of(2_500, {})).toEqual([]);
    expect(of(2_499, {})).toEqual(["req_3 was charged when 499 were left"]);
  });

  test("are spent in the order of the calls, where one returned before the other", () => {
    expect(of(3_000, {}, [3, 1, 5])).toEqual([
      "req_2 has its row after req_1, which was called after it returned",
    ]);
    expect(of(3_000, {}, [2, 1.5, 5])).toEqual([]);
  });

  test("that are left are not refused", () => {
    const refused = (returnedAt: number) => of(3_000, { refused: [{ name: "a", returnedAt }] });
    expect(refused(5.5)).toEqual([]);
    expect(refused(4.5)).toEqual(["a was refused when 1000 were left"]);
  });

  test("are seen as they were at a moment of the look", () => {
    const seen = (...looks: Sight[]) => of(3_000, { looks });
    expect(seen(look(0, 9, 0), look(2.5, 2.7, 1_000), look(2.5, 3.5, 2_000), look(7, 8, 3_000))).toEqual([]);
    // None of a row that it must have, nor with one that it cannot have, nor with a part of one.
    for (const wrong of [look(2.5, 2.7, 0), look(2.5, 2.7, 2_000), look(2.5, 3.5, 1_500)])
      expect(seen(wrong)).toEqual([expect.stringMatching(/^a look at the ledger showed \d+ spent, /)]);
    expect(seen(look(3.1, 3.2, 2_000), look(3.3, 3.4, 1_000))).toEqual([
      "what is spent went back from 2000 to 1000",
    ]);
  });

  test("of a call without a response may be spent at any time", () => {
    expect(of(3_000, { looks: [look(8, 9, 2_000)] }, [1, 3])).toEqual([]);
  });
});

describe("a limit of two calls", () => {
  const limits = [{ counter: "ip", requestsPerMinute: 2, counts: () => true }];
  const of = (...seconds: [second: number, status?: number][]) =>
    limitFaults(
      seconds.map((_, n) => call(`${n}`, 200)),
      seconds.map(([second, status = 200], n) => exchange(n, `${n}`, second, status)),
      limits,
    );

  test("holds in each minute from its first call", () => {
    expect(of([0], [59], [60], [61], [119], [121])).toEqual([
      expect.stringMatching(/^ip: over 2 calls from .*01:00\.000Z, the last at .*01:59\.000Z$/),
    ]);
    expect(of([0], [59], [60], [61], [120], [121])).toEqual([]);
  });

  test("does not count those that it refuses", () => {
    expect(of([0], [1], [2, 429], [3, 402])).toHaveLength(1);
    expect(of([0], [1], [2, 429], [3, 429])).toEqual([]);
  });

  test("counts only what it is for", () => {
    const only = [{ counter: "key", requestsPerMinute: 2, counts: ({ name }: Call) => name !== "1" }];
    const calls = ["0", "1", "2"].map((name) => call(name, 200));
    const exchanges = calls.map(({ name }, n) => exchange(n, name));
    expect(limitFaults(calls, exchanges, only)).toEqual([]);
    expect(limitFaults(calls, exchanges, limits)).toHaveLength(1);
  });
});

describe("a clock", () => {
  const seen = (invokedAt: number, returnedAt: number, value: number) => ({ invokedAt, returnedAt, value });

  test("may be seen at any time while it is read", () => {
    expect(backwardFaults("the clock", [seen(1, 4, 7), seen(2, 3, 5), seen(5, 6, 7)])).toEqual([]);
  });

  test("does not run back between one look and the next, whoever looks", () => {
    expect(backwardFaults("the clock", [seen(1, 2, 7), seen(3, 4, 6)])).toEqual([
      "the clock went back from 7 to 6",
    ]);
    expect(backwardFaults("the clock", [seen(3, 9, 6), seen(1, 2, 7), seen(4, 5, 8)])).toHaveLength(1);
  });
});
