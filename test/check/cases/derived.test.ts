import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { allCases } from "../../../scripts/check/cli/all-cases.ts";
import {
  contract,
  type Contract,
  type Operation,
  type Listed,
} from "../../../scripts/check/contract/table.ts";
import { changeCharge } from "../../quality/mutants/ledger.ts";
import { options } from "../../quality/mutants/world.ts";
import type { Fetch } from "../../quality/mutants/wrap.ts";
import { found, hold } from "../hold.ts";

/** The contract with an operation as it is not documented. */
function withChange(operationId: string, change: Partial<Operation>): Contract {
  const operations = contract.operations.map((listed): Listed => {
    const isMeant = listed.version === "v2" && listed.operation.operationId === operationId;
    return isMeant ? { ...listed, operation: { ...listed.operation, ...change } } : listed;
  });
  return { ...contract, operations };
}

function listedOf(operationId: string): Listed {
  const listed = contract.operations.find(
    ({ version, operation }) => version === "v2" && operation.operationId === operationId,
  );
  if (!listed) throw new RangeError(operationId);
  return listed;
}

const sound = (): Fetch => {
  const mock = createMock({ ...options, rateLimits: false });
  return async (request, env) => mock.fetch(request, env);
};

/** What the cases of some operations find wrong with a server that is charged at another price. */
async function foundBy(from: Contract, fetch: Fetch, ...starts: string[]) {
  const cases = allCases(25, contractKnowledge, from).filter(({ id }) =>
    starts.some((start) => id.startsWith(start)),
  );
  expect(cases.length).toBeGreaterThan(0);
  const report = await hold({ fetch, cases, controls: true, assume: true, now: () => options.now });
  return { report, ids: found(report).map(({ id }) => id) };
}

describe("a price that changes", () => {
  const dearer = withChange("searchMedia", {
    billing: { unit: "creative", microdollarsPerRow: 700, minimumRows: 2 },
  });
  /** Charges 700 microdollars for a row, and two rows at least. */
  const charging = () =>
    changeCharge(({ rows, ...charge }) => {
      const charged = Math.max(2, rows);
      return [{ ...charge, rows: charged, microdollars: 700 * charged }];
    })(sound(), "v2/searchMedia");
  const areas = ["v2/searchMedia/metering", "v1/getBrand/metering/credits"];

  test("is followed: a server that charges it is not accused", async () => {
    expect((await foundBy(dearer, charging(), ...areas)).ids).toEqual([]);
  });

  test("is asserted: a server that charges the old one is", async () => {
    expect((await foundBy(dearer, sound(), ...areas)).ids).toEqual(
      expect.arrayContaining([
        "v2/searchMedia/metering/charge-some-found",
        "v2/searchMedia/metering/charge-none-found",
        "v2/searchMedia/metering/parallel-calls",
        "v1/getBrand/metering/credits-of-both-versions",
      ]),
    );
  });
});

describe("a default that changes", () => {
  const collabs = listedOf("listAccountCollabs").operation;
  const { offset: _, ...effects } = collabs.effects;
  const few = withChange("listAccountCollabs", {
    effects,
    paging: { in: "query", limit: { name: "limit", default: 1, minimum: null, maximum: null }, offset: null },
  });
  const limited: Fetch = async (request, env) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/collabs") && !url.searchParams.has("limit"))
      url.searchParams.set("limit", "1");
    return served(new Request(url, request), env);
  };
  const served = sound();

  test("is followed and asserted", async () => {
    const id = "v2/listAccountCollabs/meaning/limit-default";
    expect(collabs.paging?.limit.default).not.toBe(1);
    const { report, ids } = await foundBy(few, limited, id);
    expect(ids).toEqual([]);
    expect(report.results[0]?.outcome.status).toBe("passed");
    expect((await foundBy(few, served, id)).ids).toEqual([id]);
  });
});

