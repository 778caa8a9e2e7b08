import {
  meaningOf,
  assert,
  requireData,
  Inconclusive,
  type CheckCase,
  type Tools,
} from "../../engine/case.ts";
import { unmatchedText, accountWords, creativeWords, maxSearches } from "../lists/words.ts";
import { assertPart, keysOf, list, listLimit } from "../lists/list.ts";
import { relation, type CasesOf } from "../lists/relation.ts";
import { fieldBy, isAssumed, type FilterField, type Subject } from "../../knowledge/subject.ts";

/** Unrelated texts; the last matches nothing. */
async function searchTexts(tools: Tools, subject: Subject): Promise<string[]> {
  if (subject.listsAll) return [...(await shownWords(tools, subject)), unmatchedText];
  const words = fieldBy(subject, "account") ? await creativeWords(tools) : await accountWords(tools);
  return [...words, unmatchedText];
}

async function shownWords(tools: Tools, subject: Subject): Promise<string[]> {
  if (!subject.listsAll) {
    const { creatives, accounts } = await tools.words();
    return fieldBy(subject, "account") ? creatives : accounts;
  }
  const { rows } = await list(tools, subject, { values: {} });
  const words = rows.flatMap((row) =>
    Object.values(row).flatMap((value) => String(value).match(/\p{L}{4,}/gu) ?? []),
  );
  return [...new Set(words)].slice(0, maxSearches);
}

export const search: CasesOf = (subject, field, depth) => {
  const isWithin = subject.operation.path.includes("{") || fieldBy(subject, "account") !== undefined;
  return [
    ...(isWithin ? [withinCase(subject, field, depth), textCase(subject, field, depth)] : []),
    ...(subject.operation.path.includes("{") ? [] : [differCase(subject, field, depth)]),
  ];
};

function withinCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  return relation(subject, field, depth, {
    name: `${name}-within-account`,
    questions: maxSearches + 1,
    rule: `${name} returns only rows of the account`,
    async run(tools, scope) {
      const all = await list(tools, subject, scope);
      for (const text of await creativeWords(tools)) {
        const filtered = await list(tools, subject, scope, { [name]: text });
        if (filtered.rows.length > 0)
          return assertPart(
            filtered,
            all,
            "every row of a search within the account also in the list of the account",
          );
      }
      throw new Inconclusive("no search within the account returns rows");
    },
  });
}

/** If the list is the same for several texts and for none, the server ignores the text. */
function textCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  const sort = fieldBy(subject, "order");
  return relation(subject, field, depth, {
    name: `${name}-changes-the-list`,
    questions: maxSearches + 2,
    rule: `at least one of several texts for ${name} changes the list`,
    // Whether a text applies together with an account or a mode is not specified.
    assumed: true,
    async run(tools, scope) {
      // What is found may be all there is, the best first.
      const unsorted = sort ? { [sort.name]: undefined } : {};
      const all = await list(tools, subject, scope, unsorted);
      requireData(all.rows.length >= minRows, `fewer than ${minRows} rows`);
      const texts = await searchTexts(tools, subject);
      for (const text of texts) {
        const filtered = await list(tools, subject, scope, { ...unsorted, [name]: text });
        if (keysOf(filtered).join() !== keysOf(all).join()) return;
      }
      assert(
        false,
        `${name} to change the list for at least one of ${texts.join(", ")}`,
        `the same list as without ${name}`,
        all.exchange,
      );
    },
  });
}

/** With fewer rows, two orders may agree by chance. */
const minRows = 5;

/** Several unrelated texts must not all return the same list. */
function differCase(subject: Subject, field: FilterField, depth: number): CheckCase {
  const { name } = field;
  const sort = fieldBy(subject, "order");
  const sampleRows = Math.min(depth, listLimit(subject, depth));
  return meaningOf(subject, {
    name: `${name}-has-an-effect`,
    at: field.in === "body" ? "requestBody" : "parameters",
    rule: "different texts return different rows",
    assumed: isAssumed(field),
    requests: maxSearches + 1,
    rows: (maxSearches + 1) * sampleRows,
    async run(tools) {
      const texts = await searchTexts(tools, subject);
      // What is found may be all there is, the best first.
      const unsorted = sort ? { [sort.name]: undefined } : {};
      const lists = [];
      for (const text of texts) {
        lists.push(await list(tools, subject, { values: { [name]: text } }, unsorted, sampleRows));
        if (new Set(lists.map((result) => keysOf(result).join())).size > 1) return;
      }
      const [first] = lists;
      requireData(first !== undefined && first.rows.length >= minRows, `no text returns ${minRows} rows`);
      // A search may only reorder rows, which shows only with words that rows contain.
      const knownWords = await shownWords(tools, subject);
      requireData(knownWords.length > 0, "no row has words to search for");
      const words = `${name} to return different rows for at least one of ${texts.join(", ")}`;
      assert(false, words, "the same rows for each", first.exchange);
    },
  });
}
