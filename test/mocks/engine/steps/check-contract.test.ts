import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonResponse } from "../../../../mocks/http/json.ts";
import { handlers } from "../../../../mocks/adintel/handlers/index.ts";
import { createMockApp } from "../../../../mocks/app/mock-app.ts";
import { exampleOf, examples, openMock, sendExample } from "../../support/open-mock.ts";

const broken: JsonResponse = { status: 200, json: '{"count":"one","paths":[1]}' };

/** Asks a simulator whose examples violate the contract for one of them. */
async function ask(strict: boolean) {
  const mock = createMockApp({ accounts: 1, mediaPerAccount: 1, strict }, { examples: async () => broken });
  const headers = { Authorization: "Bearer mock_live_demo", Prefer: "code=200" };
  const response = await mock.request("/v2/taxonomies?query=coffee", { headers });
  const listed = await mock.request("/__mock/requests");
  const { requests }: { requests: Record<string, unknown>[] } = JSON.parse(await listed.text());
  return { status: response.status, body: JSON.parse(await response.text()) as unknown, noted: requests[0] };
}

describe("a response that violates the contract", () => {
  const log = vi.spyOn(console, "error");

  beforeEach(() => void log.mockImplementation(() => undefined));
  afterEach(() => void log.mockReset());

  it("is sent as it is, and named in the list of requests", async () => {
    const { status, body, noted } = await ask(false);
    expect([status, body]).toEqual([200, JSON.parse(String(broken.json))]);
    expect(noted).toMatchObject({
      status: 200,
      responseViolations: [
        { path: "paths.0", message: "must be a string" },
        { path: "count", message: "must be an integer" },
      ],
    });
    expect(log).not.toHaveBeenCalled();
  });

  it("is a 500 where the settings are strict, which says why on stderr", async () => {
    const { status, body, noted } = await ask(true);
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: { code: "internal_error" } });
    expect(noted).toMatchObject({ status: 500, responseViolations: [] });
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^GET \/v2\/taxonomies: .*200.*\n {2}paths\.0 must be a string\n {2}count must be an integer$/,
        ),
      ],
    ]);
  });

  it("is charged only if it is sent", async () => {
    const { getBrand } = handlers.v1;
    handlers.v1.getBrand = Object.assign(() => ({ json: "{}", rows: 1 }), {
      capabilities: getBrand!.capabilities,
    });
    try {
      const spent = async (strict: boolean) => {
        const mock = openMock({ strict });
        const { status } = await sendExample(mock, exampleOf("v1 getBrand"), "any");
        return { status, charges: (await mock.ledger()).charges.length };
      };
      expect(await spent(false)).toEqual({ status: 200, charges: 1 });
      expect(await spent(true)).toEqual({ status: 500, charges: 0 });
    } finally {
      handlers.v1.getBrand = getBrand;
    }
  });
});

it.each(examples)("strict, $name is answered and charged as usual", async (example) => {
  const [strict, usual] = [openMock(), openMock({ strict: false })];
  const id = await usual.someAccount();
  const answer = await sendExample(strict, example, id);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual((await sendExample(usual, example, id)).body);
  expect(await strict.ledger()).toEqual(await usual.ledger());
});
