// Generated from scripts/client/resends.ts by `npm run generate`. Do not edit.
let client;
/**
 * Options of fetch with which Deno, and for a GET also Bun, opens a connection for a request, and sends it once. Others
 * ignore them.
 */
export function newConnection(method) {
    client ??= globalThis.Deno?.createHttpClient?.({ poolMaxIdlePerHost: 0 });
    return { client, keepalive: method === "GET" ? false : undefined };
}
/**
 * Whether the platform may send a request more than once although fetch is called once. Of those tried, Node.js and Bun
 * do not, nor does Deno but for 2.7 to 2.9.5, nor workerd a POST. Nothing prevents it anywhere else.
 */
export function mayBeResent({ method }) {
    // Node.js 20 has no navigator.
    const agent = globalThis.navigator ? navigator.userAgent : "node";
    return !/^\w+ (node|bun|deno\/(?!2\.([78]|9\.[0-5]\b)))|^POST cloud/i.test(`${method} ${agent}`);
}
