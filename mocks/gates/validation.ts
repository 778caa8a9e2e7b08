import type { Operation } from "@adintel/client/operations";
import { checkRequest, type Violation } from "@adintel/client/validation";
import type { Context, MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";

/** Refuses a request that breaks the contract of its operation; `details` lists every violation. */
export function validation(): MiddlewareHandler<Env> {
  return (c, next) => {
    const [route, operation] = [c.get("route"), c.get("operation")];
    const path: Record<string, string> = c.req.param();
    const { violations, query } = checkRequest(route.version, operation.operationId, {
      path,
      query: queryOf(c),
      body: c.get("body"),
    });
    c.set(
      "query",
      operation.unspecified.some((entry) => entry === "query parameters")
        ? query
        : declared(operation, query),
    );
    const details = [...undecodablePath(c), ...violations];
    return details.length > 0 ? Promise.resolve(errorResponse("invalid_request", { details })) : next();
  };
}

/** What the operation declares: the rest has not been checked and goes no further, unless the document leaves it open. */
function declared(operation: Operation, query: Record<string, unknown>): Record<string, unknown> {
  const names: readonly string[] = operation.queryParameters;
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
}

/** Parameters by name; a name that is given several times has all its values. */
function queryOf(c: Context<Env>): Record<string, string | string[]> {
  if (!c.req.url.includes("?")) return {};
  const entries = Object.entries(c.req.queries()).map(([name, values]): [string, string | string[]] => {
    const [value = ""] = values;
    return [name, values.length > 1 ? values : value];
  });
  return Object.fromEntries(entries);
}

/** Hono hands a path parameter on as it came where it cannot be decoded. */
function undecodablePath(c: Context<Env>): Violation[] {
  // Most paths have nothing to decode.
  if (!c.req.path.includes("%")) return [];
  try {
    decodeURIComponent(c.req.path);
    return [];
  } catch {
    return c.get("operation").pathParameters.map((path) => ({
      path,
      message: "is not validly percent-encoded",
    }));
  }
}
