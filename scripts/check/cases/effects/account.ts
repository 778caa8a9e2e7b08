import { assert, requireData } from "../../engine/case.ts";
import { assertShown, list, wordsOf } from "../lists/list.ts";
import { relation, type CasesOf } from "../lists/relation.ts";
import { isAssumed } from "../../knowledge/subject.ts";

/** Keeps the rows of one account. */
export const account: CasesOf = (subject, field, depth) => {
  const { name, field: shows } = field;
  if (shows === undefined) return [];
  return [
    relation(subject, field, depth, {
      name,
      questions: 1,
      assumed: isAssumed(field, "field"),
      rule: `${name} returns only rows of that account`,
      async run(tools, scope) {
        const { rows, exchange } = await list(tools, subject, scope);
        const naming = rows.filter((row) => wordsOf(row, shows).length > 0);
        requireData(naming.length > 0, "no row names its account");
        // --account may be a platform id; its rows then all have the same uuid.
        const ids = new Set(naming.flatMap((row) => wordsOf(row, shows)));
        assert(ids.size === 1, "rows of one account", `rows of ${ids.size} accounts`, exchange);
        const id = String(scope.values[name]);
        const isOwn = (row: (typeof rows)[number]) => wordsOf(row, shows).includes(id);
        if (tools.options.account === undefined)
          assertShown({ rows: naming, exchange }, shows, isOwn, `${shows} ${id}`);
      },
    }),
  ];
};
