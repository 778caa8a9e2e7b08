import { expect, test } from "vitest";
import { points } from "@adintel/client/readings";
import { openMock, type Mock } from "../../support/open-mock.ts";

const unsupported = "/v2/account/index";

/** The code of an unknown address, which a reading decides. */
async function code(mock: Mock, sending: Parameters<Mock["send"]>[1] = {}): Promise<unknown> {
  return (await mock.send("/v2/nothing", sending)).code;
}

const told = { "not-found-path": "brand-not-found" } as const;

test("a mock takes the readings that it is told", async () => {
  expect(await code(openMock())).toBe("not_found");
  expect(await code(openMock({ readings: told }))).toBe("brand_not_found");
});

test("a control changes them in its session alone, and a reset takes that back", async () => {
  const mock = openMock();
  const session = "calibrated";
  const body = { readings: told };
  const changed = await mock.send("/__mock/settings", { method: "PATCH", body, session });
  expect(changed.body).toMatchObject(body);
  expect([await code(mock, { session }), await code(mock)]).toEqual(["brand_not_found", "not_found"]);
  await mock.send("/__mock/reset", { method: "POST", session });
  expect(await code(mock, { session })).toBe("not_found");
});

test("a sandbox has its own", async () => {
  const mock = openMock();
  const { body } = await mock.send("/__mock/sandboxes", {
    method: "POST",
    key: null,
    body: { settings: { readings: told } },
  });
  const { keys } = body as unknown as { keys: Record<string, string> };
  expect(await code(mock, { key: keys["mock_live_demo"] ?? "" })).toBe("brand_not_found");
  expect(await code(mock)).toBe("not_found");
});

test("a snapshot keeps them", async () => {
  const mock = openMock({ readings: told });
  await mock.send("/__mock/snapshots/told", { method: "PUT" });
  await mock.send("/__mock/settings", { method: "PATCH", body: { readings: {} } });
  expect(await code(mock)).toBe("not_found");
  await mock.send("/__mock/snapshots/told/restore", { method: "POST" });
  expect(await code(mock)).toBe("brand_not_found");
});

test.each([
  [7, "readings", "must be an object with a reading for each point"],
  [{ nothing: "all" }, "readings.nothing", "is no point; GET /__mock/assumptions lists them"],
  [{ "status-default": "few" }, "readings.status-default", "must be all or active or inactive"],
  [{ instants: "day" }, "readings.instants", `cannot be told to the mock: ${points.instants.because ?? ""}`],
])("%j are refused", async (readings, path, message) => {
  const mock = openMock();
  const { status, body } = await mock.send("/__mock/settings", { method: "PATCH", body: { readings } });
  expect([status, body.error?.details]).toEqual([400, [{ path, message }]]);
});

test("the assumptions list every point with the reading that is taken", async () => {
  const mock = openMock({ readings: { ...told, "order-method-key": "key-first" } });
  const { body } = await mock.send("/__mock/assumptions");
  const [order, ...decisions] = body["decisions"] as Record<string, string>[];
  expect(order?.["decision"]).toMatch(/^path, key, team, method, rate limits, /);
  expect(decisions.map(({ point }) => point)).toEqual(Object.keys(points));
  const taken = decisions.find(({ point }) => point === "not-found-path");
  expect(taken).toMatchObject({ reading: "brand-not-found", decision: "brand_not_found." });
  const usual = decisions.find(({ point }) => point === "status-default");
  expect(usual).toMatchObject({ reading: "all", decision: points["status-default"].readings["all"] });
});

test("a method is refused after the key where that is what is told", async () => {
  const status = async (mock: Mock) => (await mock.send(unsupported, { method: "PUT", key: null })).status;
  expect(await status(openMock())).toBe(405);
  expect(await status(openMock({ readings: { "order-method-key": "key-first" } }))).toBe(401);
});
