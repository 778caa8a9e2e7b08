// Generated from scripts/client/core/pacing-options.ts by `npm run generate`. Do not edit.
/** Options of a schedule that override the documents. */
export interface PacingOptions {
    /**
     * Maximum requests in any minute, for all clients together. Default: the documents' limit per IP address. The limits of
     * single operations still apply.
     */
    perMinute?: number | undefined;
    /** Maximum concurrent requests. Default: 6, as many as browsers send to one server over HTTP/1.1. */
    maxConcurrent?: number | undefined;
}
/**
 * Why a call waits: for a rate limit, because a response said `Retry-After`, because enough requests are under way, or
 * before it is retried.
 */
export type WaitReason = "rate_limit" | "retry_after" | "concurrency" | "retry";
/** The schedule of a client's calls. Clients created with the same one share the limits. */
export interface Pacing {
    /** How many calls are waiting for their turn. */
    readonly waiting: number;
    /** Estimated milliseconds that a call made now would wait; 0 if it would be sent at once, or as soon as another ends. */
    readonly waitMs: number;
    /** Ends the pause that a `Retry-After` has set. */
    reset(): void;
}
/** Must be called when a request has ended, with or without a response. */
export type Release = (outcome: {
    isSent?: boolean;
    response?: Response;
}) => void;
