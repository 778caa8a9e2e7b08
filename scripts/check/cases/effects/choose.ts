import { meaningOf, assert, requireData } from "../../engine/case.ts";
import { assertDescending, numberOf } from "../../session/rows.ts";
import { list } from "../lists/list.ts";
import { inFirst, type CasesOf } from "../lists/relation.ts";
import { expenseOf } from "../lists/scopes.ts";

/** Cases of a field that chooses the returned list, which the response names. */
export const choose: CasesOf = (subject, field, depth) => {
  const { name, field: shows = name, choices = [] } = field;
  return choices.map((value) => {
    const ownList = subject.lists.find(({ when }) => when?.[shows]?.includes(value));
    const otherLists = subject.lists.filter(({ in: key }) => ownList && key !== ownList.in);
    return meaningOf(subject, {
      name: `${name}-${value}`,
      at: "responses/200",
      assumed: field.isAssumed,
      rule: `a response for ${name} ${value} names that ${name} and has ${ownList ? `only ${ownList.in}` : "its list"}, in the documented order`,
      ...expenseOf(subject, { questions: 1 }, depth),
      run: (tools) =>
        inFirst(tools, subject, async (scope) => {
          if (scope.values[name] !== value) return;
          const { body, rows, exchange } = await list(tools, subject, scope);
          assert(body[shows] === value, `${shows} ${value}`, body[shows], exchange);
          if (ownList) {
            const isAlone =
              Array.isArray(body[ownList.in]) && otherLists.every(({ in: key }) => !(key in body));
            assert(isAlone, `only ${ownList.in}`, Object.keys(body), exchange);
          }
          const { field: ranked, direction } = ownList?.order ?? {};
          if (ranked !== undefined && direction === "descending")
            assertDescending(rows, (row) => numberOf(row, ranked), ranked, exchange);
          requireData(rows.length > 0, `no rows for ${value}`);
        }),
    });
  });
};
