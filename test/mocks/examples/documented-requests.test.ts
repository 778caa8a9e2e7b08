import { createMock, type Mock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { bodyExamples, candidates } from "../../../scripts/docs/samples/candidates.ts";
import { addressOf, queryText, type Call } from "../../../scripts/docs/samples/call.ts";
import {
  eachOperation,
  resolve,
  type Document,
  type Example,
  type Operation,
} from "../../../scripts/openapi/document.ts";
import { forEachVersion, versions, type Version } from "../../../scripts/lib/versions.ts";
import { rowsIn } from "../../../scripts/client/core/charging.ts";
import { methodsOf } from "../../../scripts/generate/client/client.ts";
import { now } from "../../now.ts";
import { readDocuments } from "../../docs/documents.ts";

const documents = await readDocuments();

interface Documented {
  version: Version;
  operation: Operation;
  call: Call;
  /** The name of the body's example; `undefined`: the examples of parameters. */
  name: string | undefined;
}

const all = versions.flatMap((version) =>
  [...eachOperation(documents[version])].flatMap(({ path, method, operation }): Documented[] => {
    const names = bodyExamples(documents[version], operation).map(({ name }) => name);
    return [...candidates(documents[version], operation)].map((sent, index) => {
      const { operationId } = operation;
      const call: Call = {
        version,
        operationId,
        method: method.toUpperCase(),
        path,
        baseUrl: baseOf(version),
        ...sent,
      };
      return { version, operation, call, name: names[index] };
    });
  }),
);

/** What each example leads to, as the example of the response that has its name. */
const cases = all.map((one) => ({
  ...one,
  title: `${one.version} ${one.operation.operationId} ${one.name ?? queryText(one.call)}`,
  response:
    one.name === undefined ? undefined : responseNamed(documents[one.version], one.operation, one.name),
}));

function baseOf(version: Version): string {
  return new URL(documents[version].servers[0]?.url ?? "").href.replace(/\/$/, "");
}

/** The status under which an example of this name stands, and the example. */
function responseNamed(document: Document, operation: Operation, name: string) {
  for (const [status, node] of Object.entries(operation.responses)) {
    const example = resolve(document, node).content?.["application/json"]?.examples?.[name];
    if (example) return { status: Number(status), body: resolve<Example>(document, example).value };
  }
  return undefined;
}

async function send(mock: Mock, call: Call): Promise<Response> {
  const { method, body } = call;
  const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return mock.fetch(new Request(addressOf(call) + queryText(call), init));
}

const pricing = forEachVersion((version) => methodsOf(version, documents));

/** How many rows a response has, however its operation calls them. */
function rows({ version, operation }: Documented, body: unknown): number {
  const method = pricing[version].find(({ row }) => row.operationId === operation.operationId);
  return method ? rowsIn(method.operation, body) : 0;
}

test("every operation has an example", () => {
  const ids = new Set(all.map(({ version, operation }) => `${version} ${operation.operationId}`));
  const operations = versions.flatMap((version) => [...eachOperation(documents[version])]);
  expect(ids.size).toBe(operations.length);
});

// Whatever the seed, the accounts of the examples are there.
describe.each([1, 7, 42])("in the world of seed %i", (seed) => {
  test.each(cases)("$title is answered as documented", async (one) => {
    const mock = createMock({ seed, now });
    const response = await send(mock, one.call);
    const body: unknown = await response.json();
    expect([response.status, body]).toEqual([one.response?.status ?? 200, expect.anything()]);
    // An example that finds something does here, too; one that finds nothing finds nothing.
    const documented = one.response ? rows(one, one.response.body) > 0 : undefined;
    if (documented !== undefined) expect(rows(one, body) > 0).toBe(documented);
  });
});

test("the smallest world has the account of the parameters' examples", async () => {
  const mock = createMock({ accounts: 1, mediaPerAccount: 1, now });
  for (const one of cases.filter(({ name }) => name === undefined)) {
    const response = await send(mock, one.call);
    expect([one.title, response.status]).toEqual([one.title, 200]);
  }
});

test("the account of an example is the one that the documents show", async () => {
  const { fetch } = createMock({ seed: 3, now });
  const example = responseNamed(documents.v2, operationOf("getAccount"), "brand")?.body;
  if (typeof example !== "object" || example === null || !("id" in example)) throw new Error("no example");
  const response = await fetch(`/v2/account/${String(example.id)}`, {
    headers: { Authorization: "Bearer mock_live_demo" },
  });
  // Its picture is the mock's own.
  expect(await response.json()).toMatchObject({
    ...example,
    thumbnailUrl: expect.stringMatching(/^http:\/\/mock\//),
  });
});

function operationOf(id: string): Operation {
  const found = [...eachOperation(documents.v2)].find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`no ${id}`);
  return found.operation;
}

test("own data has no account of the examples beside it, since it may have their ids", async () => {
  const mock = createMock({ data: { accounts: [{ name: "Kupfer & Korn" }] }, accounts: 3, now });
  const [own, ...others] = mock.world.export().accounts ?? [];
  expect(own?.name).toBe("Kupfer & Korn");
  const documented = all.flatMap(({ call }) => Object.values(call.pathParameters));
  expect(others).toHaveLength(3);
  for (const { id = "" } of others) expect(documented).not.toContain(id);
});
