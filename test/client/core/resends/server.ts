import { createSecureServer, type ServerHttp2Stream } from "node:http2";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { selfSigned } from "./certificate.ts";

/** How a connection is lost after its request was read: it is closed, or reset. */
type Loss = "close" | "reset";

/** A server that loses requests. */
export interface LosingServer {
  origin: string;
  /** The requests it has read by the name of their case, in order: whether each had a connection that was used before. */
  seen: Map<string, { onUsed: boolean }[]>;
  close(): void;
}

/** What every request gets that is not lost. A page of any origin may read it. */
const answer = {
  body: '{"count":1,"media":[{"id":"m"}],"collabs":[{"id":"c"}]}',
  headers: {
    "Content-Type": "application/json",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*, Authorization",
  },
};

/**
 * What becomes of a request, by its path: `/warm/3/…` waits for three of its kind, `/CASE/v2/…` is lost, or gets the status in
 * its name the first time.
 */
function rules() {
  const seen: LosingServer["seen"] = new Map();
  const waiting = new Map<string, (() => void)[]>();
  return {
    seen,
    /** Calls one of the two: `respond`, perhaps later, or `lose`. */
    take(
      method: string,
      path: string,
      onUsed: boolean,
      respond: (status?: number) => void,
      lose: (how: Loss) => void,
    ) {
      const [address = ""] = path.split("?");
      const [, name = "", idle] = address.split("/");
      if (name === "warm") {
        // They are held, so that each needs a connection of its own.
        const held = [...(waiting.get(address) ?? []), respond];
        const isEnough = held.length === Number(idle);
        waiting.set(address, isEnough ? [] : held);
        if (isEnough) for (const go of held) go();
        return;
      }
      // A page, its icon, or a browser's question beforehand.
      if (method === "OPTIONS" || !address.includes("/v2/")) return respond();
      seen.set(name, [...(seen.get(name) ?? []), { onUsed }]);
      const status = Number(/^status(\d+)/.exec(name)?.[1]);
      if (status) respond(seen.get(name)?.length === 1 ? status : 200);
      else if (onUsed) lose(name.startsWith("reset") ? "reset" : "close");
      else respond();
    },
  };
}

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

function drop(socket: Socket, how: Loss): void {
  if (how === "reset") socket.resetAndDestroy();
  else socket.destroy();
}

/** Speaks HTTP/1.1, and nothing but what these tests need of it, so that nothing decides for it what a request is. */
export async function startLosingServer(): Promise<LosingServer> {
  const { seen, take } = rules();
  const server = createServer((socket) => {
    let text = "";
    let requests = 0;
    socket.on("error", () => undefined); // the other side may reset it
    socket.on("data", (data) => {
      text += data.toString("latin1");
      for (let end = endOf(text); end !== undefined; end = endOf(text)) {
        const [method = "", path = ""] = text.split(" ", 2);
        text = text.slice(end);
        requests += 1;
        const headers = Object.entries({ ...answer.headers, "Content-Length": answer.body.length });
        const lines = headers.map(([name, value]) => `\r\n${name}: ${value}`).join("");
        const respond = (status = 200) =>
          socket.write(`HTTP/1.1 ${status} Any${lines}\r\n\r\n${answer.body}`);
        take(method, path, requests > 1, respond, (how) => drop(socket, how));
      }
    });
  });
  const port = await listening(server);
  return { origin: `http://127.0.0.1:${port}`, seen, close: () => server.close() };
}

/** Where the first request in a text ends; `undefined`: it is not complete. */
function endOf(text: string): number | undefined {
  const blank = text.indexOf("\r\n\r\n");
  if (blank < 0) return undefined;
  const length = /\ncontent-length: *(\d+)/i.exec(text.slice(0, blank))?.[1] ?? "0";
  const end = blank + 4 + Number(length);
  return text.length < end ? undefined : end;
}

/** The same over HTTP/2 and TLS. A connection that was used before is lost with all that is on it. */
export async function startLosingServer2(): Promise<LosingServer> {
  const { seen, take } = rules();
  const server = createSecureServer(selfSigned());
  const sockets = new Map<number | undefined, Socket>();
  server.on("connection", (socket: Socket) => sockets.set(socket.remotePort, socket));
  server.on("sessionError", () => undefined);
  const used = new WeakSet<object>();
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    stream.on("error", () => undefined);
    stream.resume();
    stream.once("end", () => {
      const { session } = stream;
      if (!session) return;
      const onUsed = used.has(session);
      used.add(session);
      const socket = sockets.get(session.socket.remotePort);
      const respond = (status = 200) => {
        stream.respond({ ":status": status, ...answer.headers });
        stream.end(answer.body);
      };
      const lose = (how: Loss) => socket && drop(socket, how);
      take(headers[":method"] ?? "", headers[":path"] ?? "", onUsed, respond, lose);
    });
  });
  const port = await listening(server);
  return { origin: `https://127.0.0.1:${port}`, seen, close: () => server.close() };
}
