import { operations, type OperationId } from "@adintel/client/operations";
import { describe, expect, test } from "vitest";
import type { CreativeRecord } from "../../../../mocks/adintel/corpus/index.ts";
import { textOf } from "../../../../mocks/http/json.ts";
import { createClock } from "../../../../mocks/engine/sessions/clock.ts";
import { handlers } from "../../../../mocks/adintel/handlers/index.ts";
import { libraryFor } from "../../../../mocks/adintel/content/library.ts";
import { filterFor } from "../../../../mocks/engine/rows/filter.ts";
import type { Effect, Operation } from "../../../../mocks/engine/rows/table.ts";
import { defaultSettings } from "../../../../mocks/engine/scenarios/settings.ts";
import { createContent } from "../../../../mocks/adintel/content/content.ts";
import { createWorld } from "../../../../mocks/engine/sessions/world.ts";
import { creativesOf, most, now, ok, one, richest, sortedIds } from "../../support/call.ts";

const library = libraryFor({ seed: 1, accounts: 40, mediaPerAccount: 60, now });
const world = createWorld(
  createContent(library),
  createClock(
    () => now,
    () => 0,
  ),
  defaultSettings,
);

type Row = Record<string, unknown> & { id: string };
interface Parts {
  id?: string;
  query?: Record<string, unknown>;
  body?: object;
}

/** What an operation of v2 answers if the documents said something else of it. */
function answer(id: OperationId<"v2">, change: (operation: Operation) => Operation, parts: Parts) {
  const { id: account = "", query = {}, body } = parts;
  const call = { world, query, body, now, operation: change(operations.v2[id]), origin: "http://mock" };
  const result = handlers.v2[id]?.({ ...call, path: { id: account } });
  if (!result || "error" in result) return { refused: result?.details };
  const response: Record<string, unknown> = JSON.parse(textOf(result.json));
  return { response, rows: response[call.operation.lists[0]?.in ?? ""] as Row[] };
}

const withEffects =
  (effects: Record<string, Effect>) =>
  (operation: Operation): Operation => ({ ...operation, effects: { ...operation.effects, ...effects } });

const account = richest(({ likeCount }) => likeCount !== null);
const creatives = creativesOf(account);
const likes = creatives.flatMap(({ likeCount }) => likeCount ?? []).sort((a, b) => a - b);
const middle = likes[Math.floor(likes.length / 2)] ?? 0;

/** The ids of what a changed POST /media finds of the account. */
const found = (effects: Record<string, Effect>, body: object) =>
  answer("searchMedia", withEffects(effects), { body: { accountId: account.id, limit: 1000, ...body } }).rows;
const passing = (matches: (creative: CreativeRecord) => boolean) => sortedIds(creatives.filter(matches));

