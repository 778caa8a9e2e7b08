// Generated from scripts/client/http/mask.ts by `npm run generate`. Do not edit.
/** Hides secrets in a JSON value. */
export type Mask = <Value>(value: Value) => Value;
/** A function that hides the secrets that a request was sent with, such as its key. */
export declare function maskOf(secretHeaders: Readonly<Record<string, unknown>>): Mask;
/** Whether printing this value, such as an error, could reveal a secret. */
export declare function shows(value: unknown, mask: Mask, depth?: number): boolean;
