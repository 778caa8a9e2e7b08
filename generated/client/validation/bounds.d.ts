// Generated from scripts/client/validation/bounds.ts by `npm run generate`. Do not edit.
/** Maximum invalid items of one array, or unknown fields of one object, that `details` lists. */
export declare const maxListedEntries = 20;
/** After this many errors, the remaining items of an array are not validated. */
export declare const maxItemErrors = 1000;