describe("a filter that the documents gain is honoured", () => {
  test.each<[effect: Omit<Effect, "in">, value: unknown, keeps: (c: CreativeRecord) => boolean]>([
    [{ by: "minimum", field: "likeCount", inclusive: true }, middle, (c) => (c.likeCount ?? -1) >= middle],
    [{ by: "minimum", field: "likeCount", inclusive: false }, middle, (c) => (c.likeCount ?? -1) > middle],
    [
      { by: "maximum", field: "likeCount", inclusive: true },
      middle,
      (c) => (c.likeCount ?? Infinity) <= middle,
    ],
    [
      { by: "maximum", field: "likeCount", inclusive: false },
      middle,
      (c) => (c.likeCount ?? Infinity) < middle,
    ],
    [{ by: "equals", field: "mediaType" }, ["IMAGE"], (c) => c.mediaType === "IMAGE"],
    [{ by: "equals", field: "mediaType", all: "ANY" }, "ANY", () => true],
    // As a value of a new enum.
    [{ by: "equals", field: "type" }, ["STORY"], () => false],
    [{ by: "equals", field: "categories" }, "Testimonial", (c) => c.categories.includes("Testimonial")],
    [{ by: "contains", field: "title" }, "THE", (c) => /the/i.test(c.title ?? "")],
    [{ by: "equals", field: "ugcCharacter.gender" }, "female", (c) => c.ugcCharacter?.gender === "female"],
    [{ by: "contains", field: "url" }, ".webm", (c) => c.hasVideo],
    [
      { by: "span", field: "width", spans: { small: { from: 0, to: 1200 }, wide: { from: 1200 } } },
      ["wide"],
      (c) => (c.width ?? 0) >= 1200,
    ],
    [{ by: "since", field: "endAt", inclusive: true }, "2026-09-01", (c) => (c.endAt ?? "") >= "2026-09-01"],
    [
      { by: "until", field: "endAt", inclusive: false },
      "2026-09-01",
      (c) => c.endAt !== null && c.endAt < "2026-09-01",
    ],
    [{ by: "daysBack", field: "endAt" }, 30, (c) => c.endedAt !== null && c.endedAt >= now - 30 * 86_400_000],
    [{ by: "preset", field: "endAt" }, "last-month", (c) => (c.endAt ?? "").startsWith("2026-10")],
    [{ by: "flag", field: "hook" }, true, (c) => c.hook !== null],
    [{ by: "flag", field: "painPoints" }, false, (c) => !c.painPoints],
  ])("%j of %j", (effect, value, keeps) => {
    const rows = found({ fresh: { in: "body", ...effect } }, { fresh: value });
    expect(sortedIds(rows ?? [])).toEqual(passing(keeps));
  });

  test("with a default, of a query parameter, and with a value of its own", () => {
    const id = richest(({ landingPage }) => landingPage !== null).id;
    const minTotal = { in: "query", by: "minimum", field: "total", inclusive: true } as const;
    const totals = (query: object, effect: Effect = { ...minTotal, default: 3 }) =>
      answer("listAccountLandingPages", withEffects({ minTotal: effect }), {
        id,
        query: { showInactive: true, ...query },
      }).rows?.map(({ total }) => Number(total)) ?? [];
    const all = totals({}, minTotal);
    expect(Math.min(...all)).toBeLessThan(3);
    expect(totals({})).toEqual(all.filter((total) => total >= 3));
    expect(totals({ minTotal: 5 })).toEqual(all.filter((total) => total >= 5));
    expect(totals({ minTotal: 1 })).toEqual(all);
  });

  test.each<[OperationId<"v2">, field: string, query: object]>([
    ["listAccountCollabs", "mediaCount", {}],
    ["listAccountCampaigns", "velocityScore", {}],
    ["listAccountInsights", "total", { type: "HOOK" }],
  ])("of %s by %s", (id, field, query) => {
    const change = withEffects({ least: { in: "query", by: "minimum", field, inclusive: false } });
    const { id: owner } = most((other) => new Set(creativesOf(other).flatMap(({ collabs }) => collabs)).size);
    const all = answer(id, change, { id: owner, query: { ...query, limit: 1000 } }).rows ?? [];
    const least = Math.min(...all.map((row) => Number(row[field] ?? Infinity)));
    const kept = answer(id, change, { id: owner, query: { ...query, limit: 1000, least } }).rows ?? [];
    expect(kept).toEqual(all.filter((row) => Number(row[field]) > least));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(all.length);
  });

  test("and one that the documents lose no longer is", () => {
    const { minDaysRun: _, ...effects } = operations.v2.searchMedia.effects;
    const body = { accountId: account.id, limit: 1000, minDaysRun: 10_000 };
    const { rows = [] } = answer("searchMedia", (operation) => ({ ...operation, effects }), { body });
    expect(sortedIds(rows)).toEqual(sortedIds(creatives));
  });

  test("unless another field says to ignore it", () => {
    const effects = {
      fresh: { in: "body", by: "flag", field: "hook", ignoredWhen: { status: "ALL" } },
    } as const;
    expect(found(effects, { fresh: true, status: "ALL" })).toHaveLength(creatives.length);
  });
});

