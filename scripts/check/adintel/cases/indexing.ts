import { randomUUID } from "node:crypto";
import type { Version } from "@adintel/client/operations";
import { responseOf, anyResponseOf } from "../../session/asker.ts";
import { addressFor } from "../../session/check-options.ts";
import {
  assertStatus,
  meaning,
  meaningOf,
  assert,
  requireData,
  Inconclusive,
  type CheckCase,
  type Tools,
} from "../../engine/case.ts";
import { variantsOf } from "../../cases/lists/scopes.ts";
import type { Subject } from "../../knowledge/subject.ts";
import { textOf } from "../../session/rows.ts";

const operations = [
  { version: "v2", index: "indexAccount", status: "getAccountIndexStatus" },
  { version: "v1", index: "indexBrand", status: "getBrandIndexStatus" },
] as const;

/** Networks whose profile URLs can be indexed; searches return the handles. */
const networks = [
  {
    network: "Instagram",
    field: "igUsername",
    url: (handle: string) => `https://www.instagram.com/${handle}`,
  },
  {
    network: "TikTok",
    field: "tiktokUsername",
    url: (handle: string) => `https://www.tiktok.com/@${handle}`,
  },
] as const;
const words = ["beauty", "home", "fitness", "food", "fashion", "travel"];
const sampleRows = 5;
const maxUrlChars = 2048;

/** Cases of adding an account and its index status. Only the URL of --index-url is added, and only once. */
export function indexingCases(): CheckCase[] {
  return operations.flatMap(({ version, index, status }) => [
    meaning(version, index, {
      name: "twice",
      requests: 2,
      needs: ["indexUrl"],
      rule: "adding a URL again returns already_exists and the same brandId",
      async run(tools) {
        const first = await addOnce(tools, version, index);
        const again = await add(tools, version, index);
        assertThere(tools, first, again);
      },
    }),
    meaning(version, status, {
      name: "of-an-added-account",
      requests: 2,
      needs: ["indexUrl"],
      rule: "an added account has an index status",
      async run(tools) {
        const { id } = await addOnce(tools, version, index);
        responseOf(await tools.ask(version, status, { id }));
      },
    }),
    meaning(version, status, {
      name: "while-indexing",
      requests: 2,
      needs: ["indexUrl"],
      // Other statuses, and how long indexing takes, are not specified.
      rule: "an account that was just added has the status indexing",
      assumed: true,
      async run(tools) {
        const { controls } = tools.options;
        const headers = controls === undefined ? {} : aloneOnMock();
        const answer = await tools.answer(version, index, { body: bodyFor(tools, version), headers });
        requireData(answer.body["status"] === "indexing", "the account existed already");
        const id = String(answer.body["brandId"]);
        const { body: polled, exchange } = responseOf(await tools.ask(version, status, { id, headers }));
        assert(polled["status"] === "indexing", "status indexing", polled["status"], exchange);
      },
    }),
    meaning(version, index, {
      name: "two-urls",
      at: "requestBody",
      needs: ["indexUrl"],
      rule: "accepts exactly one URL, not a string of two",
      async run(tools) {
        const { websiteUrl } = bodyFor(tools, version);
        const body = { websiteUrl: `${websiteUrl} ${websiteUrl}` };
        const exchange = await tools.ask(version, index, { body });
        assertStatus(exchange, 400);
      },
    }),
    ...networks.map(({ network, field, url }) =>
      meaning(version, index, {
        name: `profile-of-${network}`,
        at: "requestBody",
        rule: `accepts the ${network} profile URL of an existing creator`,
        // Only the mock is tested, since the profile URL is not the one that may be indexed.
        requests: words.length + 1,
        dearRows: words.length * sampleRows,
        needs: ["indexUrl", "controls"],
        async run(tools) {
          for (const query of words) {
            const creators = await tools.answer("v2", "searchCreators", {
              body: { query, limit: sampleRows },
            });
            const handle = creators.rows.map((row) => textOf(row, field)).find((text) => text !== undefined);
            if (handle === undefined) continue;
            responseOf(await tools.ask(version, index, { body: { websiteUrl: url(handle) } }));
            return;
          }
          throw new Inconclusive(`no search returns a creator with a ${network} handle`);
        },
      }),
    ),
    meaning(version, index, {
      name: "of-a-new-address",
      needs: ["indexUrl", "controls"],
      rule: "a new URL returns the status indexing",
      async run(tools) {
        const question = { body: bodyFor(tools, version), headers: aloneOnMock() };
        const { body: got, exchange } = responseOf(await tools.ask(version, index, question));
        assert(got["status"] === "indexing", "status indexing", got["status"], exchange);
      },
    }),
    ...(version === "v1"
      ? [
          meaning(version, index, {
            // Only the mock, since a service may take it for another URL.
            name: "longest-url",
            at: "requestBody",
            needs: ["indexUrl", "controls"],
            rule: `accepts a URL of ${maxUrlChars} characters`,
            async run(tools: Tools) {
              const url = new URL(String(bodyFor(tools, version).websiteUrl));
              url.search = "check";
              const body = { websiteUrl: url.href.padEnd(maxUrlChars, "a") };
              responseOf(await tools.ask(version, index, { body }));
            },
          }),
          meaning(version, index, {
            name: "of-the-other-version",
            requests: 3,
            needs: ["indexUrl" as const],
            rule: "each version knows a URL that was added through the other",
            async run(tools: Tools) {
              await addOnce(tools, version, index);
              const first = await add(tools, "v2", "indexAccount", version);
              const again = await add(tools, version, index);
              assertThere(tools, first, again);
            },
          }),
        ]
      : []),
  ]);
}

