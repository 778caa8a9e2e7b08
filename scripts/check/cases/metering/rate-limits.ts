import { randomUUID } from "node:crypto";
import { versions, type Version } from "../../../lib/versions.ts";
import { assert, assertCode, type CaseParts, type CheckCase, type Tools } from "../../engine/case.ts";
import type { Contract, Listed } from "../../contract/table.ts";
import { isFree } from "../../contract/cost.ts";
import type { AnyQuestion } from "../../session/questions.ts";
import type { Exchange } from "../../http/exchange.ts";
import { takesAddress, variantsOf } from "../requests.ts";
import { paged } from "../../session/page-sizes.ts";
import { metering } from "./case.ts";

/**
 * The three rate limits at their numbers, in sessions of the mock's own where they are switched on and its clock can be
 * moved. One address reaches the limit of its own long before most others, so these are reached from several.
 */
export function rateLimitCases(contract: Contract): CheckCase[] {
  const { operations, rateLimits } = contract;
  const fillers = versions.flatMap((version) => fillerOf(contract, version) ?? []);
  // An operation whose limit is higher than those of all operations together cannot reach it.
  const lowest = Math.min(...Object.values(rateLimits).flatMap((list) => list.map(limitOf)));
  const reachable = operations.filter(({ operation }) => limitOf(operation.rateLimit) < lowest);
  return [
    ...perAddress(contract, fillers),
    ...perKey(contract, fillers),
    ...reachable.map((listed) => endpointCase(listed, fillers)),
    ...fillers.flatMap((filler) => refusalCases(contract, filler)),
  ];
}

function limitOf(limit: { requestsPerMinute: number } | null): number {
  return limit?.requestsPerMinute ?? Infinity;
}

/** An operation of a version that costs nothing and changes nothing, to reach limits with. */
function fillerOf({ operations }: Contract, version: Version): Listed | undefined {
  return operations.find(
    (one) =>
      one.version === version &&
      one.operation.method === "GET" &&
      isFree(one.operation) &&
      one.operation.billing?.assumed === undefined,
  );
}

function questionOf(listed: Listed, account: string, options: Tools["options"]): AnyQuestion {
  const [variant] = variantsOf(listed);
  // An address that may not be indexed is asked for only where it is refused anyway.
  const { indexUrl = ["https://check.example"] } = options;
  return variant
    ? paged(listed.operation, variant.about(account, { ...options, indexUrl }), { limit: 1 })
    : {};
}

/** Asks an operation, with the headers of the session. */
type Send = (listed: Listed, more?: AnyQuestion) => Promise<Exchange>;

interface Limited extends Omit<CaseParts, "run"> {
  /** In a session where the limits are on and nothing has been counted. */
  run(tools: Tools, send: Send, advance: (seconds: number) => Promise<unknown>): Promise<void>;
}

function limited(subject: Listed, { run, ...rest }: Limited): CheckCase {
  return metering(subject, {
    at: undefined,
    ...rest,
    async run(tools) {
      const headers = { "X-Mock-Session": `check ${randomUUID()}` };
      await tools.controls.change({ rateLimits: true }, headers);
      const account = await tools.account();
      const send: Send = (listed, more = {}) =>
        tools.about(listed).askAtOnce({ ...questionOf(listed, account, tools.options), ...more, headers });
      await run(tools, send, (seconds) => tools.controls.advance(seconds, headers));
    },
  });
}

/** Breaks off unless so many pass, and the next is refused until its Retry-After has passed. */
async function assertLimit(
  limit: number,
  sendNth: (place: number) => Promise<Exchange>,
  advance: (seconds: number) => Promise<unknown>,
): Promise<void> {
  for (let place = 0; place < limit; place += 1)
    assertPassed(await sendNth(place), `request ${place + 1} to pass`);
  const refused = await sendNth(limit);
  assertRefused(refused, `request ${limit + 1} to be rejected with 429`);
  await advance(Number(refused.headers.get("Retry-After")));
  assertPassed(await sendNth(limit), "a request after Retry-After to pass");
}

function assertPassed(exchange: Exchange, expected: string): void {
  assert(exchange.status < 400, expected, `status ${exchange.status}`, exchange);
}

function assertRefused(exchange: Exchange, expected: string): void {
  assert(exchange.status === 429, expected, `status ${exchange.status}`, exchange);
  assertCode(exchange, exchange.sending.operation?.errors["429"] ?? []);
  const seconds = Number(exchange.headers.get("Retry-After"));
  // The mock counts whole minutes, so that no wait is longer.
  assert(seconds >= 1 && seconds <= 60, "Retry-After of 1 to 60 seconds", `${seconds}`, exchange);
}

