import createFetchClient, {
  type Client as FetchClient,
  type FetchOptions,
  type ParamsOption,
  type ParseAsResponse,
} from "openapi-fetch";
import { readError } from "./core/answer.js";
import { AdintelError } from "./core/errors.js";
import { engineOf } from "./methods.js";
import { usageError } from "./core/usage.js";
import type { Input, Operation } from "./core/pricing.js";
import { parameter } from "./http/request.js";

/**
 * openapi-fetch's client, with response bodies typed as the documents declare them. Its own types would turn an open enum,
 * `string & {}`, into an object with the methods of strings.
 */
export interface PathClient<Paths extends object> extends Omit<FetchClient<Paths>, "GET" | "POST"> {
  GET: PathCall<Paths, "get">;
  POST: PathCall<Paths, "post">;
}

type PathCall<Paths extends object, Method extends "get" | "post"> = <
  Path extends PathsWith<Paths, Method>,
  Init extends PathOptions<OperationOf<Paths, Path, Method>>,
>(
  url: Path,
  ...init: {} extends PathOptions<OperationOf<Paths, Path, Method>> ? [Init?] : [Init]
) => Promise<FetchResult<ResponsesOf<OperationOf<Paths, Path, Method>>, Init>>;

/** openapi-fetch's options, with the body as it is declared: its own types would turn a readonly list into an object. */
type PathOptions<PathOperation> = CommonOptions & ParamsOption<PathOperation> & BodyOption<PathOperation>;

interface CommonOptions extends Omit<FetchOptions<unknown>, "params" | "body"> {}

type BodyOption<PathOperation> = PathOperation extends { requestBody?: undefined }
  ? { body?: never }
  : PathOperation extends { requestBody: { content: { "application/json": infer Body } } }
    ? { body: Body }
    : PathOperation extends { requestBody?: { content: { "application/json": infer Body } } }
      ? { body?: Body }
      : { body?: unknown };

type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, { responses: unknown }> ? Path : never;
}[keyof Paths];

type OperationOf<Paths, Path, Method extends string> =
  Paths[Path & keyof Paths] extends Record<Method, infer PathOperation> ? PathOperation : never;

type ResponsesOf<PathOperation> = PathOperation extends { responses: infer Responses } ? Responses : never;

type FetchResult<Responses, Init> =
  | { data: ParseAsResponse<BodyOf<Responses, 200>, Init>; error?: never; response: Response }
  | { data?: never; error: BodyOf<Responses, Exclude<keyof Responses, 200>>; response: Response };

type BodyOf<Responses, Status> = {
  [S in keyof Responses]: S extends Status
    ? Responses[S] extends { content: { "application/json": infer Body } }
      ? Body
      : unknown
    : never;
}[keyof Responses];

/** Returns openapi-fetch's calls with the client's key, retries and budget; the generated `paths` types them. */
export function createAnyPathClient(client: object): object {
  const { operations, headersWith, send, options } = engineOf("createPathClient", client);
  // As in a request: with its host in lower case, and without the default port.
  const baseUrl = new URL(options.baseUrl, globalThis.location?.href).href;
  return createFetchClient<object>({
    baseUrl,
    async fetch(request) {
      const { method, signal, url } = request;
      // The key must not be sent anywhere else.
      if (!url.startsWith(`${baseUrl}/`))
        throw usageError(`${method} ${url}`, `the URL must be below ${baseUrl}`);
      const { pathname, searchParams } = new URL(url);
      const path = pathname.slice(new URL(baseUrl).pathname.length);
      const text = await request.text();
      const input = method === "POST" ? parseInput(text) : Object.fromEntries(searchParams);
      const [name, operation] = findOperation(operations, method, path);
      try {
        const { text: responseText, response } = await send(name, operation, input, { signal }, () => {
          const headers = headersWith(request.headers);
          return { url, method, headers, ...(text && { body: text }) };
        });
        return new Response(responseText || null, response);
      } catch (error) {
        const response = error instanceof AdintelError ? error.response : undefined;
        if (
          !response ||
          response.ok ||
          !readError(parseInput(await response.clone().text()), options.errorIn)
        )
          throw error;
        return response;
      }
    },
  });
}

/** An operation that the documents do not have may cost anything, so it has no price and no limit. */
function findOperation(
  operations: Record<string, Operation>,
  method: string,
  path: string,
): [string, Operation] {
  const entry = Object.entries(operations).find(
    ([, operation]) =>
      operation.method === method && new RegExp(`^${operation.path.replace(parameter, "[^/]+")}$`).test(path),
  );
  return entry ?? [`${method} ${path}`, { method: "POST", path, isOpen: 1 }];
}

/** `undefined`: the body is not JSON, so nothing in it limits the cost. */
function parseInput(text: string): Input | undefined {
  try {
    return JSON.parse(text) as Input;
  } catch {
    return undefined;
  }
}
