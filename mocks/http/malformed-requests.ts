import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { errorResponse, internalError, invalidRequest } from "./errors.ts";
import { corsHeaders, respond, textOf, type JsonResponse } from "./json.ts";

// What is no request that the app could read is rejected here, in the API's envelope and with the status of its code.

/** The response to what `getRequestListener` could not make a Request of, such as one with an invalid Host. */
export function unreadableRequest(error: unknown): Response {
  if (!(error instanceof RequestError)) return respond(internalError(error));
  return respond(refusal("request", `has an invalid address or Host: ${error.message}`));
}

/** What is wrong with the Host of a request, if it is missing or there are several (RFC 9112, section 3.2). */
export function hostProblem({ headers, httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  if (headers.host === undefined) return httpVersion === "1.1" ? "is required" : undefined;
  const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && /^host$/i.test(text));
  return hosts.length > 1 ? "must be sent once" : undefined;
}

/** Refuses a request for its Host. */
export function refuseHost(problem: string, response: ServerResponse): void {
  send(response, refusal("Host", problem));
}

/** Refuses an `Expect` other than `100-continue`. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  send(response, refusal("Expect", "must be 100-continue"));
}

/** What is wrong with a request, by the code of the error that Node.js has for it. */
const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "did not arrive completely in time",
  HPE_HEADER_OVERFLOW: "has more than 16 KB of headers",
};

/** Refuses what Node.js cannot read as HTTP, or not in time, and closes the connection. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  // A browser opens connections ahead. Once one is to be closed, a response could be taken for that of a request which it
  // sends just then; where nothing comes, it sends the request again.
  const isUnused = socket instanceof Socket && socket.bytesRead === 0;
  if (!socket.writable || isUnused) return void socket.destroy();
  const body = textOf(refusal("request", reasons[code ?? ""] ?? "is not valid HTTP").json);
  const headers = {
    "Content-Type": "application/json",
    ...corsHeaders,
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(["HTTP/1.1 400 Bad Request", ...lines, "", body].join("\r\n"));
}

function refusal(path: string, message: string): JsonResponse {
  return errorResponse(invalidRequest({ path, message }));
}

function send(response: ServerResponse, { status, json }: JsonResponse): void {
  // The body has not been read, and what follows it could not be told from it.
  response.shouldKeepAlive = false;
  response.writeHead(status, { "Content-Type": "application/json", ...corsHeaders, Connection: "close" });
  response.end(textOf(json));
}
