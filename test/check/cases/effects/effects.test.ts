import { UsageError } from "../../../../scripts/lib/errors.ts";
import { contractKnowledge } from "../../../../scripts/check/adintel/index.ts";
import { assertKnownFields } from "../../../../scripts/check/session/asker.ts";
import type { CheckCase } from "../../../../scripts/check/engine/case.ts";
import { contract, type Operation } from "../../../../scripts/check/contract/table.ts";
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { operations, type Operation as Row } from "@adintel/client/operations";
import { describe, expect, it } from "vitest";
import { meaningCases } from "../../../../scripts/check/cli/all-cases.ts";
import { unfilteredMedia } from "../../../../scripts/check/adintel/lists/unfiltered-media.ts";
import type { Waiver } from "../../../../scripts/check/knowledge/knowledge.ts";
import { missingCases } from "../../../../scripts/check/cases/effects/missing-cases.ts";
import { effectCases } from "../../../../scripts/check/cases/effects/index.ts";
import {
  subjectOf,
  subjects,
  type Effect,
  type Subject,
} from "../../../../scripts/check/knowledge/subject.ts";
import {
  operations as documented,
  type DocumentedOperation,
  type Parameter,
  type Schema,
} from "../../../../scripts/check/contract/document.ts";
import { inputProbes } from "../../../../scripts/check/probes/inputs.ts";
import { sampling } from "../../../../scripts/check/probes/probes.ts";
import { hold } from "../../hold.ts";
import { now } from "../../../now.ts";

type Fields = Record<string, unknown>;

/** What a documents' edit adds to an operation. */
interface Edit {
  effects?: Record<string, Effect>;
  parameters?: Parameter[];
  /** Of the body. */
  properties?: Record<string, Schema>;
}

function edited(operation: Row, { effects = {}, parameters = [], properties = {} }: Edit): Subject {
  const document = documented.find(
    ({ path, method }) => path === operation.path && method === operation.method,
  );
  if (!document) throw new RangeError(`no document has ${operation.path}`);
  return subjectOf(
    operation,
    { ...withProperties(document, properties), parameters: [...document.parameters, ...parameters] },
    { effects: { ...operation.effects, ...effects } },
  );
}

function withProperties(
  document: DocumentedOperation,
  properties: Record<string, Schema>,
): DocumentedOperation {
  const { requestBody } = document;
  if (!requestBody) return document;
  const { "application/json": json } = requestBody.content;
  const body = { ...json, schema: { allOf: [json.schema, { properties }] } };
  return { ...document, requestBody: { ...requestBody, content: { "application/json": body } } };
}

const account = "a0000000-0000-4000-8000-000000000000";

/** What the documents show of a creative: rows that lack its fields would each break the schema in dozens of places. */
const [shown] = v2.components.examples.SearchMediaWholeCorpusResponse.value.media;

/** Forty creatives, half of them of a month before, of which some likes are unknown, and that were liked in another order than they started. */
const creatives = Array.from({ length: 40 }, (_, place): Fields => ({
  ...shown,
  id: `m${place}`,
  brand: { ...shown?.brand, id: account },
  startAt: new Date(now - (place + (place < 20 ? 0 : 30)) * 86_400_000).toISOString(),
  likeCount: place % 7 === 0 ? null : (place * 17) % 40,
  isCarousel: place % 3 === 0,
  kind: place % 4 === 0 ? "IMAGE" : "VIDEO",
}));

/** Creators with four media items to none. */
const collabs = [4, 3, 2, 1, 0].map((mediaCount) => ({
  name: `c${mediaCount}`,
  profileUrl: `https://social.example/c${mediaCount}`,
  mediaCount,
}));

type Answering = (rows: readonly Fields[], asked: Fields) => readonly Fields[];

/** In place of rows: the request is refused. */
const refused: readonly Fields[] = [];

/** A server of those creatives and collabs that does what it is told with what it is asked. */
function server(change: Answering): (request: Request) => Promise<Response> {
  return async (request) => {
    const isMedia = request.method === "POST";
    const asked: Fields = isMedia
      ? ((await request.json()) as Fields)
      : Object.fromEntries(new URL(request.url).searchParams);
    const kept = change(isMedia ? creatives : collabs, asked);
    if (kept === refused) return Response.json({ error: "…", code: "invalid_request" }, { status: 400 });
    const rows = kept.slice(0, Number(asked["limit"] ?? 100));
    return Response.json({ count: rows.length, [isMedia ? "media" : "collabs"]: rows });
  };
}

