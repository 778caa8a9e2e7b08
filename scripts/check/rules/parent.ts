import type { Answered, Broken } from "./answered.ts";
import { wordsOf } from "./row.ts";

/** Rows are of what the path names, where a field of theirs holds its id (`parent` of `x-rows`). */
export function parentBroken({ list, rows, exchange }: Answered): Broken[] {
  const { parent } = list ?? {};
  const path = exchange.sending.operation?.path.replaceAll(/\{\w+\}/g, "([^/]+)");
  const [, id] = new RegExp(`${path}$`).exec(exchange.url.replace(/[?#].*/, "")) ?? [];
  if (parent === undefined || id === undefined) return [];
  const named = decodeURIComponent(id);
  const stranger = rows.flatMap((row) => wordsOf(row, parent)).find((word) => word !== named);
  if (stranger === undefined) return [];
  return [
    {
      name: "parent",
      at: "responses/200",
      rule: "all rows are of what the path names",
      expected: `${parent} ${named}`,
      got: `${parent} ${stranger}`,
      assumed: list?.assumed?.includes("parent") === true,
    },
  ];
}
