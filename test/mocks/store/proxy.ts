import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Proxy {
  port: number;
  /** Cuts the connection by which a reply like that comes next, in place of passing it on; resolves once it has. */
  cutAt(reply: RegExp): Promise<void>;
  /** From now on, replies are passed on so many milliseconds late. */
  delay(milliseconds: number): void;
  close(): void;
}

/** Passes on what comes to a port, and cuts connections or slows them down as it is told. */
export async function startProxy(target: number): Promise<Proxy> {
  let waiting: { reply: RegExp; done: () => void } | undefined;
  let delayMs = 0;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const upstream = connect(target, "127.0.0.1");
    const late: { data: Buffer; due: number }[] = [];
    /** Passes on what is due. Nothing overtakes what came before it, however late timers are. */
    const passOn = (): void => {
      for (let [first] = late; first; [first] = late) {
        const leftMs = first.due - performance.now();
        if (leftMs > 0) return void setTimeout(passOn, leftMs);
        late.shift();
        caller.write(first.data);
      }
    };
    for (const socket of [caller, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        caller.destroy();
        upstream.destroy();
      });
    }
    caller.on("data", (data) => upstream.write(data));
    upstream.on("data", (data) => {
      if (waiting?.reply.test(data.toString("latin1"))) {
        caller.destroy();
        waiting.done();
        waiting = undefined;
        return;
      }
      late.push({ data, due: performance.now() + delayMs });
      passOn();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cutAt: (reply) => new Promise((done) => (waiting = { reply, done })),
    delay: (milliseconds) => void (delayMs = milliseconds),
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
