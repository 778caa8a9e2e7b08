// Generated from scripts/client/path-client.ts by `npm run generate`. Do not edit.
import { type Client as FetchClient, type FetchOptions, type ParamsOption, type ParseAsResponse } from "openapi-fetch";
/**
 * openapi-fetch's client, with response bodies typed as the documents declare them. Its own types would turn an open enum,
 * `string & {}`, into an object with the methods of strings.
 */
export interface PathClient<Paths extends object> extends Omit<FetchClient<Paths>, "GET" | "POST"> {
    GET: PathCall<Paths, "get">;
    POST: PathCall<Paths, "post">;
}
type PathCall<Paths extends object, Method extends "get" | "post"> = <Path extends PathsWith<Paths, Method>, Init extends PathOptions<OperationOf<Paths, Path, Method>>>(url: Path, ...init: {} extends PathOptions<OperationOf<Paths, Path, Method>> ? [Init?] : [Init]) => Promise<FetchResult<ResponsesOf<OperationOf<Paths, Path, Method>>, Init>>;
/** openapi-fetch's options, with the body as it is declared: its own types would turn a readonly list into an object. */
type PathOptions<PathOperation> = CommonOptions & ParamsOption<PathOperation> & BodyOption<PathOperation>;
interface CommonOptions extends Omit<FetchOptions<unknown>, "params" | "body"> {
}
type BodyOption<PathOperation> = PathOperation extends {
    requestBody?: undefined;
} ? {
    body?: never;
} : PathOperation extends {
    requestBody: {
        content: {
            "application/json": infer Body;
        };
    };
} ? {
    body: Body;
} : PathOperation extends {
    requestBody?: {
        content: {
            "application/json": infer Body;
        };
    };
} ? {
    body?: Body;
} : {
    body?: unknown;
};
type PathsWith<Paths, Method extends string> = {
    [Path in keyof Paths]: Paths[Path] extends Record<Method, {
        responses: unknown;
    }> ? Path : never;
}[keyof Paths];
type OperationOf<Paths, Path, Method extends string> = Paths[Path & keyof Paths] extends Record<Method, infer PathOperation> ? PathOperation : never;
type ResponsesOf<PathOperation> = PathOperation extends {
    responses: infer Responses;
} ? Responses : never;
type FetchResult<Responses, Init> = {
    data: ParseAsResponse<BodyOf<Responses, 200>, Init>;
    error?: never;
    response: Response;
} | {
    data?: never;
    error: BodyOf<Responses, Exclude<keyof Responses, 200>>;
    response: Response;
};
type BodyOf<Responses, Status> = {
    [S in keyof Responses]: S extends Status ? Responses[S] extends {
        content: {
            "application/json": infer Body;
        };
    } ? Body : unknown : never;
}[keyof Responses];
/** Returns openapi-fetch's calls with the client's key, retries and budget; the generated `paths` types them. */
export declare function createAnyPathClient(client: object): object;
export {};
