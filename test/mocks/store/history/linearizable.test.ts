import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creditsOf, type Answered, type Asked } from "./credits.ts";
import { linearize, type Model, type Operation } from "./linearizable.ts";

/** A register that is written and read. */
type Register = { write: number } | "read";
const register: Model<number, Register, number> = {
  start: 0,
  step(state, asked, answered) {
    if (asked !== "read") return asked.write;
    return answered === undefined || answered === state ? state : undefined;
  },
  key: String,
  isRead: (asked) => asked === "read",
  isTooLate: () => false,
};

/** An operation from one time to another. */
function from<A, B>(invokedAt: number, returnedAt: number, asked: A, answered?: B): Operation<A, B> {
  return { client: "one", asked, answered, invokedAt, returnedAt };
}

const isLinearizable = (...history: Operation<Register, number>[]): boolean =>
  linearize(register, history).linearizable;

describe("a register", () => {
  test("has what was written last", () => {
    expect(isLinearizable(from(1, 2, { write: 1 }, 0), from(3, 4, "read", 1))).toBe(true);
    expect(isLinearizable(from(1, 2, { write: 1 }, 0), from(3, 4, "read", 0))).toBe(false);
  });

  test("may have either while it is written", () => {
    expect(isLinearizable(from(1, 4, { write: 1 }, 0), from(2, 3, "read", 0))).toBe(true);
    expect(isLinearizable(from(1, 4, { write: 1 }, 0), from(2, 3, "read", 1))).toBe(true);
  });

  test("is not read old once it was read new", () => {
    const written = from<Register, number>(1, 10, { write: 1 }, 0);
    expect(isLinearizable(written, from(2, 3, "read", 1), from(4, 5, "read", 0))).toBe(false);
  });

  test("may be written by what has no answer, at any time or never", () => {
    const lost = from<Register, number>(1, Infinity, { write: 1 });
    expect(isLinearizable(lost, from(2, 3, "read", 0), from(4, 5, "read", 1))).toBe(true);
    expect(isLinearizable(lost, from(2, 3, "read", 0), from(4, 5, "read", 0))).toBe(true);
    expect(isLinearizable(lost, from(2, 3, "read", 1), from(4, 5, "read", 0))).toBe(false);
  });

  test("may be written by one of two that have no answer, and by the other later", () => {
    const lost = [1, 2].map((write) => from<Register, number>(write, Infinity, { write }));
    expect(isLinearizable(...lost, from(3, 4, "read", 1), from(5, 6, "read", 2))).toBe(true);
    expect(isLinearizable(...lost, from(3, 4, "read", 2), from(5, 6, "read", 1))).toBe(true);
    expect(
      isLinearizable(
        ...lost,
        ...[1, 2, 1].map((n, at) => from<Register, number>(3 + at, 3.5 + at, "read", n)),
      ),
    ).toBe(false);
  });

  test("that cannot be explained is told of with what could not come next", () => {
    const read = from<Register, number>(3, 4, "read", 2);
    expect(linearize(register, [from(1, 2, { write: 1 }, 0), read])).toEqual({
      linearizable: false,
      ordered: 1,
      stuck: [read],
    });
  });
});

describe("credits", () => {
  const call = { call: { cost: 10, needs: 5 } } as const;
  const judge = (monthly: number, ...history: Operation<Asked, Answered>[]): boolean =>
    linearize(creditsOf(monthly), history).linearizable;

  test("are spent once more than there are, and then refused", () => {
    const three = [1, 3, 5].map((at) => from(at, at + 1, call, { charged: at < 5 }));
    expect(judge(15, ...three)).toBe(true);
    expect(judge(25, ...three)).toBe(false);
  });

  test("that two calls deducted from the same sum are missed", () => {
    const both = [from(1, 4, call, { charged: true }), from(2, 5, call, { charged: true })];
    expect(judge(100, ...both, from(6, 7, "ledger", { spent: 20 }))).toBe(true);
    expect(judge(100, ...both, from(6, 7, "ledger", { spent: 10 }))).toBe(false);
  });

  test("are not charged twice for what was asked once", () => {
    expect(judge(100, from(1, 2, call, { charged: true }), from(3, 4, "ledger", { spent: 20 }))).toBe(false);
    expect(judge(100, from(1, Infinity, call), from(3, 4, "ledger", { spent: 20 }))).toBe(false);
    expect(judge(100, from(1, Infinity, call), from(3, 4, "ledger", { spent: 10 }))).toBe(true);
  });
  test("may have been spent by any of the calls that have no answer", () => {
    const lost = [2, 1, 1].map((cost, at) =>
      from<Asked, Answered>(at, Infinity, { call: { cost, needs: 1 } }),
    );
    const reads = (...sums: number[]) =>
      sums.map((spent, at) => from<Asked, Answered>(5 + at, 5.5 + at, "ledger", { spent }));
    expect(judge(100, ...lost, ...reads(2, 3, 4))).toBe(true);
    expect(judge(100, ...lost, ...reads(1, 2, 4))).toBe(true);
    expect(judge(100, ...lost, ...reads(1, 3, 4))).toBe(true);
    expect(judge(100, ...lost, ...reads(1, 2, 3))).toBe(false);
    // Of three, only those that cost one and then the one that costs two make four.
    expect(judge(3, ...lost, ...reads(2, 4))).toBe(true);
    expect(judge(2, ...lost, ...reads(2, 4))).toBe(false);
  });
});

