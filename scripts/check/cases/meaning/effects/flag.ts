import { need, NotExercised } from "../../../case.ts";
import { demandCovered, demandDisjoint, demandPart, list } from "./list.ts";
import { relation } from "./relation.ts";
import { isAssumed } from "./subject.ts";
import type { CasesOf } from "./way.ts";

/** Keeps rows that are what its name says, or that are not. */
export const flag: CasesOf = (subject, field, depth) => {
  const { name } = field;
  return [
    relation(subject, depth, {
      ...{ name: `${name}-is-a-part`, in: field.in, questions: 3, assumed: isAssumed(field) },
      rule: `${name} gives a part of the list without it`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        let told = 0;
        for (const value of [true, false]) {
          const some = await list(tools, subject, scope, { [name]: value });
          if (some.rows.length === 0) continue;
          try {
            demandPart(some, all, `rows with ${name} ${value} among those without it`);
            told += 1;
          } catch (error) {
            if (!(error instanceof NotExercised)) throw error;
          }
        }
        need(told > 0, `there are no rows either way of ${name}`);
      },
    }),
    relation(subject, depth, {
      // What `false` does may not be specified.
      ...{ name: `${name}-adds-up`, in: field.in, questions: 3, assumed: true },
      rule: `${name} true and false share no row, and together are all`,
      async run(tools, scope) {
        const yes = await list(tools, subject, scope, { [name]: true });
        const no = await list(tools, subject, scope, { [name]: false });
        need(yes.rows.length > 0 && no.rows.length > 0, `there are rows one way of ${name} only`);
        demandDisjoint(yes, no, `${name} true and false apart`);
        const all = await list(tools, subject, scope);
        demandCovered(all.rows, [yes, no], `each row either way of ${name}`);
      },
    }),
  ];
};
