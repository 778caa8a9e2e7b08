import { describe, expect, test } from "vitest";
import type { Drill } from "../../../mocks/drill/drills/drill.ts";
import { drills, plain } from "../../../mocks/drill/drills/index.ts";
import { judge } from "../../../mocks/drill/judge.ts";
import type { Evidence } from "../../../mocks/drill/drill-server.ts";
import type { ResultLine } from "../../../mocks/drill/call.ts";

/** One charge of two rows, for one request. */
const once: Evidence = {
  charges: 1,
  microdollars: 1000,
  rows: 2,
  isReused: false,
  elsewhere: [],
  arrivals: [{ at: 0, wallClock: 0 }],
};
const twice: Evidence = { ...once, arrivals: [once.arrivals, { at: 300, wallClock: 300 }].flat() };
const lost: Drill = { ...plain, leadsTo: "none" };

/** Judges what a client said; `undefined`: nothing. */
function reasons(drill: Drill, said: Omit<ResultLine, "id"> | undefined, evidence: Evidence): string[] {
  const result = said && { id: drill.id, ...said };
  return judge(drill, [{ result, tookMs: 100 }], evidence).reasons;
}

/** What is noted of a client that nothing is wrong with. */
function notes(drill: Drill, said: Omit<ResultLine, "id">, evidence: Evidence): string[] {
  const { passed, notes: noted } = judge(
    drill,
    [{ result: { id: drill.id, ...said }, tookMs: 100 }],
    evidence,
  );
  expect(passed).toBe(true);
  return noted;
}

test("a client that has its rows and names their cost passes", () => {
  const result = { id: "plain", ok: true, rows: 2, chargedUsd: 0.001, atMostUsd: 0.001 };
  expect(judge(plain, [{ result, tookMs: 12 }], once)).toMatchObject({
    passed: true,
    reasons: [],
    notes: [],
    chargedUsd: 0.001,
    sent: 1,
    figure: "agrees",
    tookMs: 12,
  });
});

describe("the charge", () => {
  test.each([
    [2, "charged twice ($0.002)"],
    [3, "charged 3 times ($0.003)"],
  ])("of %i calls fails", (charges, reason) => {
    const evidence = { ...twice, charges, microdollars: charges * 1000 };
    expect(reasons(lost, { ok: true, rows: 2 }, evidence)).toEqual([reason]);
  });
});

describe("the client's own figure", () => {
  test.each([
    { said: { chargedUsd: 0.0005 }, reason: "reported a cost of $0.0005, though the ledger has $0.001" },
    { said: { chargedUsd: 0.002 }, reason: "reported a cost of $0.002, though the ledger has $0.001" },
    {
      said: { atMostUsd: 0.0005 },
      reason: "reported a cost of at most $0.0005, though the ledger has $0.001",
    },
    {
      said: { chargedUsd: 0.002, atMostUsd: 0.002 },
      reason: "reported a cost of $0.002, though the ledger has $0.001",
    },
  ])("$said is wrong beside $0.001", ({ said, reason }) => {
    expect(reasons(lost, { ok: false, ...said }, once)).toEqual([reason]);
  });

  test.each([{ chargedUsd: 0, atMostUsd: 0.001 }, { atMostUsd: 0.05 }, { chargedUsd: 0.001 }])(
    "%o is right beside $0.001",
    (said) => expect(reasons(lost, { ok: false, ...said }, once)).toEqual([]),
  );

  test("is missing without being wrong", () => {
    expect(judge(lost, [{ result: { id: "a", ok: false }, tookMs: 1 }], once)).toMatchObject({
      passed: true,
      figure: "not reported",
    });
  });

  test.each([{ chargedUsd: 0 }, { chargedUsd: 0, atMostUsd: 5 }])(
    "%o is wrong of a client that sent one request and has its rows",
    (said) => {
      expect(reasons(plain, { ok: true, rows: 2, atMostUsd: 0.001, ...said }, once)).toEqual([
        "reported a cost of $0, though the ledger has $0.001",
      ]);
    },
  );

  test("that counts more than was charged as possible is noted", () => {
    expect(notes(plain, { ok: true, rows: 2, chargedUsd: 0.001, atMostUsd: 5 }, once)).toEqual([
      "reports up to $5 as charged",
    ]);
  });

  test("that counts what was free is noted", () => {
    const free = { ...once, charges: 0, microdollars: 0 };
    expect(notes(lost, { ok: false, chargedUsd: 0, atMostUsd: 0.001 }, free)).toEqual([
      "reports up to $0.001 as charged",
    ]);
  });
});

