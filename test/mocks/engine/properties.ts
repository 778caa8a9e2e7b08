import { documents, errorStatuses, operations, type Operation } from "@adintel/client/operations";
import { responseViolations } from "@adintel/client/validation";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  examples,
  openMock,
  priceOf,
  rowsCharged,
  rowsIn,
  type Body,
  type Example,
} from "../support/open-mock.ts";

const mock = openMock({ rateLimits: false });
const id = await mock.someAccount();
const creator = await mock.someAccount("creators");

/** A request as it goes out. */
interface Sent {
  method: string;
  path: string;
  key: string | null;
  text: string | undefined;
  headers: Record<string, string>;
}

// --- what is sent ---

const oddTexts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "1",
    "1e3",
    "1.5",
    "NaN",
    "null",
    "true",
    "__proto__",
    "constructor",
    "toString",
    "\ud800",
    "\udfff\ud800",
    "\u0000",
    "a\nb",
    "%",
    "%ff",
    "../..",
    "2026-02-30",
    "2026-01-01",
    "+275760-09-14",
    "9".repeat(400),
    "a".repeat(5000),
    id,
    creator,
    "HOOK",
    "MEDIA_MIX",
    "CAMPAIGN",
    "the",
    "video tiktok active",
  ),
);

const oddNumbers = fc.oneof(
  fc.integer({ min: -3, max: 200 }),
  fc.double(),
  fc.constantFrom(0, -0, -1, 2 ** 31, 2 ** 53, 1e21, 1e308, Number.MIN_VALUE, -1e308),
);

const oddKeys = fc.constantFrom(
  "__proto__",
  "constructor",
  "toString",
  "length",
  "",
  "a",
  "userRequest",
  "type",
  "mode",
  "filters",
  "limit",
  "offset",
  "count",
  "query",
  "ids",
  "names",
  "brandIds",
  "brandNames",
  "accountId",
  "websiteUrl",
  "startDate",
  "endDate",
  "datePreset",
  "minDaysRun",
  "maxViewCount",
  "format",
  "taxonomy",
  "landingPage",
  "sortBy",
  "igUsername",
  "tiktokUsername",
  "location",
  "minFollowers",
  "language",
  "semanticSearchQuery",
);

/** Any JSON text, with `__proto__`, lone surrogates and numbers beyond JavaScript's among it. */
const oddJson = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.constantFrom(
      "null",
      "true",
      "false",
      "1e999",
      "-1e999",
      "123456789012345678901234567890",
      '"\\ud800"',
    ),
    oddNumbers.map((number) => JSON.stringify(number)),
    oddTexts.map((text) => JSON.stringify(text)),
    fc.array(tie("json"), { maxLength: 4 }).map((items) => `[${items.join()}]`),
    // Names may come twice.
    fc
      .array(fc.tuple(oddKeys, tie("json")), { maxLength: 5 })
      .map((entries) => `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`),
  ),
})).json;

const oddBodies = fc.oneof(
  oddJson,
  oddTexts,
  fc.constantFrom(
    "{",
    '{"a":1,}',
    "[".repeat(2000) + "]".repeat(2000),
    '{"a":'.repeat(2000) + "1" + "}".repeat(2000),
    `{"query":"${"a".repeat(documents.v2.maxBodyBytes)}"}`,
  ),
);

/** Values that the operations know, so that many mutations still are valid. */
const fields: [string, unknown[]][] = [
  ["limit", [1, 2, 7, 100]],
  ["offset", [0, 1, 50]],
  ["count", [1, 100]],
  ["query", ["the", "coffee", "nothing-like-it", ""]],
  ["mode", ["ids", "brand_name", "smart", "structured"]],
  ["type", ["BRAND", "CREATOR", "HOOK", "MEDIA_MIX", "USP", "OFFER"]],
  ["accountId", [id, creator, "nobody"]],
  ["ids", [[id, creator, id, "nobody"], []]],
  ["brandIds", [[id, creator, 12], []]],
  ["brandNames", [["the", "vel"], ["nothing-like-it"]]],
  ["userRequest", ["active videos", ""]],
  ["sortBy", ["MOST_RECENT", "HIGHEST_OUTLIER", "NAME", "MOST_VIEWS", "HIGHEST_VELOCITY"]],
  ["datePreset", ["today", "last-year", "last-30-days"]],
  ["startDate", ["2026-01-01", "2026-11-20T00:00:00Z"]],
  ["endDate", ["2026-11-20", "yesterday"]],
  ["format", [["VIDEO"], ["DPA", "DCO"], []]],
  ["status", ["ACTIVE", "INACTIVE", "ALL"]],
  ["showInactive", [true, false]],
  ["maxDaysBack", [1, 30, 90]],
  ["filters", [{ daysRun: { min: 3 } }, { dateRange: { preset: "last-week" } }, {}]],
  ["websiteUrl", ["https://a.example", "instagram.com/a", "a, b", "https://[::1]", "tiktok.com/@%"]],
  ["igUsername", ["a", "."]],
];

