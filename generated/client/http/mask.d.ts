// Generated from scripts/client/http/mask.ts by `npm run generate`. Do not edit.
/** Hides secrets in a JSON value. */
export type Mask = <Value>(value: Value) => Value;
/** Creates a function that hides the secrets of a request's headers, such as its key. */
export declare function createMask(secretHeaders: Readonly<Record<string, unknown>>): Mask;
/** Whether printing this value, such as an error, could reveal a secret. */
export declare function revealsSecret(value: unknown, mask: Mask, depth?: number): boolean;
