import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { createMock, listen } from "@adintel/mock";
import fc from "fast-check";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { addressOf, queryPairs, queryText, type Call } from "../../../scripts/docs/samples/call.ts";
import { chooseCalls } from "../../../scripts/docs/samples/choose.ts";
import { sampleLanguages, samplesOf } from "../../../scripts/docs/samples/index.ts";
import { eachOperation } from "../../../scripts/openapi/document.ts";
import { root } from "../../../scripts/lib/paths.ts";
import { versions } from "../../../scripts/lib/versions.ts";
import { readDocuments } from "../documents.ts";
import { runs, runSamples, type Language, type Outcome } from "../run-samples.ts";

const anyPort = { port: 0, host: "127.0.0.1" };

const documents = await readDocuments();
const chosen = await chooseCalls(documents);
const calls = versions.flatMap((version) => Object.values(chosen[version]).map(({ call }) => call));
const title = ({ version, operationId }: Call) => `${version} ${operationId}`;

test("every operation has a call", () => {
  const all = versions.flatMap((version) =>
    [...eachOperation(documents[version])].map(({ operation }) => `${version} ${operation.operationId}`),
  );
  expect(calls.map(title)).toEqual(all);
});

test("calls bring rows", async () => {
  const empty: string[] = [];
  for (const [index, answer] of (await answers("http://mock")).entries()) {
    const call = calls[index];
    if (call && typeof answer === "object" && answer !== null && "count" in answer && answer.count === 0)
      empty.push(title(call));
  }
  expect(empty).toEqual([]);
});

