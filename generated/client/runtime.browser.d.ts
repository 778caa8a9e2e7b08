// Generated from scripts/client/runtime.browser.ts by `npm run generate`. Do not edit.
/** What runtime.ts is in a browser: it names itself, and has no environment. */
export declare const ownHeaders: undefined;
export declare function keyFromEnvironment(): undefined;
export declare function addressFromEnvironment(): undefined;
