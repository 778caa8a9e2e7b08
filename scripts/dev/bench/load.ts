import { Agent, request, type IncomingHttpHeaders } from "node:http";

export interface Sent {
  method: "GET" | "POST";
  path: string;
  body?: string;
  /** Added to, or replacing, the default headers. */
  headers?: Record<string, string>;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const connections = 30;

/** Sends a request, over a new connection unless an agent is given. */
export function send(
  url: string,
  { method, path, body, headers: own }: Sent,
  agent?: Agent,
): Promise<Received> {
  const headers = {
    Authorization: "Bearer mock_live_demo",
    ...(body !== undefined && {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    }),
    ...own,
  };
  return new Promise((done, fail) => {
    const sent = request(url + path, { method, headers, agent: agent ?? false }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.once("error", fail);
      response.once("end", () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString(),
        }),
      );
    });
    sent.once("error", fail);
    sent.end(body);
  });
}

/**
 * Sends a request many times over keep-alive connections.
 *
 * @throws {Error} if a response has another status, since measuring failures is useless.
 */
export async function load(url: string, sent: Sent, status: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const caller = async () => {
    while (next < count) {
      next += 1;
      const response = await send(url, sent, agent);
      if (response.status !== status)
        throw new Error(
          `${url}${sent.path} returned ${response.status}, not ${status}: ${response.body.slice(0, 200)}`,
        );
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, caller));
  } finally {
    agent.destroy();
  }
}
