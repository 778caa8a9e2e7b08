// Generated from scripts/client/core/resends.browser.ts by `npm run generate`. Do not edit.
export declare function newConnection(): object | undefined;
export declare function settleResent(): void;
export declare function timesSent(): number;