/** The cases of a field that a server fails, and how many it passes. */
async function looked(subject: Subject, about: string, change: Answering, assume = false) {
  const all = effectCases(subject, 25);
  const cases = all.filter(({ id }) => id.split("/meaning/")[1]?.startsWith(about));
  const { results } = await hold({ fetch: server(change), cases, assume, now: () => now });
  const names = (status: string) =>
    results
      .filter(({ outcome }) => outcome.status === status)
      .map(({ case: { id } }) => id.split("/meaning/")[1]);
  const unexercised = results.flatMap(({ case: { id }, outcome }) =>
    outcome.status === "unexercised" ? [`${id.split("/meaning/")[1]}: ${outcome.reason}`] : [],
  );
  const messages = results.flatMap(({ outcome }) =>
    outcome.status === "failed" ? [`expected ${outcome.expected}, got ${outcome.got}`] : [],
  );
  return { failed: names("failed").sort(), passed: names("passed").length, unexercised, messages };
}

async function judged(...given: Parameters<typeof looked>) {
  const { failed, passed } = await looked(...given);
  return { failed, passed };
}

const number = (value: unknown) => (typeof value === "number" ? value : undefined);

describe("a new numeric filter", () => {
  const subject = edited(operations.v2.searchMedia, {
    effects: { minLikeCount: { in: "body", by: "minimum", field: "likeCount", inclusive: true } },
  });
  const keeping =
    (passes: (likes: number | undefined, least: number) => boolean): Answering =>
    (rows, { minLikeCount: least }) =>
      typeof least === "number" ? rows.filter((row) => passes(number(row["likeCount"]), least)) : rows;

  it("that is honoured passes", async () => {
    const honoured = keeping((likes = -1, least) => likes >= least);
    expect(await judged(subject, "minLikeCount", honoured)).toEqual({ failed: [], passed: 3 });
    expect(await judged(subject, "minLikeCount", honoured, true)).toEqual({ failed: [], passed: 4 });
  });

  it.each<[string, Answering, string[]]>([
    ["ignored", (rows) => rows, ["minLikeCount"]],
    [
      "taken for a maximum",
      keeping((likes = 99, least) => likes <= least),
      ["minLikeCount", "minLikeCount-is-complete"],
    ],
    ["exclusive", keeping((likes = -1, least) => likes > least), ["minLikeCount-at-the-bound"]],
    [
      "without effect but to empty the list",
      keeping(() => false),
      ["minLikeCount-at-the-bound", "minLikeCount-is-complete"],
    ],
    [
      "applied to what a limit left over",
      (rows, asked) =>
        keeping((likes = -1, least) => likes >= least)(rows.slice(0, Number(asked["limit"])), asked),
      ["minLikeCount-at-the-bound", "minLikeCount-is-complete"],
    ],
  ])("that is %s is found", async (_, change, failed) => {
    expect((await judged(subject, "minLikeCount", change)).failed).toEqual(failed);
  });

  const most: Subject = edited(operations.v2.searchMedia, {
    effects: { maxLikeCount: { in: "body", by: "maximum", field: "likeCount", inclusive: true } },
  });
  const upTo =
    (isBound: (bound: number, asked: Fields) => boolean): Answering =>
    (rows, asked) => {
      const bound = asked["maxLikeCount"];
      return typeof bound === "number" && isBound(bound, asked)
        ? rows.filter(({ likeCount }) => (number(likeCount) ?? Infinity) <= bound)
        : rows;
    };

  it.each<[string, Answering, string[]]>([
    ["honoured", upTo(() => true), []],
    ["ignored at zero", upTo((bound) => bound !== 0), ["maxLikeCount-of-zero"]],
    ["ignored beside a text", upTo((_, { query }) => query === undefined), ["maxLikeCount-of-zero"]],
  ])("up to a number that is %s", async (_, change, failed) => {
    expect((await judged(most, "maxLikeCount", change)).failed).toEqual(failed);
  });

  const both = edited(operations.v2.searchMedia, {
    effects: {
      minLikeCount: { in: "body", by: "minimum", field: "likeCount", inclusive: true },
      maxPlace: { in: "body", by: "maximum", field: "place", inclusive: true },
    },
  });
  const placed = (combine: (likes: boolean, place: boolean) => boolean): Answering => {
    return (rows, { minLikeCount: least, maxPlace: lastPlace }) =>
      rows
        .map((row, place): Fields => ({ ...row, place }))
        .filter(({ likeCount, place }) => {
          const likes = typeof least !== "number" || (number(likeCount) ?? -1) >= least;
          const isPlaced = typeof lastPlace !== "number" || Number(place) <= lastPlace;
          const isBoth = typeof least === "number" && typeof lastPlace === "number";
          return isBoth ? combine(likes, isPlaced) : likes && isPlaced;
        });
  };

  it.each<[string, Answering, string[]]>([
    ["both count", placed((likes, place) => likes && place), []],
    ["one is enough", placed((likes, place) => likes || place), []],
    ["the first counts", placed((likes) => likes), ["minDaysRun-beside-another"]],
    ["the second counts", placed((_, place) => place), ["minDaysRun-beside-another"]],
    ["nothing is left", placed(() => false), ["minDaysRun-beside-another"]],
  ])("beside another one, where %s", async (_, change, failed) => {
    const found = (await judged(both, "minDaysRun-beside", change)).failed;
    expect(found).toEqual(failed);
  });
});

