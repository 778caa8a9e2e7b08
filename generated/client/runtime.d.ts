// Generated from scripts/client/runtime.ts by `npm run generate`. Do not edit.
/** What requests say of the client, where its page cannot say it: browsers name themselves. */
export declare const ownHeaders: Readonly<Record<string, string>> | undefined;
/** The key in the environment variable `ADINTEL_API_KEY`. */
export declare function keyFromEnvironment(): string | undefined;
/** The address in the environment variable `ADINTEL_BASE_URL`; if it has no path, that of a version with this root. */
export declare function addressFromEnvironment(root: string): string | undefined;
