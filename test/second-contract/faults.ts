import { keys, makeData, type ListId, type OperationId, type Reply, type Row, type Rules } from "./server.ts";

/** Replaces rules; what it returns is of no use. */
type Change = (rules: Rules) => unknown;
type Fields = Record<string, unknown>;

/** The last word about responses of an operation; of all where none is named. */
const replies =
  (change: (reply: Reply, request: Request) => Partial<Reply>, ...ids: OperationId[]): Change =>
  (rules) => {
    rules.reply = (reply, id, _, request) =>
      id === undefined || (ids.length > 0 && !ids.includes(id))
        ? reply
        : { ...reply, ...change(reply, request) };
  };

const bodies = (change: (body: Fields) => unknown, status: number, ...ids: OperationId[]): Change =>
  replies(
    (reply) => (reply.status === status ? { body: change({ ...(reply.body as Fields) }) } : {}),
    ...ids,
  );

/** Rows of successful responses, changed one by one. */
const rows = (change: (row: Row) => Row, ...ids: OperationId[]): Change =>
  bodies(
    (body) =>
      "count" in body
        ? Object.fromEntries(
            Object.entries(body).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.map(change) : value,
            ]),
          )
        : change(body as Row),
    200,
    ...ids,
  );

const without = (row: Row, field: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

const ignores =
  (id: ListId, field: string): Change =>
  ({ filters }) =>
    delete filters[id][field];

/** Keeps rows in another way. */
const keeps =
  <Value>(id: ListId, field: string, by: (row: Row, value: Value) => boolean): Change =>
  ({ filters }) =>
    (filters[id][field] = by);

const inverts =
  (id: ListId, field: string): Change =>
  ({ filters }) => {
    const right = filters[id][field];
    filters[id][field] = (row, value) => right?.(row, value) === false;
  };

const takesAll =
  (id: OperationId, field: string): Change =>
  ({ fields }) =>
    (fields[id][field] = () => undefined);

const defaultOf =
  (id: ListId, field: string, value: unknown): Change =>
  ({ defaults }) =>
    (defaults[id][field] = value);

const turned =
  (id: ListId, value: string): Change =>
  ({ orders }) => {
    const order = orders[id][value];
    if (order) order.turn = order.turn === 1 ? -1 : 1;
  };

const unordered =
  (id: ListId, value: string): Change =>
  ({ orders }) =>
    delete orders[id][value];

const status = (of: number, other: number): Change =>
  replies((reply) => (reply.status === of ? { status: other } : {}));
const code = (of: number, problem: string): Change => bodies((body) => ({ ...body, problem }), of);

/** One thing wrong each. */
export const faults: Readonly<Record<string, Change>> = {
  // Filters.
  "listBranches ignores district": ignores("listBranches", "district"),
  "listBranches inverts district": inverts("listBranches", "district"),
  "listBranches ignores minShelves": ignores("listBranches", "minShelves"),
  "minShelves leaves out the bound": keeps(
    "listBranches",
    "minShelves",
    (row, least: number) => Number(row["shelves"]) > least,
  ),
  "listBranchTitles ignores language": ignores("listBranchTitles", "language"),
  "listBranchTitles inverts language": inverts("listBranchTitles", "language"),
  "listBranchTitles takes pl for fr": keeps(
    "listBranchTitles",
    "language",
    (row, value: string) => row["language"] === (value === "pl" ? "fr" : value),
  ),
  "searchTitles ignores text": ignores("searchTitles", "text"),
  "searchTitles ignores language": ignores("searchTitles", "language"),
  "searchTitles ignores author": ignores("searchTitles", "author"),
  "author must begin with it": keeps("searchTitles", "author", (row, value: string) =>
    String(row["author"]).startsWith(value),
  ),
  "searchTitles ignores minPages": ignores("searchTitles", "minPages"),
  "searchTitles ignores maxPages": ignores("searchTitles", "maxPages"),
  "minPages and maxPages are swapped": ({ filters: { searchTitles } }) =>
    ([searchTitles["minPages"], searchTitles["maxPages"]] = [
      searchTitles["maxPages"]!,
      searchTitles["minPages"]!,
    ]),
  "maxPages leaves out the bound": keeps(
    "searchTitles",
    "maxPages",
    (row, most: number) => Number(row["pages"]) < most,
  ),
  "minPages is off by ten": keeps(
    "searchTitles",
    "minPages",
    (row, least: number) => Number(row["pages"]) >= least - 10,
  ),
  "searchTitles ignores publishedSince": ignores("searchTitles", "publishedSince"),
  "searchTitles ignores publishedUntil": ignores("searchTitles", "publishedUntil"),
  "publishedSince leaves out the day": keeps(
    "searchTitles",
    "publishedSince",
    (row, day: string) => String(row["publishedOn"]) > day,
  ),
  "publishedUntil reads the year alone": keeps(
    "searchTitles",
    "publishedUntil",
    (row, day: string) => String(row["publishedOn"]).slice(0, 4) <= day.slice(0, 4),
  ),
  "searchTitles ignores available": ignores("searchTitles", "available"),
  "searchTitles inverts available": inverts("searchTitles", "available"),
  "available false keeps all": keeps(
    "searchTitles",
    "available",
    (row, value: boolean) => !value || row["available"] === true,
  ),
  "listLoans ignores state": ignores("listLoans", "state"),
  "state any is open": keeps(
    "listLoans",
    "state",
    (row, value: string) => row["state"] === (value === "any" ? "open" : value),
  ),
  "state overdue has open loans too": keeps(
    "listLoans",
    "state",
    (row, value: string) =>
      value === "any" || row["state"] === value || (value === "overdue" && row["state"] === "open"),
  ),
  "listLoans ignores branchId": ignores("listLoans", "branchId"),
  "listLoans ignores dueSince": ignores("listLoans", "dueSince"),
  "dueSince is until": keeps("listLoans", "dueSince", (row, day: string) => String(row["dueOn"]) <= day),
  "listLoans ignores maxRenewals": ignores("listLoans", "maxRenewals"),
  "maxRenewals leaves out the bound": keeps(
    "listLoans",
    "maxRenewals",
    (row, most: number) => Number(row["renewals"]) < most,
  ),
  "maxRenewals 0 is none": keeps(
    "listLoans",
    "maxRenewals",
    (row, most: number) => most === 0 || Number(row["renewals"]) <= most,
  ),
  "a branch lends the titles of all": (rules) => (rules.lends = () => true),
  "size cuts before filters": (rules) => (rules.cutsFirst = true),
  // Orders.
  "listBranches ignores sort": ({ orders }) => (orders.listBranches["shelves"] = { field: "name", turn: 1 }),
  "shelves ascend": turned("listBranches", "shelves"),
  "names descend": turned("listBranches", "name"),
  "listBranchTitles has no order": unordered("listBranchTitles", ""),
  "shortest titles first": turned("listBranchTitles", ""),
  "oldest first": turned("searchTitles", "newest"),
  "longest is shortest": turned("searchTitles", "longest"),
  "sort title orders by author": ({ orders }) =>
    (orders.searchTitles["title"] = { field: "author", turn: 1 }),
  "listLoans has no order": unordered("listLoans", ""),
  "loans due last first": turned("listLoans", ""),
  // Pages.
  "size is ignored": (rules) => (rules.window = (page) => [(page - 1) * 10, page * 10]),
  "page is ignored": (rules) => (rules.window = (_, size) => [0, size]),
  "pages count from 0": (rules) => (rules.window = (page, size) => [page * size, (page + 1) * size]),
  "each page skips a row": (rules) =>
    (rules.window = (page, size) => [(page - 1) * (size + 1), (page - 1) * (size + 1) + size]),
  "pages overlap in a row": (rules) =>
    (rules.window = (page, size) => [
      Math.max(0, (page - 1) * (size - 1)),
      Math.max(0, (page - 1) * (size - 1)) + size,
    ]),
  "a row more than size": (rules) => (rules.window = (page, size) => [(page - 1) * size, page * size + 1]),
  "pages behind the end are the last": (rules) => {
    const { window } = rules;
    rules.window = (page, size) =>
      page > 4 || (page > 1 && size > 13) ? ([-size, Infinity] as [number, number]) : window(page, size);
  },
  "size is 20 where none is sent": (rules) =>
    Object.values(rules.defaults).forEach((fields) => (fields["size"] = 20)),
  "listBranches begins at page 2": defaultOf("listBranches", "page", 2),
  "listBranches is sorted by shelves": defaultOf("listBranches", "sort", "shelves"),
  "searchTitles is sorted by title": defaultOf("searchTitles", "sort", "title"),
  "listLoans shows open loans": defaultOf("listLoans", "state", "open"),
  "count is of all rows": (rules) => (rules.count = (_, all) => all.length),
  "rows come twice": bodies(
    (body) => {
      const loans = body["loans"] as Row[];
      return { ...body, loans: loans.map((_, place) => loans[place - (place % 2)]) };
    },
    200,
    "listLoans",
  ),
  // What is refused.
  "size has no highest value": (rules) =>
    Object.values(rules.fields).forEach((checks) => {
      if (checks["size"]) checks["size"] = (value) => (Number(value) > 0 ? undefined : "must be at least 1");
    }),
  "size 0 is taken": (rules) =>
    Object.values(rules.fields).forEach((checks) => {
      const right = checks["size"];
      if (right) checks["size"] = (value) => (value === 0 ? undefined : right(value));
    }),
  "page 0 is taken": takesAll("listLoans", "page"),
  "any district is taken": takesAll("listBranches", "district"),
  "any date is taken": takesAll("searchTitles", "publishedSince"),
  "any sort is taken": takesAll("searchTitles", "sort"),
  "an empty text is taken": takesAll("searchTitles", "text"),
  "numbers are taken for true": ({ fields }) => {
    const right = fields.searchTitles["available"];
    fields.searchTitles["available"] = (value) => (value === 1 ? undefined : right?.(value));
  },
  "unknown fields are taken": (rules) => (rules.isClosed = false),
  "bodies have no limit": (rules) => (rules.maxBytes = Infinity),
  "bodies have a tenth of the limit": (rules) => (rules.maxBytes = 1638),
  "malformed JSON fails": replies((reply, request) =>
    reply.status === 400 && request.method === "POST" && JSON.stringify(reply.body).includes("JSON")
      ? { status: 500 }
      : {},
  ),
  "a refusal is a 422": status(400, 422),
  "a refusal is a 200": status(400, 200),
  "details are missing": bodies(({ issues: _, ...body }) => body, 400),
  "details name no field": bodies(
    (body) => ({ ...body, issues: [{ at: "request", hint: "is wrong" }] }),
    400,
  ),
  "details are texts": bodies((body) => ({ ...body, issues: ["is wrong"] }), 400),
  "errors are in an envelope": replies((reply) =>
    reply.status >= 400 ? { body: { error: reply.body } } : {},
  ),
  "a refusal has another code": code(400, "invalid"),
  "errors have no title": replies(({ status: of, body }) =>
    of >= 400 ? { body: { ...(body as Fields), title: undefined } } : {},
  ),
  "errors are text": replies((reply) =>
    reply.status >= 400 ? { headers: { ...reply.headers, "Content-Type": "text/plain" } } : {},
  ),
  // Ids, addresses and methods.
  "an unknown branch is a 400": status(404, 400),
  "an unknown title is empty": replies(
    (reply) => (reply.status === 404 ? { status: 200, body: {} } : {}),
    "getTitle",
  ),
  "an unknown branch lends nothing": replies(
    (reply) => (reply.status === 404 ? { status: 200, body: { count: 0, titles: [] } } : {}),
    "listBranchTitles",
  ),
  "an unknown title has another code": code(404, "not_found"),
  "405 without Allow": replies((reply) => (reply.status === 405 ? { headers: {} } : {})),
  "Allow has the wrong methods": replies((reply) =>
    reply.status === 405 ? { headers: { Allow: "DELETE" } } : {},
  ),
  "DELETE is taken": (rules) => (rules.takes = (method) => method === "DELETE"),
  "a wrong method is a 404": status(405, 404),
  "HEAD is taken where it costs": (rules) => (rules.takes = (method) => method === "HEAD"),
  // Keys.
  "no key is needed": (rules) => (rules.keyOf = (request) => request.headers.get("X-Api-Key") ?? keys.good),
  "any key is taken": (rules) =>
    (rules.keyOf = (request) => (request.headers.has("X-Api-Key") ? keys.good : undefined)),
  "the beginning of a key is enough": (rules) =>
    (rules.keyOf = (request) => {
      const key = request.headers.get("X-Api-Key") ?? "-";
      return Object.values(keys).find((one) => one.startsWith(key));
    }),
  "keys have any case": (rules) =>
    (rules.keyOf = (request) =>
      Object.values(keys).find(
        (key) => key.toLowerCase() === request.headers.get("X-Api-Key")?.toLowerCase(),
      )),
  "a key is taken in the query": (rules) =>
    (rules.keyOf = (request) =>
      request.headers.get("X-Api-Key") ?? new URL(request.url).searchParams.get("api_key") ?? undefined),
  "an unknown key is a 403": status(401, 403),
  "an unknown key has another code": code(401, "unauthorized"),
  "an empty account is served": (rules) => {
    const { keyOf } = rules;
    rules.keyOf = (request) => (keyOf(request) === keys.empty ? keys.good : keyOf(request));
  },
  "an empty account is a 403": status(402, 403),
  // Rows.
  "titles have no pages": rows((row) => without(row, "pages"), "searchTitles"),
  "a branch has no shelves": rows((row) => without(row, "shelves"), "getBranch"),
  "pages are texts": rows((row) => ({ ...row, pages: String(row["pages"]) }), "searchTitles"),
  "renewals may be null": rows(
    (row) => ({ ...row, renewals: row["renewals"] === 0 ? null : (row["renewals"] ?? null) }),
    "listLoans",
  ),
  "a loan is late": rows(
    (row) => ({ ...row, state: row["state"] === "overdue" ? "late" : (row["state"] ?? "") }),
    "listLoans",
  ),
  "dates have times": rows((row) => ({ ...row, dueOn: `${row["dueOn"]}T00:00:00Z` }), "listLoans"),
  "rows are called items": bodies(
    ({ branches: items, ...body }) => ({ ...body, items }),
    200,
    "listBranches",
  ),
  "a list has no count": bodies(({ count: _, ...body }) => body, 200, "listLoans"),
  "a title stands in an envelope": bodies((title) => ({ title }), 200, "getTitle"),
  "a success is a 201": status(200, 201),
  "a branch is text": replies(
    (reply) => (reply.status === 200 ? { headers: { "Content-Type": "text/plain" } } : {}),
    "getBranch",
  ),
  // What is charged and how much is taken in a minute, as the ledger shows it.
  "nothing found is free": (rules) => (rules.chargedRows = (_, found) => found),
  "a call costs one row": (rules) => (rules.chargedRows = () => 1),
  "loans cost twice as much": ({ microdollars }) => (microdollars.listLoans = 200),
  "listBranches costs": ({ microdollars }) => (microdollars.listBranches = 100),
  "59 requests in a minute": ({ perMinute }) => (perMinute.user = 59),
  "61 requests in a minute": ({ perMinute }) => (perMinute.user = 61),
  "429 without Retry-After": replies((reply) => (reply.status === 429 ? { headers: {} } : {})),
};

/** What any right server may do. */
export const variants: Readonly<Record<string, Change>> = {
  "rows that are equal come in another order": ({ data }) =>
    Object.values(data).forEach((all: Row[]) => all.reverse()),
  "a header more": replies((reply) => ({ headers: { ...reply.headers, "X-Served-By": "shelf-3" } })),
  "other messages": replies(({ status: of, body }) =>
    of >= 400 ? { body: { ...(body as Fields), title: "Non." } } : {},
  ),
  "a field more": rows((row) => ({ ...row, colour: "blue" })),
  "other data": (rules) => void Object.assign(rules.data, makeData(99)),
};
