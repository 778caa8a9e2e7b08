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

  test("that cannot be explained is told of with what could not come next", () => {
    const read = from<Register, number>(3, 4, "read", 2);
    expect(linearize(register, [from(1, 2, { write: 1 }, 0), read])).toEqual({
      ...{ linearizable: false, ordered: 1 },
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
});

/** All orders of some operations. */
function* ordersOf<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) yield [];
  for (const [place, first] of all.entries())
    for (const rest of ordersOf([...all.slice(0, place), ...all.slice(place + 1)])) yield [first, ...rest];
}

/** The same by trying every order of every choice of those without an answer. */
function bruteForce(history: readonly Operation<Register, number>[]): boolean {
  const unknown = history.filter(({ answered }) => answered === undefined);
  for (let choice = 0; choice < 2 ** unknown.length; choice += 1) {
    const chosen = history.filter(
      (one) => one.answered !== undefined || ((choice >> unknown.indexOf(one)) & 1) === 1,
    );
    for (const order of ordersOf(chosen)) {
      const keepsTime = order.every((one, place) =>
        order.slice(place + 1).every((later) => later.returnedAt >= one.invokedAt),
      );
      let state: number | undefined = register.start;
      for (const { asked, answered } of order)
        state = state === undefined ? undefined : register.step(state, asked, answered);
      if (keepsTime && state !== undefined) return true;
    }
  }
  return false;
}

test("finds what trying every order finds", () => {
  const asked = fc.oneof(fc.record({ write: fc.integer({ min: 0, max: 2 }) }), fc.constant<Register>("read"));
  const operation = fc
    .tuple(asked, fc.integer({ min: 0, max: 2 }), fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.nat(4))
    .map(([what, value, at, long, lost]): Operation<Register, number> =>
      // Times are all different.
      lost === 0 ? from(at, Infinity, what) : from(at, at + long + 0.5, what, value),
    );
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 6 }), (history) => {
      const expected = bruteForce(history);
      accepted += expected ? 1 : 0;
      expect(linearize(register, history).linearizable).toBe(expected);
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(100);
  expect(accepted).toBeLessThan(400);
});

test("accepts whatever really ran one after another, however long", () => {
  const model = creditsOf(3_000);
  let spent = 0;
  let place = 0;
  // Eight clients at a time, each of which takes effect at one moment that the others do not see.
  const history = Array.from({ length: 2_000 }, (_, n): Operation<Asked, Answered> => {
    const moment = (place += 1);
    const times = { invokedAt: moment - (n % 8), returnedAt: moment + ((n * 5) % 8) + 0.5 };
    if (n % 4 === 3) return { client: String(n % 8), asked: "ledger", answered: { spent }, ...times };
    const charged = 3_000 - spent >= 1;
    if (charged) spent += 2;
    return { client: String(n % 8), asked: { call: { cost: 2, needs: 1 } }, answered: { charged }, ...times };
  });
  expect(linearize(model, history)).toEqual({ linearizable: true });
});
