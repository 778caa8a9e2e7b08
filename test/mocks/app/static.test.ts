import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createStaticMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { addSite } from "../../../mocks/serve/site.ts";
import { root } from "../../../scripts/lib/paths.ts";

// What the static mock promises beyond the documents; to those test/contract holds it. It reads keys, bodies and fields as the
// other mock does (odd-requests.test.ts, authenticate.test.ts).
const mock = createStaticMock();
addSite(mock, undefined);

type Headers = Record<string, string>;

/** Sends a request as it is. */
function sendBare(method: string, path: string, headers: Headers = {}, body?: string) {
  return mock.fetch(
    new Request(`http://mock.test${path}`, { method, headers, ...(body !== undefined && { body }) }),
  );
}

/** Sends a request with a key. */
function send(method: string, path: string, headers: Headers = {}, body?: string) {
  return sendBare(method, path, { Authorization: "Bearer mock_live_demo", ...headers }, body);
}

const json = { "Content-Type": "application/json" };

function post(path: string, body: string, headers: Headers = {}) {
  return send("POST", path, { ...json, ...headers }, body);
}

interface Detail {
  path: string;
  message: string;
}

async function errorOf(answer: Response | Promise<Response>) {
  const response = await answer;
  const { error }: { error: { code: string; details?: Detail[] } } = await response.json();
  return { status: response.status, code: error.code, details: error.details ?? [] };
}

/** The fields that a 400 names. */
async function faultyFields(answer: Response | Promise<Response>) {
  const { status, code, details } = await errorOf(answer);
  expect({ status, code }).toEqual({ status: 400, code: "invalid_request" });
  return details.map(({ path }) => path);
}

describe("routes", () => {
  test.each([
    "/v2",
    "/v2/media/",
    "/v2/account//insights",
    "/V2/media",
    "/v3/media",
    "/api/v2/media",
    "/v1/brands/search",
    "/media",
    "/v2/%zz",
    "/openapi/v3.json",
  ])("%s is not found, whoever asks", async (path) => {
    expect(await errorOf(sendBare("GET", path))).toMatchObject({ status: 404, code: "not_found" });
  });

  test("GET /v2/account/index is a wrong method, not an account called index", async () => {
    expect(await errorOf(send("GET", "/v2/account/index"))).toMatchObject({ status: 405 });
  });

  test("GET /__mock/health answers without a key", async () => {
    const response = await sendBare("GET", "/__mock/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ready" });
  });

  test.each(["v1.json", "v2.json", "v1.yaml", "v2.yaml"])(
    "GET /openapi/%s is the document, with the address that it was asked at",
    async (name) => {
      const response = await sendBare("GET", `/openapi/${name}`);
      expect(response.headers.get("Content-Type")).toBe(`application/${name.split(".")[1]}`);
      const file = join(root, "generated/openapi", name);
      const text = readFileSync(file, "utf8").replace("http://127.0.0.1:4010/", "http://mock.test/");
      expect(await response.text()).toBe(text);
    },
  );

  test("GET / says where the API is, as long as there is no reference", async () => {
    expect(await (await sendBare("GET", "/")).text()).toMatch("/v2 and /api/v1");
  });
});

test("any token is a key, and it is asked for before the body is looked at", async () => {
  expect((await send("GET", "/v2/account/x", { Authorization: "bearer key" })).status).toBe(200);
  expect(await errorOf(sendBare("POST", "/v2/media", json, "{"))).toMatchObject({ status: 401 });
});

test("a body that may be left out is not asked for", async () => {
  expect((await send("POST", "/v2/comments")).status).toBe(200);
});

test("details lists every violation, of path, query and body", async () => {
  const body = JSON.stringify({ format: ["VIDEO", "AUDIO"], limit: "10", unknown: 1, query: "shoes" });
  expect((await faultyFields(post("/v2/media", body))).toSorted()).toEqual(["format.1", "limit", "unknown"]);
  const query = await faultyFields(send("GET", "/v2/account/%E0%A4%A/insights?maxDaysBack=week"));
  expect(query).toEqual(["id", "type", "maxDaysBack"]);
});

describe("Prefer", () => {
  const prefer = (value: string) => send("GET", "/v2/account/x", { Prefer: value });

  test.each([
    ["code=404, example=not_found", 404, "not_found"],
    ["example=not_found, code=404", 404, "not_found"],
    ['code="404"; example="not_found"', 404, "not_found"],
    ["respond-async, code=403", 403, "subscription_inactive"],
  ])("%s chooses among the documented answers", async (value, status, code) => {
    expect(await errorOf(prefer(value))).toMatchObject({ status, code });
  });

  test("an example is answered as the document has it", async () => {
    expect(await (await prefer("example=creator")).json()).toMatchObject({ type: "CREATOR" });
    expect(await (await prefer("example=brand")).json()).toMatchObject({ type: "BRAND" });
  });

  test("one answer leaves no trace in the next", async () => {
    await prefer("code=429");
    expect((await prefer("return=minimal")).status).toBe(200);
  });

  test.each([
    ["code=418", "200, 400, 401, 402, 403, 404, 405, 429, 500"],
    ["code=toString", "200, 400, 401, 402, 403, 404, 405, 429, 500"],
    ["example=nobody", "brand, creator"],
    ["example=not_found", "brand, creator"],
    ["code=404, example=brand", "brand_not_found, not_found"],
    ["dynamic=maybe", "true, false"],
  ])("%s is an error that lists what there is", async (value, existing) => {
    const { status, details } = await errorOf(prefer(value));
    expect(status).toBe(400);
    expect(details).toEqual([
      { path: "Prefer", message: expect.stringMatching(`documented are ${existing}$`) },
    ]);
  });

  test("dynamic=true makes an answer up", async () => {
    const answer = await prefer("dynamic=true");
    expect(answer.status).toBe(200);
    const examples = await Promise.all(
      ["brand", "creator"].map(async (name) => (await prefer(`example=${name}`)).json()),
    );
    expect(examples).not.toContainEqual(await answer.json());
  });

  test("405 names the methods of the path, not those of the example", async () => {
    const response = await send("GET", "/v2/taxonomies?query=kettle", { Prefer: "code=405" });
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });

  test("it reports what is wrong with a request all the same", async () => {
    expect(await faultyFields(send("GET", "/v2/account/x/insights", { Prefer: "code=200" }))).toEqual([
      "type",
    ]);
  });
});

describe("CORS", () => {
  const origin = { Origin: "https://app.example" };

  test("a preflight is answered for every origin, without a key", async () => {
    const response = await sendBare("OPTIONS", "/v2/media", {
      ...origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,content-type,prefer",
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Methods")?.split(",")).toContain("POST");
    expect(response.headers.get("Access-Control-Allow-Headers")).toBe("authorization,content-type,prefer");
    expect(Number(response.headers.get("Access-Control-Max-Age"))).toBeGreaterThan(0);
  });

  test.each([
    ["an answer", "/v2/account/x", "code=200"],
    ["a rate limit", "/v2/account/x", "code=429"],
    ["an unknown path", "/v2/nowhere", "code=200"],
  ])("%s can be read by a page, with its headers by name", async (_, path, Prefer) => {
    const response = await send("GET", path, { ...origin, Prefer });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Expose-Headers")?.split(",").toSorted()).toEqual([
      "Allow",
      "Retry-After",
      "X-Mock-Scenario",
      "X-Request-Id",
    ]);
  });

  test("an error of the key can be read by a page", async () => {
    const response = await sendBare("GET", "/v2/account/x", origin);
    expect(response.status).toBe(401);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });
});