const knownField = fc
  .constantFrom(...fields)
  .chain(([name, values]) => fc.constantFrom(...values).map((value): [string, unknown] => [name, value]));

type Mutation = (sent: Sent) => Sent;

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 6,
    arbitrary: knownField.map(([name, value]): Mutation => withField(name, JSON.stringify(value))),
  },
  { weight: 3, arbitrary: fc.tuple(oddKeys, oddJson).map(([name, json]): Mutation => withField(name, json)) },
  { weight: 3, arbitrary: knownField.map(([name, value]) => withParameter(name, String(value))) },
  { weight: 2, arbitrary: fc.tuple(oddKeys, oddTexts).map(([name, text]) => withParameter(name, text)) },
  { weight: 2, arbitrary: oddBodies.map((text): Mutation => (sent) => ({ ...sent, text })) },
  {
    weight: 2,
    arbitrary: oddTexts.map((text): Mutation => (sent) => ({
      ...sent,
      path: sent.path.replace(id, encoded(text) || "%20"),
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        "%",
        "%zz",
        "%ff",
        "%ed%a0%80",
        "%2f",
        "%252f",
        "%00",
        "a;b",
        "..%2f..",
        "~",
        "%F0%9F%98%80",
      )
      .map((raw): Mutation => (sent) => ({ ...sent, path: sent.path.replace(id, raw) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY", "X-Y")
      .map((method): Mutation => (sent) => ({ ...sent, method })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("low", "exhausted", "inactive", "departed", "revoked", "nobody", null)
      .map((name): Mutation => (sent) => ({ ...sent, key: name && `mock_live_${name}` })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        ["Content-Type", "text/plain"],
        ["Content-Type", "application/json; charset=utf-8"],
        ["Content-Type", "APPLICATION/JSON"],
        ["Content-Type", ""],
        ["Authorization", "Bearer"],
        ["Authorization", "Digest mock_live_demo"],
        ["Prefer", "code=nonsense"],
        ["Prefer", "code=404"],
        ["Prefer", "example=__proto__"],
        ["Prefer", "code=__proto__"],
        ["Prefer", "respond-async"],
        ["Access-Control-Request-Method", "POST"],
        ["Accept", "text/html"],
        ["Origin", "http://evil.example"],
        ["Transfer-Encoding", "chunked"],
        ["X-Unknown", "a, b"],
      )
      .map(([name = "", value = ""]): Mutation => (sent) => ({
        ...sent,
        headers: { ...sent.headers, [name]: value },
      })),
  },
);

/** Sets a field of a JSON body, which it then has perhaps twice. */
function withField(name: string, json: string): Mutation {
  return (sent) => {
    if (!sent.text?.endsWith("}")) return sent;
    const others = sent.text.slice(0, -1);
    return { ...sent, text: `${others}${others === "{" ? "" : ","}${JSON.stringify(name)}:${json}}` };
  };
}

function withParameter(name: string, value: string): Mutation {
  return (sent) => ({
    ...sent,
    path: `${sent.path}${sent.path.includes("?") ? "&" : "?"}${encoded(name)}=${encoded(value)}`,
  });
}

function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

/** Lone surrogates become U+FFFD, as everywhere in addresses. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

const validRequest = fc.constantFrom(...examples).map((example): Sent => ({
  method: example.operation.method,
  path: example.path(id),
  key: "mock_live_demo",
  text: example.body && JSON.stringify(example.body),
  headers: {},
}));

const mutatedRequest = fc
  .tuple(validRequest, fc.array(mutation, { maxLength: 3 }))
  .map(([sent, mutations]) => mutations.reduce((changed, mutate) => mutate(changed), sent));

const wildRequest = fc.record({
  method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"),
  path: fc
    .tuple(fc.constantFrom("/v2", "/api/v1", "", "/assets"), fc.array(oddTexts, { maxLength: 4 }))
    .map(([root, segments]) => `${root}/${segments.map(encoded).join("/")}`)
    .filter((path) => !path.startsWith("//")),
  key: fc.constantFrom("mock_live_demo", null),
  text: fc.option(oddBodies, { nil: undefined }),
  headers: fc.constant({}),
});

const request = fc.oneof({ weight: 9, arbitrary: mutatedRequest }, { weight: 1, arbitrary: wildRequest });

// --- what must hold of every answer ---

const keys = ["demo", "low", "exhausted", "inactive", "departed", "revoked"].map(
  (name) => `mock_live_${name}`,
);

interface Charged {
  operationId: string;
  version: string;
  rows: number;
  microdollars: number;
}

/** Sends a request and holds its answer against the contract. Gives what it must cost. */
async function check(sent: Sent, session: string): Promise<Charged | undefined> {
  const { method, path, key, headers } = sent;
  const text =
    sent.text === undefined || method === "GET" || method === "HEAD" ? undefined : wellFormed(sent.text);
  const response = await mock.fetch(path, {
    method,
    key,
    headers,
    session,
    ...(text === undefined ? {} : { text }),
  });
  const { status } = response;
  const answer = await response.text();
  expect(status, answer).toBeLessThan(500);
  const preflight = method === "OPTIONS" && headers["Access-Control-Request-Method"] !== undefined;
  if (preflight || method === "HEAD") {
    expect(answer).toBe("");
    return undefined;
  }
  const body: Body = JSON.parse(answer);
  expect(status >= 400).toBe("error" in body);
  if (body.error) expect(errorStatuses).toHaveProperty(body.error.code, status);
  const { pathname } = new URL(path, "http://127.0.0.1");
  const route = examples.filter((example) => matches(example, pathname));
  if (route.length === 0) {
    expect(body.error?.code).toBe("not_found");
    return undefined;
  }
  const example = route.find(({ operation }) => operation.method === method);
  if (!example) {
    expect(body.error?.code).toBe("method_not_allowed");
    return undefined;
  }
  const { version, operation } = example;
  const violations = responseViolations(version, operation.operationId, status, body);
  expect(violations, answer.slice(0, 500)).toEqual([]);
  if (status === 400) expect(body.error?.details).not.toHaveLength(0);
  const isExample = /(code|example)=/.test(headers["Prefer"] ?? "");
  if (status !== 200 || isExample) return undefined;
  if (body.count !== undefined && operation.rows) expect(body.count).toBe(rowsIn(operation, body));
  const rows = rowsCharged(example, text ? JSON.parse(text) : undefined, body);
  const microdollars = rows * priceOf(operation);
  return microdollars === 0 ? undefined : { operationId: operation.operationId, version, rows, microdollars };
}

/** Whether an address is that of an operation; a concrete path goes before one with an id. */
function matches({ version, operation }: Example, pathname: string): boolean {
  const { basePath } = documents[version];
  const concrete = Object.values<Operation>(operations[version]).some(
    (other) => basePath + other.path === pathname,
  );
  if (concrete) return basePath + operation.path === pathname;
  const pattern = (basePath + operation.path).replace("{id}", "[^/]+");
  return operation.path.includes("{id}") && new RegExp(`^${pattern}$`).test(pathname);
}

/** How much is sent, and how many of the requests must be charged at least for the comparison to mean something. */
interface Extent {
  numRuns: number;
  requests: number;
  charged: number;
}

/** Defines a test that sends sequences of random requests. */
export function defineProperties({ numRuns, requests, charged }: Extent): void {
  let runs = 0;
  const reached = { charged: 0, free: 0 };

  test("no request is answered outside the contract, and the ledger always agrees with the rows", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 40, size: "max" }), async (sequence) => {
        // A world of its own for each run, so that a counterexample stands alone.
        const session = `run ${(runs += 1)}`;
        const expected = new Map(keys.map((key): [string, Charged[]] => [key, []]));
        for (const sent of sequence) {
          const charge = await check(sent, session);
          if (charge) expected.get(sent.key ?? "")?.push(charge);
          reached[charge ? "charged" : "free"] += 1;
        }
        await expectLedgers(expected, session);
      }),
      { seed: 20261120, numRuns },
    );
    expect(reached.charged + reached.free).toBeGreaterThanOrEqual(requests);
    expect(reached.charged).toBeGreaterThan(charged);
  });
}

async function expectLedgers(expected: Map<string, Charged[]>, session: string): Promise<void> {
  // Keys that are refused share the team of the demo key.
  for (const key of keys.slice(0, 4)) {
    const { charges, spentMicrodollars, monthlyMicrodollars } = await mock.ledger(key, session);
    const listed = charges.map(({ operationId, version, rows, microdollars }): Charged => ({
      operationId,
      version,
      rows,
      microdollars,
    }));
    expect(listed).toEqual(expected.get(key));
    const before = key === "mock_live_exhausted" ? monthlyMicrodollars : 0;
    expect(spentMicrodollars - before).toBe(listed.reduce((sum, { microdollars }) => sum + microdollars, 0));
  }
}
