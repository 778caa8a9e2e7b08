import { createMock } from "@adintel/mock";
import { describe, expect, it, test, vi } from "vitest";
import { exampleOf, openMock, sendExample, type Mock, isInMemory } from "../../support/open-mock.ts";

const free = "/v2/taxonomies?query=home";
const id = await openMock().someAccount();

/** What became of calls that are made one after the other. */
async function outcomes(mock: Mock, count: number): Promise<(number | "dropped")[]> {
  const seen: (number | "dropped")[] = [];
  for (let n = 0; n < count; n += 1) {
    const { status } = await mock.send(free).catch(() => ({ status: "dropped" as const }));
    seen.push(status);
  }
  return seen;
}

function times(outcome: number | "dropped", seen: (number | "dropped")[]): number {
  return seen.filter((one) => one === outcome).length;
}

describe("errorRate", () => {
  it("answers that share with 500 in the API's envelope, evenly", async () => {
    const mock = openMock({ errorRate: 0.25 });
    expect(await outcomes(mock, 8)).toEqual([200, 200, 200, 500, 200, 200, 200, 500]);
    expect((await outcomes(mock, 40)).filter((one) => one === 500)).toHaveLength(10);
  });

  it("answers all at 1, the same after a reset", async () => {
    const mock = openMock({ errorRate: 1 });
    expect(await mock.send(free)).toMatchObject({ status: 500, code: "internal_error" });
    const half = openMock({ errorRate: 0.5 });
    const first = await outcomes(half, 3);
    await half.send("/__mock/reset", { method: "POST" });
    expect(await outcomes(half, 3)).toEqual(first);
  });

  it("counts no request that reaches no operation", async () => {
    const mock = openMock({ errorRate: 0.5 });
    const seen: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      expect((await mock.send("/v2/nowhere")).status).toBe(404);
      seen.push(...((await outcomes(mock, 1)) as number[]));
    }
    expect(times(500, seen)).toBe(5);
  });

  it("says in a header that the failure was asked for", async () => {
    const { headers } = await openMock({ errorRate: 1 }).send(free);
    expect(headers.get("X-Mock-Scenario")).toBe("errorRate");
  });

  it("leaves the controls alone", async () => {
    expect((await openMock({ errorRate: 1 }).send("/__mock/settings")).status).toBe(200);
  });
});

describe("dropRate", () => {
  it("breaks that share of the answers off", async () => {
    expect(times("dropped", await outcomes(openMock({ dropRate: 0.2 }), 20))).toBe(4);
  });

  it("charges nothing for an answer that nobody gets", async () => {
    const mock = openMock({ dropRate: 1 });
    await expect(sendExample(mock, exampleOf("v1 getBrand"), id)).rejects.toThrow();
    expect((await mock.ledger()).charges).toEqual([]);
  });

  it("fails as the global fetch does, and says why", async () => {
    const { fetch } = createMock({ dropRate: 1 });
    const lost = fetch(free, { headers: { Authorization: "Bearer mock_live_demo" } });
    await expect(lost).rejects.toThrow(TypeError);
    await expect(lost).rejects.toMatchObject({
      cause: { message: "The mock cut the connection: dropRate." },
    });
  });

  it("leaves room for errors", async () => {
    const seen = await outcomes(openMock({ dropRate: 0.25, errorRate: 0.5 }), 40);
    expect([times("dropped", seen), times(500, seen), times(200, seen)]).toEqual([10, 20, 10]);
  });
});

// A connection to a store would wait for the clock too.
describe.runIf(isInMemory)("with a held clock", () => {
  /** Whether an answer has come, with timers that move by hand. */
  async function held(options: { latencyMs?: number; slowBodyMs?: number }) {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const mock = openMock(options);
      let done = false;
      const answer = mock.send(free).then((result) => {
        done = true;
        return result;
      });
      await vi.advanceTimersByTimeAsync(999);
      const early = done;
      await vi.advanceTimersByTimeAsync(1000);
      return { early, answer: await answer };
    } finally {
      vi.useRealTimers();
    }
  }

  test("latencyMs holds an answer back", async () => {
    const { early, answer } = await held({ latencyMs: 1000 });
    expect([early, answer.status]).toEqual([false, 200]);
  });

  test("slowBodyMs lets the body dribble out whole", async () => {
    const { early, answer } = await held({ slowBodyMs: 1000 });
    expect(early).toBe(false);
    expect(answer.body).toEqual((await openMock().send(free)).body);
  });
});

test("what the settings have counted is forgotten by a reset, also of settings that the mock began with", async () => {
  const faulty = openMock({ errorRate: 0.5, rateLimits: false });
  const call = async () => (await faulty.send("/v2/taxonomies?query=coffee")).status;
  expect(await call()).toBe(200);
  // A control that saves the session keeps the count.
  await faulty.send("/__mock/scenarios", { body: { error: "rate_limited", after: 100 } });
  expect(await call()).toBe(500);
  expect(await call()).toBe(200);
  await faulty.send("/__mock/reset", { method: "POST" });
  expect([await call(), await call()]).toEqual([200, 500]);
});
