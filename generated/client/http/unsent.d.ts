// Generated from scripts/client/http/unsent.ts by `npm run generate`. Do not edit.
import type { ClientOptions } from "../core/options.js";
/** Why the platform has sent nothing of a request: there was no connection, or the server's certificate was refused. */
export type Unsent = "connection" | "certificate";
/** Why nothing of an exchange was sent; `undefined` if that is not known. */
export declare function findUnsent({ cause, response }: {
    cause?: unknown;
    response?: Response;
}, client: Pick<ClientOptions, "fetch">, fetchOptions: Readonly<Record<string, unknown>>, url: string | undefined): Unsent | undefined;
/**
 * Whether an error of the platform's own fetch says that nothing of this very request was sent. The error must name the
 * request: what wraps fetch may fail to reach another server after the response.
 *
 * @param url of the request, if it was sent by the platform's own fetch
 */
export declare function unsentReason(error: unknown, url: string | undefined): Unsent | undefined;
