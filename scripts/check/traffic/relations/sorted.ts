import { fieldBy, isAssumed } from "../../contract/subject.ts";
import { differIn, fieldOf, type Relation } from "./relation.ts";

/** The same request sorted otherwise gives the same rows, if both lists are whole. */
export const sorted: Relation = (one, other, differing) => {
  if (!differIn(differing, "order", "limit") || !differing.some(({ by }) => by === "order")) return [];
  if (!one.isWhole || !other.isWhole) return [];
  const { name, at } = fieldOf(one, "order");
  const field = fieldBy(one.subject, "order");
  const missing =
    one.keys.find((key) => !other.keys.includes(key)) ?? other.keys.find((key) => !one.keys.includes(key));
  return [
    {
      name: "sorted-rows",
      at,
      rule: `${name} changes the order, not the rows`,
      assumed: one.isKeyAssumed || field === undefined || isAssumed(field),
      broken:
        missing === undefined
          ? undefined
          : { expected: "the same rows in both whole lists", got: `${missing} is in only one of them` },
    },
  ];
};
