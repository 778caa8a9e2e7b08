// Generated from scripts/client/core/answer.ts by `npm run generate`. Do not edit.
import type { InvalidField } from "@adintel/client/api-errors";
/** The body of an error response, as far as the client reads it. */
export interface Envelope {
    error: {
        code: string;
        message: string;
        details?: InvalidField[];
    };
}
export declare function isEnvelope(body: unknown): body is Envelope;
export declare function headerOf(response: Response | undefined, name: string): string | undefined;
/** The Retry-After header in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined` if missing or invalid. */
export declare function retryAfterSeconds(response: Response | undefined): number | undefined;
