// test/search.spec.ts
import { createClient } from "@adintel/client";
import { expect } from "vitest";
import { test } from "./sandboxed.ts";

const { ADINTEL_URL = "http://127.0.0.1:4010" } = process.env;

test("a search is charged per row", async ({ sandbox }) => {
  await sandbox.mock.reset();
  const api = createClient({ baseUrl: `${ADINTEL_URL}/v2`, apiKey: sandbox.keys.mock_live_demo });
  const { media } = await api.searchMedia({ query: "running shoes", limit: 2 });
  const { charges } = await sandbox.mock.ledger();
  expect(charges).toMatchObject([{ operationId: "searchMedia", rows: media.length }]);
});
