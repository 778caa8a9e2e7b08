import { violationsOf } from "../../contract/schemas.ts";
import type { Fields } from "../../contract/fields.ts";
import { Inconclusive, isRefusal, requireData, type CheckCase, type Tools } from "../../engine/case.ts";
import {
  isAssumed,
  sampleOf,
  type FilterField,
  type ShownField,
  type Subject,
} from "../../knowledge/subject.ts";
import { containsText } from "../../rules/predicates.ts";
import { assertSame } from "../../session/rows.ts";
import { given } from "../effects/values/values.ts";
import { assertShown, keysOf, list, measure, shown, type Rows, type Scope } from "../lists/list.ts";
import { relation } from "../lists/relation.ts";
import { schemasAt } from "../filling.ts";
import { contract } from "../../contract/table.ts";

/** Filters whose values a database or a language may read as more than they are. */
export function matchingCases(subject: Subject, depth: number): CheckCase[] {
  return subject.fields.flatMap((field) => {
    const { field: shows } = field;
    if (field.by === "contains")
      return shows === undefined
        ? hiddenCases(subject, field, depth)
        : shownCases(subject, { ...field, field: shows }, depth);
    return field.by === "until" && shows !== undefined
      ? [instantCase(subject, { ...field, field: shows }, depth)]
      : [];
  });
}

/** As many as show what matches: no row should. */
const fewRows = 3;

/** Texts that stand for any text in SQL, in patterns, or once what people put before names is taken off. */
const patterns = { percent: "%%%", underscores: "_____", asterisks: "***", "at-sign": "@" };

function shownCases(subject: Subject, field: ShownField, depth: number): CheckCase[] {
  const { name, field: shows, precedence } = field;
  return Object.entries(patterns)
    .filter(([, text]) => isAccepted(subject, field, text))
    .map(([kind, text]) =>
      robustness(
        relation(subject, field, depth, {
          name: `${name}-${kind}`,
          assumed: isAssumed(field, "field"),
          rule: `${name} ${text} returns only rows whose ${shows} contains it`,
          async run(tools, scope) {
            const within = precedence === undefined ? scope : { values: {} };
            const matches = await listed(tools, subject, within, given(field, text), fewRows);
            const passes = containsText(shows, text);
            assertShown(matches, shows, passes, `${shows} that contains ${text}`);
            const { rows } = await list(tools, subject, scope);
            requireData(!rows.every(passes), "no row to leave out is known");
          },
        }),
      ),
    );
}

/** A filter by a text that no row shows: a text that is known to match, with a part that a pattern would leave open. */
function hiddenCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const sample = sampleOf(subject, field);
  if (!sample) return [];
  return (["%", "_"] as const).map((sign) =>
    robustness(
      relation(subject, field, depth, {
        name: `${field.name}-${sign === "%" ? "percent" : "underscore"}`,
        questions: sample.maxValues + 1,
        each: fewRows,
        beside: { requests: sample.requests, rows: 5 * sample.requests },
        rule: `${field.name} reads ${sign} as that character, and not as any`,
        async run(tools, scope) {
          const value = await matching(tools, subject, field, scope);
          const middle = Math.floor(value.length / 2);
          requireData(value[middle] !== sign, `a value of ${field.name} has ${sign} itself`);
          const pattern = value.slice(0, middle) + sign + value.slice(middle + 1);
          const none = await listed(tools, subject, scope, given(field, pattern), fewRows);
          assertSame(keysOf(none), [], `no rows for ${pattern}`, none.exchange);
        },
      }),
    ),
  );
}

async function matching(tools: Tools, subject: Subject, field: FilterField, scope: Scope): Promise<string> {
  for (const value of (await sampleOf(subject, field)?.of(tools)) ?? [])
    if ((await listed(tools, subject, scope, given(field, value), fewRows)).rows.length > 0) return value;
  throw new Inconclusive(`no value of ${field.name} returns rows`);
}

const hour = 3_600_000;

/**
 * A row of the day after the end, at a time that only an end of a whole day later lets in: neither the end itself, nor that of
 * its day anywhere from eight hours behind UTC to twelve ahead of it.
 */
function instantCase(subject: Subject, field: ShownField, depth: number): CheckCase {
  const { name, field: shows } = field;
  return robustness(
    relation(subject, field, depth, {
      name: `${name}-with-a-time`,
      rule: `${name} with a time returns no rows of the day after it`,
      async run(tools, scope) {
        const { rows } = await list(tools, subject, scope);
        const time = rows.flatMap((row) => lateTime(row, shows) ?? [])[0];
        requireData(time !== undefined, `no row has ${shows} at a time that shows it`);
        const end = new Date(time - 24 * hour + 60_000).toISOString();
        const filtered = await listed(tools, subject, scope, { [name]: end });
        const isBefore = (row: Fields) =>
          datesOf(row).some((date) => date < time) || datesOf(row).length === 0;
        assertShown(filtered, shows, isBefore, `${shows} before ${end}`);
      },
    }),
  );
}

/** When a row is from, if that is between eight and twelve o'clock UTC and none of its dates is earlier. */
function lateTime(row: Fields, shows: string): number | undefined {
  const time = measure(row, shows);
  const text = shown(row, shows);
  if (time === undefined || typeof text !== "string" || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(text))
    return undefined;
  const hours = new Date(time).getUTCHours();
  return hours >= 8 && hours < 12 && datesOf(row).every((date) => date >= time) ? time : undefined;
}

/** Which of a row's dates a filter is about may not be stated. */
function datesOf(row: Fields): number[] {
  return Object.keys(row).flatMap((key) => (typeof row[key] === "string" ? (measure(row, key) ?? []) : []));
}

/** @throws {Inconclusive} if the server refuses the value, as it may. */
async function listed(
  tools: Tools,
  subject: Subject,
  scope: Scope,
  values: Fields,
  limit?: number,
): Promise<Rows> {
  return list(tools, subject, scope, values, limit).catch((error: unknown) => {
    throw isRefusal(error) ? new Inconclusive("the server rejects the value") : error;
  });
}

function isAccepted({ version, id }: Subject, { name, isList }: FilterField, text: string): boolean {
  const document = contract.operations.find(
    ({ document: { name: own } }) => own === `${version}/${id}`,
  )?.document;
  const value = isList ? [text] : text;
  return (
    document !== undefined &&
    schemasAt(document, name).every((part) => violationsOf(part, value).length === 0)
  );
}

function robustness({ id, ...one }: CheckCase): CheckCase {
  return { ...one, id: id.replace("/meaning/", "/robustness/"), area: "robustness" };
}
