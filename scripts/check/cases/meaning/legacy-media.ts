import { answerOf } from "../../asking.ts";
import type { BodyOf, RowOf } from "../../questions.ts";
import { need, type CheckCase, type Tools } from "../../case.ts";
import { commonWords } from "../../account.ts";
import { meaning } from "./case.ts";
import { mediaOf, wholeOf } from "./media.ts";
import { dateOf, demandEach, demandSame, idsOf, numberOf, textOf, timeOf } from "./rows.ts";

type Row = RowOf<"v2", "searchMedia">;
type Page = RowOf<"v2", "listAccountLandingPages">;
type Body = BodyOf<"v1", "searchBrandMedia">;

/** A filter of v1 with the fields of v2 that replace it. */
interface Filter {
  name: string;
  /** Makes both from creatives of the account; `undefined` where they lack what is needed. */
  from(
    rows: readonly Row[],
    pages: readonly Page[],
  ): { v1: Body["filters"]; v2: BodyOf<"v2", "searchMedia"> } | undefined;
}

const filters: Filter[] = [
  {
    name: "daysRun.min",
    from: (rows) => bound(rows, "daysRun", (min) => ({ v1: { daysRun: { min } }, v2: { minDaysRun: min } })),
  },
  {
    name: "daysRun.max",
    from: (rows) => bound(rows, "daysRun", (max) => ({ v1: { daysRun: { max } }, v2: { maxDaysRun: max } })),
  },
  {
    name: "viewCount.min",
    from: (rows) =>
      bound(rows, "viewCount", (min) => ({ v1: { viewCount: { min } }, v2: { minViewCount: min } })),
  },
  {
    name: "viewCount.max",
    from: (rows) =>
      bound(rows, "viewCount", (max) => ({ v1: { viewCount: { max } }, v2: { maxViewCount: max } })),
  },
  {
    name: "dateRange.preset",
    from: () => ({ v1: { dateRange: { preset: "last-3-months" } }, v2: { datePreset: "last-3-months" } }),
  },
  {
    name: "dateRange.startDate",
    from: (rows) => date(rows, (startDate) => ({ v1: { dateRange: { startDate } }, v2: { startDate } })),
  },
  {
    name: "dateRange.endDate",
    from: (rows) => date(rows, (endDate) => ({ v1: { dateRange: { endDate } }, v2: { endDate } })),
  },
  {
    name: "landingPage.contains",
    from: (_, [page = {}]) => landingPage(textOf(page, "url")?.slice(0, -1), "contains"),
  },
  { name: "landingPage.equals", from: (_, [page = {}]) => landingPage(textOf(page, "url"), "equals") },
];

/** Texts of which some lead to creatives of an account, and the last to none. */
const texts = [...commonWords, "zzqxv jjwqk"];

/** POST /brands/{id}/media of v1: what its filters are in v2's words is stated, what else it takes is not. */
export function legacyMediaCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    meaning("v1", "searchBrandMedia", {
      ...{ name: "of-the-account", at: "responses/200", requests: 3, rows: 2 * depth + whole },
      rule: "gives creatives of the account only",
      async run(tools) {
        const all = await mediaOf(tools);
        need(all.whole, "the account has more creatives than were asked for");
        const ids = new Set(idsOf(all.rows));
        let found = 0;
        for (const asked of [
          { mode: "smart", userRequest: "new" },
          { mode: "structured", userRequest: "all creatives" },
        ] as const) {
          const { rows, exchange } = await legacyMedia(tools, { ...asked, limit: tools.depth });
          found += rows.length;
          demandEach(
            rows,
            ({ id }) => ids.has(String(id)),
            "a creative of the account",
            ({ id }) => id,
            exchange,
          );
        }
        need(found > 0, "nothing was found");
      },
    }),
    meaning("v1", "searchBrandMedia", {
      ...{ name: "semanticSearchQuery", at: "requestBody", assumed: true },
      rule: "semanticSearchQuery finds what its successor in v2, query, finds",
      ...{ requests: 2 * texts.length, rows: 2 * texts.length * depth },
      async run(tools) {
        const accountId = await tools.account();
        let found = 0;
        for (const text of texts) {
          const asked = { query: text, accountId, limit: tools.depth };
          const { rows } = await tools.answer("v2", "searchMedia", { body: asked });
          const legacy = await legacyMedia(tools, { semanticSearchQuery: text, limit: tools.depth });
          const ids = idsOf(rows).sort();
          demandSame(idsOf(legacy.rows).sort(), ids, "the creatives of v2", legacy.exchange);
          found += rows.length;
        }
        need(found > 0, "nothing was found");
      },
    }),
    ...filters.map(({ name, from }) =>
      meaning("v1", "searchBrandMedia", {
        ...{ name: `filters.${name}`, at: "requestBody", requests: 4, rows: 3 * whole + 5, assumed: true },
        rule: `filters.${name} keeps the creatives that its successor in v2 keeps`,
        async run(tools) {
          const all = await mediaOf(tools);
          const query = { showInactive: true, limit: 1 };
          const pages = name.startsWith("landingPage")
            ? await tools.answer("v2", "listAccountLandingPages", { id: await tools.account(), query })
            : { rows: [] };
          const made = from(all.rows, pages.rows);
          need(made !== undefined, `the creatives of the account do not show what ${name} filters`);
          const current = await mediaOf(tools, made.v2);
          need(current.whole, "the account has more creatives than were asked for");
          const legacy = await legacyMedia(tools, { mode: "structured", filters: made.v1, limit: whole });
          demandSame(
            idsOf(legacy.rows).sort(),
            idsOf(current.rows).sort(),
            "the creatives of v2",
            legacy.exchange,
          );
          need(current.rows.length > 0, `no creative passes ${name}`);
        },
      }),
    ),
  ];
}

async function legacyMedia(tools: Tools, body: Body) {
  return answerOf(await tools.ask("v1", "searchBrandMedia", { id: await tools.account(), body }));
}

type Made = ReturnType<Filter["from"]>;

function bound(rows: readonly Row[], field: keyof Row, made: (value: number) => Made): Made {
  const values = rows.flatMap((row) => numberOf(row, field) ?? []).sort((a, b) => a - b);
  const middle = values[Math.floor(values.length / 2)];
  return middle === undefined ? undefined : made(middle);
}

function date(rows: readonly Row[], made: (value: string) => Made): Made {
  const times = rows.flatMap((row) => timeOf(row, "startAt") ?? []);
  const middle = times[Math.floor(times.length / 2)];
  return middle === undefined ? undefined : made(dateOf(middle));
}

function landingPage(value: string | undefined, operator: "contains" | "equals"): Made {
  return value === undefined
    ? undefined
    : { v1: { landingPage: { value, operator } }, v2: { landingPage: value, landingPageMatch: operator } };
}
