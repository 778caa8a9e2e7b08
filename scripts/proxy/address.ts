import type { IncomingMessage } from "node:http";
import type { Operation, Version } from "@adintel/client/operations";
import { routes, type Route } from "../../mocks/http/routes.ts";
import { decodedPart } from "../lib/text.ts";

/** The requested path with its query; some clients send a proxy the absolute URL. */
export function requestTarget({ url = "/" }: IncomingMessage): string {
  return /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?]*/i, "") || "/" : url;
}

/** The route and operation that a request matches. */
export interface MatchedRoute {
  route: Route;
  /** The path's parameters, decoded as far as they can be. */
  path: Record<string, string>;
  operation: Operation | undefined;
}

/** The contract's route for a path, with the operation, if the route has the method. */
export function matchRoute(version: Version, path: string, method: string): MatchedRoute | undefined {
  const steps = path.split("/");
  for (const route of routes.filter((candidate) => candidate.version === version)) {
    const names = route.path.split("/");
    const fits = (name: string, at: number) =>
      /^\{\w+\}$/.test(name) ? steps[at] !== "" : name === steps[at];
    if (names.length !== steps.length || !names.every(fits)) continue;
    const parameters = names.flatMap((name, at) =>
      name.startsWith("{") ? [[name.slice(1, -1), decodedPart(steps[at] ?? "")] as const] : [],
    );
    const operation = route.operations.find((candidate) => candidate.method === method);
    return { route, operation, path: Object.fromEntries(parameters) };
  }
  return undefined;
}