describe("a new value of a sort", () => {
  const { sortBy } = operations.v2.searchMedia.effects;
  const subject = edited(operations.v2.searchMedia, {
    effects: {
      sortBy: {
        ...sortBy,
        orders: { ...sortBy.orders, LEAST_LIKES: { field: "likeCount", direction: "ascending" } },
      },
    },
  });
  const likes = (row: Fields) => number(row["likeCount"]) ?? Infinity;

  it("that is honoured passes", async () => {
    const { failed, passed } = await judged(subject, "sort-LEAST_LIKES", (rows, asked) =>
      asked["sortBy"] === "LEAST_LIKES" ? rows.toSorted((a, b) => likes(a) - likes(b)) : rows,
    );
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(3);
  });

  it.each<[string, Answering]>([
    ["ignored", (rows) => rows],
    [
      "turned around",
      (rows, asked) =>
        asked["sortBy"] === "LEAST_LIKES" ? rows.toSorted((a, b) => likes(b) - likes(a)) : rows,
    ],
  ])("that is %s is found", async (_, change) => {
    expect((await judged(subject, "sort-LEAST_LIKES", change)).failed).toContain("sort-LEAST_LIKES");
  });
});

describe("a new query parameter with a default", () => {
  const subject = edited(operations.v2.listAccountCollabs, {
    effects: { minMediaCount: { in: "query", by: "minimum", field: "mediaCount", inclusive: true } },
    parameters: [{ name: "minMediaCount", in: "query", schema: { type: "integer", default: 2 } }],
  });
  const from =
    (byDefault: number): Answering =>
    (rows, { minMediaCount = byDefault }) =>
      rows.filter((row) => !("mediaCount" in row) || Number(row["mediaCount"]) >= Number(minMediaCount));

  it("that is honoured passes", async () => {
    expect((await judged(subject, "minMediaCount", from(2))).failed).toEqual([]);
  });

  it("whose default is another is found", async () => {
    expect((await judged(subject, "minMediaCount", from(0))).failed).toEqual(["minMediaCount-default"]);
  });

  it("that is ignored is found", async () => {
    expect((await judged(subject, "minMediaCount", (rows) => rows)).failed).toContain("minMediaCount");
  });
});

