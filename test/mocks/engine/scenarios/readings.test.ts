import { expect, test } from "vitest";
import { points } from "@adintel/client/readings";
import { createMock, type GivenCalibration } from "@adintel/mock";
import { openMock, type Mock } from "../../support/open-mock.ts";

const unsupported = "/v2/account/index";

/** The code of an unknown address, which a reading decides. */
async function code(mock: Mock, sending: Parameters<Mock["send"]>[1] = {}): Promise<unknown> {
  return (await mock.send("/v2/nothing", sending)).code;
}

const told = { "not-found-path": "brand-not-found" } as const;

const calibration = {
  service: "https://api.example/v2",
  date: "2026-11-20",
  responses: 212,
  readings: {
    "not-found-path": { reading: "brand-not-found", for: 3, against: 1, evidence: ["GET /v2/nothing: 404"] },
    "status-default": "all",
    crossposted: "platforms",
  },
} satisfies GivenCalibration;

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
  [{ nothing: "all" }, "readings.nothing", "is not a point; GET /__mock/assumptions lists them"],
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

test("a mock behaves as a service was observed to, in every session, unless it is told otherwise", async () => {
  const mock = openMock({ calibration });
  const session = "other";
  expect([await code(mock), await code(mock, { session })]).toEqual(["brand_not_found", "brand_not_found"]);
  const change = (readings: object) =>
    mock.send("/__mock/settings", { method: "PATCH", body: { readings }, session });
  // What a setting says of another point leaves the calibration as it is.
  await change({ "status-default": "active" });
  expect(await code(mock, { session })).toBe("brand_not_found");
  await change({ "not-found-path": "not-found" });
  expect([await code(mock), await code(mock, { session })]).toEqual(["brand_not_found", "not_found"]);
  await mock.send("/__mock/reset", { method: "POST", session });
  expect(await code(mock, { session })).toBe("brand_not_found");
  expect(await code(openMock({ calibration, readings: { "not-found-path": "not-found" } }))).toBe(
    "not_found",
  );
});

test("a sandbox behaves as the service too, where its own settings do not say otherwise", async () => {
  const mock = openMock({ calibration });
  const open = async (readings: object) => {
    const body = { settings: { readings } };
    const made = await mock.send("/__mock/sandboxes", { method: "POST", key: null, body });
    const { keys } = made.body as unknown as { keys: Record<string, string> };
    return code(mock, { key: keys["mock_live_demo"] ?? "" });
  };
  expect(await open({ "status-default": "active" })).toBe("brand_not_found");
  expect(await open({ "not-found-path": "not-found" })).toBe("not_found");
});

test("the assumptions say what was observed, when, and what the mock cannot take of it", async () => {
  const { body } = await openMock({ calibration }).send("/__mock/assumptions");
  const { service, date, readings } = calibration;
  expect(body["calibration"]).toEqual({
    service,
    date,
    readings: 3,
    unusual: { "not-found-path": "brand-not-found" },
    notTaken: ["crossposted"],
  });
  const decisions = body["decisions"] as { point?: string; reading?: string; observed?: object }[];
  const observed = decisions
    .filter((one) => one.observed)
    .map((one) => [one.point, one.reading, one.observed]);
  expect(observed).toEqual([
    [
      "not-found-path",
      "brand-not-found",
      { service, date, reading: readings["not-found-path"].reading, for: 3, against: 1 },
    ],
    ["status-default", "all", { service, date, reading: "all" }],
    ["crossposted", "posted", { service, date, reading: "platforms" }],
  ]);
});

test.each([
  [null, "calibration.readings: must be an object with a reading for each point"],
  [
    { date: 7, readings: { nothing: "all" } },
    "calibration.date: must be a text; calibration.readings.nothing: is no point",
  ],
  [
    { readings: { "status-default": { reading: "few" } } },
    "calibration.readings.status-default: must be all or active or inactive",
  ],
])("%j is no calibration", (given, message) => {
  expect(() => createMock({ calibration: given as unknown as GivenCalibration })).toThrow(message);
});

test("a method is refused after the key where that is what is told", async () => {
  const status = async (mock: Mock) => (await mock.send(unsupported, { method: "PUT", key: null })).status;
  expect(await status(openMock())).toBe(405);
  expect(await status(openMock({ readings: { "order-method-key": "key-first" } }))).toBe(401);
});
