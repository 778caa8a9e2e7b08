import { column, mistaken, size } from "./mistaken.ts";
import { mutant } from "./mutant.ts";
import { changeRequestBody, changeRow, changeRows, firstPageAgain, type Row } from "./wrap.ts";
import { brand } from "./world.ts";

const media = "v2/searchMedia";
const all = { accountId: brand.id };

/** Orders and pages of a search for creatives. */
export const mediaPages = [
  mutant({
    id: "meaning/media-sort-reversed",
    operation: media,
    what: "MOST_VIEWS puts the fewest views of the page first.",
    change: changeRows((rows, { body }) => (body["sortBy"] === "MOST_VIEWS" ? rows.toReversed() : rows)),
    probe: async (ask) =>
      column("viewCount")(await ask({ body: { ...all, sortBy: "MOST_VIEWS", limit: 5 } })),
  }),
  mistaken(
    "media-oldest-as-recent",
    media,
    "OLDEST puts the most recent first.",
    "sortBy",
    (value) => (value === "OLDEST" ? "MOST_RECENT" : undefined),
    { ...all, sortBy: "OLDEST", limit: 3 },
    column("startAt"),
  ),
  mistaken(
    "media-likes-by-comments",
    media,
    "MOST_LIKES sorts by comments.",
    "sortBy",
    (value) => (value === "MOST_LIKES" ? "MOST_COMMENTS" : undefined),
    { ...all, sortBy: "MOST_LIKES", limit: 5 },
    column("likeCount"),
  ),
  mutant({
    id: "meaning/media-sort-after-limit",
    operation: media,
    what: "MOST_LIKES puts a page in order that was cut from the list before.",
    change: (next, operation) => {
      const unsorted = changeRequestBody(({ sortBy, ...body }) =>
        sortBy === "MOST_LIKES" ? body : undefined,
      )(next, operation);
      const likes = ({ likeCount }: Row) => Number(likeCount ?? -1);
      return changeRows((rows, { body }) =>
        body["sortBy"] === "MOST_LIKES" ? rows.toSorted((a, b) => likes(b) - likes(a)) : rows,
      )(unsorted, operation);
    },
    probe: async (ask) =>
      column("likeCount")(await ask({ body: { ...all, sortBy: "MOST_LIKES", limit: 5 } })),
  }),
  mutant({
    id: "meaning/media-search-sort-ignored",
    operation: media,
    what: "`sortBy` is ignored where there is a `query`.",
    // Whether an order counts beside a text is not stated.
    assumed: true,
    change: changeRequestBody(({ sortBy, ...body }) =>
      "query" in body && sortBy !== undefined ? body : undefined,
    ),
    probe: async (ask) =>
      column("viewCount")(await ask({ body: { query: "running", sortBy: "MOST_VIEWS", limit: 5 } })),
  }),
  mutant({
    id: "meaning/media-format-after-limit",
    operation: media,
    what: "`format` leaves rows out of a page that was cut from the list before.",
    change: (next, operation) => {
      const unfiltered = changeRequestBody(({ format, ...body }) =>
        format === undefined ? undefined : body,
      )(next, operation);
      return changeRows((rows, { body: { format } }) =>
        Array.isArray(format) ? rows.filter(({ type }) => format.includes(type)) : rows,
      )(unfiltered, operation);
    },
    probe: async (ask) => size(await ask({ body: { ...all, format: ["CAROUSEL"], limit: 3 } })),
  }),
  mistaken(
    "media-longest-by-start",
    media,
    "LONGEST_RUN puts what started first before what ran longest.",
    "sortBy",
    (value) => (value === "LONGEST_RUN" ? "OLDEST" : undefined),
    { ...all, sortBy: "LONGEST_RUN", limit: 5 },
    column("daysRun"),
  ),
  mutant({
    id: "meaning/media-nulls-first",
    operation: media,
    what: "MOST_VIEWS puts the creatives of the page whose views are unknown first.",
    assumed: true,
    change: changeRows((rows, { body }) => {
      const isUnknown = ({ viewCount }: Row) => viewCount === null;
      return body["sortBy"] === "MOST_VIEWS"
        ? [...rows.filter(isUnknown), ...rows.filter((row) => !isUnknown(row))]
        : rows;
    }),
    probe: async (ask) =>
      column("viewCount")(await ask({ body: { ...all, sortBy: "MOST_VIEWS" } })).indexOf(null),
  }),
  mutant({
    id: "meaning/media-unstable-ties",
    operation: media,
    what: "Every second time, creatives that ran as long as one another stand in the other order.",
    // In which order equal ones stand is not specified.
    assumed: true,
    change: everySecondTime((rows, { body }) => {
      if (body["sortBy"] !== "LONGEST_RUN") return rows;
      const place = (row: Row) => rows.findIndex(({ daysRun }) => daysRun === row["daysRun"]);
      return rows.toReversed().sort((a, b) => place(a) - place(b));
    }),
    probe: async (ask) => {
      const search = { body: { ...all, sortBy: "LONGEST_RUN" } };
      return (await ask(search)).text === (await ask(search)).text;
    },
  }),
  mutant({
    id: "meaning/media-ids-change",
    operation: media,
    what: "The ids of creatives are others every second time.",
    change: everySecondTime((rows) =>
      rows.map((row) => ({ ...row, id: String(row["id"]).split("").reverse().join("") })),
    ),
    probe: async (ask) => {
      const search = { body: { ...all, limit: 1 } };
      return (await ask(search)).text === (await ask(search)).text;
    },
  }),
  mutant({
    id: "meaning/media-duplicate-row",
    operation: media,
    what: "The last row of a page is its first once more.",
    change: changeRows((rows) => [...rows.slice(0, -1), ...rows.slice(0, 1)]),
    probe: async (ask) => new Set(column("id")(await ask({ body: { ...all, limit: 5 } }))).size,
  }),
  mistaken(
    "media-limit-off-by-one",
    media,
    "There is one row more than `limit`.",
    "limit",
    (value) => (typeof value === "number" ? value + 1 : undefined),
    { ...all, limit: 3 },
  ),
  mistaken(
    "media-default-limit",
    media,
    "Without `limit` there are at most 50 rows and not 100.",
    "limit",
    (value) => (value === undefined ? 50 : undefined),
    { query: "running" },
  ),
  mistaken(
    "media-default-limit-of-few",
    media,
    "Without `limit` there are at most 2 rows and not up to 100.",
    "limit",
    (value) => (value === undefined ? 2 : undefined),
    all,
  ),
  mistaken(
    "media-limit-below-default",
    media,
    "A `limit` above 2 is read as 2, though up to 100 rows come without one.",
    "limit",
    (value) => (Number(value) > 2 ? 2 : undefined),
    { ...all, limit: 3 },
  ),
  mutant({
    id: "meaning/media-page-one-again",
    operation: media,
    what: "An `offset` beyond the end gives the first page again.",
    change: firstPageAgain,
    probe: async (ask) => size(await ask({ body: { ...all, offset: 900 } })),
  }),
  mistaken(
    "media-page-overlap",
    media,
    "A page begins one row too early, so that it repeats the last row of the one before.",
    "offset",
    (value) => (Number(value) > 0 ? Number(value) - 1 : undefined),
    { ...all, offset: 55 },
  ),
  mistaken(
    "media-page-gap",
    media,
    "A page begins one row too late, so that a row is on no page.",
    "offset",
    (value) => (Number(value) > 0 ? Number(value) + 1 : undefined),
    { ...all, offset: 55 },
  ),
  mutant({
    id: "meaning/media-offset-in-pages",
    operation: media,
    what: "`offset` counts pages and not rows.",
    change: changeRequestBody((body) => ({
      ...body,
      ...(typeof body["offset"] === "number" && { offset: body["offset"] * Number(body["limit"] ?? 100) }),
    })),
    probe: async (ask) => size(await ask({ body: { ...all, offset: 10, limit: 10 } })),
  }),
  mutant({
    id: "meaning/media-dates-swapped",
    operation: media,
    what: "`startAt` and `endAt` of what has ended are swapped.",
    change: changeRow(({ startAt, endAt, ...row }) =>
      endAt === null ? { ...row, startAt, endAt } : { ...row, startAt: endAt, endAt: startAt },
    ),
    probe: async (ask) =>
      (await ask({ body: all })).rows.filter(({ startAt, endAt }) => endAt && String(startAt) > String(endAt))
        .length,
  }),
];

/** Changes the rows of the second answer, the fourth and so on. */
function everySecondTime(change: Parameters<typeof changeRows>[0]): ReturnType<typeof changeRows> {
  return (next, operation) => {
    let times = 0;
    return changeRows((rows, sent) => ((times += 1) % 2 === 0 ? change(rows, sent) : rows))(next, operation);
  };
}
