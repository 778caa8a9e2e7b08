// Generated from scripts/client/command-line/server.ts by `npm run generate`. Do not edit.
import { documents, keyVariable, versions } from "@adintel/client/operations";
import { demoKey } from "../core/options.js";
import { CommandLineError } from "./words.js";
/**
 * The server that a flag or the environment names, or else the one that the document lists first, the local mock. An address
 * without a path, or of another version, becomes that of this version.
 *
 * @param needsKey whether a request is about to be sent
 * @throws {CommandLineError} if the address is none, or a key is missing for a server that is not on this machine
 */
export function serverOf(version, usual, given, environment, needsKey) {
    const { basePath, key } = documents[version];
    const address = given ?? (environment["ADINTEL_BASE_URL"] || usual);
    if (!/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(address) || !URL.canParse(address)) {
        const shown = address.replace(/\/\/.*@/, "//…@");
        throw new CommandLineError(`--base-url (ADINTEL_BASE_URL) must be such as ${usual}, not ${shown}`);
    }
    const url = new URL(address);
    const path = url.pathname.replace(/\/+$/, "");
    const ownRoot = versions.map((one) => one.basePath).find((root) => path.endsWith(root)) ?? "";
    const isRoot = path === "" || ownRoot !== "";
    url.pathname = isRoot ? path.slice(0, path.length - ownRoot.length) + basePath : path;
    const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
    const givenKey = environment[keyVariable];
    // The mock knows no key of the service, and need not see it.
    const apiKey = address === usual && !givenKey?.startsWith("mock_") ? undefined : givenKey;
    if (!apiKey && !isLocal && key && needsKey)
        throw new CommandLineError(`${url.origin} needs a key; set ${keyVariable} in the environment`);
    return { baseUrl: url.href, apiKey: apiKey || demoKey, isMock: isLocal && (!apiKey || address === usual) };
}
