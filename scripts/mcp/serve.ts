import { serve } from "@hono/node-server";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  type McpServer,
} from "@modelcontextprotocol/server";
import { UsageError } from "../lib/errors.ts";

/** A server over HTTP that has started. */
export interface HttpServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves MCP over HTTP at `/mcp`, without sessions. Pages of other origins, and names that were rebound to this machine, are refused.
 *
 * @param allowedHosts those that requests and pages may name beside this machine, such as `app.example`
 * @throws {UsageError} if it cannot listen there
 */
export async function serveHttp(
  create: () => McpServer,
  port: number,
  host: string,
  allowedHosts: readonly string[] = [],
): Promise<HttpServer> {
  const handler = createMcpHandler(create);
  const hosts = [...localhostAllowedHostnames(), ...allowedHosts];
  const origins = [...localhostAllowedOrigins(), ...allowedHosts];
  const fetch = (request: Request): Response | Promise<Response> => {
    const refusal =
      hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, origins);
    if (refusal) return refusal;
    if (new URL(request.url).pathname !== "/mcp")
      return new Response("MCP is served at /mcp\n", { status: 404 });
    return handler.fetch(request);
  };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (address) =>
      resolve({
        url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}/mcp`,
        async close() {
          await handler.close();
          await new Promise((done) => server.close(done));
        },
      }),
    );
    server.once("error", (error: Error) =>
      reject(new UsageError(`the server cannot listen: ${error.message}`, { cause: error })),
    );
  });
}
