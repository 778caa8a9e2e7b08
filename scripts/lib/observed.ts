import { counted } from "./text.ts";

/** What was observed of a service, and what shows it. */
export interface Seen {
  /** How many responses show it. */
  responses: number;
  /** Such as `2026-11-20`. */
  date: string;
  /** Its address, or the recordings that it was seen in. */
  service: string;
}

/** What shows an observation, as a sentence in Markdown. */
export function seenText({ responses, date, service }: Seen): string {
  return `Seen in ${counted(responses, "response")} of \`${service}\` on ${date}.`;
}
