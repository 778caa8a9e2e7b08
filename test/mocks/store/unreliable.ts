import { saveScript, settleScript } from "../../../mocks/store/redis/scripts.ts";
import type { Client, Part } from "../../../mocks/store/redis/connection.ts";

/** A mistake that a store could make. */
export interface Mutant {
  /** Changes the script that settles. */
  script?: (source: string) => string;
  /** Changes the keys of the script that settles: meta, windows, spent, ledger, journal, added, done, … */
  keys?: (keys: string[], replica: number) => string[];
  /** Runs in place of the script, which it may send. */
  instead?: (send: Send, parts: Part[]) => Promise<unknown>;
}

export type Send = (parts: Part[]) => Promise<unknown>;

/**
 * A client whose connection is lost now and then: before what was sent arrived, or after it was done and before the reply
 * came. `random` gives numbers from 0 to 1.
 */
export function unreliable(
  client: Client,
  replica: number,
  random: () => number,
  { script, keys, instead }: Mutant = {},
): Client {
  const lost = () => new Error("the connection was lost");
  const send: Send = (parts) => client.sendCommand(parts);
  return {
    get isReady() {
      return client.isReady;
    },
    connect: () => client.connect(),
    destroy: () => client.destroy(),
    on: (event, listener) => client.on(event, listener),
    async sendCommand(parts) {
      const [command, sha, count, ...rest] = parts;
      if (command === "EVALSHA" && sha === saveScript.sha) {
        const saved = await send(["EVAL", saveScript.source, ...parts.slice(2)]);
        if (random() < 0.3) throw lost();
        return saved;
      }
      if (command !== "EVALSHA" || sha !== settleScript.sha) return send(parts);
      if (random() < 0.05) throw lost();
      const own = rest.slice(0, Number(count)).map(String);
      const changed = [
        "EVAL",
        script ? script(settleScript.source) : settleScript.source,
        String(count),
        ...(keys ? keys(own, replica) : own),
        ...rest.slice(Number(count)),
      ];
      const reply = await (instead ? instead(send, changed) : send(changed));
      if (random() < 0.1) throw lost();
      return reply;
    },
  };
}
