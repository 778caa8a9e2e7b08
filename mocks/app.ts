import { Hono, type Handler } from "hono";
import { allowedMethods, isMetered, routes, type Route } from "./contract.ts";
import { errorResponse } from "./errors.ts";
import type { Env } from "./exchange.ts";
import { authorization } from "./gates/authorization.ts";
import { bodySize, jsonBody } from "./gates/body.ts";
import { cors } from "./gates/cors.ts";
import { validation } from "./gates/validation.ts";

/**
 * The API of both versions as one function from Request to Response. A request passes the gates in this order: CORS,
 * route, key, body size, validation; `answer` gets what has passed them all.
 */
export function createApp(answer: Handler<Env>): Hono<Env> {
  const app = new Hono<Env>();
  app.use(cors());
  app.get("/__mock/health", (c) => c.json({ status: "ready" }));
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    for (const operation of route.operations) {
      app.on(
        operation.method,
        path,
        (c, next) => {
          // Hono routes HEAD to GET.
          if (c.req.raw.method === "HEAD" && isMetered(operation))
            return Promise.resolve(methodNotAllowed(route));
          c.set("route", route);
          c.set("operation", operation);
          return next();
        },
        authorization(),
        bodySize(),
        jsonBody(),
        validation(),
        answer,
      );
    }
    app.all(path, () => methodNotAllowed(route));
  }
  app.notFound(() => errorResponse("not_found"));
  app.onError((error) => {
    console.error(error);
    return errorResponse("internal_error");
  });
  return app;
}

function methodNotAllowed(route: Route): Response {
  return errorResponse("method_not_allowed", { headers: { Allow: allowedMethods(route).join(", ") } });
}
