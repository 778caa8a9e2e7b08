import { mutant } from "./mutant.ts";
import { changeError, operationAt, onStatus, rewrite, withHeader, withStatus, type Change } from "./wrap.ts";

/** How many requests a minute are served, and what is said once they are not. */
export const limits = [
  mutant({
    id: "limits/none",
    operation: null,
    what: "There is no rate limit, and none can be switched on.",
    simulator: { rateLimits: false },
    change: withoutSetting("rateLimits"),
  }),
  mutant({
    id: "limits/by-path",
    operation: null,
    what: "The limit of an address counts each path by itself.",
    change: fromAddress((request) => new URL(request.url).pathname),
  }),
  mutant({
    id: "limits/by-version",
    operation: null,
    what: "The limit of an address counts v1 and v2 by themselves.",
    assumed: true,
    change: fromAddress((request) => new URL(request.url).pathname.slice(0, 4)),
  }),
  mutant({
    id: "limits/120-by-address",
    operation: null,
    what: "An address may send as many requests as a key, 120 and not 60.",
    change: (next, operation) => {
      let sent = 0;
      return fromAddress(() => `address ${(sent += 1)}`)(next, operation);
    },
  }),
  mutant({
    id: "limits/30-by-address",
    operation: null,
    what: "An address may send 30 requests a minute and not 60.",
    change: countedTwice(),
  }),
  mutant({
    id: "limits/index-without-own",
    operation: "v2/indexAccount",
    what: "Adding accounts has no limit of its own, so that 60 are served a minute and not 50.",
    change: asOtherUser(),
  }),
  mutant({
    id: "limits/v1-index-without-own",
    operation: "v1/indexBrand",
    what: "Adding accounts has no limit of its own, so that 60 are served a minute and not 50.",
    change: asOtherUser(),
  }),
  mutant({
    id: "limits/retry-after-zero",
    operation: null,
    what: "Retry-After is 0 while the limit still holds.",
    change: onStatus(429, (response) => withHeader(response, "Retry-After", "0")),
  }),
  mutant({
    id: "limits/retry-after-past",
    operation: null,
    what: "Retry-After is a date that has passed.",
    change: onStatus(429, (response) => withHeader(response, "Retry-After", "Thu, 01 Jan 1970 00:00:00 GMT")),
  }),
  mutant({
    id: "limits/retry-after-negative",
    operation: null,
    what: "Retry-After is a negative number.",
    change: onStatus(429, (response) => withHeader(response, "Retry-After", "-1")),
  }),
  mutant({
    id: "limits/retry-after-too-short",
    operation: null,
    what: "Retry-After names half of the time that it takes until a request is served again.",
    change: onStatus(429, (response) => {
      const seconds = Math.ceil(Number(response.headers.get("Retry-After")) / 2);
      return withHeader(response, "Retry-After", String(seconds));
    }),
  }),
  mutant({
    id: "limits/429-as-503",
    operation: "v2/searchTaxonomies",
    what: "A request over a rate limit is refused with 503.",
    change: onStatus(429, (response) => withStatus(response, 503)),
  }),
  mutant({
    id: "limits/429-without-retry-after",
    operation: "v2/getAccountIndexStatus",
    what: "A 429 has no Retry-After header.",
    change: onStatus(429, (response) => withHeader(response, "Retry-After", null)),
  }),
  mutant({
    id: "limits/429-code",
    operation: "v1/getBrandIndexStatus",
    what: "A 429 has the code `too_many_requests`.",
    change: changeError(429, (error) => ({ ...error, code: "too_many_requests" })),
  }),
];

/** Leaves a setting out of every change of the mock's settings. */
function withoutSetting(name: string): Change {
  return (next) => async (request, env) => {
    if (request.method !== "PATCH" || new URL(request.url).pathname !== "/__mock/settings")
      return next(request, env);
    const { [name]: _, ...settings } = (await request.json()) as Record<string, unknown>;
    return next(new Request(request, { body: JSON.stringify(settings) }), env);
  };
}

/** Lets the mock see an address that depends on the request, which is what its first limit counts by. */
function fromAddress(addressOf: (request: Request) => string): Change {
  return (next) => (request, env) => {
    const isControl = new URL(request.url).pathname.startsWith("/__mock/");
    const remoteAddress = addressOf(request);
    return next(request, isControl ? env : { incoming: { socket: { remoteAddress } } });
  };
}

/** Sends a free request that changes nothing before each, so that the limits are reached twice as soon. */
function countedTwice(): Change {
  return (next) => async (request, env) => {
    if (operationAt(request)) {
      const { origin } = new URL(request.url);
      await next(new Request(`${origin}/v2/account/none/index-status`, { headers: request.headers }), env);
    }
    return next(request, env);
  };
}

/** Every second request counts for another user; the operation is free, so that nobody else is charged. */
function asOtherUser(): Change {
  return (next, operation) => {
    let sent = 0;
    return (request, env) => {
      const isDemo = request.headers.get("Authorization") === "Bearer mock_live_demo";
      const isOther = isDemo && operationAt(request)?.name === operation && (sent += 1) % 2 === 0;
      return next(isOther ? rewrite(request, { key: "mock_live_low" }) : request, env);
    };
  };
}
