import { errorStatuses, type ErrorCode } from "@adintel/client/operations";
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { expect, test } from "vitest";
import { messages } from "../../../mocks/http/errors.ts";
import { openMock } from "../support/open-mock.ts";

/** The message of each code in the documents' examples, by which `Prefer: code=…` responds. */
const documented = new Map(
  Object.values(v2.components.responses).flatMap(({ content }) =>
    Object.values(content["application/json"].examples as Record<string, { value: { error: Told } }>).map(
      ({ value: { error } }) => [error.code, error.message] as const,
    ),
  ),
);

interface Told {
  code: string;
  message: string;
}

// A mock that fails by itself says what to do about it.
const own = new Set<string>(["internal_error" satisfies ErrorCode]);

test.each(Object.keys(errorStatuses).filter((code) => !own.has(code)))(
  "the message of %s begins as in the documents",
  (code) => {
    const text = documented.get(code)?.replace(/\.$/, "") ?? "no example";
    expect(messages[code as ErrorCode].slice(0, text.length)).toBe(text);
  },
);

const mock = openMock({ rateLimits: false });
const id = await mock.someAccount();

test.each<[string, string, unknown, string[]]>([
  ["a limit, and what is missing", "/v2/media", { limit: 0 }, ["accountId", "limit", "query"]],
  ["a type and a limit", "/v2/media", { query: 3, limit: 0, offset: -1 }, ["limit", "offset", "query"]],
  [
    "a date and an unknown field",
    "/v2/media",
    { query: "a", startDate: "soon", more: 1 },
    ["more", "startDate"],
  ],
  ["an order of v2", "/v2/brands", { sortBy: "BEST", limit: "x" }, ["limit", "sortBy"]],
  ["an order that has no type", "/v2/brands", { sortBy: 3, limit: 0 }, ["limit", "sortBy"]],
])("details name all that is wrong at once: %s", async (_, path, body, paths) => {
  const { status, body: answer } = await mock.send(path, { body });
  expect(status).toBe(400);
  expect((answer.error?.details ?? []).map((detail) => detail.path).sort()).toEqual(paths);
});

test("details name all that is wrong in a query at once", async () => {
  const { body } = await mock.send(`/v2/account/${id}/insights?limit=0&maxDaysBack=x`);
  expect((body.error?.details ?? []).map(({ path }) => path).sort()).toEqual([
    "limit",
    "maxDaysBack",
    "type",
  ]);
});

test.each([null, [], "text", 3])("a body that is %j has no fields to name", async (body) => {
  const { body: answer } = await mock.send("/v2/media", { text: JSON.stringify(body) });
  expect(answer.error?.details).toEqual([{ path: "body", message: "must be an object" }]);
});
