import { once } from "node:events";
import { createServer, request as httpRequest, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { connect, type AddressInfo, type Socket } from "node:net";
import { selfSigned } from "../resends/certificate.ts";

/** A network in which only a proxy knows where a host is. */
export interface ProxiedNetwork {
  /** Address of the proxy. */
  proxy: string;
  /** What the proxy was asked for, such as `CONNECT api.example:443`. */
  seen: string[];
  close(): void;
}

/** Starts a proxy, which takes CONNECT and requests in absolute form, and behind it a server for every host. */
export async function startProxiedNetwork(respond: RequestListener): Promise<ProxiedNetwork> {
  const sockets = new Set<Socket>();
  const plain = createServer(respond);
  const secure = createTlsServer(selfSigned(), respond);
  const seen: string[] = [];
  const proxy = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const { method, headers } = request;
    const path = new URL(request.url ?? "").pathname;
    const onward = httpRequest({ port: portOf(plain), host: "127.0.0.1", path, method, headers });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  proxy.on("connect", (request, client: Socket, head: Buffer) => {
    seen.push(`CONNECT ${request.url}`);
    const target = request.url?.endsWith(":443") ? secure : plain;
    const onward = connect(portOf(target), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      onward.write(head);
      client.pipe(onward).pipe(client);
    });
    // A client may drop its tunnel at any time.
    for (const socket of [client, onward])
      socket.on("error", () => [client, onward].map((end) => end.destroy()));
    sockets.add(client).add(onward);
  });
  const servers = [plain, secure, proxy];
  await Promise.all(servers.map((server) => once(server.listen(0, "127.0.0.1"), "listening")));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { proxy: `http://127.0.0.1:${portOf(proxy)}`, seen, close };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
