import { createPathClient } from "@adintel/client/paths";
import { validate, validateV1 } from "@adintel/client/validate";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { client, mediaPage, refusal } from "./stub.ts";
import { now } from "../now.ts";
import { creativesUsd, usdOf } from "../prices.ts";

describe("openapi-fetch's own calls", () => {
  test("give the answer, and an error as the service sends it", async () => {
    const api = client([mediaPage(2), refusal(404, "brand_not_found")]);
    const paths = createPathClient(api);
    const { data } = await paths.POST("/media", { body: { query: "a", limit: 2 }, headers: { "X-A": "1" } });
    expect(data?.count).toBe(2);
    const { error, response } = await paths.GET("/account/{id}", { params: { path: { id: "a/b" } } });
    expect(error).toEqual({ error: { code: "brand_not_found", message: "No." } });
    expect(response.status).toBe(404);
    const [first, second] = api.requests;
    expect(first?.headers.get("Authorization")).toBe("Bearer live_secret");
    expect([first?.headers.get("X-A"), first?.headers.get("Content-Type")]).toEqual([
      "1",
      "application/json",
    ]);
    expect(await first?.json()).toEqual({ query: "a", limit: 2 });
    expect(second?.url).toBe("http://mock.test/v2/account/a%2Fb");
  });

  test("are counted, and kept within the budget", async () => {
    // Enough for either call, and not for both.
    const maxSpendUsd = Math.max(creativesUsd(3), usdOf("v2", "listAccountLandingPages", 1));
    const api = client([mediaPage(3)], { maxSpendUsd });
    const paths = createPathClient(api);
    await paths.POST("/media", { body: { query: "a", limit: 3 } });
    expect(api.spending.spentUsd).toBe(creativesUsd(3));
    const id = { path: { id: "a" } };
    const call = paths.GET("/account/{id}/landing-pages", { params: { ...id, query: { limit: 1 } } });
    await expect(call).rejects.toMatchObject({ code: "over_budget", operation: "listAccountLandingPages" });
    expect(api.requests).toHaveLength(1);
  });

  test("are sent again where that is free, and not where it is not", async () => {
    const limited = () => refusal(429, "rate_limited", { "Retry-After": "0" });
    const again = client([limited, mediaPage(1)]);
    expect((await createPathClient(again).POST("/media", { body: { query: "a" } })).data?.count).toBe(1);
    const once = client([refusal(500, "internal_error"), mediaPage(1)]);
    const { error } = await createPathClient(once).POST("/media", { body: { query: "a" } });
    expect(error?.error.code).toBe("internal_error");
    expect(once.requests).toHaveLength(1);
  });

  test("to what the documents do not know are never sent again, and within a budget not at all", async () => {
    const post = async (options: object) => {
      const api = client([refusal(500, "internal_error")], options);
      const call = createPathClient(api).POST("/unknown" as "/media", { body: { query: "a" } });
      return { api, outcome: await call.catch((error: unknown) => error) };
    };
    const unbounded = await post({});
    expect(unbounded.outcome).toMatchObject({ response: { status: 500 } });
    expect(unbounded.api.requests).toHaveLength(1);
    const bounded = await post({ maxSpendUsd: 1 });
    expect(bounded.outcome).toMatchObject({ code: "over_budget", operation: "POST /unknown" });
    expect(bounded.api.requests).toEqual([]);
  });

  test("go nowhere but to the client's own address, and follow no redirect", async () => {
    const api = client([refusal(500, "internal_error")]);
    const elsewhere = { baseUrl: "http://evil.test/v2", body: { query: "a" } };
    await expect(createPathClient(api).POST("/media", elsewhere)).rejects.toMatchObject({
      code: "invalid_usage",
    });
    expect(api.requests).toEqual([]);
    await createPathClient(api).POST("/media", { body: { query: "a" } });
    expect(api.requests[0]?.redirect).toBe("manual");
  });

  test("are found below an address that is written in another way", async () => {
    for (const baseUrl of ["HTTP://MOCK.test/v2", "http://mock.test:80/v2/", "http://mock.test/a/../v2"]) {
      const api = client([mediaPage(1)], { baseUrl });
      const { data } = await createPathClient(api).POST("/media", { body: { query: "a" } });
      expect(data?.count).toBe(1);
    }
  });

  test("have no data where there are none", async () => {
    const api = client([new Response(null, { status: 204 })]);
    const { error, response } = await createPathClient(api).POST("/comments", { body: {} });
    expect([error, response.status]).toEqual([undefined, 204]);
  });

  test("go by the body of a POST, not by its query", async () => {
    const api = client([mediaPage(1)], { maxSpendUsd: creativesUsd(1) });
    const odd = { params: { query: { limit: 1 } } } as never;
    await expect(createPathClient(api).POST("/media", odd)).rejects.toMatchObject({ code: "over_budget" });
  });

  test("take a body that is no JSON as it is", async () => {
    const api = client([refusal(400, "invalid_request")]);
    const body = { body: { query: "a" }, bodySerializer: () => "query=a" };
    const { error } = await createPathClient(api).POST("/media", body);
    expect(error?.error.code).toBe("invalid_request");
    expect(await api.requests[0]?.text()).toBe("query=a");
  });

  test("are those of a client alone", () => {
    expect(() => createPathClient({} as never)).toThrow("createPathClient: pass a client from createClient");
  });

  test("end by a signal", async () => {
    const api = client([new Promise<Response>(() => undefined)]);
    const control = new AbortController();
    const call = createPathClient(api).POST("/media", { body: { query: "a" }, signal: control.signal });
    control.abort(new Error("left"));
    await expect(call).rejects.toThrow("left");
  });
});

