// Generated from scripts/client/transport.ts by `npm run generate`. Do not edit.
import { type Client } from "openapi-fetch";
/** Where and as whom a client calls. */
export interface ClientOptions {
    /** Root of the version, such as `http://127.0.0.1:4010/v2`. */
    baseUrl: string;
    /** Sent as bearer token; the same key works in both versions. */
    apiKey: string;
    /** Used instead of the global `fetch`, such as a mock in process. */
    fetch?: (request: Request) => Promise<Response>;
}
/** What a single call may set, next to what the operation takes. */
export interface CallOptions {
    headers?: Record<string, string>;
    signal?: AbortSignal;
}
type Content<R> = R extends {
    content: {
        "application/json": infer Body;
    };
} ? Body : never;
interface Answers {
    responses: Record<number, unknown>;
}
/** The body of an operation's successful answer. */
export type Data<Operation extends Answers> = Content<Operation["responses"][200]>;
/** The body of any documented error of an operation; branch on `error.code`. */
export type Failure<Operation extends Answers> = Content<Operation["responses"][Exclude<keyof Operation["responses"], 200>]>;
/** An answer, successful or not: exactly one of `data` and `error` is set. */
export type Result<Operation extends Answers> = {
    data: Data<Operation>;
    error?: never;
    response: Response;
} | {
    data?: never;
    error: Failure<Operation>;
    response: Response;
};
/**
 * An openapi-fetch client that sends the key.
 *
 * @throws {TypeError} if `baseUrl` is no absolute http or https address, or `apiKey` is missing.
 */
export declare function createTransport<Paths extends object>(options: ClientOptions): Client<Paths>;
export {};
