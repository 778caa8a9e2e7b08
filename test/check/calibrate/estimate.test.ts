import type { Readings } from "@adintel/client/readings";
import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { createAnswers, type Model } from "../../../scripts/check/calibrate/answers.ts";
import { estimate } from "../../../scripts/check/calibrate/estimate.ts";
import { createModel, seenIn } from "../../../scripts/check/calibrate/model.ts";
import type { SeenExchange, SentRequest } from "../../../scripts/check/calibrate/seen-exchange.ts";
import { now } from "../../now.ts";

const isHidden = () => false;
const modelKeys = contractKnowledge.mock!;

const get = (path: string, rest: Partial<SentRequest> = {}): SentRequest => ({
  method: "GET",
  path,
  headers: {},
  key: "valid",
  text: undefined,
  ...rest,
});
const post = (path: string, body: object, rest: Partial<SentRequest> = {}): SentRequest =>
  get(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    text: JSON.stringify(body),
    ...rest,
  });

const media = (body: object, rest: Partial<SentRequest> = {}) => post("/v2/media", body, rest);

/** Requests that show some points, and one that shows none. */
const requests: readonly [operation: string, request: SentRequest][] = [
  ["v2/searchTaxonomies", get("/v2/taxonomies?query=shoes")],
  ["v2/searchTaxonomies", get("/v2/taxonomies?query=shoes&more=1")],
  ["v2/searchTaxonomies", get("/v2/taxonomies?query=shoes&limit=0")],
  ["v2/searchMedia", media({ query: "shoes", limit: 20 })],
  ["v2/searchMedia", media({ query: "shoes", limit: 20, status: "ALL" })],
  ["v2/searchMedia", media({ query: 7 }, { key: "none" })],
  ["v2/searchMedia", media({ query: 7 }, { key: "exhausted" })],
  ["v2/searchBrands", post("/v2/brands", { query: "shoes" })],
];

/** What a mock that takes some readings responds. */
async function observe(readings: Readings): Promise<SeenExchange[]> {
  const service = createModel(createMock, modelKeys, { now });
  const exchanges: SeenExchange[] = [];
  for (const [operation, request] of requests)
    exchanges.push({
      operation,
      request,
      response: (await service.answer(request, readings)).response,
      at: now,
    });
  return exchanges;
}

describe("the readings of a service", () => {
  const model = createModel(createMock, modelKeys, { now });

  test.each<Readings>([
    {},
    { "query-unknown": "refused", "limit-zero": "no-rows", "order-key-validation": "validation-first" },
    { "order-validation-credits": "credits-first", "search-envelope": "data", "status-default": "inactive" },
  ])("are found: %o", async (readings) => {
    const found = await estimate(await observe(readings), createAnswers(model), isHidden);
    expect(found.unexplained).toEqual([]);
    expect(found.readings).toEqual(readings);
    for (const [point, reading] of Object.entries(readings)) {
      const own = found.estimates.find((one) => one.point === point);
      expect(own?.reading, point).toBe(reading);
      expect(own?.places.length).toBeGreaterThan(0);
    }
  });

  test("are not guessed where nothing shows them", async () => {
    const { estimates } = await estimate(await observe({}), createAnswers(model), isHidden);
    const unseen = estimates.find(({ point }) => point === "landing-empty");
    expect(unseen).toMatchObject({ reading: undefined, telling: 0, places: [] });
  });

  test("leave unexplained what no reading explains", async () => {
    const exchanges = await observe({});
    const [first] = exchanges;
    const response = await seenIn(Response.json({ anything: true }, { status: 418 }));
    const changed = [{ ...first!, response }, ...exchanges.slice(1)];
    const found = await estimate(changed, createAnswers(model), isHidden);
    expect(found.unexplained).toEqual([0]);
    expect(found.readings).toEqual({});
  });

  test("ask the model again only for what a response depends on", async () => {
    let asked = 0;
    const counted: Model = {
      answer(request, readings) {
        asked += 1;
        return model.answer(request, readings);
      },
    };
    const exchanges = (await observe({})).slice(0, 1);
    const { consulted } = await model.answer(requests[0]![1], {});
    await estimate(exchanges, createAnswers(counted), isHidden);
    expect(consulted.has("status-default")).toBe(false);
    expect(asked).toBeLessThanOrEqual(1 + 4 * consulted.size);
  });
});
