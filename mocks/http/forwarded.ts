import { isIP } from "node:net";

/** A host as it stands in an address, without characters that mean something to a shell or to HTML. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Whether a host can be shown in code that people copy; browsers and `URL` allow more than names have. */
export function isPlainHost(host: string): boolean {
  return plainHost.test(host);
}

/**
 * A request under the address that its sender used, as a proxy tells by `X-Forwarded-Proto` and `X-Forwarded-Host`. Of
 * several proxies the first counts. What is no scheme or host is ignored.
 */
export function asForwarded(request: Request): Request {
  const proto = first(request, "X-Forwarded-Proto");
  const host = first(request, "X-Forwarded-Host");
  const url = new URL(request.url);
  if (proto === "http" || proto === "https") url.protocol = proto;
  // A port of the host that the proxy was not told of would stay.
  if (host !== undefined && isPlainHost(host) && URL.canParse(`${url.protocol}//${host}`)) {
    url.port = "";
    url.host = host;
  }
  return url.href === request.url ? request : new Request(url, request);
}

/**
 * The address of a request's sender, as the proxy before this server tells by `X-Forwarded-For`: it adds it last, while anyone
 * may have written what comes before. `undefined` if it tells none.
 */
export function senderOf(request: Request): string | undefined {
  const last = request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim();
  return last !== undefined && isIP(last) !== 0 ? last : undefined;
}

function first(request: Request, name: string): string | undefined {
  return request.headers.get(name)?.split(",")[0]?.trim();
}
