// Generated from scripts/client/http/mask.ts by `npm run generate`. Do not edit.
/** Hides secrets in a text. */
export type Mask = (text: string) => string;
/**
 * Creates a function that hides the secrets of a request, in every encoding in which a response may repeat them.
 *
 * @param headers without the key
 */
export declare function createMask(headers: Readonly<Record<string, string>>, keys: readonly unknown[]): Mask;
/** Whether printing this value, such as an error, could reveal a secret. */
export declare function revealsSecret(value: unknown, mask: Mask, depth?: number): boolean;
