// Generated from scripts/client/resends.ts by `npm run generate`. Do not edit.
let client;
/** Options of fetch with which Bun and Deno open a connection for a request, and send it once. Others ignore them. */
export function newConnection() {
    const { Deno } = globalThis;
    client ??= Deno?.createHttpClient?.({ poolMaxIdlePerHost: 0 });
    return { keepalive: false, ...(client && { client }) };
}
/**
 * Whether the platform may send a request more than once although fetch is called once. Of those tried, Node.js and Bun
 * do not, nor does Deno but for 2.7 to 2.9.5, nor workerd a POST. Nothing prevents it anywhere else.
 */
export function mayBeResent({ method }) {
    // Node.js 20 has no navigator.
    const { userAgent } = globalThis.navigator ?? { userAgent: "node" };
    return !/^(\w+ (node|bun|deno\/(?!2\.([78]|9\.[0-5]\b)))|POST cloudflare)/i.test(`${method} ${userAgent}`);
}