describe("an order", () => {
  test.each([
    ["descending", (a: number, b: number) => b - a],
    ["ascending", (a: number, b: number) => a - b],
  ] as const)("that the documents gain is honoured, %s", (direction, compare) => {
    const sortBy: Effect = {
      ...operations.v2.searchMedia.effects.sortBy,
      orders: { WIDEST: { field: "width", direction } },
    };
    const widths = (found({ sortBy }, { sortBy: "WIDEST" }) ?? []).map(({ width }) => width);
    const known = creatives.flatMap(({ width }) => width ?? []).sort(compare);
    // What is unknown comes last, whichever the direction.
    expect(widths).toEqual([...known, ...Array<null>(creatives.length - known.length).fill(null)]);
  });

  test("of a list is that of the documents", () => {
    const change = (operation: Operation): Operation => ({
      ...operation,
      lists: operation.lists.map((list) => ({ ...list, order: { field: "url", direction: "ascending" } })),
    });
    const { id } = richest(({ landingPage }) => landingPage !== null);
    const urls = answer("listAccountLandingPages", change, { id }).rows?.map(({ url }) => String(url)) ?? [];
    expect(urls).toEqual([...urls].sort());
    expect(urls.length).toBeGreaterThan(1);
  });
});

test("a field of a row appears where the documents name it, and vanishes where they don't", () => {
  const change = (operation: Operation): Operation => ({
    ...operation,
    lists: [{ in: "ads", key: "id", fields: ["id", "impressions"] }],
  });
  const { response } = answer("searchMedia", change, {
    body: { accountId: account.id, limit: 1, sortBy: "MOST_IMPRESSIONS" },
  });
  const best = Math.max(...creatives.flatMap(({ impressions }) => impressions ?? []));
  expect(response).toEqual({
    count: 1,
    ads: [{ id: one(creatives, (c) => c.impressions === best).id, impressions: best }],
  });
});

test("a limit and an offset are called what the documents call them", () => {
  const { limit, offset, ...others } = operations.v2.searchMedia.effects;
  const change = (operation: Operation): Operation => ({
    ...operation,
    effects: { ...others, size: { ...limit, default: 2 }, skip: offset },
  });
  const search = (body: object) =>
    answer("searchMedia", change, { body: { accountId: account.id, ...body } });
  const all = search({ size: 1000 }).rows ?? [];
  expect(search({}).rows).toEqual(all.slice(0, 2));
  expect(search({ size: 3, skip: 4 }).rows).toEqual(all.slice(4, 7));
  expect(search({ size: 0, skip: -1 }).refused).toEqual([
    { path: "size", message: "must be at least 1" },
    { path: "skip", message: "must be at least 0" },
  ]);
});

test("a search is decided by the input with the lowest precedence", () => {
  const { effects } = operations.v2.searchBrands;
  const [first, second] = library.corpus.accounts.filter(({ type }) => type === "BRAND");
  if (!first || !second) throw new Error("no brands");
  const body = { ids: [first.id], names: [second.name] };
  const idsOf = (change: (operation: Operation) => Operation) =>
    answer("searchBrands", change, { body }).rows?.map(({ id }) => id);
  expect(idsOf((operation) => operation)).toEqual([first.id]);
  expect(idsOf(withEffects({ names: { ...effects.names, precedence: 0 } }))).toEqual([second.id]);
});

test.each([
  ["minimum", null],
  ["contains", undefined],
  ["equals", null],
  ["span", null],
  ["since", null],
] as const)("what is unknown does not pass %s", (by, fact) => {
  const effect: Effect = { in: "body", by, inclusive: true, spans: { "2026-01-01": { from: -1 } } };
  const filter = filterFor(by, {
    effect,
    value: by === "minimum" ? 0 : "2026-01-01",
    match: "contains",
    now,
    takes: () => false,
  });
  expect(typeof filter === "function" && filter(fact)).toBe(false);
});

// It was honoured, and what no schema had checked ended in a 500.
test.each([
  ["a path", ["Pets > Dog Food"]],
  ["nonsense", [[{ toString: {} }]]],
])("v1's brand search has no taxonomy, so that %s in it does nothing", async (_, taxonomy) => {
  const body = {
    mode: "brand_name",
    brandNames: library.corpus.accounts.map(({ name }) => name),
    type: "BRAND",
    count: 100,
  };
  const plain = await ok<{ count: number }>("v1", "searchBrands", { body });
  expect(plain.count).toBeGreaterThan(0);
  expect(await ok("v1", "searchBrands", { body: { ...body, taxonomy } })).toEqual(plain);
});
