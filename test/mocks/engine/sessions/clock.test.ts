import fc from "fast-check";
import { expect, test } from "vitest";
import { createClock } from "../../../../mocks/engine/sessions/clock.ts";
import { openMock } from "../../support/open-mock.ts";

test("a machine's clock that is set back does not move a clock back, which runs on from there", () => {
  let time = 50_000;
  const clock = createClock(
    () => 0,
    () => time,
  );
  time += 3000;
  expect(clock.now()).toBe(3000);
  time -= 3_600_000;
  expect(clock.now()).toBe(3000);
  time += 20;
  expect(clock.now()).toBe(3020);
});

test("however the machine's clock moves, only a reset or a restore moves a clock back", () => {
  const moves = fc.array(fc.tuple(fc.constantFrom("tick", "advance"), fc.integer({ min: -1e7, max: 1e7 })));
  fc.assert(
    fc.property(moves, (all) => {
      let time = 1e9;
      const clock = createClock(
        () => 42,
        () => time,
      );
      for (const [move, by] of all) {
        const before = clock.now();
        if (move === "tick") time += by;
        else clock.advance(Math.abs(by));
        expect(clock.now() - before).toBe(move === "tick" ? Math.max(0, by) : Math.abs(by));
      }
      clock.reset();
      expect(clock.now()).toBe(42);
    }),
  );
});

test("a frozen clock moves only as it is advanced, until it is let go", () => {
  let time = 1e12;
  const { app: mock } = openMock({ frozenClock: true, now: 0, tick: () => time });
  const passed = (milliseconds: number) => {
    time += milliseconds;
    return mock.clock.now().valueOf();
  };
  expect([passed(5000), mock.clock.advance({ seconds: 60 }).valueOf(), passed(9)]).toEqual([
    0, 60_000, 60_000,
  ]);
  mock.settings({ frozenClock: false });
  expect(passed(7)).toBe(60_007);
  passed(1000);
  mock.settings({ frozenClock: true });
  expect(passed(1000)).toBe(61_007);
  mock.settings({ frozenClock: false });
  mock.reset();
  expect([passed(1000), mock.settings().frozenClock]).toEqual([0, true]);
});

test("a rate limit ends as announced after the machine's clock was set back", async () => {
  let time = 1e12;
  const mock = openMock({ tick: () => time });
  const send = async () => (await mock.send("/v2/taxonomies?query=shoes", { ip: "192.0.2.1" })).status;
  for (let n = 0; n < 60; n += 1) await send();
  time -= 3_600_000;
  expect(await send()).toBe(429);
  time += 60_000;
  expect(await send()).toBe(200);
});
