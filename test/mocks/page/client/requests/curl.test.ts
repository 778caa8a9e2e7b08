import { expect, test } from "vitest";
import { curlCommand } from "../../../../../mocks/page/client/requests/curl.ts";
import type { Exchange } from "../../../../../mocks/page/client/shared/mock.ts";

const exchange: Exchange = {
  requestId: "req_000001",
  at: "2026-11-20T12:00:00.000Z",
  session: "",
  method: "GET",
  url: "/v2/taxonomies?query=shoes",
  path: "/v2/taxonomies",
  pathParameters: {},
  query: { query: "shoes" },
  version: "v2",
  operation: "searchTaxonomies",
  operationId: "searchTaxonomies",
  status: 200,
  errorCode: null,
  errorDetails: null,
  brokeOff: false,
  durationMs: 1,
  rows: 2,
  microdollars: 0,
  scenario: null,
  requestHeaders: {},
  responseHeaders: {},
  requestViolations: [],
  responseViolations: [],
};

const curl = (changes: Partial<Exchange>) =>
  curlCommand({ ...exchange, ...changes }, "http://127.0.0.1:4010");

test("a GET is its address", () => {
  expect(curl({})).toBe("curl \\\n  'http://127.0.0.1:4010/v2/taxonomies?query=shoes'");
});

test("the key comes from the environment, and what only browsers send is left out", () => {
  const requestHeaders = {
    authorization: "Bearer ***",
    "content-type": "application/json",
    "x-mock-session": "cart",
    prefer: "code=429",
    accept: "*/*",
    "user-agent": "Mozilla",
    "sec-fetch-mode": "cors",
    cookie: "***",
    host: "127.0.0.1",
    "content-length": "2",
  };
  expect(curl({ requestHeaders }).split(" \\\n  ").slice(2)).toEqual([
    '-H "authorization: Bearer $ADINTEL_API_KEY"',
    "-H 'content-type: application/json'",
    "-H 'x-mock-session: cart'",
    "-H 'prefer: code=429'",
  ]);
});

test("nothing of a request means anything to a shell", () => {
  const requestHeaders = { "x-note": '*** $(id) `id` "x" \\' };
  const line = curl({
    method: "POST",
    url: "/v2/media?a='b'",
    requestHeaders,
    requestBody: { query: "it's $HOME" },
  });
  expect(line.split(" \\\n  ")).toEqual([
    "curl",
    "'http://127.0.0.1:4010/v2/media?a='\\''b'\\'''",
    '-H "x-note: $ADINTEL_API_KEY \\$(id) \\`id\\` \\"x\\" \\\\"',
    `--data-raw '{"query":"it'\\''s $HOME"}'`,
  ]);
});

test("a body that is no JSON is sent as it was", () => {
  expect(curl({ method: "POST", requestBody: '{"query":' })).toContain(`--data-raw '{"query":'`);
});

test.each([
  ["PUT", undefined, "-X PUT"],
  ["PUT", {}, "-X PUT"],
  ["GET", {}, "-X GET"],
  ["POST", undefined, "-X POST"],
  ["HEAD", undefined, "--head"],
])("%s with the body %j is named", (method, requestBody, option) => {
  expect(curl({ method, requestBody }).split(" \\\n  ")).toContain(option);
});
