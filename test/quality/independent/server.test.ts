import { describe, expect, it } from "vitest";
import { families } from "./faults.ts";
import { keys } from "./keys.ts";
import { now, probes } from "./probes.ts";
import { byPoint, otherReadings } from "./readings.ts";
import { createIndependentServer, type Options } from "./server.ts";
import { presets } from "./values.ts";
import type { Row } from "./world.ts";

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Row;
}

function open(options: Partial<Options> = {}) {
  const server = createIndependentServer({ now, ...options });
  return async (method: string, path: string, body?: unknown, key: string = keys.valid): Promise<Reply> => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await server.fetch(
      new Request(`http://api.test${path}`, {
        method,
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        ...(body !== undefined && { body: text }),
      }),
    );
    const written = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (written === "" ? {} : JSON.parse(written)) as Row,
    };
  };
}

// What one response or list of the server must be, the check asserts of it: alarms.test.ts.

it.each(presets)("has creatives within %s and outside", async (datePreset) => {
  const ask = open();
  const scope = { query: "tea jacket skincare", limit: 100 };
  const all = await ask("POST", "/v2/media", scope);
  const some = await ask("POST", "/v2/media", { ...scope, datePreset });
  expect(some.body["count"]).toBeGreaterThan(0);
  expect(Number(some.body["count"])).toBeLessThan(Number(all.body["count"]));
});

it("indexes an unknown URL once, for both versions", async () => {
  const server = createIndependentServer({ now });
  const ask = open();
  const first = await ask("POST", "/v2/account/index", { websiteUrl: server.indexUrl }, keys.exhausted);
  const again = await ask("POST", "/api/v1/brands/index", { websiteUrl: server.indexUrl }, keys.exhausted);
  expect([first.body["status"], again.body["status"]]).toEqual(["indexing", "already_exists"]);
  expect(again.body["brandId"]).toBe(first.body["brandId"]);
  const status = await ask("GET", `/api/v1/brands/${String(first.body["brandId"])}/index-status`);
  expect(status.body).toEqual({ status: "indexing" });
});

it("refuses the 61st request of an address in a minute", async () => {
  const ask = open({ rateLimits: true, clock: () => 0 });
  const statuses: number[] = [];
  for (let turn = 0; turn < 61; turn += 1)
    statuses.push((await ask("GET", "/v2/taxonomies?query=tea")).status);
  expect(statuses.slice(58)).toEqual([200, 200, 429]);
  expect((await ask("GET", "/v2/taxonomies?query=tea")).headers.get("Retry-After")).toBe("60");
});

describe("the lists of readings and faults", () => {
  it("have unique ids and operations that exist", () => {
    const faults = families.flatMap(({ faults: some }) => some);
    const ids = faults.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(probes.map(({ at }) => at));
    expect(faults.filter(({ at }) => at !== undefined && !known.has(at))).toEqual([]);
    expect(
      families.flatMap((family) => family.faults.filter(({ id }) => !id.startsWith(`${family.id}/`))),
    ).toEqual([]);
  });

  it("say each thing in one sentence", () => {
    const sentences = [...otherReadings, ...families.flatMap(({ faults }) => faults)].map(({ what }) => what);
    expect(sentences.filter((sentence) => !sentence.endsWith("."))).toEqual([]);
  });
});

describe("servers that differ", () => {
  it("serve plain requests with another reading of all points at once, and never fail", async () => {
    const ask = open({ readings: byPoint(otherReadings) });
    for (const datePreset of presets)
      expect((await ask("POST", "/v2/media", { query: "tea", datePreset })).status).toBe(200);
  });

  it.each(["gentle", "fierce"] as const)("drift %sly, and the same for a seed", async (drift) => {
    const seen = async (seed: number) => {
      const ask = open({ drift, seed });
      return [
        await ask("POST", "/v2/media", { query: "tea" }),
        await ask("POST", "/v2/media", { query: "tea" }),
      ].map(({ body }) => JSON.stringify(body));
    };
    const [first, second] = await seen(1);
    expect(first).not.toBe(second);
    expect(await seen(1)).toEqual([first, second]);
  });
});
