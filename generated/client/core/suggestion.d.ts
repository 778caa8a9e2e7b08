// Generated from scripts/client/core/suggestion.ts by `npm run generate`. Do not edit.
/**
 * What to write instead of a wrong name: the one that begins with most of it, or else contains most of it, whatever the case and
 * underscores. If there is none, all.
 *
 * @param names separated by spaces
 */
export declare function suggest(wrongName: string, names: string): string;
