import { codesByStatus, errorStatuses, type ErrorCode } from "@adintel/client/operations";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import { findRoute, routes, targetOf } from "../../http/routes.ts";
import type { Exchange } from "../state/exchange.ts";
import type { World } from "../sessions/world.ts";

export interface WithWorld {
  exchange: Exchange;
  world: World;
}

/** What was found at a path: an operation, or why the path does not support the method. */
export interface FoundPath {
  found: Target | Refusal;
}

/** Finds the path. Rejects an address that has no operations (404). */
export function path<S extends WithWorld>(state: S): (S & FoundPath) | Refusal {
  const { exchange, world } = state;
  const found = targetIn(exchange, world);
  if (!("error" in found)) return { ...state, found };
  if (found.error !== codesByStatus[405])
    return world.takes("not-found-path", "brand-not-found") ? { error: otherNotFound ?? found.error } : found;
  const methods = methodsOf(found, world) ?? [];
  return { ...state, found: { ...found, headers: { Allow: methods.join(", ") } } };
}

/** The code that ids get which nothing has. */
const otherNotFound = (Object.keys(errorStatuses) as ErrorCode[]).find(
  (code) => errorStatuses[code] === 404 && code !== codesByStatus[404],
);

/** What the router found, or finds once the path is written as the documents have it. */
export function targetIn(exchange: Exchange, { takes }: World): Target | Refusal {
  const { request, target } = exchange.incoming;
  const { method } = request;
  if (!("error" in target) && method === "HEAD" && takes("head-of-free", "refused"))
    return targetOf("", target.route);
  const isFolded = takes("path-case", "ignored") && /[A-Z]/.test(request.path);
  if (!("error" in target) && !isFolded) return target;
  const isSame = takes("path-trailing-slash", "same");
  const isTemplate =
    "error" in target && target.error === codesByStatus[405] && takes("path-templated", "template");
  if (!isSame && !isFolded && !isTemplate) return target;
  const whole = isSame ? request.path.replace(/\/$/, "") : request.path;
  const written = isFolded ? whole.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : whole;
  const supporting = routes.filter((route) => route.operations.some((one) => one.method === method));
  const at = (isTemplate && findRoute(written, supporting)) || findRoute(written);
  if (!at) return target;
  const found = { ...targetOf(method, at.route), params: at.params };
  exchange.incoming = { ...exchange.incoming, target: found };
  return found;
}

/** The methods that `Allow` lists of a path that does not support the one that was sent. */
export function methodsOf(found: Target | Refusal, { takes }: World): string[] | undefined {
  const allowed = "error" in found ? found.headers?.["Allow"] : undefined;
  if (allowed === undefined) return undefined;
  const methods = allowed.split(", ");
  return [
    ...methods.filter((method) => method !== "HEAD" || !takes("head-of-free", "refused")),
    ...(takes("allow-options", "present") ? ["OPTIONS"] : []),
  ];
}
