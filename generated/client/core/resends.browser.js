// Generated from scripts/client/core/resends.browser.ts by `npm run generate`. Do not edit.
// What resends.ts is in a browser, where no option keeps a request from being sent again.
export function newConnection() {
    return undefined;
}
export function settleResent() {
    // The reservation is that of a call that is sent twice.
}
export function timesSent() {
    return 2;
}
