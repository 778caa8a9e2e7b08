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

const rowsOf = (reply: Reply, name: string) => reply.body[name] as readonly Row[];
const codeOf = (reply: Reply) => (reply.body["error"] as Row | undefined)?.["code"];
const pathsOf = (reply: Reply) =>
  ((reply.body["error"] as Row)["details"] as readonly Row[]).map(({ path }) => path);

async function someAccount(ask: ReturnType<typeof open>, name = "quillmark"): Promise<string> {
  const found = await ask("POST", "/v2/brands", { names: [name] });
  return String(rowsOf(found, "brands")[0]!["id"]);
}

describe("POST /media", () => {
  it("counts the rows that it returns, and pages without repeating any", async () => {
    const ask = open();
    const all = await ask("POST", "/v2/media", { query: "tea jacket skincare" });
    expect(all.body["count"]).toBe(rowsOf(all, "media").length);
    const pages = await Promise.all(
      [0, 20, 40, 60].map((offset) =>
        ask("POST", "/v2/media", { query: "tea jacket skincare", limit: 20, offset }),
      ),
    );
    expect(pages.flatMap((page) => rowsOf(page, "media"))).toEqual(rowsOf(all, "media"));
  });

  it("requires a query without an accountId", async () => {
    const reply = await open()("POST", "/v2/media", { limit: 1 });
    expect([reply.status, codeOf(reply), pathsOf(reply)]).toEqual([400, "invalid_request", ["query"]]);
  });

  it("refuses userRequest and names it", async () => {
    const reply = await open()("POST", "/v2/media", { query: "tea", userRequest: "tea" });
    expect([reply.status, pathsOf(reply)]).toEqual([400, ["userRequest"]]);
  });

  it("filters what rows show: format, status, bounds and categories", async () => {
    const ask = open();
    const search = async (filter: Row) =>
      rowsOf(await ask("POST", "/v2/media", { query: "tea jacket skincare", ...filter }), "media");
    expect(new Set((await search({ format: ["VIDEO", "DPA"] })).map(({ type }) => type))).toEqual(
      new Set(["VIDEO", "DPA"]),
    );
    expect((await search({ minDaysRun: 10 })).every(({ daysRun }) => Number(daysRun) >= 10)).toBe(true);
    expect((await search({ maxViewCount: 9000 })).every(({ viewCount }) => Number(viewCount) <= 9000)).toBe(
      true,
    );
    const [active, inactive, all] = await Promise.all(
      ["ACTIVE", "INACTIVE", "ALL"].map((status) => search({ status })),
    );
    expect(active!.length + inactive!.length).toBe(all!.length);
  });

  it.each(presets)("has creatives within %s and outside", async (datePreset) => {
    const ask = open();
    const scope = { query: "tea jacket skincare", limit: 100 };
    const all = await ask("POST", "/v2/media", scope);
    const some = await ask("POST", "/v2/media", { ...scope, datePreset });
    expect(some.body["count"]).toBeGreaterThan(0);
    expect(Number(some.body["count"])).toBeLessThan(Number(all.body["count"]));
  });

  it.each([
    ["MOST_LIKES", "likeCount"],
    ["MOST_COMMENTS", "commentCount"],
    ["MOST_VIEWS", "viewCount"],
    ["LONGEST_RUN", "daysRun"],
  ])("orders by %s", async (sortBy, field) => {
    const reply = await open()("POST", "/v2/media", { query: "tea", sortBy });
    const values = rowsOf(reply, "media").map((row) => Number(row[field] ?? -1));
    expect(values).toEqual([...values].sort((left, right) => right - left));
  });

  it("refuses more than 100 KB with 413", async () => {
    const reply = await open()("POST", "/v2/media", { query: "x".repeat(110_000) });
    expect([reply.status, codeOf(reply)]).toEqual([413, "payload_too_large"]);
  });
});