describe("validation at run time", () => {
  test("fails a call whose answer breaks the contract, and keeps what was paid for", async () => {
    const api = client([mediaPage(2)], { validate });
    const { data, error } = await api.searchMedia.result({ query: "a" });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      code: "unreadable_answer",
      operation: "searchMedia",
      status: 200,
      attempts: 1,
    });
    if (error?.code !== "unreadable_answer") throw new Error("another error", { cause: error });
    expect(error.details?.[0]).toEqual({ path: "media.0.platformId", message: "is required" });
    expect(error.data).toMatchObject({ count: 2 });
    expect(error.message).toContain("the response breaks the contract; media.0.platformId is required");
    expect(error.message).not.toContain("may have been charged");
    expect(api.spending.spentUsd).toBe(creativesUsd(2));
    expect(api.requests).toHaveLength(1);
  });

  test("that returns no list throws, and what was paid for counts", async () => {
    const api = client([mediaPage(2)], { validate: (() => true) as never });
    await expect(api.searchMedia({ query: "a" })).rejects.toThrow(
      "validate must return a list of violations",
    );
    expect(api.spending.spentUsd).toBe(creativesUsd(2));
  });

  test("lets every answer of the simulator through, in both versions", async () => {
    const mock = createMock({ now, rateLimits: false });
    const { fetch } = mock;
    const api = client([], { apiKey: "mock_live_demo", fetch, validate });
    const { media } = await api.searchMedia({ query: "new", limit: 5 });
    const id = media[0]?.brand?.id ?? "";
    await api.getAccount(id);
    await api.listAccountInsights(id, { type: "MEDIA_MIX" });
    await api.searchCreators({ limit: 3 });
    const legacy = createLegacyClient({
      baseUrl: "http://mock/api/v1",
      apiKey: "mock_live_demo",
      fetch,
      validate: validateV1,
    });
    expect((await legacy.getBrand(id)).id).toBe(id);
  });

  test("knows what is not documented", () => {
    expect(validate("searchMedia", 201, {})).toEqual([{ path: "status", message: "201 is not documented" }]);
  });
});
