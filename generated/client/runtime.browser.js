// Generated from scripts/client/runtime.browser.ts by `npm run generate`. Do not edit.
/** What runtime.ts is in a browser: it names itself, and has no environment. */
export const ownHeaders = undefined;
export function keyFromEnvironment() {
    return undefined;
}
export function addressFromEnvironment() {
    return undefined;
}
