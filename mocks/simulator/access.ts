import type { Violation } from "@adintel/client/validation";
import type { Context, MiddlewareHandler } from "hono";
import { socketOf, type Env } from "../exchange.ts";

/** Who may use the mock's controls. */
export interface ControlsAccess {
  /** Origins of pages on this machine that may. */
  allowOrigins: readonly string[];
  /** Whoever sends it may, wherever they are; `undefined`: callers on this machine only. */
  token: string | undefined;
}

/**
 * Lets in whoever sends the token, and without it callers on this machine that are no page of another origin: whoever can
 * change the clock or read the ledger should not be any web page that a developer happens to have open.
 */
export function controlsOnly(
  access: ControlsAccess,
  refuse: (c: Context<Env>, details: Violation[]) => Response,
): MiddlewareHandler<Env> {
  return (c, next) => {
    if (access.token !== undefined && bearerOf(c) === access.token) return next();
    const details = reasons(c, access.allowOrigins);
    if (details.length === 0) return next();
    return Promise.resolve(refuse(c, [...details, howToGetIn(access.token)]));
  };
}

/** The case of a scheme does not matter (RFC 9110). */
function bearerOf(c: Context<Env>): string | undefined {
  return /^Bearer +(.*)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
}

/** What proxies add to the requests that they pass on. */
const ofProxies = [
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Real-IP",
  "Forwarded",
  "Via",
];

/** Why a caller without the token is not let in: all reasons, each under what of the request it is about. */
function reasons(c: Context<Env>, allowOrigins: readonly string[]): Violation[] {
  const caller = socketOf(c)?.remoteAddress;
  const { host, hostname } = new URL(c.req.url);
  const origin = c.req.header("Origin");
  const found: Violation[] = [];
  if (caller !== undefined) {
    if (!/^(127\.|::1$|::ffff:127\.)/.test(caller))
      found.push({ path: "remote address", message: `${caller} is not this machine` });
    // A proxy on this machine passes on what comes from others.
    if (ofProxies.some((name) => c.req.header(name) !== undefined))
      found.push({ path: "remote address", message: "the request came through a proxy" });
    // An attacker can point any name at this machine.
    if (!/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
      found.push({ path: "Host", message: `${host} is not localhost or a loopback address` });
  }
  // Browsers send no Origin with some requests of other pages; what site they come from they always tell.
  const site = c.req.header("Sec-Fetch-Site");
  const isVisit = c.req.method === "GET" && c.req.header("Sec-Fetch-Mode") === "navigate";
  if (origin === undefined && (site === "cross-site" || site === "same-site") && !isVisit)
    found.push({
      path: "Sec-Fetch-Site",
      message: `${site}: the request comes from a page of another origin`,
    });
  const isSameOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  if (!isSameOrigin && !allowOrigins.includes(origin))
    found.push({
      path: "Origin",
      message: `${origin} is neither the mock's own origin nor named by --allow-origin`,
    });
  return found;
}

function howToGetIn(token: string | undefined): Violation {
  const message =
    token === undefined
      ? "must be Bearer and a token, which the mock is given by --controls-token or ADINTEL_MOCK_CONTROLS_TOKEN; it was started without"
      : "must be Bearer and the token that the mock was started with";
  return { path: "Authorization", message };
}
