import type { Fields } from "../../../questions.ts";
import { commonWords } from "../../../account.ts";
import { demand, need, NotExercised, type CheckCase } from "../../../case.ts";
import { meaningOf } from "../case.ts";
import { demandPart, keysOf, list, mostOf } from "./list.ts";
import { relation } from "./relation.ts";
import { fieldBy, isAssumed, type Field, type Subject } from "./subject.ts";
import type { CasesOf } from "./way.ts";

/** Texts that have nothing to do with one another. */
const texts = ["home", "shoes", "beauty", "your", "for"];

/** Finds rows by a text. */
export const search: CasesOf = (subject, field, depth) => {
  const isWithin = subject.operation.path.includes("{id}") || fieldBy(subject, "account") !== undefined;
  return [
    ...(isWithin ? [withinCase(subject, field, depth), textCase(subject, field, depth)] : []),
    ...(subject.operation.path.includes("{id}") ? [] : [differCase(subject, field, depth)]),
  ];
};

function withinCase(subject: Subject, field: Field, depth: number): CheckCase {
  const { name } = field;
  return relation(subject, depth, {
    ...{ name: `${name}-within-account`, in: field.in, questions: commonWords.length + 1 },
    ...{ rule: `${name} finds rows of the account only`, assumed: isAssumed(field) || field.isOpen },
    async run(tools, scope) {
      const all = await list(tools, subject, scope);
      for (const text of commonWords) {
        const some = await list(tools, subject, scope, { [name]: text });
        if (some.rows.length > 0)
          return demandPart(
            some,
            all,
            "each row that a search of the account finds in the list of the account",
          );
      }
      throw new NotExercised("no search within the account finds anything");
    },
  });
}

/** A list that is the same for each of several texts, and without any, was not searched. */
function textCase(subject: Subject, field: Field, depth: number): CheckCase {
  const { name } = field;
  const sort = fieldBy(subject, "order");
  return relation(subject, depth, {
    ...{ name: `${name}-changes-the-list`, in: field.in, questions: texts.length + 3 },
    ...{
      rule: `${name} does not give the list without it for each of several texts`,
      assumed: isAssumed(field) || field.isOpen,
    },
    async run(tools, scope) {
      // What is found may be all there is, the best first.
      const unsorted = sort ? { [sort.name]: undefined } : {};
      const all = await list(tools, subject, scope, unsorted);
      need(all.rows.length >= enough, `there are fewer than ${enough} rows`);
      for (const text of [...texts, ...textsOf(all.rows)]) {
        const some = await list(tools, subject, scope, { ...unsorted, [name]: text });
        if (keysOf(some).join() !== keysOf(all).join()) return;
      }
      need(textsOf(all.rows).length > 0, "no row shows a text to search for");
      demand(
        false,
        `${name} to change the list for at least one of ${texts.join(", ")}`,
        `the list without ${name} for each`,
        all.exchange,
      );
    },
  });
}

/** What the first and the last row say of themselves, in words that a search may look for. */
function textsOf(rows: readonly Fields[]): string[] {
  return [rows[0], rows.at(-1)].flatMap((row) => {
    const words = Object.values(row ?? {}).filter(
      (value) => typeof value === "string" && value.includes(" "),
    );
    return words.slice(0, 1).map(String);
  });
}

/** Rows that are enough for two orders of them to differ. */
const enough = 5;

/** Nothing is the answer to each of several texts. */
function differCase(subject: Subject, field: Field, depth: number): CheckCase {
  const { name } = field;
  const most = Math.min(depth, mostOf(subject, depth));
  return meaningOf(subject, {
    ...{ name: `${name}-has-an-effect`, at: field.in === "body" ? "requestBody" : "parameters" },
    ...{ rule: `texts of other things find other rows`, assumed: isAssumed(field) || field.isOpen },
    ...{ requests: texts.length + 2, rows: (texts.length + 2) * most },
    async run(tools) {
      const found = [];
      for (const text of texts)
        found.push(await list(tools, subject, { values: { [name]: text } }, {}, most));
      const some = found.filter(({ rows }) => rows.length > 0);
      need(some.length > 1, "no two texts find anything");
      const lists = new Set(some.map((one) => keysOf(one).join()));
      // A search may only order rows, and none of these words may be known to it.
      const own = lists.size > 1 ? [] : textsOf(some[0]?.rows ?? []);
      need(lists.size > 1 || own.length > 0, "no row shows a text to search for");
      for (const text of own)
        lists.add(keysOf(await list(tools, subject, { values: { [name]: text } }, {}, most)).join());
      demand(
        lists.size > 1,
        `${name} to find other rows for at least one of ${texts.join(", ")}`,
        "the same rows for each",
        some[0]?.exchange,
      );
    },
  });
}
