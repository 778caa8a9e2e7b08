// Generated from scripts/client/http/unsent.browser.ts by `npm run generate`. Do not edit.
/** What unsent.ts is in a browser, which does not say whether a request was sent. */
export function findUnsent() {
    return undefined;
}
