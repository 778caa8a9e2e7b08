import { documents, type Version } from "@adintel/client/operations";
import { Hono, type Context } from "hono";
import { allowedMethods, routes, type Route } from "./contract.ts";
import { cors } from "./cors.ts";
import { errorAnswer } from "./errors.ts";
import { socketOf, type Answer, type Arrival, type Env, type Exchange, type Gate } from "./exchange.ts";
import { respond, type JsonAnswer } from "./json.ts";

/** What happens to a request of the API, in this order. */
export interface Passage {
  /** Gives a request its world. */
  arrive?(request: Context<Env>["req"]): Pick<Arrival, "world" | "requestId">;
  /** Each may refuse it. */
  gates: readonly Gate[];
  /** Answers what has passed them all. */
  answer(exchange: Exchange): Answer | Promise<Answer>;
  /** Sees every answer, refusals included, before it is sent. */
  finish?(arrival: Arrival, answer: Answer): Answer;
}

/** The API of both versions as one function from Request to Response. */
export function createApp(passage: Passage): Hono<Env> {
  const app = new Hono<Env>();
  app.use("/__mock/*", cors);
  app.get("/__mock/health", (c) => c.json({ status: "ready" }));
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    // One handler for all methods: Hono calls it directly, while several would be chained.
    app.all(path, (c) => enter(passage, c, route));
  }
  app.notFound((c) => enter(passage, c, null));
  app.onError((error) => respond(internalError(error)));
  return app;
}

async function enter(passage: Passage, c: Context<Env>, route: Route | null): Promise<Response> {
  if (c.req.raw.method === "OPTIONS") {
    const preflight = await cors(c, () => Promise.resolve());
    if (preflight) return preflight;
  }
  const wanted = route && methodOf(c, route);
  const operation = route?.operations.find(({ method }) => method === wanted) ?? null;
  const arrival = {
    request: c.req,
    context: c,
    caller: socketOf(c)?.remoteAddress,
    version: route?.version ?? versionAt(c.req.path),
    route,
    operation,
    world: undefined,
    requestId: "",
    key: undefined,
    path: c.req.param(),
    body: undefined,
    query: {},
    // What is not there yet is what gates bring, each before those that read it.
  } as unknown as Exchange;
  if (passage.arrive) Object.assign(arrival, passage.arrive(c.req));
  const passed = await pass(passage, arrival).catch(internalError);
  // An address of nobody's is no exchange with the API.
  const answer = passage.finish && arrival.version ? passage.finish(arrival, passed) : passed;
  return answer instanceof Response ? answer : respond(answer);
}

async function pass({ gates, answer }: Passage, exchange: Exchange): Promise<Answer> {
  const { route, operation } = exchange as { route: Route | null; operation: Arrival["operation"] };
  if (!route) return errorAnswer("not_found");
  if (!operation)
    return errorAnswer("method_not_allowed", { headers: { Allow: allowedMethods(route).join(", ") } });
  for (const gate of gates) {
    const refusal = gate(exchange);
    const refused = refusal instanceof Promise ? await refusal : refusal;
    if (refused) return refused;
  }
  return answer(exchange);
}

/** HEAD is a GET whose body is not sent, where the path allows it. */
function methodOf(c: Context<Env>, route: Route): string {
  const { method } = c.req.raw;
  return method === "HEAD" && allowedMethods(route).includes(method) ? "GET" : method;
}

function versionAt(path: string): Version | null {
  const within = (version: Version) => `${path}/`.startsWith(`${documents[version].basePath}/`);
  return (["v2", "v1"] as const).find(within) ?? null;
}

function internalError(error: unknown): JsonAnswer {
  console.error(error);
  return errorAnswer("internal_error");
}
