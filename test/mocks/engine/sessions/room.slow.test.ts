import { expect, test } from "vitest";
import { openMock } from "../../support/open-mock.ts";

/** Scenarios of nearly 5 MB, which every session begins with and every snapshot has. */
const scenarios = Array.from({ length: 50 }, (_, n) => ({
  name: `large ${n}`,
  on: { operation: "postComments" as const },
  response: { status: 503, body: { text: "x".repeat(95_000) } },
}));
const mock = openMock({ scenarios, rateLimits: false });

async function takeSnapshots(session: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1)
    statuses.push((await mock.send(`/__mock/snapshots/n${n}`, { method: "PUT", session })).status);
  return statuses;
}

async function snapshotsOf(session: string): Promise<number> {
  const { body } = await mock.send("/__mock/snapshots", { session });
  return (body["snapshots"] as object[]).length;
}

test("what sessions keep has room for 64 MB: those unused for longest are forgotten, not the one without a name", async () => {
  expect(await takeSnapshots("", 2)).toEqual([201, 201]);
  for (let n = 0; n < 5; n += 1) expect(await takeSnapshots(`session ${n}`, 2)).toEqual([201, 201]);
  expect(await snapshotsOf("")).toBe(2);
  expect(await snapshotsOf("session 4")).toBe(2);
  expect(await snapshotsOf("session 0")).toBe(0);
});

test("what sandboxes keep has room for 192 MB: beyond it nothing is added, and what frees some works", async () => {
  const add = () => mock.send("/__mock/sandboxes", { body: {} });
  const ids: string[] = [];
  for (;;) {
    const { status, body } = await add();
    if (status === 409) {
      expect(body.error?.details?.[0]).toMatchObject({
        path: "sandboxes",
        message: expect.stringMatching(/^their state already exceeds the maximum of 192 MB/),
      });
      break;
    }
    const id = String(body["id"]);
    ids.push(id);
    expect(ids.length).toBeLessThan(14);
    for (const taken of await takeSnapshots(id, 3)) expect([201, 409]).toContain(taken);
  }
  const [first = "", second = "", third = ""] = ids;
  expect(await takeSnapshots(first, 1)).toEqual([409]);
  const search = (id: string) =>
    mock.send("/v2/media", { body: { query: "the", limit: 1 }, key: `mock_live_demo_${id}` });
  const refused = await search(second);
  expect([refused.status, refused.code]).toEqual([500, "internal_error"]);
  expect(refused.body.error?.message).toMatch(/no room/);
  expect((await mock.ledger("mock_live_demo", second)).charges).toEqual([]);
  const { body } = await mock.send("/__mock/requests", { session: second });
  expect(body["requests"]).toMatchObject([{ status: 500, microdollars: 0 }]);
  // What takes no room goes on.
  expect((await mock.send("/v2/taxonomies?query=coffee", { key: `mock_live_demo_${second}` })).status).toBe(
    200,
  );

  for (const n of [1, 2])
    expect((await mock.send(`/__mock/snapshots/n${n}`, { method: "DELETE", session: first })).status).toBe(
      200,
    );
  expect((await mock.send("/__mock/reset", { method: "POST", session: second })).status).toBe(200);
  expect((await mock.send(`/__mock/sandboxes/${third}`, { method: "DELETE" })).status).toBe(200);
  expect((await search(second)).status).toBe(200);
  expect((await add()).status).toBe(201);
});
