import type { Violation } from "@adintel/client/validation";
import type { Context, MiddlewareHandler } from "hono";
import { socketOf, type Env } from "../http/incoming.ts";

/** Who may use the mock's controls. */
export interface ControlsAccess {
  /** Origins of pages on this machine that may. */
  allowOrigins: readonly string[];
  /** Whoever sends it may, wherever they are; `undefined`: callers on this machine only. */
  token: string | undefined;
}

/** What a rejected caller is told. */
export interface Denial {
  /** All reasons, each under what of the request it is about, and how to get in. */
  details: Violation[];
  /** Whether a browser may ask the person in front of it for the token. */
  isTokenAsked: boolean;
}

/**
 * Lets in whoever sends the token, and without it callers on this machine that are no page of another origin: whoever can
 * change the clock or read the ledger should not be any web page that a developer happens to have open.
 *
 * A browser sends a password that it has been told along with requests of any page, so that as a password the token does
 * not let in pages of other origins.
 */
export function controlsOnly(
  { allowOrigins, token }: ControlsAccess,
  deny: (c: Context<Env>, denial: Denial) => Response | Promise<Response>,
): MiddlewareHandler<Env> {
  return (c, next) => {
    const { bearer, password } = credentialsOf(c);
    if (token !== undefined && bearer === token) return next();
    const isKnown = token !== undefined && password === token;
    const details = [...(isKnown ? [] : elsewhere(c)), ...otherOrigin(c, allowOrigins)];
    if (details.length === 0) return next();
    const isTokenAsked = token !== undefined && !isKnown;
    return Promise.resolve(deny(c, { details: [...details, howToGetIn(token)], isTokenAsked }));
  };
}

/** The token as programs send it, and as browsers do: as a password for any name. */
function credentialsOf(c: Context<Env>): { bearer?: string | undefined; password?: string | undefined } {
  const header = c.req.header("Authorization") ?? "";
  // The case of a scheme does not matter (RFC 9110).
  const [, scheme = "", given = ""] = /^(Bearer|Basic) +(.*)$/i.exec(header) ?? [];
  return scheme.toLowerCase() === "basic" ? { password: passwordIn(given) } : { bearer: scheme && given };
}

/** The password in the credentials of the scheme Basic (RFC 7617), in UTF-8; `undefined` if they are none. */
function passwordIn(credentials: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(credentials), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(bytes);
    const colon = text.indexOf(":");
    return colon === -1 ? undefined : text.slice(colon + 1);
  } catch {
    return undefined;
  }
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

/** Why a caller is taken to be on another machine, or may be. */
function elsewhere(c: Context<Env>): Violation[] {
  const caller = socketOf(c)?.remoteAddress;
  if (caller === undefined) return [];
  const { host, hostname } = new URL(c.req.url);
  const found: Violation[] = [];
  if (!/^(127\.|::1$|::ffff:127\.)/.test(caller))
    found.push({ path: "remote address", message: `${caller} is not this machine` });
  // A proxy on this machine passes on what comes from others.
  if (ofProxies.some((name) => c.req.header(name) !== undefined))
    found.push({ path: "remote address", message: "the request came through a proxy" });
  // An attacker can point any name at this machine.
  if (!/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    found.push({ path: "Host", message: `${host} is not localhost or a loopback address` });
  return found;
}

/** Why a caller is taken for a page of another origin. */
function otherOrigin(c: Context<Env>, allowOrigins: readonly string[]): Violation[] {
  const { host } = new URL(c.req.url);
  const origin = c.req.header("Origin");
  const found: Violation[] = [];
  // Browsers send no Origin with some requests of other pages; what site they come from they always tell.
  const site = c.req.header("Sec-Fetch-Site");
  const isVisit = c.req.method === "GET" && c.req.header("Sec-Fetch-Mode") === "navigate";
  if (origin === undefined && (site === "cross-site" || site === "same-site") && !isVisit)
    found.push({
      path: "Sec-Fetch-Site",
      message: `${site}: the request came from a page of another origin`,
    });
  const isSameOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  if (!isSameOrigin && !allowOrigins.includes(origin))
    found.push({
      path: "Origin",
      message: `${origin} is neither the mock's own origin nor allowed by --allow-origin`,
    });
  return found;
}

function howToGetIn(token: string | undefined): Violation {
  const message =
    token === undefined
      ? "must be `Bearer TOKEN`, but the mock has no token; start it with --controls-token or ADINTEL_MOCK_CONTROLS_TOKEN"
      : "must be `Bearer TOKEN`, with the token that the mock was started with";
  return { path: "Authorization", message };
}
