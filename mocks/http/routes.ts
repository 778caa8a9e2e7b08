import { documents, operations, type Operation, type Version } from "@adintel/client/operations";

/** A path of the API with the operations it supports. */
export interface Route {
  version: Version;
  /** Full path template in OpenAPI's form, such as `/v2/account/{id}`. */
  path: string;
  operations: Operation[];
}

/**
 * Every path of both versions. Concrete paths come before templated ones, as OpenAPI wants them matched: `/account/index`
 * is not an account.
 */
export const routes: Route[] = allRoutes();

function allRoutes(): Route[] {
  const byPath = new Map<string, Route>();
  for (const version of ["v2", "v1"] as const) {
    for (const operation of Object.values<Operation>(operations[version])) {
      const path = documents[version].basePath + operation.path;
      const route = byPath.get(path) ?? { version, path, operations: [] };
      route.operations.push(operation);
      byPath.set(path, route);
    }
  }
  return [...byPath.values()].sort((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")));
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
