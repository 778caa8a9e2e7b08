// Generated from scripts/client/runtime.ts by `npm run generate`. Do not edit.
/** What requests say of the client, where its page cannot say it: browsers name themselves. */
export const ownHeaders = "document" in globalThis ? undefined : { "user-agent": "adintel-client/0.1.0" };
/** The key in the environment variable `ADINTEL_API_KEY`. */
export function keyFromEnvironment() {
    return variable("ADINTEL_API_KEY");
}
/** The address in the environment variable `ADINTEL_BASE_URL`; if it has no path, that of a version with this root. */
export function addressFromEnvironment(root) {
    return variable("ADINTEL_BASE_URL")?.replace(/^(\w+:\/\/[^/]+)\/?$/, `$1${root}`);
}
/** A variable of the environment; `undefined` if it is empty or missing, or cannot be read. */
function variable(name) {
    try {
        return globalThis.process?.env[name] || undefined;
    }
    catch {
        // Deno asks for permission.
        return undefined;
    }
}
