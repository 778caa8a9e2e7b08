import type { Tools } from "../../case.ts";
import type { Exchange } from "../../sending/exchange.ts";

/** The time on the server's clock, in milliseconds: what the mock's controls say, or the date of an answer. */
export async function nowOf({ options, controls }: Tools, { headers }: Exchange): Promise<number> {
  if (options.controls !== undefined) return controls.advance(0);
  const date = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(date) ? Date.now() : date;
}