describe.each(sampleLanguages)("in $title", ({ id, write }) => {
  describe.skipIf(!runs(id))("run against the mock", () => {
    let outcomes: Outcome[];
    let expected: unknown[];

    beforeAll(async () => {
      const server = await listen(newMock().fetch, anyPort);
      expected = await answers(server.url);
      try {
        outcomes = await runSamples(
          id,
          calls.map((call) => write(at(call, server.url))),
        );
      } finally {
        await server.close();
      }
    });

    test.each(calls.map((call, index) => [title(call), index] as const))(
      "%s prints the answer",
      (_, index) => {
        expect(outcomes[index]?.failure).toBeFalsy();
        expect(outcomes[index]?.printed).toEqual([expected[index]]);
      },
    );

    test("a refusal ends in its code", async () => {
      const server = await listen(newMock().fetch, anyPort);
      const [call] = calls;
      if (!call) throw new Error("there is no call");
      const refused = write({ ...at(call, server.url), apiKey: "mock_live_exhausted" });
      const [outcome] = await runSamples(id, [refused]);
      expect(outcome?.failure).toMatch(/out_of_credits/);
      await server.close();
    });

    test("without a key in it, the environment's is used", async () => {
      const server = await listen(newMock().fetch, anyPort);
      const codes = calls.slice(0, 1).map((call) => write({ ...at(call, server.url), apiKey: undefined }));
      const [outcome] = await runSamples(id, codes);
      expect(outcome?.printed).toEqual([(await answers(server.url))[0]]);
      await server.close();
    });

    test("whatever the values are, it sends them as they are", async () => {
      const odd = (origin: string) => [
        ...oddCalls(`${origin}/v2`),
        ...fc.sample(anyCall(`${origin}/v2`), { numRuns: 60, seed: 8 }),
      ];
      const { calls: sent, received, outcomes: oddOutcomes } = await echoed(id, odd);
      expect(oddOutcomes.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
      // Go sends a query in the order of its names.
      const isSorted = id === "go";
      expect(received.map(({ type: _, ...one }) => (isSorted ? sorted(one) : one))).toEqual(
        sent.map(sentBy).map((one) => (isSorted ? sorted(one) : one)),
      );
    });

    test.skipIf(id === "client")("it sends what a document says of any API", async () => {
      const { received, outcomes: plainOutcomes } = await echoed(id, plainCalls);
      expect(plainOutcomes.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
      expect(received).toMatchObject([
        {
          method: "GET",
          path: "/a%20b/x",
          query: [
            ["tag", "1"],
            ["tag", "2"],
          ],
          authorization: "Bearer a-token",
        },
        { method: "GET", path: "/", query: [["key", "a key&more"]], cookie: "visit=1" },
        { method: "PUT", type: "text/csv", body: 'a,b\n1,"2"\n', query: [["dry", "true"]] },
        { method: "POST", type: "application/vnd.api+json", body: { name: "Rex" } },
      ]);
    });
  });
});

/** Runs samples against a server that keeps what it receives. */
async function echoed(id: Language, make: (origin: string) => Call[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void receive(request).then((one) => {
      received.push(one);
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const sent = make(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  const codes = sent.map((call) => samplesOf(call).find((sample) => sample.id === id)?.code ?? "");
  const outcomes = await runSamples(id, codes);
  server.closeAllConnections();
  server.close();
  return { calls: sent, received, outcomes };
}

/** Calls of an API of which nothing but its document is known. */
function plainCalls(baseUrl: string): Call[] {
  const plain = { operationId: "any", method: "GET", path: "/", baseUrl, pathParameters: {}, query: {} };
  const token = { name: "Authorization", text: "Bearer ", variable: "TOKEN" };
  return [
    {
      ...plain,
      path: "/a b/{item-id}",
      pathParameters: { "item-id": "x" },
      query: { tag: ["1", "2"] },
      secrets: { headers: [token] },
    },
    { ...plain, secrets: { headers: [], query: "key" }, headers: { Cookie: "visit=1" } },
    { ...plain, method: "PUT", type: "text/csv", text: 'a,b\n1,"2"\n', query: { dry: true } },
    { ...plain, method: "POST", type: "application/vnd.api+json", body: { name: "Rex" } },
  ];
}

test("the client's samples are well typed", () => {
  const sources = new Map(
    calls.map((call) => [
      join(root, `test/docs/samples/sample-${call.version}-${call.operationId}.ts`),
      sampleLanguages.find(({ id }) => id === "client")?.write(call) ?? "",
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: ["node"],
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    typeRoots: [join(root, "node_modules/@types")],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = sources.get(file);
    return text === undefined
      ? getSourceFile.call(host, file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  const problems = ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host));
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

test("lines fit, unless an address alone is too long", () => {
  const long = calls.flatMap((call) =>
    sampleLanguages.flatMap(({ write }) =>
      write(call)
        .split("\n")
        .filter((line) => line.length > 80 && !line.includes(addressOf(call))),
    ),
  );
  expect(long).toEqual([]);
});

/** A world whose time stands still, so that two of them answer alike. */
function newMock() {
  return createMock({ rateLimits: false, now: Date.UTC(2026, 10, 20), tick: () => 0 });
}

/** What a mock at this address answers to the calls, one after the other. */
async function answers(origin: string): Promise<unknown[]> {
  const mock = newMock();
  const all: unknown[] = [];
  for (const call of calls.map((sample) => at(sample, origin))) {
    const { method, apiKey, body } = call;
    const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await mock.fetch(new Request(addressOf(call) + queryText(call), init));
    expect(response.status, title(call)).toBe(200);
    all.push(await response.json());
  }
  return all;
}

function at(call: Call, origin: string): Call {
  return { ...call, baseUrl: origin + new URL(call.baseUrl).pathname };
}

interface Received {
  method: string | undefined;
  path: string;
  query: [string, string][];
  authorization: string | undefined;
  body: unknown;
  cookie?: string | undefined;
  type?: string | undefined;
}

async function receive(request: IncomingMessage): Promise<Received> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  const url = new URL(request.url ?? "", "http://host");
  return {
    method: request.method,
    path: url.pathname,
    query: [...url.searchParams],
    authorization: request.headers.authorization,
    body: text && /json/.test(request.headers["content-type"] ?? "") ? JSON.parse(text) : text || undefined,
    ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
    type: request.headers["content-type"],
  };
}

function sentBy(call: Call): Received {
  return {
    method: call.method,
    path: new URL(addressOf(call)).pathname,
    query: queryPairs(call),
    authorization: `Bearer ${call.apiKey}`,
    body: call.body === undefined ? undefined : JSON.parse(JSON.stringify(call.body)),
  };
}

function sorted(received: Received): Received {
  return { ...received, query: [...received.query].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
}

const common = { version: "v2", apiKey: "mock_live_demo" } as const;
const list = { operationId: "listAccountInsights", method: "GET", path: "/account/{id}/insights" };
const search = { operationId: "searchMedia", method: "POST", path: "/media" };

/** Texts that a language could take for its own. */
const hostile = [
  "'",
  '"',
  "`",
  "$(id)",
  "${1}",
  "$HOME",
  "\\",
  "\\'",
  "\n",
  "\r\n",
  "\0",
  "\u2028",
  "\u007f",
  "'''",
  '"""',
  "{x}",
  "%s",
  "%0a",
  "!!",
  "#",
  "a&b=c+d",
  "@file",
  "שלום",
  "🏃‍♀️",
  "</script>",
  "-x",
  "\ufeff",
];

function oddCalls(baseUrl: string): Call[] {
  return hostile.flatMap((text) => [
    { ...common, ...list, baseUrl, pathParameters: { id: text }, query: { type: text, limit: 3 } },
    {
      ...common,
      ...search,
      baseUrl,
      pathParameters: {},
      query: {},
      body: { [text]: text, list: [text, null, true, false, -1.5e-9, 1e21], ["__proto__"]: { deep: [] } },
    },
  ]);
}

function anyCall(baseUrl: string): fc.Arbitrary<Call> {
  const text = fc.string({ unit: "binary", minLength: 1 });
  // Dots alone lead to another path.
  const id = text.filter((value) => !/^\.+$/.test(value));
  const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text, { minLength: 1, maxLength: 3 }));
  const gets = fc.record({ id, type: text, other: value }).map(({ id: pathId, ...query }): Call => ({
    ...common,
    ...list,
    baseUrl,
    pathParameters: { id: pathId },
    query,
  }));
  const body = fc.dictionary(text, fc.jsonValue({ stringUnit: "binary" }));
  const posts = body.map((content): Call => ({
    ...common,
    ...search,
    baseUrl,
    pathParameters: {},
    query: {},
    body: content,
  }));
  return fc.oneof(gets, posts);
}
