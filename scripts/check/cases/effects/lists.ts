import { meaningOf, assert, requireData, type CheckCase } from "../../engine/case.ts";
import { keysOf, list } from "../lists/list.ts";
import { assertOrder, distinctValues } from "./order.ts";
import { inFirst } from "../lists/relation.ts";
import { expenseOf } from "../lists/scopes.ts";
import type { List, Subject } from "../../knowledge/subject.ts";

/** Cases of `x-rows`, which hold for any request. */
export function listCases(subject: Subject, depth: number): CheckCase[] {
  const cost = { at: "responses/200", ...expenseOf(subject, { questions: 1 }, depth) } as const;
  const isAssumed = (part: string) => subject.lists.some(({ assumed }) => assumed?.includes(part));
  const keyed = subject.lists.some(({ key }) => key !== undefined);
  return [
    ...(keyed
      ? [
          meaningOf(subject, {
            name: "no-doubles",
            ...cost,
            assumed: isAssumed("key"),
            rule: "each row is listed once",
            run: (tools) =>
              inFirst(tools, subject, async (scope) => {
                const rows = await list(tools, subject, scope);
                requireData(rows.rows.length > 1, "fewer than two rows");
                const keys = keysOf(rows);
                const double = keys.find((key, index) => keys.indexOf(key) !== index);
                assert(double === undefined, "each row once", `${double} twice`, rows.exchange);
              }),
          }),
        ]
      : []),
    ...orderCases(subject, cost, isAssumed("order")),
  ];
}

/** The documented default order. */
function orderCases(
  subject: Subject,
  cost: { at: "responses/200"; requests: number; rows: number },
  assumed: boolean,
): CheckCase[] {
  const [only, ...more]: readonly List[] = subject.lists;
  // For several lists, the cases of the field that chooses one check the order.
  if (!only?.order?.field || more.length > 0) return [];
  const { field, direction } = only.order;
  return [
    meaningOf(subject, {
      name: "order",
      ...cost,
      assumed,
      rule: `rows are ordered by ${field}, ${direction}`,
      run: (tools) =>
        inFirst(tools, subject, async (scope) => {
          const rows = await list(tools, subject, scope);
          assertOrder(rows, { field, direction });
          requireData(distinctValues(rows.rows, field).size > 1, `all rows have the same ${field}`);
        }),
    }),
  ];
}