/** All orders of some operations. */
function* ordersOf<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) yield [];
  for (const [place, first] of all.entries())
    for (const rest of ordersOf([...all.slice(0, place), ...all.slice(place + 1)])) yield [first, ...rest];
}

/** The same by trying every order of every choice of those without an answer. */
function bruteForce<Asked, Answered>(
  model: Model<number, Asked, Answered>,
  history: readonly Operation<Asked, Answered>[],
): boolean {
  const unknown = history.filter(({ answered }) => answered === undefined);
  for (let choice = 0; choice < 2 ** unknown.length; choice += 1) {
    const chosen = history.filter(
      (one) => one.answered !== undefined || ((choice >> unknown.indexOf(one)) & 1) === 1,
    );
    for (const order of ordersOf(chosen)) {
      const keepsTime = order.every((one, place) =>
        order.slice(place + 1).every((later) => later.returnedAt >= one.invokedAt),
      );
      let state: number | undefined = model.start;
      for (const { asked, answered } of order)
        state = state === undefined ? undefined : model.step(state, asked, answered);
      if (keepsTime && state !== undefined) return true;
    }
  }
  return false;
}

describe("finds what trying every order finds", () => {
  /** Histories of up to six operations, of which one in `losses` is lost. */
  const histories = <A, B>(asked: fc.Arbitrary<{ asked: A; answered: B }>, losses: number) =>
    fc.array(
      fc
        .tuple(asked, fc.nat(20), fc.integer({ min: 1, max: 12 }), fc.nat(losses - 1))
        .map(([one, at, long, lost]) =>
          lost === 0
            ? from<A, B>(at, Infinity, one.asked)
            : from(at, at + long + 0.5, one.asked, one.answered),
        ),
      { maxLength: 6 },
    );
  const compare = <A, B>(model: Model<number, A, B>, given: fc.Arbitrary<Operation<A, B>[]>): void => {
    let accepted = 0;
    fc.assert(
      fc.property(given, (history) => {
        const expected = bruteForce(model, history);
        accepted += expected ? 1 : 0;
        expect(linearize(model, history).linearizable).toBe(expected);
      }),
      { seed: 1, numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(200);
    expect(accepted).toBeLessThan(900);
  };

  test.each([2, 5])("of a register, where one in %i is lost", (losses) => {
    const value = fc.integer({ min: 0, max: 2 });
    const asked = fc.oneof(fc.record({ write: value }), fc.constant<Register>("read"));
    compare(register, histories(fc.record({ asked, answered: value }), losses));
  });

  test.each([2, 5])("of credits, where one in %i is lost", (losses) => {
    const cost = fc.integer({ min: 1, max: 2 });
    const calls = fc.record({ call: fc.record({ cost, needs: fc.constant(1) }) });
    const one = fc.oneof(
      fc.record<{ asked: Asked; answered: Answered }>({
        asked: calls,
        answered: fc.record({ charged: fc.nat(3).map((n) => n > 0) }),
      }),
      fc.record<{ asked: Asked; answered: Answered }>({
        asked: fc.constant("ledger"),
        answered: fc.record({ spent: fc.nat(4) }),
      }),
    );
    compare(creditsOf(4), histories(one, losses));
  });
});

/**
 * What eight clients see of credits that pay for `monthly`: each operation takes effect at one moment, and of those in
 * `lost` the clients do not hear.
 */
function ran(count: number, monthly: number, lost: (n: number) => boolean, costs = [2]) {
  let spent = 0;
  return Array.from({ length: count }, (_, n): Operation<Asked, Answered> => {
    const times = { invokedAt: n - (n % 8), returnedAt: n + ((n * 5) % 8) + 0.5 };
    const client = String(n % 8);
    if (n % 4 === 3) return { client, asked: "ledger", answered: { spent }, ...times };
    const cost = costs[n % costs.length] ?? 0;
    const charged = monthly - spent >= 1;
    // Of those that are lost, each second one takes effect.
    if (charged && !(lost(n) && n % 2 === 0)) spent += cost;
    return {
      client,
      asked: { call: { cost, needs: 1 } },
      answered: lost(n) ? undefined : { charged },
      ...times,
    };
  });
}

test("accepts whatever really ran one after another, however long", () => {
  const history = ran(2_000, 1_200, () => false);
  expect(history.some(({ answered }) => answered && "charged" in answered && !answered.charged)).toBe(true);
  expect(linearize(creditsOf(1_200), history)).toEqual({ linearizable: true });
});

describe.each([
  ["", [2]],
  [" of different cost", [2, 3]],
])("of 300 operations, 30 of them lost,%s", (_, costs) => {
  const isLost = (n: number) => n % 4 !== 3 && n % 10 === 1;
  const history = ran(300, 10_000, (n) => isLost(n) || (isLost(n - 1) && n % 20 === 2), costs);

  test("the right ones are accepted", () => {
    expect(history.filter(({ answered }) => !answered).length).toBe(30);
    expect(linearize(creditsOf(10_000), history)).toEqual({ linearizable: true });
  });

  test("the wrong ones are found", () => {
    const last = { client: "last", asked: "ledger" as const, invokedAt: 1000, returnedAt: 1001 };
    expect(linearize(creditsOf(10_000), [...history, { ...last, answered: { spent: 1 } }])).toMatchObject({
      linearizable: false,
      ordered: 270,
      stuck: [last],
    });
  });
});
