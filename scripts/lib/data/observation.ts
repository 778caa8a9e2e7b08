import type { Observation } from "@adintel/client/readings";
import { counted } from "../text.ts";

/** An observation as far as it is known: somebody may have written the reading alone. */
export type GivenObservation = Pick<Observation, "reading"> & {
  [Name in keyof Observation]?: Observation[Name] | undefined;
};

/** What shows an observation, as a sentence in Markdown. */
export function seenText({
  for: count,
  against = 0,
  date,
  service,
}: Omit<GivenObservation, "reading">): string {
  const responses = count === undefined ? "responses" : counted(count, "response");
  const of = service === undefined ? "a service" : `\`${service}\``;
  const when = date === undefined ? "" : ` on ${date}`;
  const others = against === 0 ? "" : `, and contradicted by ${against}`;
  return `Seen in ${responses} of ${of}${when}${others}.`;
}
