import type { Fields } from "../../../contract/fields.ts";
import { isRefusal, Inconclusive, type Tools } from "../../../engine/case.ts";
import { list, type Rows, type Scope } from "../../lists/list.ts";
import { sampleOf, isDear, type FilterField, type Subject } from "../../../knowledge/subject.ts";

/** Values to look at where each costs money, or where they are taken from rows. */
export const maxDearValues = 3;
/** Values to look for lists of, and lists that are enough. */
const maxValues = 30;
export const maxLists = 8;

export function given({ name, isList }: FilterField, ...values: readonly string[]): Fields {
  return { [name]: isList ? values : values[0] };
}

/** The lists of the first so many values, those without rows left out. */
export async function listsOf(
  tools: Tools,
  subject: Subject,
  field: FilterField,
  scope: Scope,
  valueCount = maxValues,
) {
  const lists = new Map<string, Rows>();
  for (const value of (await valuesOf(tools, subject, field)).slice(0, valueCount)) {
    const found = await list(tools, subject, scope, given(field, value));
    if (found.rows.length > 0) lists.set(value, found);
    if (lists.size === maxLists) break;
  }
  return lists;
}

/**
 * The list of some values at once.
 *
 * @throws {Inconclusive} where the server refuses so many, since how many a list may have is not stated.
 */
export async function listOfAll(
  tools: Tools,
  subject: Subject,
  scope: Scope,
  { field, values, limit }: { field: FilterField; values: readonly string[]; limit?: number | undefined },
): Promise<Rows> {
  try {
    return await list(tools, subject, scope, given(field, ...values), limit);
  } catch (error) {
    const isRefused = isRefusal(error);
    if (isRefused && values.length > maxDearValues)
      throw new Inconclusive(`the server rejects ${values.length} values`);
    throw error;
  }
}

async function valuesOf(tools: Tools, subject: Subject, field: FilterField): Promise<readonly string[]> {
  const values = field.choices && documentedValues(field).slice(0, maxValues);
  if (!values) return (await sampleOf(subject, field)?.of(tools)) ?? [];
  return isDear(subject) ? values.slice(0, maxDearValues) : values;
}

/** The documented values of a field, but for the one that stands for all of them. */
export function documentedValues({ choices = [], all }: FilterField): string[] {
  return choices.filter((value) => value !== all);
}

/** Every documented value of a field, or else some that the server has. */
export async function everyValueOf(
  tools: Tools,
  subject: Subject,
  field: FilterField,
): Promise<readonly string[]> {
  return field.choices ? documentedValues(field) : valuesOf(tools, subject, field);
}

/** Requests at most to get the lists of the first so many values, and two more. */
export function tries(subject: Subject, field: FilterField, values = maxValues) {
  const sample = sampleOf(subject, field);
  const valueCount = Math.min(values, field.choices?.length ?? sample?.maxValues ?? 0);
  const questions = (isDear(subject) && field.choices ? Math.min(maxDearValues, valueCount) : valueCount) + 2;
  return {
    questions,
    full: Math.min(questions, maxLists + 2),
    beside: { requests: sample?.requests ?? 0, rows: 0 },
  };
}
