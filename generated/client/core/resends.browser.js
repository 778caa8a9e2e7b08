// Generated from scripts/client/core/resends.browser.ts by `npm run generate`. Do not edit.
// What resends.ts is in a browser, where no option keeps a request from being sent again.
export function newConnection() {
    return {};
}
/** Bundles for Cloudflare's workerd have it too. */
export function timesSent({ method }) {
    return /^POST cloud/i.test(`${method} ${globalThis.navigator?.userAgent}`) ? 1 : 2;
}
