import { Suspicious, requireData, type CheckCase, type Tools } from "../../engine/case.ts";
import { isAssumed, sampleOf, type FilterField, type Subject } from "../../knowledge/subject.ts";
import { keysOf, list, listLimit, type Rows } from "../lists/list.ts";
import { inBest, type Best } from "../lists/relation.ts";
import { everyValueOf } from "./values/values.ts";

interface Setting {
  field: FilterField;
  values: readonly string[];
}

/** Narrowing down takes two requests for each half. */
const maxRequests = 10;

/**
 * A screen of filters that no row shows: a request that gives several values to each, and one with all of them reversed and a
 * limit that just fits. Both return the same rows, unless a server reads one value only, or applies a limit before a filter.
 * It reports no violation, as other screens, but says which field's case to run next.
 */
export function reversedScreenCase(subject: Subject, depth: number): CheckCase[] {
  const fields = subject.fields.filter((field) => isHiddenList(subject, field));
  const [first, second] = fields;
  if (!first || !second) return [];
  return [
    inBest(subject, first, depth, {
      name: "screen-reversed",
      assumed: false,
      questions: 3 + maxRequests,
      rule: "several values of several fields return the same rows in any order and with any limit",
      async run(tools, [best]) {
        const settings: Setting[] = [];
        for (const field of fields) {
          const values = await everyValueOf(tools, subject, field);
          if (values.length > 1) settings.push({ field, values });
        }
        requireData(settings.length > 1, "fewer than two filters have several values to try");
        // With some values left out, fewer rows pass than there are, so that a limit cuts them.
        const isSameOfMost = await isSame(tools, subject, best, settings.map(withoutSome));
        const tried = isSameOfMost === undefined ? settings : settings.map(withoutSome);
        const isSameOfAll = isSameOfMost ?? (await isSame(tools, subject, best, settings));
        requireData(isSameOfAll !== undefined, "no rows pass all filters");
        if (isSameOfAll) return;
        const faulty = await narrow(tools, subject, best, tried);
        const names = faulty.map(({ field }) => field.name);
        throw new Suspicious(
          `the order of the values of ${names.join(", ")}, or a limit, changes which rows are returned; the cases of these fields run next`,
          names.map((name) => `${name}-in-either-order`),
        );
      },
    }),
  ];
}

function isHiddenList(subject: Subject, field: FilterField): boolean {
  const { by, isList, isRequired, precedence, choices, field: shows } = field;
  const isHidden = by === "equals" && (shows === undefined || isAssumed(field, "field"));
  const hasValues = choices !== undefined || sampleOf(subject, field) !== undefined;
  return isHidden && isList && !isRequired && !field.isAssumed && precedence === undefined && hasValues;
}

function withoutSome({ field, values }: Setting): Setting {
  return { field, values: values.filter((_, index) => values.length < 3 || index % 4 !== 1) };
}

/** One of the halves that shows the difference, as small as possible. */
async function narrow(
  tools: Tools,
  subject: Subject,
  best: Best,
  settings: readonly Setting[],
): Promise<readonly Setting[]> {
  if (settings.length === 1) return settings;
  const middle = Math.ceil(settings.length / 2);
  for (const half of [settings.slice(0, middle), settings.slice(middle)])
    if ((await isSame(tools, subject, best, half)) === false) return narrow(tools, subject, best, half);
  return settings;
}

/** Whether the values in reverse return the same rows; `undefined` if there are none, or more than the limit. */
async function isSame(
  tools: Tools,
  subject: Subject,
  { scope }: Best,
  settings: readonly Setting[],
): Promise<boolean | undefined> {
  const ask = (reverse: boolean, limit: number): Promise<Rows> => {
    const given = settings.map(({ field, values }) => [field.name, reverse ? values.toReversed() : values]);
    return list(tools, subject, scope, Object.fromEntries(given), limit);
  };
  const there = await ask(false, listLimit(subject, tools.depth));
  if (there.rows.length === 0 || !there.whole) return undefined;
  const back = await ask(true, there.rows.length);
  return keysOf(back).sort().join("\n") === keysOf(there).sort().join("\n");
}
