// Generated from scripts/client/transport.ts by `npm run generate`. Do not edit.
import createFetchClient, {} from "openapi-fetch";
/**
 * An openapi-fetch client that sends the key.
 *
 * @throws {TypeError} if `baseUrl` is no absolute http or https address, or `apiKey` is missing.
 */
export function createTransport(options) {
    const { baseUrl, apiKey, fetch } = options;
    if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
        throw new TypeError(`baseUrl must be an absolute http or https address, such as http://127.0.0.1:4010/v2`);
    }
    if (!apiKey)
        throw new TypeError("apiKey is missing");
    return createFetchClient({
        baseUrl,
        headers: { Authorization: `Bearer ${apiKey}` },
        ...(fetch && { fetch }),
    });
}
