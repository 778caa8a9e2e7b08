import { documents, operations, type Operation, type Version } from "@adintel/client/operations";
import { responseViolations } from "@adintel/client/validation";
import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { corpus, now, one, origin } from "../support/call.ts";

const mock = createMock({ seed: 1, now, tick: () => 0, rateLimits: false });
const account = one(corpus.accounts);

/** A request that each operation answers with 200, by operationId. */
const bodies: Record<string, object> = {
  searchMedia: { accountId: account.id },
  searchBrandMedia: {},
  searchCreators: {},
  indexAccount: { websiteUrl: "https://quill.example" },
  indexBrand: { websiteUrl: "https://quill.example" },
  postComments: {},
};
const queries: Record<string, string> = {
  listAccountInsights: "?type=HOOK",
  listBrandInsights: "?type=HOOK",
  listAccountCampaigns: "?type=OFFER",
  searchTaxonomies: "?query=tea",
};
const bodyOf = (version: Version, id: string) =>
  id === "searchBrands" ? (version === "v2" ? {} : { mode: "ids", brandIds: [account.id] }) : bodies[id];

const every = (["v1", "v2"] as const).flatMap((version) =>
  Object.values<Operation>(operations[version]).map((operation) => ({ version, operation })),
);
const named = every.map(({ version, operation }) => ({
  name: `${version} ${operation.operationId}`,
  version,
  operation,
}));

async function send(version: Version, operation: Operation, change: RequestInit & { key?: string } = {}) {
  const { key = "mock_live_demo", ...init } = change;
  const { operationId, method, path } = operation;
  const body = bodyOf(version, operationId);
  const url = `${origin}${documents[version].basePath}${path.replace("{id}", account.id)}${queries[operationId] ?? ""}`;
  const response = await mock.fetch(
    new Request(url, {
      method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
      ...init,
    }),
  );
  const answer: unknown = await response.json();
  return {
    status: response.status,
    violations: responseViolations(version, operationId, response.status, answer),
  };
}

test.each(named)("$name answers and refuses as its document says", async ({ version, operation }) => {
  const settle = (status: number) => ({ status, violations: [] });
  expect(await send(version, operation)).toEqual(settle(200));
  expect(await send(version, operation, { key: "nobody" })).toEqual(settle(401));
  expect(await send(version, operation, { key: "mock_live_inactive" })).toEqual(settle(403));
  expect(await send(version, operation, { key: "mock_live_departed" })).toEqual(settle(403));
  expect(await send(version, operation, { method: "PUT", body: null })).toEqual(settle(405));
  if (operation.billing && operation.billing.microdollarsPerRow > 0) {
    expect(await send(version, operation, { key: "mock_live_exhausted" })).toEqual(settle(402));
  }
  if (operation.requestBody) {
    expect(await send(version, operation, { body: "{" })).toEqual(settle(400));
    expect(await send(version, operation, { body: `"${"a".repeat(102_400)}"` })).toEqual(settle(413));
  }
});

test.each(named)("$name answers 429 and 500 as its document says", async ({ version, operation }) => {
  const headers = { "X-Mock-Session": "faulty" };
  const set = (settings: object) =>
    mock.fetch("/__mock/settings", { method: "PATCH", headers, body: JSON.stringify(settings) });
  const authorization = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
  await mock.fetch("/__mock/reset", { method: "POST", headers });
  await set({ errorRate: 1 });
  expect(await send(version, operation, { headers: { ...authorization, ...headers } })).toEqual({
    status: 500,
    violations: [],
  });
  await set({ errorRate: 0, rateLimits: true });
  let status = 200;
  for (let calls = 0; status !== 429 && calls < 400; calls += 1) {
    const answer = await send(version, operation, { headers: { ...authorization, ...headers } });
    expect(answer.violations).toEqual([]);
    status = answer.status;
  }
  expect(status).toBe(429);
});
