import { caseOf, requireData, Inconclusive, type CheckCase } from "../engine/case.ts";
import { isOpenRequest, mayWrite, type Contract, type Listed } from "../contract/table.ts";
import { chargesAlways, isUnpriced } from "../contract/cost.ts";
import { list } from "./lists/list.ts";
import { inFirst } from "./lists/relation.ts";
import { expenseOf, placeOf, variantsOf as variantsOfLists } from "./lists/scopes.ts";
import type { Subject, Values } from "../knowledge/subject.ts";
import { variantsOf } from "./requests.ts";
import { paged } from "../session/page-sizes.ts";

/** Rows that show enough of a search. */
const maxFirstRows = 5;

/**
 * A first successful response of each operation, with rows where there are some. Each response is judged by itself, so these
 * few show most of what is wrong; the relations start from the same responses.
 */
export function firstCases(
  depth: number,
  { operations }: Contract,
  subjects: readonly Subject[],
): CheckCase[] {
  return operations.flatMap((listed, place) => {
    const subject = subjects[place];
    return subject && !mayWrite(listed.operation) ? firstOf(listed, subject, depth) : [];
  });
}

function firstOf(listed: Listed, subject: Subject, depth: number): CheckCase[] {
  const { operation } = listed;
  const about = {
    name: "first",
    rule: "returns success for a valid request",
    assumed: isOpenRequest(operation),
  };
  // Where lists are compared takes several searches to find out, which is too much for a first response.
  if (subject.lists.length > 0 && placeOf(subject).finding === undefined)
    return [
      caseOf(listed, "shape", {
        ...about,
        ...expenseOf(subject, { questions: 1 }, depth),
        run: (tools) =>
          inFirst(
            tools,
            subject,
            async (scope) => {
              const { rows } = await list(tools, subject, scope);
              requireData(rows.length > 0, "no rows were returned");
            },
            { variants: variantOfEachList(subject) },
          ),
      }),
    ];
  const [variant] = variantsOf(listed);
  if (!variant) return [];
  const rowLimit = Math.min(depth, maxFirstRows);
  const rows = variant.list ? rowLimit : chargesAlways(operation) || isUnpriced(operation) ? 1 : 0;
  return [
    caseOf(listed, "shape", {
      ...about,
      requests: variant.tries,
      rows: variant.tries * rows,
      ...(variant.needsAccount && { needs: ["account"] }),
      async run(tools) {
        for (const question of await variant.questions(tools)) {
          const answer = await tools.about(listed).answer(paged(operation, question, { limit: rowLimit }));
          if (variant.list === undefined || answer.rows.length > 0) return;
        }
        throw new Inconclusive("no rows were returned");
      },
    }),
  ];
}

/** Of the values that choose among lists of different rows, one for each. */
function variantOfEachList(subject: Subject): Values[] {
  const all = variantsOfLists(subject);
  const listFor = (values: Values) =>
    subject.lists.find(({ when = {} }) =>
      Object.entries(when).every(([name, some]) => some.some((value) => value === values[name])),
    );
  return all.filter((one, place) => all.findIndex((other) => listFor(other) === listFor(one)) === place);
}
