import { fieldsOf } from "../../contract/fields.ts";
import { narrowing, neutralOf } from "../../contract/neutral.ts";
import { subjectNamed, type Subject } from "../../knowledge/subject.ts";
import { withValue } from "../../contract/values.ts";
import type { BodyOf } from "../../session/questions.ts";

export type MediaFilter = BodyOf<"v2", "searchMedia">;

/** Rows to ask for where a list should be whole: more than accounts have where rows cost nothing. */
export function wholeOf(depth: number): number {
  return depth * 4;
}

/** What POST /media is sent where no creative is to be taken away, whatever its defaults are, and which field does so anyway. */
export function unfilteredMedia(
  subject: Subject | undefined = subjectNamed("v2", "searchMedia"),
  filter: MediaFilter = {},
): { body: MediaFilter; narrowedBy: string | undefined } {
  if (!subject) return { body: {}, narrowedBy: undefined };
  const body = Object.entries(neutralOf(subject)).reduce<unknown>(
    (all, [name, value]) => withValue(all, name.split("."), value),
    {},
  );
  const [first] = narrowing(subject).filter(({ name }) => !(name in filter));
  return { body: fieldsOf(body), narrowedBy: first?.name };
}
