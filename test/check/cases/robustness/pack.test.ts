import { describe, expect, test } from "vitest";
import { awake, sound } from "../../../quality/score/faulty.ts";
import { casesAt, hold, type Held } from "../../hold.ts";

const all = casesAt(25).filter(({ area }) => area === "robustness");

/** What comes of the cases of an operation if the server answers some of its requests otherwise. */
async function outcomes(operation: string, instead: (request: Request) => Promise<Response | undefined>) {
  const held: Held = sound.independent();
  const cases = all.filter(({ id }) => id.startsWith(`${operation}/`));
  const fetch = async (request: Request) =>
    (await instead(request.clone())) ?? held.fetch?.(request) ?? Response.error();
  const { results, tally } = await awake(() => hold({ ...held, fetch, cases, timeoutMs: 1_000 }));
  const failed = results.flatMap(({ case: { id }, outcome }) =>
    outcome.status === "failed"
      ? [{ id, expected: outcome.expected, got: outcome.got, text: outcome.exchange?.requestText }]
      : [],
  );
  return { failed, statuses: new Set(results.map(({ outcome }) => outcome.status)), tally };
}

const failure = () =>
  Response.json({ error: { code: "internal_error", message: "Something broke." } }, { status: 500 });

describe("odd values that share a request", () => {
  test("are one finding if the server fails at two of them together", async () => {
    const { failed } = await outcomes("v2/searchMedia", async (request) => {
      const text = await request.text();
      const isBoth = text.includes('"minDaysRun":1e+308') && text.includes('"maxDaysRun":1e+308');
      return isBoth ? failure() : undefined;
    });
    expect(failed).toHaveLength(1);
    expect(failed[0]?.expected).toMatch(/ for minDaysRun-1e308 and maxDaysRun-1e308 together$/);
    expect(failed[0]?.text).toMatch(/"minDaysRun":1e\+308,"maxDaysRun":1e\+308\}$/);
  });

  test("are told apart if the server does not respond to one of them", async () => {
    const { failed } = await outcomes("v2/searchTaxonomies", async ({ url, signal }) => {
      if (new URL(url).searchParams.get("query")?.trim() !== "") return undefined;
      return new Promise((_, fail) => {
        signal.addEventListener("abort", () => fail(signal.reason));
      });
    });
    expect(failed.map(({ id }) => id).sort()).toEqual([
      "v2/searchTaxonomies/robustness/query-blank",
      "v2/searchTaxonomies/robustness/query-empty",
    ]);
  });

  test("are not blamed if the server fails at each request", async () => {
    const { failed, statuses } = await outcomes("v2/searchTaxonomies", async () => failure());
    expect(failed).toEqual([]);
    expect([...statuses]).toEqual(["unexercised"]);
  });

  test("are made smaller only as far as the document refuses what is left", async () => {
    const { failed } = await outcomes("v2/searchMedia", async (request) => {
      const text = await request.text();
      return text.includes("NaN") || text === "{}" ? Response.json({ count: 0, media: [] }) : undefined;
    });
    expect(failed.map(({ id }) => id)).toContain("v2/searchMedia/robustness/NaN");
    for (const { text = "" } of failed) expect(text).toContain("NaN");
  });

  test("are accepted only one by one: each value that must be refused is a finding", async () => {
    const { failed } = await outcomes("v2/searchTaxonomies", async ({ url }) =>
      new URL(url).searchParams.get("limit") === "NaN"
        ? Response.json({ count: 0, taxonomies: [] })
        : undefined,
    );
    expect(failed.map(({ id, got }) => [id, got])).toEqual([
      ["v2/searchTaxonomies/robustness/limit-NaN-as-text", "status 200"],
    ]);
  });
});
