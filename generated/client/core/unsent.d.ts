// Generated from scripts/client/core/unsent.ts by `npm run generate`. Do not edit.
/** Why the platform has sent nothing of a request: there was no connection, or the server's certificate was refused. */
export type Unsent = "connection" | "certificate";
/**
 * Whether an error of the platform's own fetch says that nothing of this very request was sent. The error must name the
 * request: what wraps fetch may fail to reach another server after the response.
 *
 * @param url of the request, if it was sent by the platform's own fetch
 */
export declare function unsentReason(error: unknown, url: string | false | undefined): Unsent | undefined;
