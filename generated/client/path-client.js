// Generated from scripts/client/path-client.ts by `npm run generate`. Do not edit.
import createFetchClient, {} from "openapi-fetch";
import { readError } from "./core/answer.js";
import { AdintelError } from "./core/errors.js";
import { engineOf } from "./methods.js";
import { usageError } from "./core/usage.js";
import { parameter } from "./http/request.js";
/** Returns openapi-fetch's calls with the client's key, retries and budget; the generated `paths` types them. */
export function createAnyPathClient(client) {
    const { operations, headersWith, send, options } = engineOf("createPathClient", client);
    // As in a request: with its host in lower case, and without the default port.
    const baseUrl = new URL(options.baseUrl, globalThis.location?.href).href;
    return createFetchClient({
        baseUrl,
        async fetch(request) {
            const { method, signal, url } = request;
            // The key must not be sent anywhere else.
            if (!url.startsWith(`${baseUrl}/`))
                throw usageError(`${method} ${url}`, `the URL must be below ${baseUrl}`);
            const { pathname, searchParams } = new URL(url);
            const path = pathname.slice(new URL(baseUrl).pathname.length);
            const text = await request.text();
            const input = method === "POST" ? parseInput(text) : Object.fromEntries(searchParams);
            const [name, operation] = findOperation(operations, method, path);
            try {
                const { text: responseText, response } = await send(name, operation, input, { signal }, () => {
                    const headers = headersWith(request.headers);
                    return { url, method, headers, ...(text && { body: text }) };
                });
                return new Response(responseText || null, response);
            }
            catch (error) {
                const response = error instanceof AdintelError ? error.response : undefined;
                if (!response ||
                    response.ok ||
                    !readError(parseInput(await response.clone().text()), options.errorIn))
                    throw error;
                return response;
            }
        },
    });
}
/** An operation that the documents do not have may cost anything, so it has no price and no limit. */
function findOperation(operations, method, path) {
    const entry = Object.entries(operations).find(([, operation]) => operation.method === method && new RegExp(`^${operation.path.replace(parameter, "[^/]+")}$`).test(path));
    return entry ?? [`${method} ${path}`, { method: "POST", path, isOpen: 1 }];
}
/** `undefined`: the body is not JSON, so nothing in it limits the cost. */
function parseInput(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
