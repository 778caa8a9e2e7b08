import {
  codesByStatus,
  documents,
  operations,
  type Operation,
  type Version,
} from "@adintel/client/operations";
import type { Refusal } from "./errors.ts";
import type { Target } from "./incoming.ts";
import { memoize } from "../../scripts/lib/memoize.ts";
import { byPreference } from "../../scripts/lib/versions.ts";

/** A path of the API with the operations it supports. */
export interface Route {
  version: Version;
  /** Full path template in OpenAPI's form, such as `/base/books/{id}`. */
  path: string;
  operations: Operation[];
}

/**
 * Every path of all versions. Concrete paths come before templated ones, as OpenAPI wants them matched: `/books/index` is not
 * a book.
 */
export const routes: Route[] = allRoutes();

function allRoutes(): Route[] {
  const byPath = new Map<string, Route>();
  for (const version of byPreference) {
    for (const operation of Object.values<Operation>(operations[version])) {
      const path = documents[version].basePath + operation.path;
      const route = byPath.get(path) ?? { version, path, operations: [] };
      route.operations.push(operation);
      byPath.set(path, route);
    }
  }
  return [...byPath.values()].sort((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")));
}

/** The version that a path belongs to. */
export function versionAt(path: string): Version | undefined {
  return byPreference.find((version) => `${path}/`.startsWith(`${documents[version].basePath}/`));
}

/** Whether an operation may charge: all do but those whose price is stated as zero. */
export function isMetered(operation: Operation): boolean {
  return operation.billing?.microdollarsPerRow !== 0;
}

/** The methods of a path, as the Allow header lists them. HEAD is rejected where it would be billed without data. */
export function allowedMethods(route: Route): string[] {
  const methods = route.operations.map((operation): string => operation.method);
  const freeGet = route.operations.some((operation) => operation.method === "GET" && !isMetered(operation));
  return freeGet ? [...methods, "HEAD"] : methods;
}

/** The operation of a path that supports a method, or why there is none. */
export function targetOf(method: string, route: Route): Target | Refusal {
  // HEAD is a GET whose body is not sent, where the path allows it.
  const wanted = method === "HEAD" && allowedMethods(route).includes(method) ? "GET" : method;
  const operation = route.operations.find((candidate) => candidate.method === wanted);
  if (operation) return { version: route.version, route, operation };
  return { error: codesByStatus[405], headers: { Allow: allowedMethods(route).join(", ") } };
}

/** The first of some paths that fits an address, as the router finds it. */
export function findRoute(
  path: string,
  among: readonly Route[] = routes,
): { route: Route; params: Record<string, string> } | undefined {
  for (const route of among) {
    const match = patternOf(route).exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}

const patternOf = memoize(
  ({ path }: Route) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
);
