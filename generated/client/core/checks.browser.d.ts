// Generated from scripts/client/core/checks.browser.ts by `npm run generate`. Do not edit.
export declare function assertOptions(): void;
export declare function assertFetchOptions(): void;
export declare function assertLogger(): void;
export declare function assertShared(): void;
export declare function assertFindings(): void;
export declare function keyMistake(): undefined;
