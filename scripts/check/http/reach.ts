import type { BodyInit } from "undici";
import { UsageError } from "../../lib/errors.ts";
import type { Target } from "./target.ts";

/**
 * A fetch for servers elsewhere: by the proxies of the environment (`HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`), and without
 * following redirects, so that the key never goes to a host that was not named.
 *
 * It is undici's own, since that of Node.js 20 knows no proxies, and takes no dispatcher of another version for sure.
 *
 * @throws {UsageError} if a proxy's address makes no sense.
 */
export async function createFetch(timeoutMs: number): Promise<Target["fetch"]> {
  for (const name of ["HTTPS_PROXY", "HTTP_PROXY"]) refuseBadProxy(name);
  const { EnvHttpProxyAgent, fetch } = await import("undici");
  const dispatcher = new EnvHttpProxyAgent({
    // The signal of a request limits all of it.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: timeoutMs },
    // A proxy may refuse tunnels to any port but 443; what is not encrypted needs none.
    proxyTunnel: false,
  });
  return async (request, inPieces = false) => {
    const { url, method, headers, signal } = request;
    const body = request.body && (inPieces ? request.body : await request.arrayBuffer());
    // To undici a Request of the global class is any object, so its parts are handed on.
    const response = await fetch(url, {
      method,
      headers: [...headers],
      signal,
      dispatcher,
      ...(body && { body: body as BodyInit, duplex: "half" as const }),
      redirect: "manual",
    });
    return response;
  };
}

/** What undici's `fetch` adds to a request by itself and a server may act on. */
export function addedHeaders(url: string): Record<string, string> {
  return { "Accept-Encoding": url.startsWith("https:") ? "br, gzip, deflate" : "gzip, deflate" };
}

function refuseBadProxy(name: string): void {
  const text = fromEnvironment(name);
  if (text === undefined) return;
  const protocol = URL.canParse(text) ? new URL(text).protocol : "";
  if (["http:", "https:", "socks5:", "socks:"].includes(protocol)) return;
  // It may hold a password, so it is not shown.
  throw new UsageError(`${name} in the environment is not the URL of a proxy, such as http://127.0.0.1:3128`);
}

/** The variable that names the proxy for an address, `NO_PROXY` aside; `undefined` if there is none. */
export function proxyVariable(url: string): string | undefined {
  const names = url.startsWith("https:") ? ["HTTPS_PROXY", "HTTP_PROXY"] : ["HTTP_PROXY"];
  return names.find((name) => fromEnvironment(name) !== undefined);
}

function fromEnvironment(name: string): string | undefined {
  return (process.env[name.toLowerCase()] ?? process.env[name]) || undefined;
}
