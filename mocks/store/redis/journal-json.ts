import { savedExchange, type Exchanged, type NewEntry } from "../../engine/journal/exchanged.ts";
import type { NewCharge } from "../../engine/sessions/charge.ts";
import { bytesOf } from "../../http/json.ts";
import type { CommandPart } from "./connection.ts";

/** An entry of the journal as the script keeps it: it puts id, time and order in front, and the body stays text of its own. */
export function entryParts(entry: NewEntry): [entry: string, body: CommandPart] {
  const { responseBody, ...others } = entry;
  // As bytes: making a text of them would take longer than all else.
  const body =
    typeof responseBody === "object" ? Buffer.from(bytesOf(responseBody).buffer) : (responseBody ?? "");
  // Keys are masked, since a store outlives the process.
  const saved = savedExchange({ ...others, requestId: "", at: 0, responseBody: undefined });
  const { requestId: _, at: __, responseBody: ___, ...kept } = saved;
  return [JSON.stringify({ ...kept, hasBody: responseBody !== undefined }).slice(1), body];
}

/** The exchange of an entry that the script kept. */
export function readExchange(entry: string, body: string): { exchanged: Exchanged; order: number } {
  const { order, hasBody, ...others } = JSON.parse(entry) as Exchanged & { order: number; hasBody: boolean };
  return { exchanged: { ...others, responseBody: hasBody ? body : undefined }, order };
}

/** A charge as the script keeps it: it puts id and time in front. */
export function chargeJson({ team: _, ...charge }: NewCharge): string {
  return JSON.stringify(charge).slice(1);
}
