import { refusal, success } from "./answers.ts";
import type { Ask } from "./ask.ts";
import { mutant } from "./mutant.ts";
import { changeError, onStatus, withBody, withHeader, withStatus } from "./wrap.ts";
import { brand } from "./world.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
const tooLong = { websiteUrl: `https://long.example/${"a".repeat(102_400)}` };

/** Refusals with another status, another code or another envelope than the documents'. */
export const envelope = [
  mutant({
    id: "envelope/400-as-422",
    operation: "v2/searchMedia",
    what: "A request that fails validation is refused with 422.",
    change: onStatus(400, (response) => withStatus(response, 422)),
    probe: async (ask) => (await ask({ body: {} })).status,
  }),
  mutant({
    id: "envelope/400-as-500",
    operation: "v2/listAccountInsights",
    what: "A query without `type` makes the server fail.",
    change: onStatus(400, () => refusal("internal_error")),
    probe: async (ask) => (await ask({ id: brand.id })).status,
  }),
  mutant({
    id: "envelope/401-as-403",
    operation: "v1/getBrand",
    what: "A missing or unknown key is refused with 403.",
    change: onStatus(401, (response) => withStatus(response, 403)),
    probe: async (ask) => (await ask({ id: brand.id, key: "nobody" })).status,
  }),
  mutant({
    id: "envelope/402-as-403",
    operation: "v2/listAccountLandingPages",
    what: "A team without credits is refused with 403.",
    change: onStatus(402, (response) => withStatus(response, 403)),
    probe: async (ask) => (await ask({ id: brand.id, key: "mock_live_exhausted" })).status,
  }),
  mutant({
    id: "envelope/403-codes-swapped",
    operation: "v2/getAccountIndexStatus",
    what: "An ended membership is called `subscription_inactive`.",
    change: changeError(403, (error) => ({ ...error, code: "subscription_inactive" })),
    probe: async (ask) => (await ask({ id: brand.id, key: "mock_live_departed" })).code,
  }),
  mutant({
    id: "envelope/404-as-200-null",
    operation: "v2/getAccount",
    what: "An id that nothing matches is answered with 200 and null.",
    change: onStatus(404, () => success(null)),
    probe: async (ask) => status(await ask({ id: unknown })),
  }),
  mutant({
    id: "envelope/404-as-empty-list",
    operation: "v2/listAccountCollabs",
    what: "An id that nothing matches is answered with an empty list.",
    change: onStatus(404, () => success({ count: 0, collabs: [] })),
    probe: async (ask) => status(await ask({ id: unknown })),
  }),
  mutant({
    id: "envelope/404-as-400",
    operation: "v2/searchMedia",
    what: "An `accountId` that nothing matches is refused with 400.",
    change: onStatus(404, () => refusal("invalid_request", "accountId")),
    probe: async (ask) => (await ask({ body: { accountId: unknown } })).status,
  }),
  mutant({
    id: "envelope/404-without-body",
    operation: "v1/getBrandIndexStatus",
    what: "A 404 has no body.",
    change: onStatus(404, () => new Response(null, { status: 404 })),
    probe: async (ask) => (await ask({ id: unknown })).text.length > 0,
  }),
  mutant({
    id: "envelope/404-code",
    operation: "v1/listBrandInsights",
    what: "A 404 has the code `account_not_found`, which is not of the list.",
    change: changeError(404, (error) => ({ ...error, code: "account_not_found" })),
    probe: async (ask) => (await ask({ id: unknown, query: { type: "HOOK" } })).code,
  }),
  mutant({
    id: "envelope/404-plain-text",
    operation: "v2/listAccountCampaigns",
    what: "A 404 is plain text.",
    change: onStatus(404, () => new Response("Not found", { status: 404 })),
    probe: async (ask) => (await ask({ id: unknown, query: { type: "OFFER" } })).headers.get("Content-Type"),
  }),
  mutant({
    id: "envelope/405-as-404",
    operation: "v2/searchTaxonomies",
    what: "A method that the path does not support is refused with 404.",
    change: onStatus(405, () => refusal("not_found")),
    probe: async (ask) => (await ask({ method: "DELETE" })).status,
  }),
  mutant({
    id: "envelope/405-allow-missing",
    operation: "v2/searchMedia",
    what: "A 405 has no Allow header.",
    change: onStatus(405, (response) => withHeader(response, "Allow", null)),
    probe: async (ask) => (await ask({ method: "DELETE" })).headers.get("Allow"),
  }),
  mutant({
    id: "envelope/405-allow-wrong",
    operation: "v1/listBrandLandingPages",
    what: "The Allow header of a 405 lists POST, which the path refuses.",
    change: onStatus(405, (response) => withHeader(response, "Allow", "GET, POST")),
    probe: async (ask) => (await ask({ id: brand.id, method: "DELETE" })).headers.get("Allow"),
  }),
  mutant({
    id: "envelope/405-code",
    operation: "v1/listBrandCampaigns",
    what: "A 405 has the code `not_found`.",
    change: changeError(405, (error) => ({ ...error, code: "not_found" })),
    probe: async (ask) => (await ask({ id: brand.id, method: "DELETE" })).code,
  }),
  mutant({
    id: "envelope/413-as-400",
    operation: "v2/indexAccount",
    what: "A body that is too large is refused with 400.",
    change: onStatus(413, () => refusal("invalid_request", "body")),
    probe: async (ask) => (await ask({ body: tooLong })).status,
  }),
  mutant({
    id: "envelope/413-code",
    operation: "v1/indexBrand",
    what: "A 413 has the code `invalid_request`.",
    change: changeError(413, (error) => ({ ...error, code: "invalid_request" })),
    probe: async (ask) => (await ask({ body: tooLong })).code,
  }),
  mutant({
    id: "envelope/429-as-503",
    operation: "v2/searchTaxonomies",
    what: "A request over a rate limit is refused with 503.",
    staged: true,
    change: onStatus(429, (response) => withStatus(response, 503)),
    probe: async (ask) => (await limited(ask)).status,
  }),
  mutant({
    id: "envelope/429-without-retry-after",
    operation: "v2/getAccountIndexStatus",
    what: "A 429 has no Retry-After header.",
    staged: true,
    change: onStatus(429, (response) => withHeader(response, "Retry-After", null)),
    probe: async (ask) => (await limited(ask)).headers.get("Retry-After"),
  }),
  mutant({
    id: "envelope/429-code",
    operation: "v1/getBrandIndexStatus",
    what: "A 429 has the code `too_many_requests`.",
    staged: true,
    change: changeError(429, (error) => ({ ...error, code: "too_many_requests" })),
    probe: async (ask) => (await limited(ask)).code,
  }),
  mutant({
    id: "envelope/code-missing",
    operation: "v1/searchBrands",
    what: "The error of a 400 has no `code`.",
    change: changeError(400, ({ code: _, ...error }) => error),
    probe: async (ask) => (await ask({ body: {} })).code ?? "no code",
  }),
  mutant({
    id: "envelope/code-of-401",
    operation: "v2/listAccountCollabs",
    what: "A 401 has the code `unauthorized`.",
    change: changeError(401, (error) => ({ ...error, code: "unauthorized" })),
    probe: async (ask) => (await ask({ id: brand.id, key: "nobody" })).code,
  }),
  mutant({
    id: "envelope/message-missing",
    operation: "v2/listAccountLandingPages",
    what: "The error of a 404 has no `message`.",
    change: changeError(404, ({ message: _, ...error }) => error),
    probe: async (ask) => Object.keys(Object((await ask({ id: unknown })).body["error"])),
  }),
  mutant({
    id: "envelope/message-null",
    operation: "v1/indexBrand",
    what: "The `message` of a 400 is null.",
    change: changeError(400, (error) => ({ ...error, message: null })),
    probe: async (ask) => typeof Object((await ask({ body: {} })).body["error"])["message"],
  }),
  mutant({
    id: "envelope/details-missing",
    operation: "v2/searchMedia",
    what: "A 400 does not list the fields that failed.",
    change: changeError(400, ({ details: _, ...error }) => error),
    probe: async (ask) => (await ask({ body: { query: "shoes", status: "SOME" } })).paths,
  }),
  mutant({
    id: "envelope/details-unnamed",
    operation: "v1/searchBrands",
    what: "`details` of a 400 name `body` and not the field.",
    change: changeError(400, (error) => ({ ...error, details: [{ path: "body", message: "is invalid" }] })),
    probe: async (ask) => (await ask({ body: { mode: "ids", brandIds: ["1"], count: 0 } })).paths,
  }),
  mutant({
    id: "envelope/details-object",
    operation: "v2/listAccountCampaigns",
    what: "`details` of a 400 are an object of messages by field.",
    change: changeError(400, (error) => ({ ...error, details: { type: "is required" } })),
    probe: async (ask) => Array.isArray(Object((await ask({ id: brand.id })).body["error"])["details"]),
  }),
  mutant({
    id: "envelope/error-string",
    operation: "v2/searchCreators",
    what: "`error` of a 400 is the code itself.",
    change: changeError(400, ({ code }) => code),
    probe: async (ask) => typeof (await ask({ body: { limit: "many" } })).body["error"],
  }),
  mutant({
    id: "envelope/errors-array",
    operation: "v1/searchBrandMedia",
    what: "A 404 has an array `errors` where it should have `error`.",
    change: onStatus(404, async (response) => withBody(response, { errors: [await response.json()] })),
    probe: async (ask) => Object.keys((await ask({ id: unknown, body: {} })).body),
  }),
  mutant({
    id: "envelope/index-201",
    operation: "v2/indexAccount",
    what: "A new account is answered with 201.",
    change: onStatus(200, async (response) => {
      const { status } = (await response.clone().json()) as { status: string };
      return status === "indexing" ? withStatus(response, 201) : response;
    }),
    probe: async (ask) => (await ask({ body: { websiteUrl: "https://new.example" } })).status,
  }),
];

function status({ status, text }: { status: number; text: string }) {
  return { status, ...(status === 200 && { text }) };
}

/** The answer to one request more than an address may send in a minute. */
async function limited(ask: Ask) {
  for (let sent = 0; sent < 60; sent += 1) await ask({ id: brand.id });
  return ask({ id: brand.id });
}