function scoped({ rateLimits }: Contract, { version }: Listed, scope: string): number | undefined {
  return rateLimits[version].find((one) => one.scope === scope)?.requestsPerMinute;
}

/** From one address, whatever the keys and versions. */
function perAddress(contract: Contract, fillers: readonly Listed[]): CheckCase[] {
  const filler = fillers.at(-1);
  const limit = filler && scoped(contract, filler, "ip");
  if (!filler || limit === undefined) return [];
  return [
    limited(filler, {
      name: "limit-per-address",
      requests: limit + 2,
      needs: ["exhaustedKey"],
      rule: `accepts ${limit} requests per minute from one IP address, across keys and versions`,
      async run({ options }, send, advance) {
        const nth = (place: number) => {
          const key = place % 3 === 0 ? options.keys.exhausted : undefined;
          // What an empty team may still ask for in both versions.
          return send(fillers[place % fillers.length] ?? filler, key === undefined ? {} : { key });
        };
        await assertLimit(limit, nth, advance);
      },
    }),
  ];
}

/** With one key, from whatever addresses. */
function perKey(contract: Contract, fillers: readonly Listed[]): CheckCase[] {
  const [filler] = fillers;
  const limit = filler && scoped(contract, filler, "apiKey");
  if (!filler || limit === undefined) return [];
  // Limits of their own that are lower would be reached before it.
  const reach = fillers.reduce((sum, { operation }) => sum + limitOf(operation.rateLimit), 0);
  if (reach <= limit) return [];
  return [
    limited(filler, {
      name: "limit-per-key",
      requests: limit + 2,
      needs: ["addresses"],
      rule: `accepts ${limit} requests per minute with one key, across IP addresses and versions`,
      async run(_, send, advance) {
        const nth = (place: number) =>
          send(fillers[place % fillers.length] ?? filler, { from: addressOf(place) });
        await assertLimit(limit, nth, advance);
      },
    }),
  ];
}

/** One of several addresses, none of which comes near its own limit. */
function addressOf(place: number): string {
  return `127.0.1.${place % 8}`;
}

/** An operation whose own limit is lower than that of an address, so that it can be reached. */
function endpointCase(listed: Listed, fillers: readonly Listed[]): CheckCase {
  const limit = limitOf(listed.operation.rateLimit);
  const other = fillers.find(({ operation }) => operation !== listed.operation);
  const requests = limit + 2 + (other ? 1 : 0);
  return limited(listed, {
    name: "limit-per-endpoint",
    requests,
    rows: isFree(listed.operation) ? 0 : requests,
    needs: takesAddress(listed.operation) ? ["indexUrl"] : [],
    rule: `accepts ${limit} requests per minute${other ? ", and further ones to other operations" : ""}`,
    async run(_, send, advance) {
      let isFirst = true;
      const nth = async (place: number) => {
        const exchange = await send(listed);
        if (place === limit && isFirst && other)
          assertPassed(await send(other), "a request to another operation to pass");
        if (place === limit) isFirst = false;
        return exchange;
      };
      await assertLimit(limit, nth, advance);
    },
  });
}

/** Once an address has reached its limit, no operation of a version is answered, and none is charged. */
function refusalCases(contract: Contract, filler: Listed): CheckCase[] {
  const limit = scoped(contract, filler, "ip");
  if (limit === undefined) return [];
  const all = contract.operations.filter(({ version }) => version === filler.version);
  const charge = contract.errorCharges[filler.operation.errors["429"]?.[0] ?? ""];
  const refusalCase = (name: string, rule: string, assumed: boolean, isCharged?: true) =>
    limited(filler, {
      name,
      rule,
      assumed,
      requests: limit + all.length,
      async run({ controls }, send) {
        for (let place = 0; place < limit; place += 1)
          assertPassed(await send(filler), `request ${place + 1} to pass`);
        for (const listed of all) {
          const refused = await send(listed);
          const { method, path } = listed.operation;
          assertRefused(refused, `${method} ${path} to be rejected with 429`);
          if (!isCharged) continue;
          const { spentMicrodollars } = await controls.ledger(undefined, refused.sending.headers);
          assert(spentMicrodollars === 0, "no charge", `${spentMicrodollars} microdollars`, refused);
        }
      },
    });
  const where = `after ${limit} requests per minute from one IP address`;
  return [
    refusalCase("429-everywhere", `every operation is rejected ${where}`, false),
    ...(charge?.is === "never"
      ? [refusalCase("429-is-free", `requests rejected ${where} are not charged`, charge.assumed, true)]
      : []),
  ];
}
