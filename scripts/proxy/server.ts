import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { codesByStatus, type ErrorCode, type Version } from "@adintel/client/operations";
import { errorResponse } from "../../mocks/http/errors.ts";
import type { Bindings } from "../../mocks/http/server.ts";
import { versionAt } from "../../mocks/http/routes.ts";
import { requestTarget } from "./address.ts";
import { deliver } from "./bodies.ts";
import type { ViolationLog } from "./log.ts";
import { forwardChecked, type ProxyOptions } from "./forward-checked.ts";
import { UpstreamError, type Upstream } from "./upstream.ts";

/** Node's own request and response, so that bytes and headers are forwarded unchanged. */
interface NodeBindings extends Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The proxy as a request handler for `listen`. */
export function createProxy(options: ProxyOptions): (request: Request, env: Bindings) => Promise<Response> {
  return async (_, env) => {
    const { incoming, outgoing } = env as NodeBindings;
    const target = requestTarget(incoming);
    const controlResponse = serveControl(options.log, incoming.method ?? "GET", target);
    if (controlResponse) return controlResponse;
    const version = versionAt(target.split("?")[0] ?? "");
    const isJudged =
      version !== undefined &&
      options.versions.includes(version) &&
      // Browsers and tools send HEAD and OPTIONS, which are not in the documents.
      !["HEAD", "OPTIONS"].includes(incoming.method ?? "GET");
    try {
      if (isJudged) await forwardChecked(incoming, outgoing, target, version, options);
      else await passOn(incoming, outgoing, target, options.upstream);
    } catch (error) {
      // The caller aborted its request.
      if (incoming.destroyed && !incoming.complete) outgoing.destroy();
      else if (error instanceof UpstreamError) return unreachable(error.message, version);
      else throw error;
    }
    return RESPONSE_ALREADY_SENT;
  };
}

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  upstream: Upstream,
): Promise<void> {
  await deliver(await upstream.send(incoming, target), outgoing).catch(() => outgoing.destroy());
}

/** The proxy's own addresses, for end-to-end tests. */
function serveControl(log: ViolationLog, method: string, target: string): Response | undefined {
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
  const { json, status } = errorResponse({ error: codesByStatus[404], message });
  return new Response(String(json), { status, headers: { "Content-Type": "application/json" } });
}

/**
 * An error in the API's envelope, so that clients can read it, with a code and a header that the API does not have, so that
 * it cannot be mistaken for one of the API.
 */
function unreachable(why: string, version: Version | undefined): Response {
  const code = "upstream_unreachable";
  const message = `The proxy got no response from its upstream: ${why}`;
  const { json } = errorResponse({ error: code as ErrorCode, message }, version);
  return new Response(String(json), {
    status: 502,
    headers: {
      "Content-Type": "application/json",
      "X-Proxy-Error": code,
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "X-Proxy-Error",
    },
  });
}
