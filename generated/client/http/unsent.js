// Generated from scripts/client/http/unsent.ts by `npm run generate`. Do not edit.
import { failureReason } from "./failure-reason.js";
/** Codes of OpenSSL, which Node.js and Bun report. */
const refusedCertificate = /CERT_|_CERT|UNABLE_TO_|SSL_WRONG_VERSION|HOSTNAME_MISMATCH/;
/** Codes of Bun. */
const noConnection = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ConnectionRefused|FailedToOpenSocket/;
/** Why nothing of an exchange was sent; `undefined` if that is not known. */
export function findUnsent({ cause, response }, client, fetchOptions, url) {
    // A custom fetch or dispatcher may have sent it before, or speak of another connection.
    const isCustom = client.fetch || fetchOptions["dispatcher"] || hasCustomDispatcher();
    return response || isCustom ? undefined : unsentReason(cause, url);
}
/** Whether Node.js sends all requests through what undici's `setGlobalDispatcher` has set, which may retry by itself. */
function hasCustomDispatcher() {
    // Node.js 24 and newer have a second place, and 26 a wrapper of it in the first.
    const dispatchers = [1, 2].map((place) => Reflect.get(globalThis, Symbol.for(`undici.globalDispatcher.${place}`)));
    return dispatchers.some((dispatcher) => dispatcher && !/^(Agent|EnvHttpProxyAgent|Dispatcher1Wrapper)$/.test(dispatcher.constructor.name));
}
/**
 * Whether an error of the platform's own fetch says that nothing of this very request was sent. The error must name the
 * request: what wraps fetch may fail to reach another server after the response.
 *
 * @param url of the request, if it was sent by the platform's own fetch
 */
export function unsentReason(error, url) {
    const base = globalThis.location?.href;
    if (!url || !URL.canParse(url, base))
        return undefined;
    const reason = failureReason(error);
    const { href, hostname, port, protocol } = new URL(url, base);
    const host = hostname.replace(/^\[|\]$/g, "");
    const portNumber = Number(port) || (protocol === "https:" ? 443 : 80);
    const isUnsent = ({ code = "", message = "", ...about }) => 
    // Node.js
    (about.syscall === "connect" && about.port === portNumber && isAddressOf(about.address, host)) ||
        (about.syscall === "getaddrinfo" && about.hostname === hostname) ||
        (code === "UND_ERR_CONNECT_TIMEOUT" && message.includes(`${hostname}:${portNumber}`)) ||
        // Bun
        (about.path === href && noConnection.test(code)) ||
        // Deno
        message.includes(`(${href}): client error (Connect)`);
    if (refusedCertificate.test(reason.code ?? "") && (reason !== error || reason.path === href))
        return "certificate";
    const { errors = [reason] } = reason;
    return errors[0] && errors.every(isUnsent) ? "connection" : undefined;
}
/**
 * Whether an address is surely that of a host. An error that names no host may be about any other server with the same port, so
 * it is not believed of a host with a name.
 */
function isAddressOf(address, host) {
    return address === host || (host === "localhost" && /^(127\.|::1$)/.test(address ?? ""));
}
