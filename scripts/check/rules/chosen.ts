import { fieldBy } from "../contract/subject.ts";
import type { Answered, Broken } from "./answered.ts";

/** A response repeats what the request chose, and has the list of it alone. */
export function chosenBroken({ subject, values, body }: Answered): Broken[] {
  const field = fieldBy(subject, "choose");
  const value = field && values.get(field);
  if (!field || typeof value !== "string" || !field.choices?.includes(value)) return [];
  const { name, field: shows = name, isAssumed: assumed } = field;
  const about = { at: "responses/200" as const, assumed };
  const broken: Broken[] = [];
  if (body[shows] !== value)
    broken.push({
      name: `chosen-${name}`,
      rule: `a response names the ${name} of its request`,
      ...about,
      expected: `${shows} ${value}`,
      got: JSON.stringify(body[shows]) ?? "nothing",
    });
  const own = subject.lists.find(({ when }) => when?.[shows]?.includes(value));
  const keys = subject.lists.map((list) => list.in).filter((key) => key in body);
  if (own && (keys.length !== 1 || keys[0] !== own.in))
    broken.push({
      name: `list-${name}`,
      rule: `a response has only the list of its ${name}`,
      ...about,
      expected: `${own.in} alone`,
      got: keys.join(" and ") || "no list",
    });
  return broken;
}
