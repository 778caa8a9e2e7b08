import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { createHistory } from "../../../scripts/check/calibrate/history.ts";
import { createModel } from "../../../scripts/check/calibrate/model.ts";
import type { SentRequest } from "../../../scripts/check/calibrate/seen-exchange.ts";
import { contract } from "../../../scripts/check/contract/table.ts";
import { now } from "../../now.ts";

const model = createModel(createMock, contractKnowledge.mock!, { now });
const operationOf = (id: string) =>
  contract.operations.find(({ version, operation }) => `${version}/${operation.operationId}` === id)!
    .operation;
const indexAccount = operationOf("v2/indexAccount");
const getAccount = operationOf("v2/getAccount");

const index = (websiteUrl: string): SentRequest => ({
  method: "POST",
  path: "/v2/account/index",
  headers: { "Content-Type": "application/json" },
  key: "valid",
  text: JSON.stringify({ websiteUrl }),
});
const get = (id: string): SentRequest => ({
  method: "GET",
  path: `/v2/account/${id}`,
  headers: {},
  key: "valid",
  text: undefined,
});

/** What a service returns that makes up another id than the mock. */
const made = { brandId: "0e9d1c58-51a4-4c5c-9f0c-1f6e4b7a2d11", status: "indexing" };
const added = { status: 200, body: made };

describe("what a service did before", () => {
  const history = createHistory();
  const first = index("https://www.quillmark.example/");
  history.add(indexAccount, first, added);

  test("stands before what it may change, and not before anything else", () => {
    expect(history.placed(indexAccount, first).after).toHaveLength(1);
    expect(history.placed(getAccount, get(made.brandId)).after).toHaveLength(1);
    expect(history.placed(getAccount, get("another")).after).toBeUndefined();
  });

  test("is done again by the model", async () => {
    const again = history.placed(indexAccount, first);
    const statusUnder = async (reading: "exists" | "indexing") =>
      (await model.answer(again, { "index-again": reading })).response.body;
    expect(await statusUnder("exists")).toMatchObject({ status: "already_exists" });
    expect(await statusUnder("indexing")).toMatchObject({ status: "indexing" });
  });

  test("is found under the id that the service made up", async () => {
    const newcomer = history.placed(getAccount, get(made.brandId));
    expect((await model.answer(newcomer, {})).response.status).toBe(200);
    expect((await model.answer(get(made.brandId), {})).response.status).toBe(404);
  });

  test("is not what it refused", () => {
    const refused = createHistory();
    refused.add(indexAccount, first, { status: 400, body: {} });
    expect(refused.placed(indexAccount, first).after).toBeUndefined();
  });
});
