// Generated from scripts/client/core/answer.ts by `npm run generate`. Do not edit.
/** What is wrong with one field. */
export interface Violation {
    path: string;
    message: string;
}
/** The body of an error response, as far as the client reads it. */
export interface Envelope {
    error: {
        code: string;
        message: string;
        details?: Violation[];
    };
}
export declare function isEnvelope(body: unknown): body is Envelope;
export declare function headerOf(response: Response | undefined, name: string): string | undefined;
/** Retry-After in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined`: it is missing or not valid. */
export declare function retryAfterSeconds(response: Response | undefined): number | undefined;
