import { documents } from "@adintel/client/operations";
import { refusal, success } from "./answers.ts";
import { mutant } from "./mutant.ts";
import {
  around,
  asRow,
  onStatus,
  operationAt,
  parse,
  read,
  rewrite,
  type Change,
  type Fetch,
} from "./wrap.ts";
import { brand } from "./world.ts";

const limit = documents.v2.maxBodyBytes;

/** Methods, addresses, bodies and their sizes. */
export const transport = [
  mutant({
    id: "transport/head-accepted",
    operation: "v2/listAccountInsights",
    what: "HEAD is accepted on a metered operation, and billed.",
    change: method("HEAD", "GET"),
    probe: async (ask) => (await ask({ id: brand.id, query: { type: "HOOK" }, method: "HEAD" })).status,
  }),
  mutant({
    id: "transport/v1-head-accepted",
    operation: "v1/getBrand",
    what: "HEAD is accepted on a metered operation, and billed.",
    change: method("HEAD", "GET"),
    probe: async (ask) => (await ask({ id: brand.id, method: "HEAD" })).status,
  }),
  mutant({
    id: "transport/put-as-post",
    operation: "v2/searchMedia",
    what: "PUT does what POST does.",
    change: method("PUT", "POST"),
    probe: async (ask) => (await ask({ method: "PUT", body: { query: "shoes", limit: 1 } })).status,
  }),
  mutant({
    id: "transport/post-as-get",
    operation: "v2/listAccountLandingPages",
    what: "POST does what GET does.",
    change: method("POST", "GET"),
    probe: async (ask) => (await ask({ id: brand.id, method: "POST" })).status,
  }),
  mutant({
    id: "transport/delete-accepted",
    operation: "v2/getAccount",
    what: "DELETE is answered as if it had been done.",
    change: onStatus(405, (response, { method }) => (method === "DELETE" ? success({}) : response)),
    probe: async (ask) => (await ask({ id: brand.id, method: "DELETE" })).status,
  }),
  mutant({
    id: "transport/comments-absent",
    operation: "v2/postComments",
    what: "The path does not exist.",
    change: around(() => refusal("not_found")),
    probe: async (ask) => (await ask({ body: {} })).status,
  }),
  mutant({
    id: "transport/v1-campaigns-absent",
    operation: "v1/listBrandCampaigns",
    what: "The path does not exist.",
    change: around(() => refusal("not_found")),
    probe: async (ask) => (await ask({ id: brand.id })).status,
  }),
  mutant({
    id: "transport/unknown-path-200",
    operation: null,
    what: "An address that the documents do not have is answered with 200 and an empty object.",
    change: onStatus(404, (response, request) => (operationAt(request) ? response : success({}))),
    probe: async (ask) => (await ask({ path: "/v2/campaigns" })).status,
  }),
  mutant({
    id: "transport/unknown-path-page",
    operation: null,
    what: "An address that the documents do not have is answered with a page of HTML.",
    change: onStatus(404, (response, request) =>
      operationAt(request)
        ? response
        : new Response("<h1>Not found</h1>", { status: 404, headers: { "Content-Type": "text/html" } }),
    ),
    probe: async (ask) => (await ask({ path: "/v2/campaigns" })).headers.get("Content-Type"),
  }),
  mutant({
    id: "transport/malformed-accepted",
    operation: "v2/searchBrands",
    what: "A body that is not JSON is taken for an empty search.",
    change: onMalformed((next, request) => next(rewrite(request, { body: "{}" }))),
    probe: async (ask) => (await ask({ body: '{"query": ' })).status,
  }),
  mutant({
    id: "transport/malformed-500",
    operation: "v1/searchBrands",
    what: "A body that is not JSON makes the server fail.",
    change: onMalformed(() => refusal("internal_error")),
    probe: async (ask) => (await ask({ body: '{"mode": ' })).status,
  }),
  mutant({
    id: "transport/malformed-hangs",
    operation: "v2/indexAccount",
    what: "A body that is not JSON is never answered.",
    hangs: true,
    change: onMalformed(() => new Promise(() => {})),
    probe: (ask) => Promise.race([ask({ body: '{"websiteUrl": ' }).then(({ status }) => status), later()]),
  }),
  mutant({
    id: "transport/array-accepted",
    operation: "v2/searchCreators",
    what: "A body that is an array is taken for an empty search.",
    change: around(async (next, { request }) => {
      const isArray = Array.isArray(parse(await request.clone().text()));
      return next(isArray ? rewrite(request, { body: "{}" }) : request);
    }),
    probe: async (ask) => (await ask({ body: [] })).status,
  }),
  mutant({
    id: "transport/empty-body-500",
    operation: "v2/searchMedia",
    what: "A request without a body makes the server fail.",
    change: around(async (next, { request }) =>
      (await request.clone().text()) === "" ? refusal("internal_error") : next(request),
    ),
    probe: async (ask) => (await ask()).status,
  }),
  mutant({
    id: "transport/content-type-unchecked",
    operation: "v2/searchMedia",
    what: "A body is read whichever Content-Type it has.",
    assumed: true,
    change: around(async (next, { request }) => {
      const json = rewrite(request, { body: await request.clone().text() });
      json.headers.set("Content-Type", "application/json");
      return next(json);
    }),
    probe: async (ask) =>
      (await ask({ body: { query: "shoes", limit: 1 }, headers: { "Content-Type": "text/plain" } })).status,
  }),
  mutant({
    id: "transport/no-body-limit",
    operation: "v2/searchMedia",
    what: "A body of any size is accepted.",
    change: bodyLimit(() => Infinity),
    probe: (ask) => sizes((body) => ask({ body })),
  }),
  mutant({
    id: "transport/body-limit-doubled",
    operation: "v1/searchBrandMedia",
    what: "A body is too large from 200 KB on and not from 100 KB on.",
    change: bodyLimit(() => 2 * limit),
    probe: (ask) => sizes((body) => ask({ id: brand.id, body }), '{"userRequest":"shoes"'),
  }),
  mutant({
    id: "transport/body-limit-a-byte-low",
    // Whether a KB has 1,000 or 1,024 bytes is not stated.
    assumed: true,
    operation: "v2/searchCreators",
    what: "A body of exactly 100 KB is too large.",
    change: bodyLimit(() => limit - 1),
    probe: (ask) => sizes((body) => ask({ body })),
  }),
  mutant({
    id: "transport/body-limit-a-byte-high",
    operation: "v2/searchBrands",
    what: "A body of one byte more than 100 KB is accepted.",
    change: bodyLimit(() => limit + 1),
    probe: (ask) => sizes((body) => ask({ body })),
  }),
  mutant({
    id: "transport/body-limit-by-header-only",
    operation: "v1/searchBrands",
    what: "A body that is too large is refused only if Content-Length says its size.",
    change: bodyLimit(({ headers }) => (headers.has("Content-Length") ? limit : Infinity)),
    probe: (ask) => sizes((body) => ask({ body }), '{"mode":"smart","type":"BRAND","query":"shoes"'),
  }),
  mutant({
    id: "transport/answer-cut-off",
    operation: "v2/searchMedia",
    what: "An answer of more than 64 KB ends there.",
    change: around(async (next, { request }) => {
      const response = await next(request);
      return new Response((await response.text()).slice(0, 65_536), response);
    }),
    probe: async (ask) => parse((await ask({ body: { query: "shoes" } })).text) !== undefined,
  }),
];

