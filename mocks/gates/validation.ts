import type { Operation } from "@adintel/client/operations";
import { checkRequest, type Violation } from "@adintel/client/validation";
import { errorAnswer } from "../errors.ts";
import type { Exchange, Gate } from "../exchange.ts";

/** Refuses a request that breaks the contract of its operation; `details` lists every violation. */
export function validation(): Gate {
  return (exchange) => {
    const { request, version, operation, body } = exchange;
    const path: Record<string, string> = request.param();
    const { violations, query } = checkRequest(version, operation.operationId, {
      path,
      query: queryOf(exchange),
      body,
    });
    const isOpen = operation.unspecified.some((entry) => entry === "query parameters");
    exchange.query = isOpen ? query : declared(operation, query);
    const details = [...undecodablePath(exchange), ...violations];
    return details.length > 0 ? errorAnswer("invalid_request", { details }) : undefined;
  };
}

/** What the operation declares: the rest has not been checked and goes no further, unless the document leaves it open. */
function declared(operation: Operation, query: Record<string, unknown>): Record<string, unknown> {
  const names: readonly string[] = operation.queryParameters;
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
}

/** Parameters by name; a name that is given several times has all its values. */
function queryOf({ request }: Exchange): Record<string, string | string[]> {
  if (!request.url.includes("?")) return {};
  const entries = Object.entries(request.queries()).map(([name, values]): [string, string | string[]] => {
    const [value = ""] = values;
    return [name, values.length > 1 ? values : value];
  });
  return Object.fromEntries(entries);
}

/** Hono hands a path parameter on as it came where it cannot be decoded. */
function undecodablePath({ request, operation }: Exchange): Violation[] {
  // Most paths have nothing to decode.
  if (!request.path.includes("%")) return [];
  try {
    decodeURIComponent(request.path);
    return [];
  } catch {
    return operation.pathParameters.map((path) => ({ path, message: "is not validly percent-encoded" }));
  }
}
