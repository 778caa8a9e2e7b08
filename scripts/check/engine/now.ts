import type { Tools } from "./case.ts";
import { timeOf, type Exchange } from "../http/exchange.ts";

/**
 * The time on the server's clock when it sent a response, in milliseconds: the response's date, or what the mock's controls
 * say. Cases share responses, so one may be older than a midnight that has passed since.
 */
export async function nowOf({ options, controls, now }: Tools, exchange: Exchange): Promise<number> {
  if (options.controls === undefined) return timeOf(exchange);
  return (await controls.advance(0)) - (now() - exchange.receivedAt);
}
