import { counted } from "./text.ts";

/** What was observed of a service, and what shows it. */
export interface Seen {
  /** How many responses show it. */
  for: number;
  /** Such as `2026-11-20`. */
  date: string;
  /** Its address, or the recordings that it was seen in. */
  service: string;
}

/** What shows an observation, as a sentence in Markdown. */
export function seenText({ for: count, date, service }: Seen): string {
  return `Seen in ${counted(count, "response")} of \`${service}\` on ${date}.`;
}
