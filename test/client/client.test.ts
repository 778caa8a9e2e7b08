import { createClient, type FetchInit } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { documents, operations, type Operation } from "@adintel/client/operations";
import { describe, expect, test } from "vitest";

/** A fetch that keeps the request and answers with an empty object. */
function recorder() {
  const requests: Request[] = [];
  const fetch = (url: string, init: FetchInit) => {
    requests.push(new Request(url, init));
    return Promise.resolve(Response.json({ count: 0 }));
  };
  return { requests, fetch };
}

const clients = { v1: createLegacyClient, v2: createClient };

describe.each(["v1", "v2"] as const)("the client of %s", (version) => {
  const baseUrl = `http://127.0.0.1:4010${documents[version].basePath}`;

  test.each(
    Object.values<Operation>(operations[version]).map(
      (operation) => [operation.operationId, operation] as const,
    ),
  )("%s sends the method, path, query and body of its operation", async (operationId, operation) => {
    const { requests, fetch } = recorder();
    const client = clients[version]({ baseUrl, apiKey: "mock_live_demo", fetch });
    const method: unknown = Reflect.get(client, operationId);
    if (typeof method !== "function") throw new Error(`there is no method ${operationId}`);
    const given = [
      ...operation.pathParameters.map(() => "a/b"),
      ...(operation.queryParameters.length > 0 ? [{ limit: 3 }] : []),
      ...(operation.requestBody ? [{ query: "é" }] : []),
    ];
    await Reflect.apply(method, client, [...given, { headers: { "X-Test": "1" } }]);

    const [request] = requests;
    const path = operation.path.replace("{id}", "a%2Fb");
    const search = operation.queryParameters.length > 0 ? "?limit=3" : "";
    expect(request?.method).toBe(operation.method);
    expect(request?.url).toBe(baseUrl + path + search);
    expect(request?.headers.get("Authorization")).toBe("Bearer mock_live_demo");
    expect(request?.headers.get("X-Test")).toBe("1");
    expect(await request?.text()).toBe(operation.requestBody ? '{"query":"é"}' : "");
  });
});

test("a query is written as every server reads it", async () => {
  const { requests, fetch } = recorder();
  const api = createClient({ baseUrl: "http://127.0.0.1:4010/v2", apiKey: "k", fetch });
  const odd = { query: "a b+c&d=é", limit: undefined, more: [1, "x y"], none: null };
  await api.searchTaxonomies(odd);
  expect(requests[0]?.url).toBe(
    "http://127.0.0.1:4010/v2/taxonomies?query=a%20b%2Bc%26d%3D%C3%A9&more=1&more=x%20y",
  );
});
