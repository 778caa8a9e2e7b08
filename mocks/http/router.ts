import { codesByStatus, type Version } from "@adintel/client/operations";
import { Hono, type Context } from "hono";
import { routes, targetOf, versionAt } from "./routes.ts";
import { cors, isPreflight, preflight } from "./cors.ts";
import { errorResponse, internalError, type Refusal } from "./errors.ts";
import { incomingOf, type Incoming, type Env, type Target } from "./incoming.ts";
import { respond } from "./json.ts";
import { ConnectionLost } from "./faults.ts";

/** Responds to a request of the API, also to one that the router rejects. */
export type Api = (incoming: Incoming) => Response | Promise<Response>;

export interface Parts {
  api: Api;
  /** Each adds routes beside those of the API: the controls, the pictures. */
  beside?: readonly ((app: Hono<Env>) => void)[];
}

/** Builds a mock, as a function from Request to Response. It finds the operation of a request. */
export function createApp({ api, beside = [] }: Parts): Hono<Env> {
  const app = new Hono<Env>();
  app.use("/__mock/*", cors);
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    // One handler for all methods: Hono calls it directly, while several would be chained.
    app.all(path, (c) =>
      isPreflight(c.req) ? preflight(c) : api(incomingFrom(c, route.version, targetOf(c.req.method, route))),
    );
  }
  app.notFound((c) => {
    if (isPreflight(c.req)) return preflight(c);
    const refusal: Refusal = { error: codesByStatus[404] };
    const version = versionAt(c.req.path);
    // Outside all versions, an unknown address is no exchange with the API.
    return version ? api(incomingFrom(c, version, refusal)) : respond(errorResponse(refusal));
  });
  app.onError((error) => {
    if (error instanceof ConnectionLost) throw error;
    return respond(internalError(error));
  });
  for (const add of beside) add(app);
  return app;
}

function incomingFrom(c: Context<Env>, version: Version, target: Target | Refusal): Incoming {
  const incoming = incomingOf(c);
  return {
    request: c.req,
    socket: incoming?.socket,
    ip: incoming?.sender ?? incoming?.socket.remoteAddress,
    rawHeaders: incoming?.rawHeaders,
    version,
    target,
  };
}
