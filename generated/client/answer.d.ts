// Generated from scripts/client/answer.ts by `npm run generate`. Do not edit.
/** The body of an error answer, as far as it is read. */
export interface Envelope {
    error: {
        code: string;
        message: string;
        details?: {
            path: string;
            message: string;
        }[];
    };
}
export declare function isEnvelope(body: unknown): body is Envelope;
/** Retry-After in seconds, whether it says so or names a time; NaN: it is missing or cannot be understood. */
export declare function retryAfterSeconds({ headers }: Response): number;
/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export declare function reasonOf(error: unknown): {
    message?: string;
    code?: string;
};
