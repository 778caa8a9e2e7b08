import { errorOf } from "../contract/fields.ts";
import type { Exchange } from "./exchange.ts";
import { Unreachable } from "./target.ts";

/** The team of the run's key has no credits left: what is paid cannot be checked. */
export class OutOfCredits extends Error {
  override name = "OutOfCredits";
}

/** Why a case that costs something is left out then. */
export const outOfCreditsReason = "the key's credits are used up";

/** So many refusals in a row, of more than one operation, are due to no one operation. */
const minRefusals = 8;

/**
 * Looks at each response for what it says of the run's own key. Requests with another key, or without one, say nothing of it.
 *
 * @returns A function that throws {@link OutOfCredits} on a response of 402 where the contract has one, and
 *   {@link Unreachable} once the key was refused so often in a row that the rest of the run would show nothing else.
 */
export function createKeyWatch(tally: { outOfCredits: boolean }): (exchange: Exchange) => void {
  let refusals: Exchange[] = [];
  return (exchange) => {
    const { sending, status } = exchange;
    if (sending.authorization !== undefined || status === 429) return;
    if (status === 402 && "402" in (sending.operation?.errors ?? {})) {
      tally.outOfCredits = true;
      throw new OutOfCredits(outOfCreditsReason);
    }
    refusals = status === 401 || status === 403 ? [...refusals, exchange] : [];
    const operations = new Set(refusals.map((refusal) => refusal.sending.operation?.operationId));
    if (refusals.length >= minRefusals && operations.size > 1) throw new Unreachable(keyRefused(exchange));
  };
}

/** That the server refuses the key, with what it says of the reason. */
export function keyRefused({ sending, method, url, status, body }: Exchange): string {
  const { code, message } = errorOf(sending.version, body);
  const said = [code, message].filter((text) => typeof text === "string").join(": ");
  // What a server says is shown on a terminal.
  const shown = said.replaceAll(/\p{Cc}/gu, " ").slice(0, 200);
  const answer = `${method} ${url} returned ${status}${shown && ` (${shown})`}`;
  if (status === 401)
    return `The server rejects the key; is it complete, and a key for this server? ${answer}`;
  if (typeof code !== "string") return `The server, or a gateway in front of it, rejects the key. ${answer}`;
  return `The server rejects the key: its team's subscription is not active, or its holder has left the team. ${answer}`;
}
