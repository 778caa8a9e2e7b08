import {
  assertStatus,
  assertCode,
  caseOf,
  requireData,
  type CaseParts,
  type CheckCase,
  type Need,
  type Tools,
} from "../engine/case.ts";
import { addressFor, type CheckOptions } from "../session/check-options.ts";
import { codesOf, operations, type DocumentedOperation } from "../contract/document.ts";
import { isFree, isPriceAssumed } from "../contract/cost.ts";
import type { Sending } from "../http/exchange.ts";
import { credentials, keyIn, operationOf, withFieldBy } from "../contract/table.ts";
import { alternate } from "../contract/alternate.ts";
import { beginningOfKey, keyInOtherCase } from "../../lib/mask.ts";
import { takesAddress } from "./requests.ts";
import { requireKnown, validSending } from "./valid.ts";

/** Cases of keys that are unknown, revoked, without access or credits, or sent in the wrong way. */
export function accessCases(): CheckCase[] {
  return operations.flatMap((operation) => {
    const key = keyIn[operation.version];
    if (key === null || !("401" in operation.responses)) return [];
    const { scheme } = key;
    const [inactive, departed] = codesOf(operation, 403);
    return [
      ...keyCase(operation, "unknown-key", "rejects an unknown key", 401),
      ...keyCase(
        operation,
        "inactive-key",
        "rejects a key whose team has no active subscription",
        403,
        "inactive",
        inactive,
      ),
      ...alternate(
        operation,
        keyCase(operation, "revoked-key", "rejects a revoked key", 401, "revoked"),
        keyCase(
          operation,
          "departed-key",
          "rejects a key whose holder has left the team",
          403,
          "departed",
          departed,
        ),
      ),
      ...exhaustedCases(operation),
      // The alternate operations have the case of a scheme without key.
      ...alternate(operation, [], scheme ? [withoutScheme(operation, scheme)] : []),
      refusedKeyCase(operation, {
        name: "key-in-query",
        rule: "rejects a key in the query instead of the header",
        needs: ["exhaustedKey"],
        change: (sending, { keys: { exhausted = "" } }) => keyInQuery(sending, exhausted),
        sharedWith: "without-key",
      }),
      ...(scheme ? [byOtherScheme(operation)] : []),
      ...(isVersionSample(operation) ? comparisonCases(operation) : []),
    ];
  });
}

function withoutScheme(operation: DocumentedOperation, scheme: string): CheckCase {
  return refusedKeyCase(operation, {
    name: "key-without-scheme",
    rule: `rejects a key without ${scheme}`,
    change: (_, { apiKey }) => ({ authorization: apiKey }),
  });
}

function byOtherScheme(operation: DocumentedOperation): CheckCase {
  return refusedKeyCase(operation, {
    name: "key-by-other-scheme",
    rule: "rejects a key sent with Basic",
    change: (_, { apiKey }) => ({ authorization: `Basic ${apiKey}` }),
    sharedWith: "other-scheme",
  });
}

/** Puts a key into the query. URLs end up in logs, so only the key without credits is used. */
function keyInQuery({ query }: Sending, key: string): Partial<Sending> {
  const names = ["api_key", "apiKey", "key", "access_token"];
  return {
    authorization: null,
    query: { ...query, ...Object.fromEntries(names.map((name) => [name, key])) },
  };
}

/**
 * A request with several wrong keys at once: a server that rejects it rejects each of them. `undefined` if it needs a key that
 * was not given.
 */
export function withWrongKeys(
  name: string,
  sending: Sending,
  { apiKey, keys: { exhausted } }: CheckOptions,
): Sending | undefined {
  if (name === "without-key" && exhausted !== undefined)
    return { ...sending, ...keyInQuery(sending, exhausted) };
  return name === "other-scheme" ? { ...sending, authorization: `Basic ${apiKey}` } : undefined;
}

/** Servers compare keys the same way for all operations, so only one free operation of each version is tested. */
function isVersionSample({ version, name }: DocumentedOperation): boolean {
  const free = operations.filter(
    (operation) => operation.version === version && operation.method === "GET" && operation.free,
  );
  return free[0]?.name === name;
}

