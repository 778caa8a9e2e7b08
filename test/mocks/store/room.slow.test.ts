import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { afterAll, expect, test } from "vitest";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { createMockApp } from "../../../mocks/app/mock-app.ts";
import { startRedis } from "./redis.ts";

const options = {
  accounts: 4,
  mediaPerAccount: 8,
  now: Date.UTC(2026, 10, 20),
  tick: () => 0,
  rateLimits: false,
};
const redis = await startRedis();
const admin = createClient({ url: redis.url, RESP: 2 });
await admin.connect();
const prefix = randomUUID();
const store = await connectStore(`${redis.url}?prefix=${prefix}`, options);
const mock = createMockApp(options, { shared: store });

afterAll(async () => {
  store.close();
  admin.destroy();
  await redis.close();
});

async function send(path: string, session: string, body?: object, method = body ? "POST" : "GET") {
  const response = await mock.request(`http://localhost${path}`, {
    method,
    headers: {
      Authorization: `Bearer mock_live_demo${session.startsWith("sb_") ? `_${session}` : ""}`,
      "Content-Type": "application/json",
      "X-Mock-Session": session,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const sum = (texts: Iterable<string>) => [...texts].reduce((total, text) => total + Number(text), 0);

/** What Redis has noted of what sessions, sandboxes and journals take up, and what they do. */
async function accounts() {
  const totals = await admin.hGetAll(`${prefix}:bytes:totals`);
  const noted = async (of: string) => await admin.hGetAll(`${prefix}:bytes:${of}`);
  const [state, journal] = [await noted("state"), await noted("journal")];
  const measured = { state: 0, journal: 0 };
  const keys = (await admin.sendCommand(["KEYS", `${prefix}:session:*`])) as unknown as string[];
  for (const key of keys) {
    if (key.includes(":done:")) continue;
    if (key.endsWith(":journal"))
      measured.journal += (await admin.lRange(key, 0, -1)).reduce((length, text) => length + Buffer.byteLength(text), 0);
    else measured.state += Number(await admin.sendCommand(["MEMORY", "USAGE", key]));
  }
  return {
    totals: {
      state: Number(totals["session"] ?? 0) + Number(totals["sandbox"] ?? 0),
      journal: Number(totals["journal"] ?? 0),
    },
    noted: { state: sum(Object.values(state)), journal: sum(Object.values(journal)) },
    measured,
    members: new Set([
      ...Object.keys(state),
      ...Object.keys(journal),
      ...(await admin.zRange(`${prefix}:oldest`, 0, -1)),
    ]),
  };
}

test("a list of which nothing is noted, as an older version left it, is begun anew", async () => {
  const call = () => send("/v2/media", "older", { query: "the", limit: 1 });
  for (let n = 0; n < 3; n += 1) await call();
  await admin.hDel(`${prefix}:bytes:journal`, "older");
  await admin.hDel(`${prefix}:bytes:totals`, "journal");
  expect((await call()).status).toBe(200);
  const { requests } = (await send("/__mock/requests", "older")).json as { requests: object[] };
  expect(requests).toMatchObject([{ requestId: "req_000004" }]);
  const { json } = await send("/__mock/ledger?key=mock_live_demo", "older");
  expect(json["charges"]).toHaveLength(4);
  await send("/__mock/reset", "older", {});
  await send("/__mock/requests", "older", undefined, "DELETE");
});

test("what sessions and journals take up is what Redis has noted, and is gone with them", async () => {
  const { json } = await send("/__mock/sandboxes", "", {});
  const sandbox = String(json["id"]);
  const brief = String((await send("/__mock/sandboxes", "", {})).json["id"]);
  for (const session of ["", "a b", sandbox, brief])
    for (let n = 0; n < 3; n += 1) {
      expect((await send("/v2/media", session, { query: "the", limit: 1 })).status).toBe(200);
      expect((await send("/v2/account/index", session, { websiteUrl: `new${n}.example` })).status).toBe(200);
      expect((await send("/__mock/scenarios", session, { error: "rate_limited", after: 100 })).status).toBe(
        201,
      );
      expect((await send(`/__mock/snapshots/n${n}`, session, {}, "PUT")).status).toBe(201);
    }
  const full = await accounts();
  expect(full.noted).toEqual(full.totals);
  expect(full.noted.journal).toBe(full.measured.journal);
  // A request moves clocks and windows, which are not measured anew for it.
  expect(full.noted.state / full.measured.state).toBeGreaterThan(0.9);
  expect(full.noted.state / full.measured.state).toBeLessThan(1.1);
  expect(full.members).toEqual(new Set(["", "older", "a%20b", sandbox, brief]));

  await send("/__mock/reset", "a b", {});
  await send("/__mock/requests", "", undefined, "DELETE");
  await send(`/__mock/sandboxes/${sandbox}`, "", undefined, "DELETE");
  await send(`/__mock/sandboxes/${brief}`, "", { ttlSeconds: 1 }, "PATCH");
  await expect.poll(() => admin.exists(`${prefix}:session:${brief}:meta`)).toBe(0);
  // It is noticed when there is another.
  await send("/__mock/sandboxes", "", {});
  const emptied = await accounts();
  expect(emptied.noted).toEqual(emptied.totals);
  expect(emptied.totals.journal).toBe(0);
  expect(emptied.members).not.toContain(sandbox);
  expect(emptied.members).not.toContain(brief);
  expect(emptied.noted.state / emptied.measured.state).toBeGreaterThan(0.9);
  expect(emptied.noted.state / emptied.measured.state).toBeLessThan(1.1);
});
