import { expect, test } from "vitest";
import { operationOf } from "../../../scripts/check/contract/table.ts";
import type { Exchange } from "../../../scripts/check/http/exchange.ts";
import { askInPages, fitted } from "../../../scripts/check/session/page-sizes.ts";
import type { AnyQuestion } from "../../../scripts/check/session/questions.ts";
import { createTally, type Session } from "../../../scripts/check/session/session.ts";

test("a limit that a server refuses is looked for once, and kept to from then on", async () => {
  const session = { tally: createTally() } as Session;
  const subject = { version: "v2", operation: operationOf("v2", "searchMedia") } as const;
  const limits: unknown[] = [];
  const ask = async ({ body }: AnyQuestion) => {
    const limit = Number(body?.["limit"]);
    limits.push(limit);
    return { status: limit > 25 ? 400 : 200 } as Exchange;
  };
  const question = { body: { query: "shoes", limit: 100 } };
  expect((await askInPages(session, subject, question, ask)).status).toBe(200);
  expect(limits).toEqual([100, 1, 50, 25]);
  expect(fitted(session, subject, question)).toMatchObject({ body: { query: "shoes", limit: 25 } });
});
