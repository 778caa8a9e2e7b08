import type { Fields } from "../../contract/fields.ts";
import { assert, requireData, Refused, Violation, type CheckCase, type Tools } from "../../engine/case.ts";
import { accountWords } from "../lists/words.ts";
import { has, keysOf, list, wordsOf, type Rows } from "../lists/list.ts";
import { relation } from "../lists/relation.ts";
import { isAssumed, type FilterField, type Subject } from "../../knowledge/subject.ts";
import { given } from "./values/values.ts";

/** Cases of inputs of a search, of which the one with the lowest precedence number decides. */
export function precedenceCases(subject: Subject, depth: number): CheckCase[] {
  const inputs = subject.fields.filter(({ precedence }) => precedence !== undefined);
  return inputs.flatMap((first) => {
    const others = inputs.filter(({ precedence = 0 }) => (first.precedence ?? 0) < precedence);
    return others.length === 0 ? [] : [firstCase(subject, first, others, depth)];
  });
}

function firstCase(
  subject: Subject,
  first: FilterField,
  others: readonly FilterField[],
  depth: number,
): CheckCase {
  const { name } = first;
  const otherNames = others.map((field) => field.name).join(", ");
  return relation(subject, first, depth, {
    name: `${name}-before-others`,
    questions: 3 + 2 * others.length,
    rule: `${name} takes precedence over ${otherNames}`,
    assumed: [first, ...others].some((field) => isAssumed({ ...field, assumed: partsFor(field) })),
    async run(tools, scope) {
      const { rows } = await list(tools, subject, scope);
      const winning = rows.map((row) => inputFor(first, row)).find(isGiven);
      requireData(winning !== undefined, `no row has a value for ${name}`);
      const ask = (values: Fields) => list(tools, subject, { values: {} }, values);
      const alone = await ask(winning);
      requireData(alone.rows.length > 0, `${name} returns no rows`);
      await assertEffect(ask, winning, alone, rows);
      // Use inputs for rows that the first input does not return.
      const strangers = rows.filter((row) => has(alone, row) === false);
      const losing = await losingOf(tools, strangers);
      requireData(losing.length > 0, `no other row has a value for ${otherNames}`);
      const isKept = async (values: Fields) => {
        const both = await ask({ ...winning, ...values }).catch(async (error: unknown) => {
          if (!(error instanceof Refused)) throw error;
          // If each is accepted alone, it is the combination that is rejected.
          for (const input of losing) await ask(input.values);
          throw new Violation(
            `${name} together with ${otherNames} to be accepted, since ${name} takes precedence`,
            "status 400",
            error.exchange,
          );
        });
        return { both, is: keysOf(both).sort().join() === keysOf(alone).sort().join() };
      };
      const { both, is } = await isKept(Object.assign({}, ...losing.map(({ values }) => values)) as Fields);
      if (is) return;
      const expected = `only the rows of ${name}: ${keysOf(alone).join(", ")}`;
      for (const { field, values } of losing.length > 1 ? losing : []) {
        const single = await isKept(values);
        const got = `${keysOf(single.both).join(", ") || "none"}, with ${field.name} added`;
        assert(single.is, expected, got, single.both.exchange);
      }
      assert(
        false,
        expected,
        `${keysOf(both).join(", ") || "none"}, with ${otherNames} added`,
        both.exchange,
      );
    },
  });

  /** Asserts that inputs from different rows return different lists. */
  async function assertEffect(
    ask: (values: Fields) => Promise<Rows>,
    winning: Fields,
    alone: Rows,
    rows: readonly Fields[],
  ): Promise<void> {
    const values = rows.map((row) => inputFor(first, row)).filter(isGiven);
    // Names that share a word may match the same rows.
    const winningWords = wordsIn(winning);
    const different = values.findLast((input) =>
      wordsIn(input).every((part) => !winningWords.includes(part)),
    );
    if (alone.rows.length < 2 || !different) return;
    const otherRows = await ask(different);
    const words = `different rows with ${JSON.stringify(different)} than with ${JSON.stringify(winning)}`;
    assert(keysOf(otherRows).join() !== keysOf(alone).join(), words, "the same rows", otherRows.exchange);
  }

  async function losingOf(tools: Tools, rows: readonly Fields[]) {
    const [word] = await accountWords(tools);
    return others.flatMap((field) => {
      const values = rows.map((row) => inputFor(field, row)).find(isGiven);
      if (values) return [{ field, values }];
      return field.by === "search" && rows.length > 0 && word !== undefined
        ? [{ field, values: given(field, word) }]
        : [];
    });
  }
}

function wordsIn(values: Fields): string[] {
  const texts = Object.values(values).flat().map(String).join(" ");
  return texts.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function partsFor({ assumed = [] }: FilterField): string[] {
  return assumed.includes("precedence") ? ["by"] : [];
}

function inputFor(field: FilterField, row: Fields): Fields | undefined {
  const [word] = field.field === undefined ? [] : wordsOf(row, field.field);
  return word === undefined ? undefined : given(field, word);
}

function isGiven(values: Fields | undefined): values is Fields {
  return values !== undefined;
}