describe("a new flag that rows show", () => {
  const carousel = (unspecified: string[] = []): Subject =>
    edited(operations.v2.searchMedia, {
      effects: { carousel: { in: "body", by: "flag", field: "isCarousel" } },
      properties: { carousel: { type: "boolean", "x-unspecified": unspecified } },
    });
  const keeping =
    (passes: (is: boolean, asked: boolean) => boolean): Answering =>
    (rows, { carousel: asked }) =>
      typeof asked === "boolean" ? rows.filter((row) => passes(row["isCarousel"] === true, asked)) : rows;

  it("that is honoured passes", async () => {
    const honoured = keeping((is, asked) => is === asked);
    expect(await judged(carousel(), "carousel", honoured)).toEqual({ failed: [], passed: 5 });
    expect(await judged(carousel(), "carousel", honoured, true)).toEqual({ failed: [], passed: 6 });
  });

  it.each<[string, Answering, string[]]>([
    ["ignored", (rows) => rows, ["carousel-false", "carousel-true"]],
    [
      "turned around",
      keeping((is, asked) => is !== asked),
      ["carousel-false", "carousel-false-is-complete", "carousel-true", "carousel-true-is-complete"],
    ],
    ["without effect if false", keeping((is, asked) => is || !asked), ["carousel-false"]],
    [
      "without effect but to empty the list",
      keeping(() => false),
      ["carousel-false-is-complete", "carousel-true-is-complete"],
    ],
  ])("that is %s is found", async (_, change, failed) => {
    expect((await judged(carousel(), "carousel", change)).failed).toEqual(failed);
  });

  it("may do anything with false where that is not specified", async () => {
    const onlyTrue = keeping((is, asked) => is || !asked);
    expect((await judged(carousel(["effect"]), "carousel", onlyTrue)).failed).toEqual([]);
  });
});

describe("a new filter of creatives with a default", () => {
  const flagged: Edit = {
    effects: { carousel: { in: "body", by: "flag", field: "isCarousel" } },
    properties: { carousel: { type: "boolean", default: true } },
  };
  const hidden: Edit = { ...flagged, effects: { carousel: { in: "body", by: "flag" } } };
  const kind: Edit = {
    effects: { onlyKind: { in: "body", by: "equals", field: "kind" } },
    properties: { onlyKind: { type: "string", enum: ["VIDEO", "IMAGE"], default: "VIDEO" } },
  };
  const every: Edit = {
    effects: { onlyKind: { in: "body", by: "equals", field: "kind", all: "ANY" } },
    properties: { onlyKind: { type: "string", enum: ["ANY", "VIDEO", "IMAGE"], default: "VIDEO" } },
  };
  const least: Edit = {
    effects: { minLikes: { in: "body", by: "minimum", field: "likeCount", inclusive: true } },
    properties: { minLikes: { type: "integer", default: 30 } },
  };
  const first: Edit = {
    effects: { from: { in: "body", by: "since", field: "startAt", inclusive: true } },
    properties: { from: { type: "string", default: new Date(now - 86_400_000).toISOString().slice(0, 10) } },
  };
  const honest: Answering = (rows, { carousel = true }) =>
    rows.filter(({ isCarousel }) => isCarousel === carousel);
  const honestKind: Answering = (rows, { onlyKind = "VIDEO" }) =>
    rows.filter(({ kind: is }) => onlyKind === "ANY" || is === onlyKind);
  const honestLeast: Answering = (rows, { minLikes = 30 }) =>
    rows.filter(({ likeCount }) => (number(likeCount) ?? -1) >= Number(minLikes));
  const honestFirst: Answering = (rows, { from = first.properties?.["from"]?.default }) =>
    rows.filter(({ startAt }) => String(startAt) >= String(from));

  it.each<[string, Edit, Answering, number]>([
    ["carousel", flagged, honest, 4],
    ["carousel", hidden, honest, 2],
    ["onlyKind", kind, honestKind, 5],
    ["onlyKind", every, honestKind, 6],
    ["minLikes", least, honestLeast, 4],
    ["from", first, honestFirst, 3],
  ])("passes if %s is honoured, and is looked at", async (name, edit, change, minPassed) => {
    const subject = edited(operations.v2.searchMedia, edit);
    const { failed, passed } = await judged(subject, name, change);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(minPassed);
    expect((await judged(subject, name, change, true)).failed).toEqual([]);
  });

  it.each<[string, Edit]>([
    ["carousel", flagged],
    ["carousel", hidden],
    ["onlyKind", kind],
    ["onlyKind", every],
    ["minLikes", least],
    ["from", first],
  ])("is found if %s is ignored", async (name, edit) => {
    const { failed } = await judged(edited(operations.v2.searchMedia, edit), name, (rows) => rows);
    expect(failed).not.toEqual([]);
  });

  it("leaves the other cases their rows", async () => {
    const subject = edited(operations.v2.searchMedia, {
      effects: { ...least.effects, carousel: { in: "body", by: "flag", field: "isCarousel" } },
      properties: { ...least.properties, carousel: { type: "boolean" } },
    });
    const both: Answering = (rows, asked) =>
      honestLeast(rows, asked).filter(
        ({ isCarousel }) => asked["carousel"] === undefined || isCarousel === asked["carousel"],
      );
    expect(await judged(subject, "carousel", both)).toEqual({ failed: [], passed: 5 });
  });

  it("is undone by the cases that ask for every creative by hand, or named", () => {
    const unfiltered = (edit: Edit) => unfilteredMedia(edited(operations.v2.searchMedia, edit));
    expect(unfiltered({})).toEqual({ body: {}, narrowedBy: undefined });
    expect(unfiltered(every)).toEqual({ body: { onlyKind: "ANY" }, narrowedBy: undefined });
    expect(unfiltered(least)).toEqual({ body: { minLikes: 0 }, narrowedBy: "minLikes" });
    expect(unfiltered(kind)).toEqual({ body: {}, narrowedBy: "onlyKind" });
  });
});

