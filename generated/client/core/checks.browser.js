// Generated from scripts/client/core/checks.browser.ts by `npm run generate`. Do not edit.
// What checks.ts is in a browser: nothing, since the compiler says the same.
export function assertOptions() {
    // As above.
}
export function assertFetchOptions() {
    // As above.
}
export function assertLogger() {
    // As above.
}
export function assertShared() {
    // As above.
}
export function assertFindings() {
    // As above.
}
export function keyMistake() {
    return undefined;
}
