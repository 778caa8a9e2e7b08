import type { Fields } from "../../../questions.ts";
import { need, type CheckCase } from "../../../case.ts";
import { demandSame } from "../rows.ts";
import { keysOf, list, wordsOf, type Scope } from "./list.ts";
import { relation } from "./relation.ts";
import { isAssumed, type Field, type Subject } from "./subject.ts";
import { given } from "./values.ts";

/** Of two inputs of a search, the one with the lower number decides. */
export function precedenceCases(subject: Subject, depth: number): CheckCase[] {
  const inputs = subject.fields.filter(({ precedence }) => precedence !== undefined);
  return inputs.flatMap((first) =>
    inputs
      .filter((second) => (first.precedence ?? 0) < (second.precedence ?? 0))
      .map((second) => pairCase(subject, first, second, depth)),
  );
}

function pairCase(subject: Subject, first: Field, second: Field, depth: number): CheckCase {
  return relation(subject, depth, {
    ...{ name: `${first.name}-before-${second.name}`, in: first.in, questions: 4 },
    rule: `${first.name} decides where ${second.name} is given too`,
    assumed:
      isAssumed({ ...first, assumed: ofPrecedence(first) }) ||
      isAssumed({ ...second, assumed: ofPrecedence(second) }),
    async run(tools, scope) {
      const { rows } = await list(tools, subject, scope);
      const winning = rows.map((row) => valueOf(first, row, scope)).find(isGiven);
      const losing = rows
        .toReversed()
        .map((row) => valueOf(second, row, scope))
        .find(isGiven);
      need(winning !== undefined && losing !== undefined, `no row shows ${first.name} and ${second.name}`);
      const ask = (values: Fields) => list(tools, subject, { values: {} }, values);
      const alone = await ask(winning);
      const other = await ask(losing);
      need(keysOf(alone).join() !== keysOf(other).join(), "both inputs find the same");
      const both = await ask({ ...winning, ...losing });
      demandSame(keysOf(both), keysOf(alone), `the rows of ${first.name} alone`, both.exchange);
    },
  });
}

function ofPrecedence({ assumed = [] }: Field): string[] {
  return assumed.includes("precedence") ? ["by"] : [];
}

/** An input that leads to a row: what the row shows, or the text that found it. */
function valueOf(field: Field, row: Fields, scope: Scope): Fields | undefined {
  if (field.name in scope.values) return { [field.name]: scope.values[field.name] };
  const [word] = field.field === undefined ? [] : wordsOf(row, field.field);
  return word === undefined ? undefined : given(field, word);
}

function isGiven(values: Fields | undefined): values is Fields {
  return values !== undefined;
}
