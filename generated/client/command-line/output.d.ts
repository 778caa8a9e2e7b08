// Generated from scripts/client/command-line/output.ts by `npm run generate`. Do not edit.
/** Prints text; `false` once nobody reads it any more. */
export type Write = (text: string) => Promise<boolean>;
/**
 * Rows as a table that is at most so many characters wide, and how many fields it has no room for. A single row is shown from top to
 * bottom, with all its fields.
 */
export declare function tableOf(rows: readonly unknown[], width: number): {
    text: string;
    missing: number;
};
