import type { Tools } from "../../case.ts";
import { timeOf, type Exchange } from "../../sending/exchange.ts";

/** The time on the server's clock, in milliseconds: what the mock's controls say, or the date of a response. */
export async function nowOf({ options, controls }: Tools, exchange: Exchange): Promise<number> {
  return options.controls === undefined ? timeOf(exchange) : controls.advance(0);
}