function comparisonCases(operation: DocumentedOperation): CheckCase[] {
  return [
    refusedKeyCase(operation, {
      name: "key-in-other-case",
      rule: "rejects a key with the letter case of its secret part changed",
      change: ({ version }, { apiKey }) => ({ authorization: credentials(version, inOtherCase(apiKey)) }),
    }),
    refusedKeyCase(operation, {
      name: "beginning-of-key",
      // A server that accepts any prefix of a key also accepts this one.
      rule: "rejects a key without its last character",
      change: ({ version }, { apiKey }) => ({ authorization: credentials(version, beginningOfKey(apiKey)) }),
    }),
  ];
}

function inOtherCase(key: string): string {
  const other = keyInOtherCase(key);
  requireData(other !== undefined, "the key has no letters in its secret part");
  return other;
}

interface RefusedKey {
  name: string;
  rule: string;
  needs?: Need[];
  change(sending: Sending, options: CheckOptions): Partial<Sending>;
  /** The case that passes if this one does, and can share its request. */
  sharedWith?: string;
}

/** A case of a valid key that is sent in an undocumented way. */
function refusedKeyCase(
  operation: DocumentedOperation,
  { name, rule, needs, change, sharedWith }: RefusedKey,
): CheckCase {
  return accessCase(operation, {
    name,
    rule,
    ...(needs && { needs }),
    async run({ send, account, options, packs }) {
      const ask = async () => {
        const sending = await validSending(operation, account);
        return send({ ...sending, ...change(sending, options) });
      };
      const key = `${operation.name} ${sharedWith}`;
      const shared = sharedWith === undefined ? undefined : await packs.once(key, ask);
      const exchange = shared ?? (await ask());
      // Whether unknown query fields are rejected, and before the key, is not specified.
      const documented = operation.parameters.map((parameter) => parameter.name);
      const hasOthers = Object.keys(exchange.sending.query ?? {}).some(
        (field) => !documented.includes(field),
      );
      requireData(!hasOthers || exchange.status !== 400, "the server rejects the fields in the query");
      requireKnown(operation, exchange);
      assertStatus(exchange, 401);
    },
  });
}

type KeyKind = keyof Tools["options"]["keys"];

/** None of a code that the operation does not have. */
function keyCase(
  operation: DocumentedOperation,
  name: string,
  rule: string,
  status: number,
  kind?: KeyKind,
  code = codesOf(operation, status)[0],
): CheckCase[] {
  if (code === undefined) return [];
  return [
    accessCase(operation, {
      name,
      rule,
      needs: kind ? [`${kind}Key`] : [],
      async run({ send, account, options }) {
        const key = String(kind ? options.keys[kind] : `${options.apiKey}-unknown`);
        const sending = await validSending(operation, account);
        const exchange = await send({ ...sending, authorization: credentials(operation.version, key) });
        requireKnown(operation, exchange);
        assertStatus(exchange, status);
        assertCode(exchange, [code]);
      },
    }),
  ];
}

/**
 * A team without credits is rejected where rows have a price, and accepted where they are free. Adding an account is free; the case
 * adds only the URL that --index-url allows.
 */
function exhaustedCases(operation: DocumentedOperation): CheckCase[] {
  const { version } = operation;
  const row = operationOf(version, operation.id);
  const price = row.billing?.microdollarsPerRow;
  const isIndexing = isFree(row) && takesAddress(row);
  if (price !== undefined && price > 0)
    return keyCase(operation, "exhausted-key", "rejects a key whose team has no credits", 402, "exhausted");
  // Not specified for operations without a price, nor for free searches.
  const isStated = price === 0 && !("402" in operation.responses) && operation.method !== "POST";
  if (!isStated && !isIndexing) return [];
  return [
    accessCase(operation, {
      name: "exhausted-key",
      rule: "accepts a key whose team has no credits, since the operation is free",
      needs: ["exhaustedKey", ...(isIndexing ? (["indexUrl"] as const) : [])],
      // An assumed price makes this an assumption.
      ...(!isIndexing && { assumed: isPriceAssumed(row) }),
      async run({ send, account, options }) {
        const exchange = await send({
          ...(await validSending(operation, account)),
          ...(isIndexing && { body: withFieldBy(row, "subject", {}, addressFor(version, options)) }),
          authorization: credentials(version, String(options.keys.exhausted)),
        });
        assertStatus(exchange, 200);
      },
    }),
  ];
}

function accessCase(operation: DocumentedOperation, parts: CaseParts): CheckCase {
  const { version, id } = operation;
  const subject = { version, operation: operationOf(version, id) };
  return caseOf(subject, "access", { at: "responses", ...parts });
}