/** Treats one method as another, at the path of the operation. */
function method(sent: string, meant: string): Change {
  return (next, operation) => async (request, env) => {
    if (request.method !== sent || operationAt(request)?.name !== operation) return next(request, env);
    const response = await next(rewrite(request, { method: meant }), env);
    return sent === "HEAD" ? new Response(null, response) : response;
  };
}

/** Answers what is not JSON in another way. */
function onMalformed(answer: (next: Fetch, request: Request) => Promise<Response> | Response): Change {
  return around(async (next, { request }) =>
    parse(await request.clone().text()) === undefined ? answer(next, request) : next(request),
  );
}

/** Puts another limit in the place of the mock's, which sees what is larger with its long texts cut. */
function bodyLimit(limitOf: (request: Request) => number): Change {
  return around(async (next, { request }) => {
    const size = (await request.clone().arrayBuffer()).byteLength;
    if (size > limitOf(request)) return refusal("payload_too_large");
    return next(size > limit ? rewrite(request, { body: await cut(request) }) : request);
  });
}

async function cut(request: Request): Promise<string> {
  const { body } = await read(request);
  const short = (value: unknown) => (typeof value === "string" ? value.slice(0, 500) : value);
  return JSON.stringify(
    Object.fromEntries(Object.entries(asRow(body)).map(([key, value]) => [key, short(value)])),
  );
}

/** What is answered to bodies of sizes about the limit, which are filled up with space. */
async function sizes(ask: (body: string) => Promise<{ status: number }>, start = '{"query":"shoes"') {
  const statuses: Record<string, number> = {};
  for (const size of [limit, limit + 1, 2 * limit + 1]) {
    statuses[size] = (await ask(`${start.padEnd(size - 1)}}`)).status;
  }
  return statuses;
}

function later(): Promise<string> {
  return new Promise((done) => setTimeout(() => done("no answer in two seconds"), 2_000));
}
