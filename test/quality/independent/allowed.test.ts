import { expect, it } from "vitest";
import { accounts } from "./data/accounts.ts";
import { isRow } from "./faults/make.ts";
import { keys } from "./keys.ts";
import { now } from "./probes.ts";
import type { Readings } from "@adintel/client/readings";
import { byPoint, otherReadings } from "./readings.ts";
import { createIndependentServer } from "./server.ts";
import { mistyped, shapes } from "./stated.ts";
import type { Row } from "./world.ts";

const id = accounts[0]!.id;

/** Requests that are stated to succeed, with the list and the shape of what they return. */
const lists: readonly (readonly [
  path: string,
  body: Row | undefined,
  list: string,
  shape: keyof typeof shapes,
])[] = [
  ["/v2/media", { accountId: id, limit: 10 }, "media", "media"],
  ["/v2/media", { query: "tea", limit: 10, offset: 2 }, "media", "media"],
  [`/v2/account/${id}/insights?type=AD_ANGLE`, undefined, "totals", "total"],
  [`/v2/account/${id}/insights?type=MEDIA_MIX&limit=100`, undefined, "rows", "mix"],
  [`/v2/account/${id}/landing-pages`, undefined, "landingPages", "landingPage"],
  [`/v2/account/${id}/campaigns?type=OFFER`, undefined, "campaigns", "campaign"],
  [`/v2/account/${id}/collabs?limit=5`, undefined, "collabs", "collab"],
  ["/api/v1/brands/search", { mode: "ids", brandIds: [id] }, "brands", "brandV1"],
  [
    "/api/v1/brands/search",
    { mode: "brand_name", brandNames: ["Quillmark Tea"], type: "BRAND" },
    "brands",
    "brandV1",
  ],
  ["/api/v1/brands/search", { mode: "smart", query: "Tea", type: "BRAND" }, "brands", "brandV1"],
  [`/api/v1/brands/${id}/insights?type=USP`, undefined, "totals", "total"],
  [`/api/v1/brands/${id}/landing-pages?limit=10`, undefined, "landingPages", "landingPage"],
];

/** Requests that are stated to be refused. */
const refusals: readonly (readonly [
  status: number,
  method: string,
  path: string,
  body?: Row | undefined,
  key?: string | null,
])[] = [
  [400, "POST", "/v2/media", { query: "tea", channel: ["RADIO"] }],
  [400, "POST", "/v2/media", {}],
  [400, "POST", "/v2/brands", { query: "tea", gender: "male" }],
  [400, "POST", "/api/v1/brands/search", { mode: "ids" }],
  [400, "GET", `/v2/account/${id}/insights`],
  [401, "GET", "/v2/taxonomies?query=tea", undefined, null],
  [401, "GET", "/v2/taxonomies?query=tea", undefined, keys.revoked],
  [402, "GET", `/v2/account/${id}/collabs`, undefined, keys.exhausted],
  [403, "GET", `/v2/account/${id}/collabs`, undefined, keys.inactive],
  [403, "GET", `/v2/account/${id}/collabs`, undefined, keys.departed],
  [404, "GET", "/api/v1/brands/99999999-9999-4999-8999-999999999999"],
  [405, "PUT", "/v2/media", { query: "tea" }],
  [405, "HEAD", `/v2/account/${id}/collabs`],
  [413, "POST", "/v2/media", { query: "x".repeat(110_000) }],
];

function open(readings: Readings) {
  const server = createIndependentServer({ now, readings });
  return async (method: string, path: string, body?: Row, key: string | null = keys.valid) => {
    const response = await server.fetch(
      new Request(`http://api.test${path}`, {
        method,
        headers: {
          ...(key !== null && { Authorization: `Bearer ${key}` }),
          ...(body && { "Content-Type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const written: unknown = text === "" ? {} : JSON.parse(text);
    return { status: response.status, body: isRow(written) ? written : {} };
  };
}

/** What a server with some readings does against the specification. */
async function breaches(readings: Readings): Promise<readonly string[]> {
  const ask = open(readings);
  const found: string[] = [];
  for (const [path, sent, list, shape] of lists) {
    const { status, body } = await ask(sent ? "POST" : "GET", path, sent);
    const rows: unknown = body[list];
    if (status !== 200 || !Array.isArray(rows)) found.push(`${path}: ${status}`);
    else if (body["count"] !== rows.length) found.push(`${path}: count`);
    else
      for (const row of rows)
        found.push(...mistyped(isRow(row) ? row : {}, shapes[shape]).map((one) => `${path}: ${one}`));
  }
  for (const [status, method, path, sent, key] of refusals) {
    const reply = await ask(method, path, sent, key);
    if (reply.status !== status) found.push(`${method} ${path}: ${reply.status}, not ${status}`);
    if (method === "HEAD") continue;
    const error = isRow(reply.body["error"]) ? reply.body["error"] : {};
    found.push(...mistyped(error, shapes.error).map((one) => `${method} ${path}: ${one}`));
  }
  const index = { websiteUrl: "https://never-heard-of.example" };
  const first = await ask("POST", "/v2/account/index", index, keys.exhausted);
  if (first.body["status"] !== "indexing" || typeof first.body["brandId"] !== "string") found.push("index");
  return found;
}

it("the plain server does what is stated", async () => {
  expect(await breaches({})).toEqual([]);
});

it("no reading breaks what is stated", async () => {
  const found: Record<string, readonly string[]> = {};
  for (const reading of otherReadings) {
    const some = await breaches(byPoint([reading]));
    if (some.length > 0) found[`${reading.point} ${reading.name}`] = some.slice(0, 3);
  }
  expect(found).toEqual({});
});
