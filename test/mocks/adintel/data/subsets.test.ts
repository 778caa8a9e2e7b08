import { responseViolations } from "@adintel/client/validation";
import { createMock, type AccountData, type CreativeData, type MockData } from "@adintel/mock";
import { expect, test } from "vitest";

const now = Date.UTC(2026, 10, 20, 13, 37);
const still = { tick: () => 0, rateLimits: false };
const made = createMock({ seed: 5, now, accounts: 20, mediaPerAccount: 12, ...still }).world.export();

/** A part of an object's fields: each of them or not, the same on every run. */
function part<T extends object>(item: T, turn: number): Partial<T> {
  let state = turn * 2_654_435_761;
  const entries = Object.entries(item).filter(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < 0.15 + 0.7 * ((turn % 7) / 7);
  });
  return Object.fromEntries(entries) as Partial<T>;
}

const accounts = (made.accounts ?? []).map((account, turn): AccountData => {
  const { id: _, ...facts } = part(account, turn + 1);
  // What refers to it does so by its name; the type decides which fields it has.
  return { ...facts, name: `Account ${turn}`, ...(account.type && { type: account.type }) };
});
const placeOf = new Map((made.accounts ?? []).map(({ id = "" }, place) => [id, `Account ${place}`]));
const creatives = (made.creatives ?? []).map((creative, turn): CreativeData => {
  const { brand, accountId, collabs, ...facts } = creative;
  const account = placeOf.get(typeof brand === "string" ? brand : (accountId ?? "")) ?? "";
  const given: CreativeData = { ...facts, collabs: (collabs ?? []).map((id) => placeOf.get(id) ?? "") };
  return { ...part(given, turn + 1), brand: account };
});

test("whichever facts of a possible world are given, they hold, and the rest fits to them", async () => {
  const own: MockData = { accounts, creatives };
  const mock = createMock({ data: own, now, ...still });
  const exported = mock.world.export();
  // It has been checked for contradictions, as data is.
  expect(() => createMock({ data: exported, ...still })).not.toThrow();

  const found = new Map<string, CreativeData[]>();
  const nameOf = new Map((exported.accounts ?? []).map(({ id, name }) => [id, name]));
  for (const creative of exported.creatives ?? []) {
    const name = nameOf.get(String(creative.brand)) ?? "";
    found.set(name, [...(found.get(name) ?? []), creative]);
  }
  for (const facts of creatives) {
    const shown = found.get(String(facts.brand))?.shift();
    const { brand: _, collabs, ...given } = facts;
    expect(shown).toMatchObject(given);
    if (collabs) expect(shown?.collabs?.map((id) => nameOf.get(id))).toEqual(collabs);
  }
  for (const [place, facts] of accounts.entries()) expect(exported.accounts?.[place]).toMatchObject(facts);
});

test("their rows keep the contract of both versions", async () => {
  const mock = createMock({ data: { accounts, creatives }, now, ...still });
  for (const { id = "" } of mock.world.export().accounts ?? []) {
    const rowsOf = async (path: string, body?: object) => {
      const response = await mock.fetch(path, {
        headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      });
      return (await response.json()) as unknown;
    };
    const media = await rowsOf("/v2/media", { accountId: id });
    expect(responseViolations("v2", "searchMedia", 200, media)).toEqual([]);
    expect(responseViolations("v2", "getAccount", 200, await rowsOf(`/v2/account/${id}`))).toEqual([]);
    expect(responseViolations("v1", "getBrand", 200, await rowsOf(`/api/v1/brands/${id}`))).toEqual([]);
    const legacy = await rowsOf(`/api/v1/brands/${id}/media`, { mode: "structured", userRequest: "all" });
    expect(responseViolations("v1", "searchBrandMedia", 200, legacy)).toEqual([]);
  }
});
