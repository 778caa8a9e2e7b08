import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Cut {
  port: number;
  /** Cuts the connection on which the next script was run, before its reply is passed on: what came of it is unknown. */
  cutAfterNextScript(): Promise<void>;
  close(): void;
}

/** Passes on what comes to a port, and cuts connections as it is told. */
export async function startCut(target: number): Promise<Cut> {
  let waiting: (() => void) | undefined;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const upstream = connect(target, "127.0.0.1");
    let isCut = false;
    for (const socket of [caller, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        caller.destroy();
        upstream.destroy();
      });
    }
    caller.on("data", (data) => {
      if (waiting && /\bEVAL(SHA)?\b/.test(data.toString("latin1"))) isCut = true;
      upstream.write(data);
    });
    upstream.on("data", (data) => {
      if (!isCut) return caller.write(data);
      caller.destroy();
      waiting?.();
      waiting = undefined;
      return false;
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cutAfterNextScript: () => new Promise((done) => (waiting = done)),
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
