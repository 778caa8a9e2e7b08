import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Bindings } from "../../mocks/http/server.ts";
import { targetOf, versionAt } from "./address.ts";
import { deliver } from "./bodies.ts";
import type { ViolationLog } from "./log.ts";
import { judged, type ProxyOptions } from "./judged.ts";
import { UpstreamError, type Upstream } from "./upstream.ts";

/** What Node.js has of a request beside the Request: with it, bytes and headers pass as they are. */
interface NodeBindings extends Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The proxy as `listen` of the mock takes it. */
export function createProxy(options: ProxyOptions): (request: Request, env: Bindings) => Promise<Response> {
  return async (_, env) => {
    const { incoming, outgoing } = env as NodeBindings;
    const target = targetOf(incoming);
    const own = controls(options.log, incoming.method ?? "GET", target);
    if (own) return own;
    const version = versionAt(target);
    const isJudged =
      version !== undefined &&
      options.versions.includes(version) &&
      // HEAD and OPTIONS are how browsers and tools look around; the documents do not have them.
      !["HEAD", "OPTIONS"].includes(incoming.method ?? "GET");
    try {
      if (isJudged) await judged(incoming, outgoing, target, version, options);
      else await passed(incoming, outgoing, target, options.upstream);
    } catch (error) {
      // A caller that breaks off its own request gets no answer.
      if (incoming.destroyed && !incoming.complete) outgoing.destroy();
      else if (error instanceof UpstreamError) return noAnswer(error.message);
      else throw error;
    }
    return RESPONSE_ALREADY_SENT;
  };
}

async function passed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  upstream: Upstream,
): Promise<void> {
  await deliver(await upstream.send(incoming, target), outgoing).catch(() => outgoing.destroy());
}

/** The proxy's own addresses, for end-to-end tests. */
function controls(log: ViolationLog, method: string, target: string): Response | undefined {
  const path = target.split("?")[0];
  if (path === "/__proxy/violations" && method === "GET") return Response.json(log.list());
  const empties =
    (path === "/__proxy/violations" && method === "DELETE") ||
    (path === "/__proxy/reset" && method === "POST");
  if (empties) {
    log.empty();
    return Response.json(log.list());
  }
  if (!path?.startsWith("/__proxy/") && path !== "/__proxy") return undefined;
  const message = "The proxy serves GET and DELETE /__proxy/violations and POST /__proxy/reset.";
  return Response.json({ error: { code: "not_found", message } }, { status: 404 });
}

/**
 * In the API's envelope, so that a client can read it, with a code and a header that the API does not have, so that it is
 * not taken for an answer of the API.
 */
function noAnswer(why: string): Response {
  const error = {
    code: "upstream_unreachable",
    message: `The proxy got no response from its upstream: ${why}`,
  };
  return Response.json(
    { error },
    {
      status: 502,
      headers: {
        "X-Proxy-Error": error.code,
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "X-Proxy-Error",
      },
    },
  );
}