describe("a new value of a fact that no row shows", () => {
  const subject = edited(operations.v2.searchMedia, {
    effects: { stage: { in: "body", by: "equals" } },
    properties: { stage: { type: "string", enum: ["AWARE", "BUYING", "LOYAL"] } },
  });
  const stageOf = ({ id }: Fields) => (Number(String(id).slice(1)) % 2 === 0 ? "AWARE" : "BUYING");
  const honest: Answering = (rows, { stage }) => rows.filter((row) => !stage || stageOf(row) === stage);

  it("is asked for, and named where no row has it", async () => {
    const { failed, unexercised } = await looked(subject, "stage", honest);
    expect(failed).toEqual([]);
    expect(unexercised).toEqual(["stage-LOYAL: no rows with stage LOYAL"]);
    expect((await judged(subject, "stage", honest, true)).failed).toEqual([]);
  });

  it("that adds rows is found", async () => {
    const stranger = { ...creatives[0], id: "m99" };
    const adding: Answering = (rows, asked) =>
      asked["stage"] === "LOYAL" ? [stranger] : honest(rows, asked);
    expect((await judged(subject, "stage-LOYAL", adding)).failed).toEqual(["stage-LOYAL"]);
  });

  it("that is refused is found", async () => {
    const refusing: Answering = (rows, asked) => (asked["stage"] === "LOYAL" ? refused : honest(rows, asked));
    expect((await judged(subject, "stage-LOYAL", refusing)).failed).toEqual(["stage-LOYAL"]);
  });
});

describe("a message", () => {
  const messages = async (subject: Subject, about: string, change: Answering) =>
    (await looked(subject, about, change, true)).messages;

  it("says what was asked for, what was expected and what came of a flag", async () => {
    const subject = edited(operations.v2.searchMedia, { effects: { carousel: { in: "body", by: "flag" } } });
    const stranger = { ...creatives[0], id: "m99" };
    const adding: Answering = (rows, { carousel }) => (carousel === true ? [stranger] : rows);
    expect(await messages(subject, "carousel-is-a-part", adding)).toEqual([
      "expected every row with carousel true also in the list without carousel, got m99 is missing",
    ]);
  });

  it("says so of a sort", async () => {
    const { sortBy } = operations.v2.searchMedia.effects;
    const unknown = { direction: "descending" } as const;
    const orders = { ...sortBy.orders, BEST: unknown, WORST: unknown };
    const subject = edited(operations.v2.searchMedia, { effects: { sortBy: { ...sortBy, orders } } });
    expect(await messages(subject, "sort-BEST-has-an-effect", (rows) => rows)).toEqual([
      expect.stringMatching(
        /^expected sortBy BEST or sortBy \w+ to change the order that rows have without sortBy, got the same order for all three$/,
      ),
    ]);
  });
});

