// Generated from scripts/client/answer.ts by `npm run generate`. Do not edit.
/** What is wrong with one field. */
export interface Fault {
    path: string;
    message: string;
}
/** The body of an error answer, as far as it is read. */
export interface Envelope {
    error: {
        code: string;
        message: string;
        details?: Fault[];
    };
}
export declare function isEnvelope(body: unknown): body is Envelope;
/** Retry-After in seconds, whether it says so or names a time; `undefined`: it is missing or cannot be understood. */
export declare function retryAfterSeconds({ headers }: Response): number | undefined;
