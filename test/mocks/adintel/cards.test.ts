import { expect, test } from "vitest";
import type { CardPage } from "../../../mocks/engine/rows/card.ts";
import { openMock } from "../support/open-mock.ts";

const mock = openMock({ accounts: 30, mediaPerAccount: 4 });

async function cards(query: Record<string, string> = {}): Promise<CardPage> {
  const response = await mock.fetch(`http://localhost/__mock/world/cards?${new URLSearchParams(query)}`);
  return (await response.json()) as CardPage;
}

test("accounts are cards, page by page, each once", async () => {
  const [first, second] = [await cards(), await cards({ offset: "24" })];
  expect([first.count, first.cards.length, second.count, second.cards.length]).toEqual([30, 24, 30, 6]);
  expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(30);
  expect((await cards({ offset: "30" })).cards).toEqual([]);
});

test("behind an account are its creatives, with the pictures and figures of its rows", async () => {
  const [account] = (await cards({ text: "brand" })).cards;
  expect(account).toMatchObject({ isCover: true, facts: { creatives: 4 } });
  const id = account?.id ?? "";
  const page = await cards({ id });
  expect(page).toMatchObject({ top: account, count: 4 });
  const { body } = await mock.send("/v2/media", { body: { accountId: id, limit: 100 } });
  const media = (body.media ?? []) as Record<string, unknown>[];
  expect(body.error).toBeUndefined();
  for (const row of media) {
    const card = page.cards.find((one) => one.id === row["id"]);
    const { viewCount: views, likeCount: likes } = row;
    expect(card).toMatchObject({ text: row["hook"], facts: { views, likes }, isCover: false });
    expect(card?.picture?.split("/assets/")[1]).toBe(String(row["thumbnailUrl"] ?? "").split("/assets/")[1]);
  }
  expect(media.length).toBeGreaterThan(0);
});

test("a filter finds cards that have all of its words", async () => {
  const [account] = (await cards()).cards;
  const found = await cards({ text: `  ${account?.title.toUpperCase()} brand ` });
  expect(found.cards).toContainEqual(account);
  expect(found.count).toBeLessThan(30);
  expect((await cards({ text: "no such words" })).count).toBe(0);
});

test("what cannot be meant is refused", async () => {
  expect((await mock.send("/__mock/world/cards?id=nobody", { key: null })).status).toBe(404);
  for (const offset of ["-1", "x", ""])
    expect((await mock.send(`/__mock/world/cards?offset=${offset}`, { key: null })).status).toBe(400);
});
