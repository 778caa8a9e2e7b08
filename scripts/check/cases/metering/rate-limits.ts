import { randomUUID } from "node:crypto";
import { documents, type Version } from "@adintel/client/operations";
import type { AnyQuestion as Question } from "../../questions.ts";
import { demand, type CheckCase, type Tools } from "../../case.ts";
import { operations } from "../../contract/document.ts";
import { fieldsOf } from "../../fields.ts";
import type { Exchange } from "../../sending/exchange.ts";
import { operationOf, operationPlace } from "../../place.ts";
import { validSending } from "../valid.ts";
import type { Metered } from "./case.ts";

/**
 * The three rate limits at their numbers, in sessions of the mock's own where they are switched on and its clock can be
 * moved. One address reaches the limit of its own long before most others, so these are reached from several.
 */
export function rateLimitCases(): CheckCase[] {
  return [
    ipCase(),
    keyCase(),
    ...endpoints.map(([version, id]) => endpointCase(version, id)),
    refusalCase("v2"),
    refusalCase("v1"),
  ];
}

type Send = (question: Question, version?: Version, id?: string) => Promise<Exchange>;

interface Limited extends Omit<Metered, "run"> {
  /** In a session where the limits are on and nothing has been counted. */
  run(tools: Tools, send: Send, advance: (seconds: number) => Promise<unknown>): Promise<void>;
}

function limited(version: Version, id: string, { run, needs = [], ...rest }: Limited): CheckCase {
  const operation = operationOf(version, id);
  return {
    id: `${version}/${id}/metering/${rest.name}`,
    ...{ area: "metering", version, operation, rows: 0, needs: ["controls", ...needs] },
    place: operationPlace(version, operation.path, operation.method),
    ...rest,
    async run(tools) {
      const headers = { "X-Mock-Session": `check ${randomUUID()}` };
      await tools.controls.change({ rateLimits: true }, headers);
      const send: Send = (question, otherVersion = version, otherId = id) =>
        tools
          .about({ version: otherVersion, operation: operationOf(otherVersion, otherId) })
          .askAtOnce({ ...question, headers });
      await run(tools, send, (seconds) => tools.controls.advance(seconds, headers));
    },
  };
}

/** Breaks off unless so many pass, and the next is refused until its Retry-After has passed. */
async function demandLimit(
  limit: number,
  sendNth: (place: number) => Promise<Exchange>,
  advance: (seconds: number) => Promise<unknown>,
): Promise<void> {
  for (let place = 0; place < limit; place += 1)
    demandPassed(await sendNth(place), `request ${place + 1} to pass`);
  const refused = await sendNth(limit);
  demandRefused(refused, `request ${limit + 1} to be refused with 429`);
  await advance(Number(refused.headers.get("Retry-After")));
  demandPassed(await sendNth(limit), "a request after Retry-After to pass");
}

function demandPassed(exchange: Exchange, expected: string): void {
  demand(exchange.status < 400, expected, `status ${exchange.status}`, exchange);
}

function demandRefused(exchange: Exchange, expected: string): void {
  demand(exchange.status === 429, expected, `status ${exchange.status}`, exchange);
  const { code } = fieldsOf(fieldsOf(exchange.body)["error"]);
  demand(code === "rate_limited", "error.code rate_limited", String(code), exchange);
  const seconds = Number(exchange.headers.get("Retry-After"));
  // The mock counts whole minutes, so that no wait is longer.
  demand(seconds >= 1 && seconds <= 60, "Retry-After of 1 to 60 seconds", `${seconds}`, exchange);
}

const [perIp, perKey] = documents.v2.rateLimits.map(({ requestsPerMinute }) => requestsPerMinute);

function ipCase(): CheckCase {
  const limit = Number(perIp);
  return limited("v2", "searchTaxonomies", {
    ...{ name: "limit-per-address", requests: limit + 2, needs: ["exhaustedKey"] },
    rule: `${limit} requests a minute pass from one address, whatever their keys and versions`,
    async run(tools, send, advance) {
      const id = await tools.account();
      const nth = (place: number) => {
        const key = place % 3 === 0 ? tools.options.keys.exhausted : undefined;
        // What an empty team may still ask for in both versions.
        const question = { id, ...(key !== undefined && { key }) };
        return place % 2 === 0
          ? send(question, "v1", "getBrandIndexStatus")
          : send({ query: { query: "home" } });
      };
      await demandLimit(limit, nth, advance);
    },
  });
}

function keyCase(): CheckCase {
  const limit = Number(perKey);
  return limited("v1", "getBrandIndexStatus", {
    ...{ name: "limit-per-key", requests: limit + 2, needs: ["addresses"] },
    rule: `${limit} requests a minute pass with one key, wherever they come from, in both versions together`,
    async run(tools, send, advance) {
      const id = await tools.account();
      const nth = (place: number) =>
        place % 2 === 0
          ? send({ id, from: addressOf(place) })
          : send({ query: { query: "home" }, from: addressOf(place) }, "v2", "searchTaxonomies");
      await demandLimit(limit, nth, advance);
    },
  });
}

/** One of several addresses, none of which comes near its own limit. */
function addressOf(place: number): string {
  return `127.0.1.${place % 8}`;
}

/** Operations whose own limit is lower than that of a key, so that it can be reached. */
const endpoints = [
  ["v2", "indexAccount"],
  ["v1", "indexBrand"],
] as const;

function endpointCase(version: Version, id: string): CheckCase {
  const limit = operationOf(version, id).rateLimit?.requestsPerMinute ?? 0;
  return limited(version, id, {
    ...{ name: "limit-per-endpoint", requests: limit + 3, needs: ["indexUrl"] },
    rule: `${limit} requests a minute pass, and more to other operations`,
    async run(tools, send, advance) {
      const question = { body: { websiteUrl: tools.options.indexUrl } };
      let others = 0;
      const nth = async (place: number) => {
        const exchange = await send(question);
        if (place === limit && (others += 1) === 1) {
          const other = await send({ query: { query: "home" } }, "v2", "searchTaxonomies");
          demandPassed(other, "another operation to pass");
        }
        return exchange;
      };
      await demandLimit(limit, nth, advance);
    },
  });
}

/** Once an address has reached its limit, no operation of a version is answered, and none is charged. */
function refusalCase(version: Version): CheckCase {
  const limit = Number(perIp);
  const all = operations.filter((operation) => operation.version === version);
  const filler = version === "v2" ? "searchTaxonomies" : "getBrandIndexStatus";
  return limited(version, filler, {
    ...{ name: "429-everywhere", requests: limit + all.length, needs: [] },
    rule: `every operation is refused beyond ${limit} requests a minute from one address, and charges nothing`,
    async run(tools, send) {
      const id = await tools.account();
      const free: Question = version === "v2" ? { query: { query: "home" } } : { id };
      for (let place = 0; place < limit; place += 1)
        demandPassed(await send(free), `request ${place + 1} to pass`);
      for (const operation of all) {
        const { query, body } = await validSending(operation, async () => id);
        const question: Question = {
          ...(operation.path.includes("{id}") && { id }),
          ...(query && { query }),
          ...(body !== undefined && { body: fieldsOf(body) }),
        };
        const refused = await send(question, version, operation.id);
        demandRefused(refused, `${operation.method} ${operation.path} to be refused with 429`);
        const { spentMicrodollars } = await tools.controls.ledger(undefined, refused.sending.headers);
        demand(spentMicrodollars === 0, "nothing spent", `${spentMicrodollars} microdollars`, refused);
      }
    },
  });
}
