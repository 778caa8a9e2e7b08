import { commandLine } from "../../lib/package-info.ts";
import { CutOff, TooLong } from "./body.ts";
import { proxyVariable } from "./reach.ts";

/** When an exchange failed: before the server answered anything at all, before this response came, or in the middle of it. */
export type Phase = "first" | "request" | "answer";

/** Why an exchange with an address failed, and where the caller can do something about it, what. */
export function reasonOf(error: unknown, url: string, phase: Phase, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CutOff) return reasonOf(error.cause, url, phase, timeoutMs);
  if (isTimeout(error))
    return phase !== "answer"
      ? `no response within ${timeoutMs / 1000} s (raise --timeout to wait longer)`
      : `the response started, but was not complete within ${timeoutMs / 1000} s (raise --timeout to wait longer)`;
  if (error instanceof TooLong) return error.message;
  const { code, message } = rootOf(error);
  const refused = /Proxy (?:response|Authentication Required) \((\d+)\)/.exec(message)?.[1];
  if (refused !== undefined) return proxyRefusal(Number(refused));
  const words = certificate[code] ?? connection(code, url, phase) ?? others[message] ?? (message || code);
  const proxy = proxyVariable(url);
  return proxy === undefined
    ? words
    : `${words} (requests go through the proxy from ${proxy}, unless NO_PROXY names the host)`;
}

/**
 * What came in place of a response, in words for a finding: how much of it where the connection was cut off, and otherwise
 * the reason.
 */
export function gotOf(error: unknown, url: string, phase: Phase, timeoutMs: number): string {
  const reason = reasonOf(error, url, phase, timeoutMs);
  const cause = error instanceof CutOff ? error.cause : error;
  if (cause instanceof TooLong || isTimeout(cause)) return reason;
  const { code, message } = cause instanceof Error ? rootOf(cause) : { code: "", message: "" };
  if (code in others || message in others || code in certificate || code === "HTTPParserError") return reason;
  const bytes = error instanceof CutOff ? error.bytes : 0;
  const words = `a connection closed after ${bytes} bytes`;
  return connection(code, url, phase) === undefined ? `${words} (${reason})` : words;
}

/** Whether a request was given up since it took too long. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** What a proxy that refuses to pass a request on means. */
function proxyRefusal(status: number): string {
  const hint =
    status === 407
      ? "; it requires a user and a password, as in HTTPS_PROXY=http://user:password@host:port"
      : "";
  return `the proxy rejected the request with ${status}${hint}`;
}

/** The innermost error with a code, which names the cause. */
function rootOf(error: Error): { code: string; message: string } {
  const inner = error.cause instanceof Error ? rootOf(error.cause) : undefined;
  if (inner?.code) return inner;
  // Of a parser's error the code may be missing.
  if (error.name === "HTTPParserError") return { code: error.name, message: error.message };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { code, message: inner?.message ?? error.message };
}

const trust = `to trust it, name a file with the certificate of its authority: NODE_EXTRA_CA_CERTS=file.pem ${commandLine("check").replace(/ --$/, "")} …`;

/** What is wrong with a certificate, by the codes of OpenSSL as Node.js hands them on. */
const certificate: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: `its certificate is self-signed; ${trust}`,
  SELF_SIGNED_CERT_IN_CHAIN: `its certificate comes from an unknown authority; ${trust}`,
  UNABLE_TO_GET_ISSUER_CERT: `its certificate comes from an unknown authority; ${trust}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `its certificate comes from an unknown authority; ${trust}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `its certificate comes without that of its authority, or from an unknown authority; ${trust}`,
  CERT_HAS_EXPIRED:
    "its certificate has expired; the server needs a new one, or this machine's clock is wrong",
  CERT_NOT_YET_VALID: "its certificate is not valid yet; is this machine's clock right?",
  CERT_REVOKED: "its certificate was revoked; the server needs a new one",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host; use the host name in the certificate",
};

function connection(code: string, url: string, phase: Phase): string | undefined {
  const isPlain = url.startsWith("http:");
  const hint = isPlain && phase === "first" ? "; should the URL start with https://?" : "";
  if (/^ERR_SSL_|^EPROTO$/.test(code))
    return isPlain
      ? "the secure connection to the proxy failed"
      : "the server does not speak TLS correctly; should the URL start with http://?";
  if (code === "HTTPParserError") return `the response is not HTTP${hint}`;
  if (code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code === "EPIPE") {
    if (phase === "answer") return "the connection was closed in the middle of the response";
    return `the connection was closed without a response${hint}`;
  }
  return others[code];
}

const others: Record<string, string> = {
  "bad port": "fetch blocks this port, which is reserved for another protocol",
  ECONNREFUSED: "nothing is listening there",
  ENOTFOUND: "the host does not exist",
  EAI_AGAIN: "the host name cannot be resolved",
  EHOSTUNREACH: "there is no route to the host",
  ENETUNREACH: "there is no route to the host's network",
  ETIMEDOUT: "the host did not accept the connection in time",
  UND_ERR_CONNECT_TIMEOUT: "the host did not accept the connection in time",
  UND_ERR_HEADERS_OVERFLOW: "the headers of the response are too long",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the response is shorter or longer than its Content-Length",
};