/** The lists of an account that was just added are empty, unless a server ignores the id. */
export function newcomerCases(all: readonly Subject[]): CheckCase[] {
  const listing = all.filter(
    ({ operation, lists, fields }) =>
      operation.path.includes("{id}") &&
      lists.length > 0 &&
      operation.paging?.in === "query" &&
      !operation.paging.offset &&
      fields.every(({ by }) => by !== "since"),
  );
  return listing.map((subject) =>
    meaningOf(subject, {
      name: "of-a-newcomer",
      requests: 2,
      rows: 1,
      needs: ["indexUrl"],
      rule: "the list of an account that was just added is empty, or the account is not found yet",
      async run(tools) {
        const { index } = operations.find(({ version }) => version === subject.version) ?? operations[0];
        const { id } = await addOnce(tools, subject.version, index);
        const [variant = {}] = variantsOf(subject);
        const limit = subject.operation.paging?.limit.name ?? "limit";
        const query = { ...(variant as Record<string, string>), [limit]: 1 };
        const exchange = await tools.about(subject).ask({ id, query });
        requireData(exchange.status !== 404, "the account is not found yet");
        anyResponseOf(exchange);
      },
    }),
  );
}

/** A new session of the mock, without accounts added by other cases. */
function aloneOnMock(): Record<string, string> {
  return { "X-Mock-Session": `check ${randomUUID()}` };
}

type Added = Awaited<ReturnType<typeof add>>;

/** Asserts that adding a URL again finds the account. Whether it does during indexing is not specified. */
function assertThere({ options }: Tools, first: Added, again: Added): void {
  assert(again.id === first.id, `brandId ${first.id}`, again.id, again.exchange);
  const mayIndex = first.status === "indexing" && !options.assume;
  requireData(!mayIndex || again.status !== "indexing", "the account is still being indexed");
  assert(again.status === "already_exists", "status already_exists", again.status, again.exchange);
}

function bodyFor({ options }: Tools, version: Version): { websiteUrl: string | undefined } {
  return { websiteUrl: addressFor(version, options) };
}

/** Adds the URL of a version, only once per run. */
async function addOnce(
  tools: Tools,
  version: Version,
  operationId: "indexAccount" | "indexBrand",
): Promise<Added> {
  const body = bodyFor(tools, version);
  const { body: got, exchange } = await tools.answer(version, operationId, { body, headers: {} });
  return { exchange, id: String(got["brandId"]), status: String(got["status"]) };
}

async function add(
  tools: Tools,
  version: Version,
  operationId: "indexAccount" | "indexBrand",
  of: Version = version,
) {
  const exchange = await tools.ask(version, operationId, { body: bodyFor(tools, of) });
  const { brandId, status } = responseOf(exchange).body;
  return { exchange, id: String(brandId), status: String(status) };
}
