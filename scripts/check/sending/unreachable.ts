import { commandLine } from "../../program.ts";
import { CutOff, TooLong } from "./body.ts";
import { proxyVariable } from "./reach.ts";

/** When an exchange failed: before the server answered anything at all, before this answer came, or in the middle of it. */
export type Phase = "first" | "request" | "answer";

/** Why an exchange with an address failed, and where the caller can do something about it, what. */
export function reasonOf(error: unknown, url: string, phase: Phase, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CutOff) return reasonOf(error.cause, url, phase, timeoutMs);
  if (isTimeout(error))
    return phase !== "answer"
      ? `no answer within ${timeoutMs / 1000} s (--timeout allows more)`
      : `the answer began, but was not whole within ${timeoutMs / 1000} s (--timeout allows more)`;
  if (error instanceof TooLong) return error.message;
  const { code, message } = rootOf(error);
  const refused = /Proxy (?:response|Authentication Required) \((\d+)\)/.exec(message)?.[1];
  if (refused !== undefined) return proxyRefusal(Number(refused));
  const words = certificate[code] ?? connection(code, url, phase) ?? others[message] ?? (message || code);
  const proxy = proxyVariable(url);
  return proxy === undefined
    ? words
    : `${words} (the proxy of ${proxy} is on the way, unless NO_PROXY names the host)`;
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
  const words = `a connection cut off after ${bytes} bytes`;
  return connection(code, url, phase) === undefined ? `${words} (${reason})` : words;
}

/** Whether a request was given up since it took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** What a proxy that refuses to pass a request on means. */
export function proxyRefusal(status: number): string {
  const hint =
    status === 407
      ? "; it wants a user and a password, as in HTTPS_PROXY=http://user:password@host:port"
      : "";
  return `the proxy refuses to pass the request on, with ${status}${hint}`;
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

const trust = `if it is to be trusted, name a file with the certificate of its authority: NODE_EXTRA_CA_CERTS=file.pem ${commandLine("check").replace(/ --$/, "")} …`;

/** What is wrong with a certificate, by the codes of OpenSSL as Node.js hands them on. */
const certificate: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: `its certificate is signed by itself; ${trust}`,
  SELF_SIGNED_CERT_IN_CHAIN: `its certificate comes from an authority that is not known here; ${trust}`,
  UNABLE_TO_GET_ISSUER_CERT: `its certificate comes from an authority that is not known here; ${trust}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `its certificate comes from an authority that is not known here; ${trust}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `its certificate comes without that of its authority, or from one that is not known here; ${trust}`,
  CERT_HAS_EXPIRED: "its certificate has expired; the server needs a new one, or the clock here is wrong",
  CERT_NOT_YET_VALID: "its certificate is not valid yet; is the clock here right?",
  CERT_REVOKED: "its certificate was revoked; the server needs a new one",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "its certificate is for another host; give the address with the name that stands in it",
};

function connection(code: string, url: string, phase: Phase): string | undefined {
  const isPlain = url.startsWith("http:");
  const hint = isPlain && phase === "first" ? "; is the address one of https://?" : "";
  if (/^ERR_SSL_|^EPROTO$/.test(code))
    return isPlain
      ? "the secure connection to the proxy failed"
      : "what listens there does not speak TLS as it should; is the address one of http://?";
  if (code === "HTTPParserError") return `what it answers is no HTTP${hint}`;
  if (code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code === "EPIPE") {
    if (phase === "answer") return "the connection was closed in the middle of the answer";
    return `the connection was closed without an answer${hint}`;
  }
  return others[code];
}

const others: Record<string, string> = {
  "bad port": "no fetch connects to that port, since it is kept for another protocol",
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the name of the host cannot be looked up",
  EHOSTUNREACH: "there is no way to the host",
  ENETUNREACH: "there is no way to the host's network",
  ETIMEDOUT: "the host does not take the connection in time",
  UND_ERR_CONNECT_TIMEOUT: "the host does not take the connection in time",
  UND_ERR_HEADERS_OVERFLOW: "the headers of the answer are too long",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the answer is not as long as its Content-Length says",
};
