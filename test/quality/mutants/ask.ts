import { documents, operations, type Operation } from "@adintel/client/operations";
import { asRow, parse, rowsIn, type Fetch, type OperationName, type Row } from "./wrap.ts";

/** What differs from a plain request with the demo key. */
export interface Parts {
  operation?: OperationName;
  /** Instead of the operation's own path, from the root. */
  path?: string;
  id?: string;
  method?: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** JSON; a string is sent as it is. */
  body?: unknown;
  key?: string;
  /** Over those that a request has anyway; `null` takes one away. */
  headers?: Record<string, string | null>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON, or an empty object where the body is none. */
  body: Row;
  /** The rows of a list, or none. */
  rows: Row[];
  /** The code of an error. */
  code: unknown;
  /** The fields that an error names. */
  paths: unknown[];
}

/** Sends a request to an operation of the API, or to a path. */
export type Ask = (parts?: Parts) => Promise<Answer>;

/** Asks a server; the operation is the given one unless a request names another. */
export function asker(fetch: Fetch, own: OperationName | null): Ask {
  return async (parts = {}) => {
    const { method, path } = target(parts, own);
    const headers = new Headers({ Authorization: `Bearer ${parts.key ?? "mock_live_demo"}` });
    if (parts.body !== undefined) headers.set("Content-Type", "application/json");
    for (const [name, value] of Object.entries(parts.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const given = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const body = typeof parts.body === "string" ? parts.body : JSON.stringify(parts.body);
    const request = new Request(`http://mock${path}${parts.query ? `?${search}` : ""}`, {
      method: parts.method ?? method,
      headers,
      ...(body !== undefined && { body }),
    });
    return readAnswer(await fetch(request));
  };
}

function target(parts: Parts, own: OperationName | null): { method: string; path: string } {
  if (parts.path !== undefined) return { method: "GET", path: parts.path };
  const name = parts.operation ?? own;
  const version = name?.startsWith("v1/") ? "v1" : "v2";
  const operation = Object.values<Operation>(operations[version]).find(
    ({ operationId }) => name === `${version}/${operationId}`,
  );
  if (!operation) throw new RangeError(`there is no operation ${String(name)}`);
  const path =
    documents[version].basePath + operation.path.replace("{id}", encodeURIComponent(parts.id ?? ""));
  return { method: operation.method, path };
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = asRow(parse(text));
  const error = asRow(body["error"]);
  const details: unknown = error["details"];
  return {
    status: response.status,
    headers: response.headers,
    text,
    body,
    rows: rowsIn(body),
    code: error["code"],
    paths: Array.isArray(details) ? details.map((detail: unknown) => asRow(detail)["path"]) : [],
  };
}
