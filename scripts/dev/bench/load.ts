import { Agent, request, type IncomingHttpHeaders } from "node:http";

/** A request to be sent, and sent again. */
export interface Sent {
  method: "GET" | "POST";
  path: string;
  body?: string;
  /** Instead of, or beside, those of the demo key. */
  headers?: Record<string, string>;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const connections = 30;

/** Sends a request once, over a connection of its own unless an agent keeps them. */
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
 * Sends a request many times over a few connections that stay open.
 *
 * @throws {Error} if a response has another status than it must have: figures of failures say nothing.
 */
export async function load(url: string, sent: Sent, status: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const caller = async () => {
    while (next < count) {
      next += 1;
      const answer = await send(url, sent, agent);
      if (answer.status !== status)
        throw new Error(
          `${url}${sent.path} returned ${answer.status}, not ${status}: ${answer.body.slice(0, 200)}`,
        );
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, caller));
  } finally {
    agent.destroy();
  }
}