describe("the outcome", () => {
  test("of nobody who says anything is that it hung", () => {
    expect(reasons(plain, undefined, once)).toEqual(["hung"]);
    expect(reasons(plain, undefined, { ...once, arrivals: [] })).toEqual([
      "no result and no request: hung or busy with another call",
    ]);
  });

  test("must be rows where there are any", () => {
    expect(reasons(plain, { ok: false }, once)).toEqual(["failed, though there were rows"]);
    expect(reasons(plain, { ok: true, rows: 0 }, once)).toEqual(["reported no rows, though there were 2"]);
    expect(reasons(plain, { ok: true, rows: 7 }, once)).toEqual(["reported 7 rows, though there were 2"]);
    expect(reasons(plain, { ok: true }, once)).toEqual([]);
    expect(reasons(plain, { ok: true }, { ...once, arrivals: [] })).toEqual([
      "reported ok, though no request arrived",
    ]);
  });

  test("of nobody who sends anything is a failure, unless nothing listened", () => {
    const nothing = { ...once, charges: 0, microdollars: 0, arrivals: [] };
    const said = "reported a failure, though no request arrived";
    expect(reasons(plain, { ok: false }, nothing)).toEqual([said]);
    expect(reasons(lost, { ok: false }, nothing)).toEqual([said]);
    expect(reasons({ ...plain, shutMs: 500, mayGiveUp: "gave up" }, { ok: false }, nothing)).toEqual([]);
  });

  test("must not be rows where there are none", () => {
    expect(reasons(lost, { ok: true, rows: 0 }, once)).toEqual(["reported ok without a valid response"]);
  });

  test("must not be rows after refusals alone, however many, nor of another origin", () => {
    const refused = { ...twice, charges: 0, microdollars: 0, rows: 0 };
    const lie = ["reported ok without a valid response"];
    expect(reasons(lost, { ok: true, rows: 2 }, refused)).toEqual(lie);
    expect(reasons(lost, { ok: true }, { ...refused, elsewhere: [{ hasKey: false }] })).toEqual(lie);
  });

  test("may be that a client gives up what is free to retry", () => {
    const free = { ...once, charges: 0, microdollars: 0 };
    const refused: Drill = { ...plain, mayGiveUp: "gave up" };
    expect(notes(refused, { ok: false }, free)).toEqual(["gave up"]);
  });
});

describe("requests", () => {
  const limited: Drill = { ...plain, pauseMs: () => 1000 };

  test("that come before Retry-After fail", () => {
    expect(reasons(limited, { ok: true }, twice)).toEqual([
      "sent again after 0.3 s, though Retry-After said 1.0 s",
    ]);
    const patient = { ...once, arrivals: [...once.arrivals, { at: 1000, wallClock: 1000 }] };
    expect(reasons(limited, { ok: true }, patient)).toEqual([]);
  });

  test("that the client does not count are noted", () => {
    expect(notes(lost, { ok: false, attempts: 1 }, twice)).toEqual(["reports 1 of 2 requests"]);
    expect(notes(lost, { ok: false, attempts: 3 }, twice)).toEqual([]);
  });

  test("that storm fail", () => {
    const arrivals = Array.from({ length: 11 }, (_, n) => ({ at: n, wallClock: n }));
    expect(reasons(lost, { ok: false }, { ...once, arrivals })).toEqual(["sent 11 times"]);
  });

  test("that take the key to another origin fail, and are noted without it", () => {
    const leaked = { ...once, elsewhere: [{ hasKey: true }] };
    expect(reasons(lost, { ok: false }, leaked)).toEqual(["key sent to another origin"]);
    expect(notes(lost, { ok: false }, { ...once, elsewhere: [{ hasKey: false }] })).toEqual([
      "followed a redirect to another origin, without the key",
    ]);
  });

  test("on a new connection, where one should be used again, are noted", () => {
    const reusing: Drill = { ...lost, before: plain.call };
    expect(notes(reusing, { ok: false }, once)).toEqual(["did not reuse the connection"]);
    expect(notes(reusing, { ok: false }, { ...once, isReused: true })).toEqual([]);
  });
});

test("every drill has an id of its own", () => {
  const ids = [plain, ...drills].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe("several calls", () => {
  const several: Drill = { ...plain, times: 2, maxSpendUsd: 0.0015 };
  const both: Evidence = { ...twice, charges: 2, microdollars: 2000, rows: 4 };
  const ok = (facts: object) => ({ result: { id: "a", ok: true, rows: 2, ...facts }, tookMs: 1 });
  const judged = (outcomes: Parameters<typeof judge>[1], evidence = both, drill = several) =>
    judge(drill, outcomes, evidence).reasons;

  test("together may cost no more than their budget", () => {
    expect(judged([ok({}), ok({})])).toEqual(["spent $0.002 of a budget of $0.0015"]);
  });

  test("cost what the last of them says, and are charged once each", () => {
    const drill = { ...several, maxSpendUsd: 1 };
    expect(judged([ok({ chargedUsd: 0.002 }), ok({ chargedUsd: 0.001 })], both, drill)).toEqual([]);
    expect(judged([ok({ chargedUsd: 0.001 }), ok({ chargedUsd: 0.001 })], both, drill)).toEqual([
      "reported a cost of $0.001, though the ledger has $0.002",
    ]);
    const thrice = { ...both, charges: 3, microdollars: 3000 };
    expect(judged([ok({}), ok({})], thrice, drill)).toEqual(["charged 3 times for 2 calls ($0.003)"]);
  });

  test("hang if one of them does", () => {
    expect(judged([ok({}), { result: undefined, tookMs: 1 }], once)).toEqual(["hung"]);
  });
});
