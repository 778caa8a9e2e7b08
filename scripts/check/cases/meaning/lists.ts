import { demand, need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import type { Contract, Listed } from "../../contract/table.ts";
import type { Answer, Fields } from "../../questions.ts";
import { paged, variantsOf, type Variant } from "../requests.ts";
import { meaningOf } from "./case.ts";

/** Each list has the order that the documents state, and no row twice; the one that was chosen is the one returned. */
export function listCases(depth: number, { operations }: Contract): CheckCase[] {
  return operations.flatMap((listed) => {
    const { paging } = listed.operation;
    // Where a limit is ignored, the request names each row.
    const variants = variantsOf(listed).filter(({ list, isPaged }) => list && (isPaged || paging === null));
    return variants.flatMap((variant) => {
      const { order, key } = variant.list ?? {};
      return [
        ...(order?.field === undefined ? [] : [orderCase(listed, variant, depth)]),
        ...(key === undefined ? [] : [doublesCase(listed, variant, depth)]),
        ...chosenCases(listed, variant, depth),
      ];
    });
  });
}

function orderCase(listed: Listed, variant: Variant, depth: number): CheckCase {
  const { field = "", direction, assumed } = variant.list?.order ?? {};
  const isFalling = direction === "descending";
  return meaningOf(listed, {
    name: nameOf("order", variant),
    at: "responses/200",
    rule: `the ${isFalling ? "highest" : "lowest"} ${field} comes first`,
    requests: variant.tries,
    rows: variant.tries * depth,
    assumed: assumed !== undefined && assumed.length > 0,
    async run(tools) {
      const { rows, exchange } = await longest(listed, variant, tools);
      const known = rows.map((row) => valueOf(row[field])).filter((value) => value !== undefined);
      need(known.length > 1, `the ${field} of the rows is not known, or cannot be read`);
      const inOrder = isFalling ? known : known.toReversed();
      inOrder.forEach((value, place) => {
        const before = inOrder[place - 1] ?? Infinity;
        const words = `${field} in ${isFalling ? "falling" : "rising"} order`;
        demand(value <= before, words, `${value} next to ${before}`, exchange);
      });
    },
  });
}

function doublesCase(listed: Listed, variant: Variant, depth: number): CheckCase {
  const { key = "" } = variant.list ?? {};
  return meaningOf(listed, {
    name: nameOf("no-doubles", variant),
    at: "responses/200",
    rule: `no ${key} comes twice`,
    requests: variant.tries,
    rows: variant.tries * depth,
    // That it identifies a row is what the document says; that a response has no row twice is not stated.
    assumed: true,
    async run(tools) {
      const { rows, exchange } = await longest(listed, variant, tools);
      const known = rows.map((row) => row[key]);
      demand(new Set(known).size === known.length, `each ${key} once`, known, exchange);
    },
  });
}

/** A request that chooses a list is answered with that list alone, under its name. */
function chosenCases(listed: Listed, variant: Variant, depth: number): CheckCase[] {
  const { effects, lists } = listed.operation;
  const own = variant.list?.in ?? "";
  const others = lists.map((list) => list.in).filter((key) => key !== own);
  return Object.entries(variant.fixed).flatMap(([name, value]) => {
    const { by, field = "" } = effects[name] ?? {};
    if (by !== "choose") return [];
    return [
      meaningOf(listed, {
        ...{ name: `${name}-${value}`, at: "responses/200", requests: 1, rows: depth },
        rule: `${value} names itself and gives ${own}`,
        async run(tools) {
          const [question] = await variant.questions(tools);
          const asked = paged(listed.operation, question ?? {}, { limit: tools.depth });
          const { body, rows, exchange } = await tools.about(listed).answer(asked);
          demand(body[field] === value, `${field} ${value}`, body[field], exchange);
          const isAlone = Array.isArray(body[own]) && !others.some((key) => key in body);
          demand(isAlone, `${own} alone`, Object.keys(body), exchange);
          need(rows.length > 0, `the account has no rows of ${name} ${value}`);
        },
      }),
    ];
  });
}

function nameOf(name: string, variant: Variant): string {
  return variant.name === "" ? name : `${name}-of-${variant.name}`;
}

/** A number, or a date as one. */
function valueOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const time = typeof value === "string" ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

async function longest(listed: Listed, variant: Variant, tools: Tools): Promise<Answer<Fields>> {
  for (const question of await variant.questions(tools)) {
    const limited = variant.isPaged ? paged(listed.operation, question, { limit: tools.depth }) : question;
    const answer = await tools.about(listed).answer(limited);
    if (answer.rows.length >= 2) return answer;
  }
  throw new NotExercised("no list has as many as 2 rows");
}
