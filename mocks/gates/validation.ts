import { requestViolations, type Violation } from "@adintel/client/validation";
import type { Context, MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";

/** Refuses a request that breaks the contract of its operation; `details` lists every violation. */
export function validation(): MiddlewareHandler<Env> {
  return (c, next) => {
    const details = [...undecodablePath(c), ...violations(c)];
    return details.length > 0 ? Promise.resolve(errorResponse("invalid_request", { details })) : next();
  };
}

function violations(c: Context<Env>): Violation[] {
  const { route, operation, body } = c.var;
  const query = Object.entries(c.req.queries()).map(([name, values]): [string, string | string[]] => {
    const [value = ""] = values;
    return [name, values.length > 1 ? values : value];
  });
  const path: Record<string, string> = c.req.param();
  return requestViolations(route.version, operation.operationId, {
    path,
    query: Object.fromEntries(query),
    body,
  });
}

/** Hono hands a path parameter on as it came where it cannot be decoded. */
function undecodablePath(c: Context<Env>): Violation[] {
  try {
    decodeURIComponent(new URL(c.req.url).pathname);
    return [];
  } catch {
    return c.var.operation.pathParameters.map((path) => ({
      path,
      message: "is not validly percent-encoded",
    }));
  }
}