describe("a new filter by several values", () => {
  const values = ["VIDEO", "IMAGE", "DCO"];
  const kinds: Edit = {
    effects: { kinds: { in: "body", by: "equals", field: "kind" } },
    properties: { kinds: { type: "array", items: { type: "string", enum: values } } },
  };
  const hidden: Edit = { ...kinds, effects: { kinds: { in: "body", by: "equals" } } };
  const asked = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined);
  const keeping =
    (passes: (kind: string, wanted: string[]) => boolean): Answering =>
    (rows, { kinds: wanted }) =>
      asked(wanted) ? rows.filter((row) => passes(String(row["kind"]), asked(wanted) ?? [])) : rows;
  const honest = keeping((kind, wanted) => wanted.includes(kind));

  it.each([
    ["that rows show", kinds, ["kinds-of-several"]],
    [
      "that no row shows",
      hidden,
      ["kinds-finds-some", "kinds-has-an-effect", "kinds-in-either-order", "kinds-is-a-part"],
    ],
  ])("%s is asked for a few times, and passes if it is honoured", async (_, edit, cases) => {
    const subject = edited(operations.v2.searchMedia, edit);
    const { failed, passed } = await judged(subject, "kinds", honest);
    expect(failed).toEqual([]);
    expect(passed).toBe(cases.length);
  });

  it.each<[string, Answering]>([
    ["ignored", (rows) => rows],
    ["inverted", keeping((kind, wanted) => !wanted.includes(kind))],
    ["one that nothing passes", keeping(() => false)],
    ["looked at in the first value only", keeping((kind, wanted) => wanted[0] === kind)],
    ["one that each value must pass", keeping((kind, wanted) => wanted.every((one) => one === kind))],
    [
      "applied to what a limit left over",
      (rows, fields) => honest(rows.slice(0, Number(fields["limit"])), fields),
    ],
  ])("that is %s is found", async (_, change) => {
    const subject = edited(operations.v2.searchMedia, kinds);
    expect((await judged(subject, "kinds", change)).failed).toContain("kinds-of-several");
  });

  it.each<[string, Answering, string]>([
    ["ignored", (rows) => rows, "kinds-has-an-effect"],
    ["one that nothing passes", keeping(() => false), "kinds-finds-some"],
    [
      "looked at in the first value only",
      keeping((kind, wanted) => wanted[0] === kind),
      "kinds-in-either-order",
    ],
  ])("that no row shows, and that is %s, is found", async (_, change, id) => {
    const subject = edited(operations.v2.searchMedia, hidden);
    expect((await judged(subject, "kinds", change)).failed).toContain(id);
  });
});

describe("a flag that no row shows", () => {
  const subject = edited(operations.v2.searchMedia, {
    effects: { carousel: { in: "body", by: "flag" } },
    properties: { carousel: { type: "boolean", "x-unspecified": ["effect"] } },
  });
  const found = async (change: Answering) => (await judged(subject, "carousel", change)).failed;

  it("may do anything with false", async () => {
    const only = (rows: readonly Fields[]) => rows.filter(({ isCarousel }) => isCarousel === true);
    expect(await found((rows, { carousel }) => (carousel === true ? only(rows) : rows))).toEqual([]);
  });

  it.each<[string, Answering]>([
    ["does nothing", (rows) => rows],
    ["leaves nothing", (rows, { carousel }) => (typeof carousel === "boolean" ? [] : rows)],
  ])("that %s is found", async (_, change) => {
    expect(await found(change)).toEqual(["carousel-has-an-effect"]);
  });
});

