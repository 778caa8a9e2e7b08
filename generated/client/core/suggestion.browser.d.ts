// Generated from scripts/client/core/suggestion.browser.ts by `npm run generate`. Do not edit.
/** What suggestion.ts is in a browser, which loads no more than the names. */
export declare function suggest(_: string, names: string): string;
