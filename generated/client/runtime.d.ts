// Generated from scripts/client/runtime.ts by `npm run generate`. Do not edit.
/** What requests say of the client, where its page cannot say it: browsers name themselves. */
export declare const ownHeaders: Readonly<Record<string, string>> | undefined;
/** The key in the environment variable `ADINTEL_API_KEY`; `undefined` if there is none, or the environment cannot be read. */
export declare function keyFromEnvironment(): string | undefined;
