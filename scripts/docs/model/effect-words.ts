import type { Shape } from "../../openapi/shape.ts";

/** What a field of a request does to the rows, in a sentence; `undefined`, where the documents name no field of a row. */
export function effectWords({ effect, items }: Shape): string | undefined {
  if (!effect) return undefined;
  if (effect.by === "match") return `How \`${effect.of}\` is compared.`;
  const { field, inclusive = true, all } = effect;
  const test =
    field === undefined ? undefined : tests[effect.by]?.({ isList: items !== undefined, inclusive });
  if (test === undefined) return undefined;
  const keepsAll = all === undefined ? "" : ` \`${all}\` keeps every row.`;
  return `Keeps rows whose \`${field}\` ${test}.${keepsAll}`;
}

interface Asked {
  isList: boolean;
  inclusive: boolean;
}

const tests: Partial<Record<NonNullable<Shape["effect"]>["by"], (asked: Asked) => string>> = {
  equals: ({ isList }) => (isList ? "matches one of these" : "matches this"),
  contains: ({ isList }) => (isList ? "contains one of these" : "contains this"),
  minimum: ({ inclusive }) => (inclusive ? "is at least this" : "is more than this"),
  maximum: ({ inclusive }) => (inclusive ? "is at most this" : "is less than this"),
  since: ({ inclusive }) => (inclusive ? "is on this day or later" : "is after this day"),
  until: ({ inclusive }) => (inclusive ? "is on this day or earlier" : "is before this day"),
  preset: () => "lies in this period",
  span: ({ isList }) => (isList ? "lies in one of these spans" : "lies in this span"),
};
