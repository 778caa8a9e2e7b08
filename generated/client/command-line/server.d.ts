// Generated from scripts/client/command-line/server.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
/** Where calls are sent, and with which key. */
export interface Server {
    baseUrl: string;
    apiKey: string;
    /** Whether it is the local mock, so that all data are made up. */
    isMock: boolean;
}
/**
 * The server that a flag or the environment names, or else the one that the document lists first, the local mock. An address
 * without a path, or of another version, becomes that of this version.
 *
 * @param needsKey whether a request is about to be sent
 * @throws {CommandLineError} if the address is none, or a key is missing for a server that is not on this machine
 */
export declare function serverOf(version: Version, usual: string, given: string | undefined, environment: Readonly<Record<string, string | undefined>>, needsKey: boolean): Server;
