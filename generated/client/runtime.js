// Generated from scripts/client/runtime.ts by `npm run generate`. Do not edit.
/** What requests say of the client, where its page cannot say it: browsers name themselves. */
export const ownHeaders = "document" in globalThis ? undefined : { "user-agent": "adintel-client/0.1.0" };
/** The key in the environment variable `ADINTEL_API_KEY`; `undefined` if there is none, or the environment cannot be read. */
export function keyFromEnvironment() {
    try {
        return globalThis.process?.env["ADINTEL_API_KEY"];
    }
    catch {
        // Deno asks for permission.
        return undefined;
    }
}