describe("a field that was removed", () => {
  const { crossposted: _, ...effects } = operations.v2.searchMedia.effects;
  const without: Operation = { ...operations.v2.searchMedia, effects };

  it("stops a case by hand that sends it, and names it", () => {
    const ask = () => assertKnownFields(without, { body: { query: "shoes", crossposted: true } });
    expect(ask).toThrow(UsageError);
    expect(ask).toThrow(
      /^a case sends crossposted to searchMedia, which the documents do not have\. .*grep -rnw crossposted/,
    );
  });

  it("is an error of the check in that case, so that the server is not accused", async () => {
    const wrong: CheckCase = {
      id: "v2/searchMedia/meaning/removed",
      area: "meaning",
      version: "v2",
      rule: "",
      place: "",
      operation: operations.v2.searchMedia,
      requests: 1,
      rows: 1,
      run: async (tools) => {
        const body: object = { query: "shoes", noSuchFilter: true };
        await tools.answer("v2", "searchMedia", { body });
      },
    };
    const { results } = await hold({ fetch: server((rows) => rows), cases: [wrong], now: () => now });
    expect(results.map(({ outcome }) => outcome)).toEqual([
      expect.objectContaining({
        status: "errored",
        message: expect.stringMatching(/^a case sends noSuchFilter to searchMedia,/),
      }),
    ]);
  });

  it("is still sent where the documents have it, or where they must refuse it", () => {
    expect(() => assertKnownFields(operations.v2.searchMedia, { body: { crossposted: true } })).not.toThrow();
    const nested = { body: { filters: { dateRange: { startDate: "2026-01-01" } } } };
    expect(() => assertKnownFields(operations.v1.searchBrandMedia, nested)).not.toThrow();
    expect(() => assertKnownFields(without, {})).not.toThrow();
  });
});

describe("a new filter by a date", () => {
  const date: Schema = { type: "string" };
  const of = (id: string) => documented.find((one) => one.version === "v2" && one.id === id);
  const sent = (document: DocumentedOperation | undefined, by: Effect["by"]) => {
    if (!document) throw new RangeError("v2 has no such operation");
    const made = inputProbes(document, sampling({ endedSince: { in: "body", by, field: "endAt" } }));
    const { body, query } = made.find(({ id }) => id === "200.3-accepts-field-endedSince") ?? {};
    return (query ?? (body as Fields | undefined))?.["endedSince"];
  };
  const media = of("searchMedia");
  const inBody = (schema: Schema) => media && withProperties(media, { endedSince: schema });
  const campaigns = of("listAccountCampaigns");
  const parameter: Parameter = { name: "endedSince", in: "query", schema: date };

  it("is sent a date, whatever its type", () => {
    expect(sent(inBody(date), "since")).toBe("2026-01-01");
    expect(sent(inBody(date), "until")).toBe("2026-01-01");
    const inQuery = campaigns && { ...campaigns, parameters: [...campaigns.parameters, parameter] };
    expect(sent(inQuery, "since")).toBe("2026-01-01");
    expect(sent(inBody({ ...date, format: "date" }), "equals")).toBe("2026-01-01");
  });

  it("is told from other texts", () => {
    expect(sent(inBody(date), "contains")).toBe("text");
  });
});

describe("a field of which nothing follows", () => {
  const hint: Effect = { in: "body", by: "prompt" };
  const plain = subjects(contract, contractKnowledge);
  const altered = plain.map((subject) =>
    subject.id === "searchMedia" ? edited(operations.v2.searchMedia, { effects: { hint } }) : subject,
  );

  it("stops the check, with what to write where", () => {
    expect(() => meaningCases(25, contract, altered, contractKnowledge)).toThrow(
      /^v2\/searchMedia: `hint` has no case that tests its effect\. Write one whose name begins with hint, .* fieldWaivers/,
    );
  });

  it("is let pass with a reason, which must not outlive its case", () => {
    const cases = meaningCases(25, contract, plain, contractKnowledge);
    const [media] = altered.filter(({ id }) => id === "searchMedia");
    if (!media) throw new RangeError("v2 has no searchMedia");
    const missing = (fieldWaivers: Record<string, Waiver>) =>
      missingCases([{ ...media, known: { fieldWaivers } }], cases);
    expect(missing({ hint: "A language model reads it." })).toEqual([]);
    expect(missing({ hint: { heldBy: "format-of-several" } })).toEqual([]);
    expect(missing({ hint: { heldBy: "no-such-case" } })).toEqual([
      expect.stringMatching(/names the case no-such-case, which does not exist/),
    ]);
    expect(missing({ hint: "…", format: "Nobody asks for it." })).toEqual([
      expect.stringMatching(/`format` has a case and a waiver/),
    ]);
  });
});
