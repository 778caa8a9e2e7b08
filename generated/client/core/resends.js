// Generated from scripts/client/core/resends.ts by `npm run generate`. Do not edit.
let client;
/**
 * Options of fetch that make Deno, and for a GET also Bun, open a new connection, and so send the request once. Other
 * platforms ignore them.
 */
export function newConnection(method) {
    client ??= globalThis.Deno?.createHttpClient?.({ poolMaxIdlePerHost: 0 });
    return { client, keepalive: method === "GET" ? false : undefined };
}
/**
 * Whether the platform may send a request more than once for one call of fetch. Of the platforms tested, these do not:
 * Node.js, Bun, Deno except 2.7 to 2.9.5, and workerd for a POST. Elsewhere nothing prevents it.
 */
export function mayBeResent({ method }) {
    // Node.js 20 has no navigator.
    const agent = globalThis.navigator ? navigator.userAgent : "node";
    return !/^\w+ (node|bun|deno\/(?!2\.([78]|9\.[0-5]\b)))|^POST cloud/i.test(`${method} ${agent}`);
}
