/**
 * A server of the second contract, written from its document alone, for the check to be judged by: everything it does is a rule
 * that a fault can replace.
 */
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Row = Record<string, string | number | boolean | null>;
type Fields = Record<string, unknown>;
export type ListId = "listBranches" | "listBranchTitles" | "searchTitles" | "listLoans";
export type OperationId = ListId | "getBranch" | "getTitle";

/** What is wrong with a value; `undefined`: nothing. */
type Check = (value: unknown) => string | undefined;

interface Failure {
  status: number;
  problem: string;
  title: string;
  issues?: { at: string; hint: string }[];
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export interface Rules {
  data: Data;
  fields: Record<OperationId, Record<string, Check>>;
  /** Whether a row stays, for each field that filters. */
  filters: Record<ListId, Record<string, (row: Row, value: never) => boolean>>;
  orders: Record<ListId, Record<string, { field: string; turn: 1 | -1 }>>;
  defaults: Record<ListId, Fields>;
  lends(branch: Row, title: Row): boolean;
  /** Which rows a page has. */
  window(page: number, size: number): [from: number, to: number];
  /** Whether a page is cut before the rows are filtered. */
  cutsFirst: boolean;
  count(rows: readonly Row[], all: readonly Row[]): number;
  microdollars: Record<OperationId, number>;
  chargedRows(id: OperationId, rows: number): number;
  keyOf(request: Request): string | undefined;
  /** Whether unknown fields of a body are refused. */
  isClosed: boolean;
  maxBytes: number;
  perMinute: { user: number; apiKey: number };
  /** Methods that a path takes beside those that it documents. */
  takes(method: string, id: OperationId): boolean;
  fail(failure: Failure): Failure;
  /** The last word about a response. */
  reply(reply: Reply, id: OperationId | undefined, fields: Fields, request: Request): Reply;
}

export interface Data {
  branches: Row[];
  titles: Row[];
  loans: Row[];
}

export const keys = { good: "lending-good-Key7", empty: "lending-empty-Key7" };
const base = "/lending/v1";

const routes: { id: OperationId; method: string; path: RegExp }[] = [
  { id: "searchTitles", method: "POST", path: /^\/titles\/search$/ },
  { id: "listBranches", method: "GET", path: /^\/branches$/ },
  { id: "getBranch", method: "GET", path: /^\/branches\/(?<id>[^/]+)$/ },
  { id: "listBranchTitles", method: "GET", path: /^\/branches\/(?<id>[^/]+)\/titles$/ },
  { id: "getTitle", method: "GET", path: /^\/titles\/(?<id>[^/]+)$/ },
  { id: "listLoans", method: "GET", path: /^\/loans$/ },
];

const integer =
  (least: number, most = Infinity): Check =>
  (value) => {
    if (typeof value !== "number" || !Number.isInteger(value)) return "must be an integer";
    return value < least ? `must be at least ${least}` : value > most ? `must be at most ${most}` : undefined;
  };
const oneOf =
  (...choices: string[]): Check =>
  (value) =>
    choices.some((one) => one === value) ? undefined : `must be one of ${choices.join(", ")}`;
const text =
  (least = 0): Check =>
  (value) =>
    typeof value === "string" && value.length >= least ? undefined : "must be a text";
const date: Check = (value) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : "must be a date";
const boolean: Check = (value) => (typeof value === "boolean" ? undefined : "must be true or false");

const equals = (field: string) => (row: Row, value: unknown) => row[field] === value;
const least = (field: string) => (row: Row, value: string | number) => (row[field] ?? "") >= value;
const most = (field: string) => (row: Row, value: string | number) => (row[field] ?? "") <= value;
const has = (row: Row, fields: string[], word: string) =>
  fields.some((field) =>
    String(row[field] ?? "")
      .toLowerCase()
      .includes(word.toLowerCase()),
  );

function lending(): Rules {
  const paging = { page: integer(1), size: integer(1, 40) };
  const language = oneOf("en", "fr", "pl");
  return {
    data: makeData(7),
    fields: {
      listBranches: {
        district: oneOf("north", "south", "east"),
        minShelves: integer(0),
        sort: oneOf("name", "shelves"),
        ...paging,
      },
      getBranch: {},
      listBranchTitles: { language, ...paging },
      searchTitles: {
        text: text(1),
        language,
        author: text(1),
        minPages: integer(1),
        maxPages: integer(1),
        publishedSince: date,
        publishedUntil: date,
        available: boolean,
        sort: oneOf("newest", "longest", "title"),
        ...paging,
      },
      getTitle: {},
      listLoans: {
        state: oneOf("any", "open", "overdue", "returned"),
        branchId: text(),
        dueSince: date,
        maxRenewals: integer(0),
        ...paging,
      },
    },
    filters: {
      listBranches: { district: equals("district"), minShelves: least("shelves") },
      listBranchTitles: { language: equals("language") },
      searchTitles: {
        text: (row, value: string) => value.split(/\s+/).every((word) => has(row, ["title", "author"], word)),
        language: equals("language"),
        author: (row, value: string) => has(row, ["author"], value),
        minPages: least("pages"),
        maxPages: most("pages"),
        publishedSince: least("publishedOn"),
        publishedUntil: most("publishedOn"),
        available: equals("available"),
      },
      listLoans: {
        state: (row, value: string) => value === "any" || row["state"] === value,
        branchId: equals("branchId"),
        dueSince: least("dueOn"),
        maxRenewals: most("renewals"),
      },
    },
    orders: {
      listBranches: { name: { field: "name", turn: 1 }, shelves: { field: "shelves", turn: -1 } },
      listBranchTitles: { "": { field: "pages", turn: -1 } },
      searchTitles: {
        newest: { field: "publishedOn", turn: -1 },
        longest: { field: "pages", turn: -1 },
        title: { field: "title", turn: 1 },
      },
      listLoans: { "": { field: "dueOn", turn: 1 } },
    },
    defaults: {
      listBranches: { sort: "name", page: 1, size: 10 },
      listBranchTitles: { page: 1, size: 10 },
      searchTitles: { sort: "newest", page: 1, size: 10 },
      listLoans: { state: "any", page: 1, size: 10 },
    },
    lends: (branch, title) => title["branchId"] === branch["id"],
    window: (page, size) => [(page - 1) * size, page * size],
    cutsFirst: false,
    count: (rows) => rows.length,
    microdollars: {
      listBranches: 0,
      getBranch: 0,
      listBranchTitles: 200,
      searchTitles: 500,
      getTitle: 100,
      listLoans: 100,
    },
    chargedRows: (id, rows) => (id === "searchTitles" ? Math.max(1, rows) : rows),
    keyOf: (request) => request.headers.get("X-Api-Key") ?? undefined,
    isClosed: true,
    maxBytes: 16_384,
    perMinute: { user: 60, apiKey: 90 },
    takes: () => false,
    fail: (failure) => failure,
    reply: (reply) => reply,
  };
}

/** A server as a function, with a ledger at `/__mock`, as the check reads it. */
export function createServer(change: (rules: Rules) => unknown = () => undefined) {
  const rules = lending();
  change(rules);
  const sessions = new Map<string, Session>();
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const name = request.headers.get("X-Mock-Session") ?? "";
    const session = sessions.get(name) ?? { charges: [], counts: new Map(), isLimited: false, later: 0 };
    sessions.set(name, session);
    if (pathname.startsWith("/__mock/"))
      return control(session, pathname, searchParams, await request.text());
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "";
    const fitting = routes.filter((route) => route.path.test(path));
    const method = request.method === "HEAD" ? "GET" : request.method;
    const route = fitting.find((one) => one.method === method || rules.takes(request.method, one.id));
    const fields: Fields = {};
    let reply: Reply;
    try {
      reply = await answer(rules, session, request, { path, fitting, route, fields });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, ...body } = rules.fail(error.failure);
      reply = { status, headers: error.headers, body };
    }
    const { status, headers, body } = rules.reply(reply, route?.id ?? fitting[0]?.id, fields, request);
    return new Response(request.method === "HEAD" ? null : JSON.stringify(body), {
      status,
      headers: { "Content-Type": "application/json", ...headers },
    });
  };
}

