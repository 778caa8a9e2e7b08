import type { ErrorCode } from "@adintel/client/operations";
import { demand, need, type CheckCase, type Need, type Tools } from "../case.ts";
import type { CheckOptions } from "../check-options.ts";
import { operations, type Operation } from "../contract/document.ts";
import { statusOf } from "../contract/statuses.ts";
import { isFree } from "../cost.ts";
import { fieldsOf } from "../fields.ts";
import type { Sending } from "../sending/exchange.ts";
import { operationOf } from "../contract/table.ts";
import { operationPlace } from "../place.ts";
import { takesAddress } from "./requests.ts";
import { needKnown, validSending } from "./valid.ts";

/** Keys that are unknown, revoked, or whose team or holder may not call, at every operation that documents the refusal. */
export function accessCases(): CheckCase[] {
  return operations.flatMap((operation) => [
    keyCase(operation, "unknown-key", "refuses a key that it does not know", "invalid_api_key"),
    keyCase(operation, "revoked-key", "refuses a key that was revoked", "invalid_api_key", "revoked"),
    keyCase(
      operation,
      "inactive-key",
      "refuses a team whose subscription is not active",
      "subscription_inactive",
      "inactive",
    ),
    keyCase(
      operation,
      "departed-key",
      "refuses a holder who has left the team",
      "membership_ended",
      "departed",
    ),
    ...exhausted(operation),
    ...exhaustedIndexing(operation),
    refusedKeyCase(operation, {
      name: "key-without-scheme",
      rule: "refuses a key that no Bearer stands before",
      change: (_, { apiKey }) => ({ authorization: apiKey }),
    }),
    refusedKeyCase(operation, {
      name: "key-in-query",
      rule: "refuses a key that stands in the query and not in the header",
      // What is written into addresses is kept in logs, so this is a key that can buy nothing.
      needs: ["exhaustedKey"],
      change({ query }, { keys: { exhausted = "" } }) {
        const names = ["api_key", "apiKey", "key", "access_token"];
        const given = Object.fromEntries(names.map((name) => [name, exhausted]));
        return { authorization: null, query: { ...query, ...given } };
      },
    }),
  ]);
}

interface RefusedKey {
  name: string;
  rule: string;
  needs?: Need[];
  change(sending: Sending, options: CheckOptions): Partial<Sending>;
}

/** A key that is known, and sent in another way than the documents name. */
function refusedKeyCase(operation: Operation, { name, rule, needs, change }: RefusedKey): CheckCase {
  return {
    ...common(operation, name, rule),
    ...(needs && { needs }),
    async run({ send, account, options }) {
      const sending = await validSending(operation, account);
      const changed = { ...sending, ...change(sending, options) };
      const exchange = await send(changed);
      const status = statusOf(operation, "invalid_api_key");
      // Whether a query string may have other fields is not stated, nor what is looked at first.
      const hasOthers = changed.query !== sending.query;
      need(!hasOthers || exchange.status !== 400, "the server refuses the fields in the query");
      needKnown(operation, exchange);
      demand(exchange.status === status, `status ${status}`, `status ${exchange.status}`, exchange);
    },
  };
}

type KeyKind = keyof Tools["options"]["keys"];

function keyCase(
  operation: Operation,
  name: string,
  rule: string,
  code: ErrorCode,
  kind?: KeyKind,
): CheckCase {
  const status = statusOf(operation, code);
  const needs: Need[] = kind ? [`${kind}Key`] : [];
  return {
    ...common(operation, name, rule),
    needs,
    async run({ send, account, options }) {
      const key = kind ? options.keys[kind] : `${options.apiKey}-unknown`;
      const sending = await validSending(operation, account);
      const exchange = await send({ ...sending, authorization: `Bearer ${key}` });
      needKnown(operation, exchange);
      demand(exchange.status === status, `status ${status}`, `status ${exchange.status}`, exchange);
      const got = fieldsOf(fieldsOf(exchange.body)["error"])["code"];
      demand(got === code, `error.code ${code}`, `error.code ${String(got)}`, exchange);
    },
  };
}

/** A team without credits is refused where a row has a price, and served where rows are stated to be free. */
function exhausted(operation: Operation): CheckCase[] {
  const row = operationOf(operation.version, operation.id);
  const price = row.billing?.microdollarsPerRow;
  // Whether a call without a stated price is blocked is not specified, and free searches may be.
  if (price === undefined || (price === 0 && "402" in operation.responses)) return [];
  if (price > 0)
    return [
      keyCase(operation, "exhausted-key", "refuses a team without credits", "out_of_credits", "exhausted"),
    ];
  if (operation.method === "POST") return [];
  return [
    {
      ...common(operation, "exhausted-key", "serves a team without credits, since it is free"),
      needs: ["exhaustedKey"],
      assumed: row.billing?.assumed !== undefined,
      async run({ send, account, options }) {
        const sending = await validSending(operation, account);
        const exchange = await send({ ...sending, authorization: `Bearer ${options.keys.exhausted}` });
        demand(exchange.status === 200, "status 200", `status ${exchange.status}`, exchange);
      },
    },
  ];
}

/** Adding an account is free, and stated to go on without credits; it is asked of the address that may be added. */
function exhaustedIndexing(operation: Operation): CheckCase[] {
  const entry = operationOf(operation.version, operation.id);
  if (!isFree(entry) || !takesAddress(entry)) return [];
  return [
    {
      ...common(operation, "exhausted-key", "serves a team without credits, since it is free"),
      needs: ["exhaustedKey", "indexUrl"],
      async run({ send, account, options }) {
        const sending = await validSending(operation, account);
        const exchange = await send({
          ...{ ...sending, body: { websiteUrl: options.indexUrl } },
          authorization: `Bearer ${options.keys.exhausted}`,
        });
        demand(exchange.status === 200, "status 200", `status ${exchange.status}`, exchange);
      },
    },
  ];
}

function common(operation: Operation, name: string, rule: string) {
  const { version, path, method } = operation;
  const place = `${operationPlace(version, path, method)}/responses`;
  const requests = 1;
  return {
    id: `${operation.name}/access/${name}`,
    area: "access" as const,
    version,
    operation: operationOf(operation.version, operation.id),
    rule,
    place,
    requests,
    rows: 0,
  };
}
