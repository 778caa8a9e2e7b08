import { documents, operations, type Operation, type Version } from "@adintel/client/operations";
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
