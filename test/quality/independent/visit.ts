import type { Account } from "./data/accounts.ts";
import type { Answer } from "./hooks.ts";
import { located, readBody, readQuery, type Read } from "./inputs.ts";
import { keyOf } from "./keys.ts";
import { isNamedBy } from "./operations/account-filters.ts";
import type { createRates } from "./rates.ts";
import { Refusal, type Code } from "./refusals.ts";
import { routeOf } from "./routes.ts";
import type { Call, Operation, Problem, World } from "./world.ts";

type Gate = "path" | "method" | "key" | "rate" | "size" | "fields" | "credits" | "account";

/** Around a request: who it is from, and how often they may ask. */
export interface Around {
  readonly rates: ReturnType<typeof createRates> | undefined;
  readonly address: string;
}

/** One request on its way through the gates to its operation. */
export function createVisit(request: Request, world: World, { rates, address }: Around) {
  const { hooks, takes } = world;
  const route = routeOf(request, world);
  const url = new URL(request.url);
  const reads = request.method === "HEAD" ? "GET" : request.method;
  const matching = route?.operations.find(({ method }) => method === reads);
  const operation = matching ?? route?.operations[0];
  let bytes = new Uint8Array();
  let read: Read | undefined;
  let account: Account | undefined;

  function refuse(code: Code, details?: readonly Problem[], headers?: Record<string, string>): void {
    const refusal = new Refusal(code, details, headers);
    const given = hooks.refuse ? hooks.refuse(refusal, operation, request) : refusal;
    if (given) throw given;
  }

  function token(): string | undefined {
    const given = request.headers.get("Authorization");
    const header = hooks.authorization ? hooks.authorization(given, request) : given;
    const scheme = takes("key-scheme-case", "ignored") ? /^bearer /i : /^Bearer /;
    if (header === null || !scheme.test(header)) return undefined;
    const rest = header.slice("Bearer ".length);
    return takes("key-spaces", "accepted") ? rest.trim() : rest;
  }

  function isMetered(one: Operation): boolean {
    const plain =
      (one.metered &&
        !(one.id === "v2/getAccount" && takes("account-price", "free")) &&
        !(one.path === "/comments" && takes("comments-price", "free"))) ||
      (one.id === "v2/searchTaxonomies" && takes("taxonomies-credits", "needed")) ||
      (one.id === "v2/getIndexStatus" && takes("index-status-credits", "needed"));
    return hooks.metered ? hooks.metered(plain, one) : plain;
  }

  const gates: Record<Gate, () => void> = {
    path() {
      if (!route) refuse(takes("not-found-path", "brand-not-found") ? "brand_not_found" : "not_found");
    },
    method() {
      if (!route) return;
      const methods = route.operations.flatMap((one) =>
        one.method === "GET" && !one.metered && !takes("head-of-free", "refused")
          ? ["GET", "HEAD"]
          : [one.method],
      );
      if (methods.includes(request.method)) return;
      if (takes("allow-options", "present")) methods.push("OPTIONS");
      refuse("method_not_allowed", undefined, { Allow: methods.join(", ") });
    },
    key() {
      const given = token();
      const kind = given === undefined ? undefined : keyOf(given);
      if (kind === undefined || kind === "revoked") refuse("invalid_api_key");
      if (kind === "inactive") refuse("subscription_inactive");
      if (kind === "departed") refuse("membership_ended");
    },
    rate() {
      const refusal = operation && rates?.(operation, address, token() ?? "");
      if (refusal) refuse(refusal.code, undefined, { ...refusal.headers });
    },
    size() {
      const most = takes("body-limit", "bytes-100000") ? 100_000 : 102_400;
      if (operation?.method === "POST" && bytes.length > most) refuse("payload_too_large");
    },
    fields() {
      // Of a method that the path does not have, no field is known.
      if (!operation || !matching) return;
      const type = request.headers.get("Content-Type");
      read ??=
        operation.method === "GET"
          ? readQuery(operation, url, world)
          : readBody(operation, bytes, type, world);
      if (read.problems.length > 0) refuse("invalid_request", read.problems);
    },
    credits() {
      const given = token();
      if (operation && isMetered(operation) && given !== undefined && keyOf(given) === "exhausted")
        refuse("out_of_credits");
    },
    account() {
      const named = route?.id || read?.input["accountId"];
      if (typeof named !== "string" || account) return;
      account = world.accounts.find((one) => isNamedBy(one, named, world));
      if (account) return;
      if (operation?.path.endsWith("/index-status") && takes("index-status-unknown", "not-indexed")) return;
      if (!/^[\da-f-]+$/i.test(named) && takes("id-malformed", "refused"))
        refuse("invalid_request", [
          { path: route?.id ? "id" : located("body", "accountId", world), message: "is no id" },
        ]);
      if (!route?.id && takes("media-account-unknown", "no-rows")) return;
      refuse(takes("not-found-account", "not-found") ? "not_found" : "brand_not_found");
    },
  };

  function order(): readonly Gate[] {
    const list: Gate[] = ["path", "method", "key", "rate", "size", "fields", "credits", "account"];
    const before = (gate: Gate, other: Gate) => {
      list.splice(list.indexOf(gate), 1);
      list.splice(list.indexOf(other), 0, gate);
    };
    if (takes("order-path-key", "key-first")) before("key", "path");
    if (takes("order-method-key", "key-first")) before("method", "rate");
    if (takes("order-key-size", "size-first")) before("size", "key");
    if (takes("order-key-validation", "validation-first")) before("fields", "key");
    if (takes("order-validation-credits", "credits-first")) before("credits", "fields");
    const isEarly = takes("order-lookup", "before-validation");
    if (isEarly || takes("order-lookup", "before-credits")) {
      before("account", isEarly ? "fields" : "credits");
      // An account that the body names is known once the body has been read.
      list.push("account");
    }
    return list;
  }

  function call(): Call | undefined {
    if (!operation) return undefined;
    const { input = {}, given = {} } = read ?? {};
    return { operation, world, id: route?.id ?? "", account, input, given };
  }

  async function answer(): Promise<Answer> {
    if (request.method === "OPTIONS" && route && takes("options", "answered"))
      return {
        status: 204,
        headers: { Allow: route.operations.map(({ method }) => method).join(", ") },
        body: undefined,
      };
    bytes = new Uint8Array(await request.arrayBuffer());
    for (const gate of order()) gates[gate]();
    const plain = call();
    if (!plain) return { status: 200, headers: {}, body: {} };
    const input = hooks.input ? hooks.input(plain.input, plain) : plain.input;
    return { status: 200, headers: {}, body: plain.operation.handle({ ...plain, input }) };
  }

  return { operation, call, answer };
}