describe("lists of an account", () => {
  it("ranks insights, and gives MEDIA_MIX as rows", async () => {
    const ask = open();
    const id = await someAccount(ask);
    const hooks = await ask("GET", `/v2/account/${id}/insights?type=HOOK`);
    expect(hooks.body["type"]).toBe("HOOK");
    const totals = rowsOf(hooks, "totals").map(({ total }) => Number(total));
    expect(totals).toEqual([...totals].sort((left, right) => right - left));
    const mix = await ask("GET", `/v2/account/${id}/insights?type=MEDIA_MIX`);
    expect([mix.body["type"], mix.body["count"]]).toEqual(["MEDIA_MIX", rowsOf(mix, "rows").length]);
  });

  it("returns 10 campaigns and 20 collabs by default", async () => {
    const ask = open();
    const id = await someAccount(ask);
    const campaigns = await ask("GET", `/v2/account/${id}/campaigns?type=CAMPAIGN`);
    const collabs = await ask("GET", `/v2/account/${id}/collabs`);
    expect([campaigns.body["count"], collabs.body["count"]]).toEqual([10, 20]);
  });

  it("lists paths that match, 20 by default, without charge", async () => {
    const ask = open();
    const reply = await ask("GET", "/v2/taxonomies?query=consumer", undefined, keys.exhausted);
    expect([reply.status, reply.body["count"]]).toEqual([200, 20]);
    const path = (reply.body["paths"] as string[])[0]!;
    expect((await ask("POST", "/v2/media", { query: "tea", taxonomy: [path] })).status).toBe(200);
  });
});

describe("accounts", () => {
  it("names the ids that match nothing, in mode ids only", async () => {
    const ask = open();
    const id = await someAccount(ask);
    const byId = await ask("POST", "/api/v1/brands/search", {
      mode: "ids",
      brandIds: [id, 12, "none"],
      count: 1,
    });
    expect([byId.body["count"], byId.body["unmatchedIds"]]).toEqual([1, ["12", "none"]]);
    const smart = await ask("POST", "/api/v1/brands/search", { mode: "smart", type: "BRAND", query: "tea" });
    expect("unmatchedIds" in smart.body).toBe(false);
  });

  it("lets creators' fields through on /creators and refuses them on /brands", async () => {
    const ask = open();
    const creators = await ask("POST", "/v2/creators", { query: "tea", gender: "female" });
    expect(rowsOf(creators, "creators").map(({ gender }) => gender)).toEqual(["female"]);
    expect((await ask("POST", "/v2/brands", { query: "tea", gender: "female" })).status).toBe(400);
  });

  it("takes ids before usernames, names and query", async () => {
    const ask = open();
    const id = await someAccount(ask, "nimbusly");
    const reply = await ask("POST", "/v2/brands", {
      ids: [id],
      igUsername: "quill",
      names: ["tea"],
      query: "tea",
    });
    expect(rowsOf(reply, "brands").map((row) => row["id"])).toEqual([id]);
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
});

describe("keys, credits, methods and limits", () => {
  it.each([
    ["exhausted", 402, "out_of_credits"],
    ["revoked", 401, "invalid_api_key"],
    ["inactive", 403, "subscription_inactive"],
    ["departed", 403, "membership_ended"],
  ] as const)("refuses the %s key with %i", async (key, status, code) => {
    const reply = await open()("POST", "/v2/media", { query: "tea" }, keys[key]);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  });

  it("refuses HEAD on metered operations and lists what is supported", async () => {
    const ask = open();
    const reply = await ask("HEAD", `/v2/account/${await someAccount(ask)}/collabs`);
    expect([reply.status, reply.headers.get("Allow")]).toEqual([405, "GET"]);
  });

  it("does not know an id of nobody", async () => {
    const reply = await open()("GET", "/api/v1/brands/99999999-9999-4999-8999-999999999999");
    expect([reply.status, codeOf(reply)]).toEqual([404, "brand_not_found"]);
  });

  it("refuses the 61st request of an address in a minute", async () => {
    const ask = open({ rateLimits: true, clock: () => 0 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await ask("GET", "/v2/taxonomies?query=tea")).status);
    expect(statuses.slice(58)).toEqual([200, 200, 429]);
    expect((await ask("GET", "/v2/taxonomies?query=tea")).headers.get("Retry-After")).toBe("60");
  });
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
