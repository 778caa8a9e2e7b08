import { documents, operations, type Operation } from "@adintel/client/operations";
import { routes } from "../../../mocks/http/routes.ts";
import type { Name, OperationName } from "./names.ts";

export type { OperationName };

/** Answers a request, as `createMock(…).fetch` does; the environment names the caller's address where there is a socket. */
export type Fetch = (request: Request, env?: object) => Promise<Response>;

/** A fault: what stands between the callers and the untouched mock. */
export type Change = (next: Fetch, operation: OperationName | null) => Fetch;

/** A JSON object of the API: its keys are names of the documents. */
export type Row = { [K in Name]?: unknown };

export interface Sent {
  request: Request;
  /** The account that the path names; empty where it names none. */
  id: string;
  query: URLSearchParams;
  /** Empty where there is none or where it is no JSON object. */
  body: Row;
  /** Whether the mock reads the body: it is a JSON object and not too large. */
  isReadable: boolean;
}

const patterns = routes.flatMap(({ version, path, operations: routeOperations }) =>
  routeOperations.map((operation) => ({
    name: `${version}/${operation.operationId}` as OperationName,
    method: operation.method,
    pattern: new RegExp(`^${path.replace("{id}", "([^/]+)")}$`),
  })),
);

/** The operation whose path a request has, by whichever method. */
export function operationAt(request: Request) {
  const { pathname } = new URL(request.url);
  for (const { name, method, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { name, id: match[1] ?? "", isMethod: method === request.method };
  }
  return null;
}

export async function read(request: Request): Promise<Sent> {
  const text = request.body ? await request.clone().text() : "";
  const value = parse(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return {
    request,
    id: operationAt(request)?.id ?? "",
    query: new URL(request.url).searchParams,
    body: asRow(value),
    isReadable: isObject && new TextEncoder().encode(text).length <= documents.v2.maxBodyBytes,
  };
}

export function asRow(value: unknown): Row {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** The value of a text of JSON; `undefined` of any other text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request with some of it changed. */
export function rewrite(
  request: Request,
  change: { method?: string; url?: string; body?: string; key?: string },
): Request {
  const headers = new Headers(request.headers);
  if (change.body !== undefined) headers.delete("Content-Length");
  if (change.key !== undefined) headers.set("Authorization", `Bearer ${change.key}`);
  const method = change.method ?? request.method;
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? (change.body ?? request.body) : null;
  return new Request(change.url ?? request.url, { method, headers, body, duplex: "half" } as RequestInit);
}

/** Sees the requests of the mutant's operation, by its method, and answers them as it likes. */
export function around(answer: (next: Fetch, sent: Sent) => Promise<Response> | Response): Change {
  return (next, operation) => async (request, env) => {
    const at = operationAt(request);
    if (at?.name !== operation || !at?.isMethod) return next(request, env);
    return answer((other, instead = env) => next(other, instead), await read(request));
  };
}

/** Changes the JSON body of a request before the mock sees it; `undefined` leaves it as it is. */
export function changeRequestBody(change: (body: Row, sent: Sent) => unknown): Change {
  return around((next, sent) => {
    // What the mock refuses as it stands must not become acceptable by being written anew.
    const body = sent.isReadable ? change({ ...sent.body }, sent) : undefined;
    return next(body === undefined ? sent.request : rewrite(sent.request, { body: JSON.stringify(body) }));
  });
}

/** Changes the query of a request before the mock sees it. */
export function changeQuery(change: (query: URLSearchParams) => void): Change {
  return around((next, { request }) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return next(rewrite(request, { url: url.href }));
  });
}

/** Changes the JSON of a successful answer. */
export function changeBody(change: (body: Row, sent: Sent) => unknown): Change {
  return around(async (next, sent) => {
    const response = await next(sent.request);
    if (response.status !== 200) return response;
    return withBody(response, change((await response.json()) as Row, sent));
  });
}

/** Changes the rows of a successful answer, and its count with them. */
export function changeRows(change: (rows: Row[], sent: Sent) => unknown[]): Change {
  return changeBody((body, sent) => {
    const key = rowsKey(body);
    const rows = change(rowsIn(body), sent);
    return { ...body, count: rows.length, [key]: rows };
  });
}

/** Changes each row of a successful answer. */
export function changeRow(change: (row: Row, index: number, sent: Sent) => unknown): Change {
  return changeRows((rows, sent) => rows.map((row, index) => change(row, index, sent)));
}

/** Changes the answers of a status at the path of the mutant's operation, by whichever method. */
export function onStatus(
  status: number,
  change: (response: Response, request: Request) => Promise<Response> | Response,
): Change {
  return (next, operation) => async (request, env) => {
    const response = await next(request, env);
    const isMeant = operation === null || operationAt(request)?.name === operation;
    return isMeant && response.status === status ? change(response, request) : response;
  };
}

/** Changes the `error` object of the answers of a status. */
export function changeError(status: number, change: (error: Row) => unknown): Change {
  return onStatus(status, async (response) => {
    const { error } = (await response.json()) as { error: Row };
    return withBody(response, { error: change(error) });
  });
}

/** The same answer with another body. */
export function withBody(response: Response, body: unknown): Response {
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
}

/** The same answer with another status. */
export function withStatus(response: Response, status: number): Response {
  return new Response(response.body, { status, headers: response.headers });
}

/** The same answer with another value of a header, or without it. */
export function withHeader(response: Response, name: string, value: string | null): Response {
  const headers = new Headers(response.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** The rows of an answer. */
function rowsIn(body: Row): Row[] {
  const rows: unknown = Reflect.get(body, rowsKey(body));
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

/** The key of the rows of an answer, by what the documents call the rows of any. */
function rowsKey(body: Row): string {
  return listKeys.find((key) => Array.isArray(Reflect.get(body, key))) ?? "rows";
}

const listKeys = Object.values(operations).flatMap((table) =>
  Object.values<Operation>(table).flatMap(({ lists }) => lists.map((list) => list.in)),
);
