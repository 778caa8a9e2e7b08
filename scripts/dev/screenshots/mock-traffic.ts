/** What a page that searches creatives asks the mock at an address within a minute, one failure staged among it. */
export async function sendTraffic(url: string): Promise<void> {
  const call = async (path: string, body?: object, key = "mock_live_demo") => {
    await control("clock", { advanceSeconds: 4 });
    await post(`${url}${path}`, body, { Authorization: `Bearer ${key}` });
  };
  const control = (path: string, body: object) => post(`${url}/__mock/${path}`, body);

  await control("reset", {});
  await call("/v2/taxonomies?query=shoes");
  await call("/v2/brands", { query: "running shoes", limit: 5 });
  await call("/v2/media", { query: "running shoes", limit: 25, sortBy: "MOST_VIEWS" });
  await call("/v2/media", { query: "running shoes", format: ["FILM"] });
  await call("/v2/media", { query: "running shoes", limit: 4 }, "mock_live_low");
  await call("/v2/media", { query: "trail shoes", limit: 4 }, "mock_live_low");
  const staged = { on: { operation: "searchMedia" }, times: 1, error: "rate_limited", retryAfterSeconds: 3 };
  await control("scenarios", { name: "busy once", ...staged });
  await control("scenarios", { preset: "slow", on: { operation: "searchCreators" }, delayMs: 400 });
  await call("/v2/media", { query: "trail shoes", format: ["VIDEO"], limit: 25 });
  await call("/v2/media", { query: "trail shoes", format: ["VIDEO"], limit: 25 });
  await call("/v2/creators", { query: "running", limit: 5 });
}

async function post(
  address: string,
  body: object | undefined,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await fetch(address, {
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}
