// Generated from scripts/client/http/failure-reason.ts by `npm run generate`. Do not edit.
/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export declare function failureReason(error: unknown): {
    message?: string;
    code?: string;
};
/** What an error says in words. */
export declare function failureText(error: unknown): string;
