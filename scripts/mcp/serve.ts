import { serve } from "@hono/node-server";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  type McpServer,
} from "@modelcontextprotocol/server";

export interface HttpOptions {
  port: number;
  host: string;
  /** Hosts and origins beside those of this machine, such as `app.example`. */
  allowedHosts: readonly string[];
}

/** A server over HTTP that has started. */
export interface HttpServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves MCP over HTTP at `/mcp`, without sessions. Pages of other origins, and names that were rebound to this machine, are refused.
 *
 * @throws the error of `listen`, such as `EADDRINUSE`.
 */
export async function serveHttp(
  create: () => McpServer,
  { port, host, allowedHosts }: HttpOptions,
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
    server.once("error", reject);
  });
}