describe("an operation that is new", () => {
  const { document, operation } = listedOf("listAccountCollabs");
  const path = "/account/{id}/stores";
  const stores: Listed = {
    version: "v2",
    operation: {
      ...operation,
      effects: { limit: effectOf("limit"), offset: effectOf("offset") },
      operationId: "listAccountStores",
      path,
      rateLimit: { requestsPerMinute: 30 },
      lists: [{ in: "stores", key: "url", order: { field: "visits", direction: "descending" } }],
    },
    document: { ...document, id: "listAccountStores", name: "v2/listAccountStores", path },
  };

  /** What a field does in the operation that the new one is like; others that it may have are left out. */
  function effectOf(name: string) {
    const effect = operation.effects[name];
    if (!effect) throw new RangeError(name);
    return effect;
  }

  test("has cases of its pages, its rows, its charges, its refusals and its rate limit", () => {
    const cases = allCases(25, contractKnowledge, {
      ...contract,
      operations: [...contract.operations, stores],
    });
    const own = cases.filter(({ id }) => id.startsWith("v2/listAccountStores/"));
    expect(own.map(({ id, assumed }) => `${id.slice(21)}${assumed ? " (assumed)" : ""}`)).toEqual([
      "shape/first",
      "meaning/limit",
      "meaning/pages-tile-the-list",
      "meaning/offset-beyond-the-end",
      "meaning/offset-default",
      "meaning/limit-default",
      "meaning/unknown-account",
      "meaning/no-doubles",
      "meaning/order",
      "meaning/of-the-account-alone",
      "meaning/of-a-creator",
      "metering/charge-some-found",
      "metering/charge-none-found",
      "metering/400-is-free",
      "metering/401-is-free",
      "metering/402-is-free",
      "metering/403-inactive-is-free",
      "metering/403-departed-is-free",
      "metering/404-is-free (assumed)",
      "metering/HEAD-is-free",
      "metering/limit-per-endpoint",
    ]);
  });

  test("stops the check if nothing can be derived for it, and says what to write where", () => {
    const unknown = (change: Partial<Listed["operation"]>): Listed => ({
      ...stores,
      operation: { ...stores.operation, method: "POST", lists: [], billing: null, ...change },
    });
    const of = (listed: Listed) => () =>
      allCases(3, contractKnowledge, { ...contract, operations: [listed] });
    expect(of(unknown({}))).toThrow(
      /^v2\/listAccountStores: `limit` has no case that tests its effect\. Write one whose name begins with limit, .* or give the reason in fieldWaivers$/m,
    );
    expect(of(unknown({ effects: {}, paging: null }))).toThrow(
      "v2/listAccountStores has no case about charging, because none can be derived: state its fields' x-effect and its rows' x-rows in openapi/, or add v2: { listAccountStores: { charging: \"why\" } } to caseWaivers",
    );
  });
});

test("a waiver that is needed no more is refused", () => {
  const free = withChange("postComments", {
    method: "GET",
    billing: { unit: "comment", microdollarsPerRow: 0 },
  });
  expect(contractKnowledge.operation?.("v2", "postComments").caseWaivers).toBeDefined();
  expect(() => allCases(3, contractKnowledge, free)).toThrow(
    "v2/postComments has a case about charging; remove its waiver from caseWaivers",
  );
});

test("each case has an id of its own", () => {
  const ids = allCases(25, contractKnowledge).map(({ id }) => id);
  const doubles = ids.filter((id, place) => ids.indexOf(id) !== place);
  expect(doubles).toEqual([]);
});

test("every operation has cases where nothing is known beside the documents", () => {
  const ids = allCases(25, {}).map(({ id }) => id.split("/").slice(0, 2).join("/"));
  const names = contract.operations.map(({ document }) => document.name);
  expect(names.filter((name) => !ids.includes(name))).toEqual([]);
  const ofAccount = allCases(25, {}).filter(({ id }) => id.startsWith("v2/listAccountCollabs/meaning/"));
  expect(ofAccount.length).toBeGreaterThan(4);
});