interface Session {
  charges: {
    requestId: string;
    operationId: string;
    version: string;
    rows: number;
    microdollars: number;
    key: string;
  }[];
  counts: Map<string, number[]>;
  isLimited: boolean;
  /** How far its clock is ahead, in milliseconds. */
  later: number;
}

class Refusal extends Error {
  readonly failure: Failure;
  readonly headers: Record<string, string>;
  constructor(
    status: number,
    problem: string,
    title: string,
    more: { issues?: Failure["issues"]; headers?: Record<string, string> } = {},
  ) {
    super(title);
    this.failure = { status, problem, title, ...(more.issues && { issues: more.issues }) };
    this.headers = more.headers ?? {};
  }
}

interface Asked {
  path: string;
  fitting: typeof routes;
  route: (typeof routes)[number] | undefined;
  fields: Fields;
}

async function answer(
  rules: Rules,
  session: Session,
  request: Request,
  { path, fitting, route, fields }: Asked,
): Promise<Reply> {
  if (fitting.length === 0) throw new Refusal(404, "nothing_here", "There is nothing at this address.");
  const isFreeHead =
    route &&
    (request.method !== "HEAD" || rules.microdollars[route.id] === 0 || rules.takes("HEAD", route.id));
  if (!route || !isFreeHead) {
    const allow = fitting.flatMap(({ id, method }) =>
      rules.microdollars[id] === 0 ? [method, "HEAD"] : [method],
    );
    throw new Refusal(405, "wrong_method", "The path does not take this method.", {
      headers: { Allow: allow.join(", ") },
    });
  }
  const { id } = route;
  const key = rules.keyOf(request);
  if (key !== keys.good && key !== keys.empty)
    throw new Refusal(401, "no_key", "The key is missing or unknown.");
  countRequest(rules, session, id, key);
  const [raw, ofBody] = await readFields(rules, request, id);
  const issues = [...ofBody];
  for (const [name, value] of Object.entries(raw)) {
    const check = rules.fields[id][name];
    const hint =
      check?.(value) ?? (check || route.method === "GET" || !rules.isClosed ? undefined : "is not a field");
    if (hint !== undefined) issues.push({ at: name, hint });
  }
  if (issues.length > 0) throw new Refusal(400, "bad_input", "The request is invalid.", { issues });
  Object.assign(fields, id in rules.defaults ? { ...rules.defaults[id as ListId], ...raw } : raw);
  if (key === keys.empty && rules.microdollars[id] > 0)
    throw new Refusal(402, "no_funds", "The account has nothing left.");
  const body = bodyOf(rules, id, decoded(route.path.exec(path)?.groups?.["id"] ?? ""), fields);
  const rows = rules.chargedRows(id, "count" in body ? Number(body["count"]) : 1);
  const microdollars = rows * rules.microdollars[id];
  if (microdollars > 0)
    session.charges.push({
      requestId: `r${session.charges.length}`,
      operationId: id,
      version: "v1",
      rows,
      microdollars,
      key,
    });
  return { status: 200, headers: {}, body };
}

