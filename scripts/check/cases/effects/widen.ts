import { assert, requireData } from "../../engine/case.ts";
import { numberOf } from "../../session/rows.ts";
import { list } from "../lists/list.ts";
import { relation, type CasesOf } from "../lists/relation.ts";

/** Adds rows if true. */
export const widen: CasesOf = (subject, field, depth) => {
  const { name } = field;
  return [
    relation(subject, field, depth, {
      name,
      rule: `${name} true returns every row of ${name} false, none of them ranked lower`,
      async run(tools, scope) {
        const some = await list(tools, subject, scope, { [name]: false });
        requireData(some.rows.length > 0, `no rows with ${name} false`);
        const all = await list(tools, subject, scope, { [name]: true });
        const ranked = all.order?.field;
        const rankOf = (row: (typeof all.rows)[number]) => (ranked && numberOf(row, ranked)) || 0;
        const last = rankOf(all.rows.at(-1) ?? {});
        for (const row of some.rows) {
          const key = some.keyOf(row);
          const more = all.rows.find((one) => all.keyOf(one) === key);
          // What is missing may have been cut off, unless it ranks above the last.
          const isCut = !all.whole && rankOf(row) <= last;
          const expected = ranked ? `${key} with ${ranked} of at least ${rankOf(row)}` : key;
          const got = more && ranked ? rankOf(more) : "nothing";
          assert(isCut || (more !== undefined && rankOf(more) >= rankOf(row)), expected, got, all.exchange);
        }
      },
    }),
    relation(subject, field, depth, {
      name: `${name}-adds-rows`,
      assumed: true,
      rule: `${name} true returns at least as many rows as ${name} false`,
      async run(tools, scope) {
        const some = await list(tools, subject, scope, { [name]: false });
        const all = await list(tools, subject, scope, { [name]: true });
        const same = JSON.stringify(some.rows) === JSON.stringify(all.rows);
        // An account may have nothing to add.
        requireData(!same, `${name} true and false return the same list`);
        assert(
          all.rows.length >= some.rows.length,
          `at least ${some.rows.length} rows`,
          `${all.rows.length} rows`,
          all.exchange,
        );
      },
    }),
  ];
};
