import { createMock, DataError, type MockData } from "@adintel/mock";
import { expect, test } from "vitest";
import {
  accountFields,
  campaignFields,
  creativeFields,
  dataFields,
} from "../../../../../mocks/adintel/data/fields.ts";

const now = Date.UTC(2026, 10, 20, 13, 37);
const junk: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  NaN,
  "",
  "x",
  "2026-13-40",
  "💥",
  [],
  [null],
  ["x", 5],
  {},
  { id: 5 },
  { HOOK: { label: "x", tags: [5] } },
  { length: 3 },
];

/** Whether data is refused as such; where it is not, its rows can be read. Anything else that is thrown fails the test. */
async function isRefused(data: unknown): Promise<boolean> {
  try {
    const mock = createMock({ data: data as MockData, now, tick: () => 0, rateLimits: false });
    const [account] = mock.world.export().accounts ?? [];
    const { status } = await mock.fetch("/v2/media", {
      method: "POST",
      headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
      body: JSON.stringify(account ? { accountId: account.id } : { query: "x" }),
    });
    expect(status).toBe(200);
    return false;
  } catch (error) {
    if (error instanceof DataError && error.message !== "") return true;
    throw error;
  }
}

test.each([
  ...dataFields.map((field) => ({ field, wrap: (value: unknown) => ({ [field]: value }) })),
  ...["BRAND", "CREATOR"].flatMap((type) =>
    (accountFields[type] ?? []).map((field) => ({
      field: `${type} ${field}`,
      wrap: (value: unknown) => ({ accounts: [{ type, [field]: value }], creatives: [{}] }),
    })),
  ),
  ...creativeFields.map((field) => ({
    field: `creative ${field}`,
    wrap: (value: unknown) => ({ creatives: [{ [field]: value }] }),
  })),
  ...campaignFields.map((field) => ({
    field: `campaign ${field}`,
    wrap: (value: unknown) => ({ creatives: [], campaigns: [{ [field]: value }] }),
  })),
])("any value is taken or refused: $field", async ({ wrap }) => {
  const refused = await Promise.all(junk.map((value) => isRefused(wrap(value))));
  expect(refused).toContain(true);
});

test("keys that objects inherit are fields like others", async () => {
  expect(await isRefused(JSON.parse(`{ "__proto__": 5 }`))).toBe(true);
  expect(await isRefused({ creatives: [JSON.parse(`{ "__proto__": {}, "constructor": 5 }`)] })).toBe(true);
});