/** A part of a path without its escapes; as it is if these are malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function bodyOf(rules: Rules, id: OperationId, resource: string, fields: Fields): Fields {
  const { branches, titles, loans } = rules.data;
  const find = (rows: Row[], problem: string, title: string) => {
    const found = rows.find((row) => row["id"] === resource);
    if (!found) throw new Refusal(404, problem, title);
    return found;
  };
  const branch = () => find(branches, "no_such_branch", "No branch has this id.");
  if (id === "getBranch") return branch();
  if (id === "getTitle") return find(titles, "no_such_title", "No title has this id.");
  if (id === "listBranchTitles") {
    const own = titles.filter((title) => rules.lends(branch(), title));
    return list(rules, id, "titles", own, fields);
  }
  if (id === "searchTitles") return list(rules, id, "titles", titles, fields);
  return id === "listLoans"
    ? list(rules, id, "loans", loans, fields)
    : list(rules, id, "branches", branches, fields);
}

function list(rules: Rules, id: ListId, name: string, all: Row[], fields: Fields): Fields {
  const filters = Object.entries(rules.filters[id]).filter(([field]) => fields[field] !== undefined);
  const isKept = (row: Row) => filters.every(([field, keeps]) => keeps(row, fields[field] as never));
  const order = rules.orders[id][String(fields["sort"] ?? "")];
  const ordered = order ? all.toSorted((a, b) => order.turn * compare(a[order.field], b[order.field])) : all;
  const kept = ordered.filter(isKept);
  const page = rules.window(Number(fields["page"]), Number(fields["size"]));
  const rows = rules.cutsFirst ? ordered.slice(...page).filter(isKept) : kept.slice(...page);
  return { count: rules.count(rows, kept), [name]: rows };
}

function compare(one: Row[string] | undefined, other: Row[string] | undefined): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

/** The fields of a request, and what is wrong with its body as such. */
async function readFields(
  rules: Rules,
  request: Request,
  id: OperationId,
): Promise<[Fields, NonNullable<Failure["issues"]>]> {
  if (id !== "searchTitles") {
    const isText = (name: string) => rules.fields[id][name]?.("") !== "must be an integer";
    const query = [...new URL(request.url).searchParams];
    return [
      Object.fromEntries(
        query.map(([name, value]) => [
          name,
          isText(name) || !/^-?\d+(\.\d+)?$/.test(value) ? value : Number(value),
        ]),
      ),
      [],
    ];
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > rules.maxBytes) throw new Refusal(413, "too_large", "The body is too large.");
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return [{ ...body }, []];
  } catch {
    // Told below.
  }
  return [{}, [{ at: "body", hint: "must be a JSON object" }]];
}

