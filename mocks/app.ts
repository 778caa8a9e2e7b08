import { Hono, type Handler, type MiddlewareHandler } from "hono";
import { allowedMethods, isMetered, routes, type Route } from "./contract.ts";
import { errorResponse } from "./errors.ts";
import type { Env } from "./exchange.ts";
import { cors } from "./gates/cors.ts";

/**
 * The API of both versions as one function from Request to Response. A request passes CORS and the route, then the gates in
 * their order; `answer` gets what has passed them all.
 */
export function createApp(gates: MiddlewareHandler<Env>[], answer: Handler<Env>): Hono<Env> {
  const app = new Hono<Env>();
  app.use(cors());
  app.get("/__mock/health", (c) => c.json({ status: "ready" }));
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    for (const operation of route.operations) {
      const enter: MiddlewareHandler<Env> = (c, next) => {
        // Hono routes HEAD to GET.
        if (c.req.raw.method === "HEAD" && isMetered(operation))
          return Promise.resolve(methodNotAllowed(route));
        c.set("route", route);
        c.set("operation", operation);
        return next();
      };
      app.on(operation.method, path, enter, ...gates, answer);
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
