import { afterEach, describe, expect, test, vi } from "vitest";
import { creativesUsd, usdOf } from "../../prices.ts";
import { client, mediaPage, stub } from "../stub.ts";

afterEach(() => vi.unstubAllGlobals());

const collab = () => Response.json({ count: 1, collabs: [{}] });
const keyed = () => {
  const response = mediaPage(1);
  response.headers.set("Idempotency-Key", "1");
  return response;
};

const browser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** Runs something as if on a platform whose navigator has this. */
function on(userAgent: string | undefined): void {
  vi.stubGlobal("navigator", { userAgent });
}

describe("where the platform may send a call twice", () => {
  test.each([
    ["Node.js/20", 1, 1],
    ["node", 1, 1],
    ["Bun/1.4.5", 1, 1],
    ["Deno/2.6.0", 1, 1],
    ["Deno/2.7.5", 2, 2],
    ["Deno/2.9.5", 2, 2],
    ["Deno/2.9.6", 1, 1],
    ["Deno/2.9.10", 1, 1],
    ["Deno/2.10.0", 1, 1],
    ["Deno/3.0.0", 1, 1],
    ["Cloudflare-Workers", 2, 1],
    [browser, 2, 2],
    // React Native has none.
    [undefined, 2, 2],
  ])("the budget counts what it may be charged: %s", async (userAgent, get, post) => {
    on(userAgent);
    const counted = client([collab]);
    await counted.listAccountCollabs("a", { limit: 1 });
    expect(counted.spending.spentUsd).toBe(usdOf("v2", "listAccountCollabs", 1));
    expect(counted.spending.maybeUsd).toBe(usdOf("v2", "listAccountCollabs", get - 1));
    const searched = client([mediaPage(1)]);
    await searched.searchMedia({ query: "a", limit: 1 });
    expect(searched.spending).toMatchObject({ spentUsd: creativesUsd(1), maybeUsd: creativesUsd(post - 1) });
  });

  test("a call that would fit only once is not sent", async () => {
    on(browser);
    const api = client([mediaPage(1)], { maxSpendUsd: creativesUsd(3) });
    const { error } = await api.searchMedia.result({ query: "a", limit: 2 });
    expect(error).toMatchObject({ code: "over_budget", costUsd: creativesUsd(2), maybeUsd: 0 });
    expect(error?.message).toContain(`it could cost $${creativesUsd(2)} each time it is sent; of`);
    expect((await api.searchMedia({ query: "a", limit: 1 })).count).toBe(1);
    expect(api.requests).toHaveLength(1);
  });

  test("the error and what is shown of the budget name the same sum, and what may be added to it", async () => {
    on(browser);
    const api = client([mediaPage(2)], { maxSpendUsd: creativesUsd(7) });
    await api.searchMedia({ query: "a", limit: 2 });
    const { error } = await api.searchMedia.result({ query: "a", limit: 2 });
    const spending = { spentUsd: creativesUsd(2), maybeUsd: creativesUsd(2) };
    expect(api.spending).toMatchObject(spending);
    expect(error).toMatchObject({ ...spending, costUsd: creativesUsd(2), maxSpendUsd: creativesUsd(7) });
    expect(error?.message).toContain(
      `of $${creativesUsd(7)}, $${creativesUsd(2)} is spent and $${creativesUsd(2)} more may be;`,
    );
  });

  test("a free call counts nothing", async () => {
    on(browser);
    const api = client([Response.json({ count: 0, paths: [] })], { maxSpendUsd: 0 });
    await api.searchTaxonomies({ query: "a" });
    expect(api.spending).toMatchObject({ spentUsd: 0, maybeUsd: 0 });
  });

  test("a charge is that of one call", async () => {
    on(browser);
    const charges: unknown[] = [];
    const api = client([mediaPage(2)], { onCharge: ({ rows, usd }) => charges.push([rows, usd]) });
    await api.searchMedia({ query: "a", limit: 2 });
    expect(charges).toEqual([[2, creativesUsd(2)]]);
  });

  test("a server that returns the key of a call has charged it once", async () => {
    on(browser);
    const api = client([keyed]);
    await api.searchMedia({ query: "a", limit: 1 });
    expect(api.spending).toMatchObject({ spentUsd: creativesUsd(1), maybeUsd: 0 });
  });

  test("an iteration counts the same", async () => {
    on(browser);
    const rows = async (answer: () => Response) => {
      const api = client([answer]);
      const found: string[] = [];
      const all = api.searchMedia.all({ query: "a", limit: 1 }, { maxSpendUsd: creativesUsd(2), maxRows: 2 });
      const failure = await (async () => {
        for await (const { id } of all) found.push(id);
      })().catch((error: unknown) => error);
      return { failure, found: found.length };
    };
    expect(await rows(() => mediaPage(1))).toMatchObject({ found: 1, failure: { code: "over_budget" } });
  });
});

describe("a connection of its own", () => {
  const optionsOf = async (send: (api: ReturnType<typeof client>) => Promise<unknown>, fetchOptions = {}) => {
    const { fetch } = stub(mediaPage(1));
    let given: RequestInit = {};
    const api = client([], {
      fetch: (url, init) => {
        given = init;
        return fetch(url, init);
      },
      fetchOptions,
    });
    await send(api);
    return given.keepalive;
  };

  test("is asked of Bun for a paid GET, which Bun would send again", async () => {
    expect(await optionsOf((api) => api.listAccountCollabs.result("a", { limit: 1 }))).toBe(false);
    expect(await optionsOf((api) => api.getAccount.result("a"))).toBe(false);
    expect(await optionsOf((api) => api.searchMedia.result({ query: "a" }))).toBeUndefined();
    expect(await optionsOf((api) => api.searchTaxonomies.result({ query: "a" }))).toBeUndefined();
  });

  test("can be declined", async () => {
    const call = (api: ReturnType<typeof client>) => api.listAccountCollabs.result("a", { limit: 1 });
    expect(await optionsOf(call, { keepalive: true })).toBe(true);
  });
});