function countRequest({ perMinute }: Rules, session: Session, id: OperationId, key: string): void {
  if (!session.isLimited) return;
  const now = Date.now() + session.later;
  const limits: [string, number][] = [
    [`${key} ${id}`, perMinute.user],
    [key, perMinute.apiKey],
  ];
  for (const [name, limit] of limits) {
    const recent = (session.counts.get(name) ?? []).filter((at) => at > now - 60_000);
    const wait = Math.max(1, Math.ceil(((recent[0] ?? 0) + 60_000 - now) / 1000));
    if (recent.length >= limit)
      throw new Refusal(429, "slow_down", "There were too many requests.", {
        headers: { "Retry-After": String(wait) },
      });
    session.counts.set(name, recent);
  }
  for (const [name] of limits) session.counts.get(name)?.push(now);
}

function control(session: Session, path: string, query: URLSearchParams, sent: string): Response {
  const { rateLimits, advanceSeconds } = sent === "" ? ({} as Fields) : (JSON.parse(sent) as Fields);
  if (path === "/__mock/settings") session.isLimited = rateLimits === true;
  if (path === "/__mock/clock") session.later += 1000 * Number(advanceSeconds);
  const charges = session.charges.filter(({ key }) => key === query.get("key"));
  const spentMicrodollars = charges.reduce((sum, { microdollars }) => sum + microdollars, 0);
  return Response.json({
    charges,
    spentMicrodollars,
    now: new Date(Date.now() + session.later).toISOString(),
  });
}

const words =
  "tide harbour lantern orchard winter river stone garden mirror bridge forest letter island signal paper field".split(
    " ",
  );
const people = [
  "Ruta Venn",
  "Amadou Kell",
  "Ines Marsh",
  "Piotr Zawada",
  "Claire Aubin",
  "Noor Haddad",
  "Tomasz Wilk",
  "Maud Lacey",
];

/** The library of a seed: the same rows each time. */
export function makeData(seed: number): Data {
  let state = seed;
  const below = (end: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const day = (year: number) =>
    `${year}-${String(1 + below(12)).padStart(2, "0")}-${String(1 + below(28)).padStart(2, "0")}`;
  const name = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
  const branches = words.slice(0, 14).map((word, place) => ({
    id: `b-${word}`,
    name: `${name(word)} Branch`,
    district: pick(["north", "south", "east"]),
    shelves: 40 + below(160) + place,
    openedOn: day(1950 + below(60)),
  }));
  const titles = Array.from({ length: 160 }, (_, place) => ({
    id: `t-${place + 1}`,
    title: `${pick(["The", "A", "My", "Last"])} ${name(pick(words))} ${pick(["and", "of", "behind", "for"])} ${name(pick(words))}`,
    author: below(9) === 0 ? null : pick(people),
    language: pick(["en", "fr", "pl"]),
    pages: 80 + below(600),
    publishedOn: day(1960 + below(60)),
    available: below(3) > 0,
    // The first branches have more titles than a page.
    branchId: branches[below(10) < 6 ? below(4) : below(14)]?.id ?? "",
  }));
  const loans = Array.from({ length: 120 }, (_, place) => {
    const { id, branchId } = pick(titles);
    return {
      id: `l-${place + 1}`,
      titleId: id,
      branchId,
      state: pick(["open", "overdue", "returned"]),
      dueOn: day(2025 + below(2)),
      renewals: below(5),
    };
  });
  return { branches, titles, loans };
}

/** Serves a handler at a port of its own until it is closed. */
export async function serve(handler: (request: Request) => Promise<Response>) {
  const server = createHttpServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { method = "GET", url = "/", headers } = incoming;
      const isBare = method === "GET" || method === "HEAD";
      const request = new Request(`http://127.0.0.1${url}`, {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(!isBare && { body: Buffer.concat(chunks) }),
      });
      const response = await handler(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
