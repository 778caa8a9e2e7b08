import type { Way } from "../../../openapi/meaning.ts";
import { type CheckCase, requireData } from "../../engine/case.ts";
import { account } from "./account.ts";
import { below } from "./values/below.ts";
import { maximum, minimum } from "./bound.ts";
import { choose } from "./choose.ts";
import { contains } from "./values/contains.ts";
import { since, until } from "./time/dates.ts";
import { daysBack } from "./time/days-back.ts";
import { equals } from "./values/equals.ts";
import { flag } from "./flag.ts";
import { ignoredCases } from "./ignored-when.ts";
import { match } from "./values/match.ts";
import { listCases } from "./lists.ts";
import { order } from "./order.ts";
import { precedenceCases } from "./precedence.ts";
import { preset } from "./time/preset.ts";
import { placeOf } from "../lists/scopes.ts";
import { screenCases } from "./screen.ts";
import { reversedScreenCase } from "./screen-reversed.ts";
import { search } from "./search.ts";
import { span } from "./values/span.ts";
import type { Subject, FilterField } from "../../knowledge/subject.ts";
import { togetherCases } from "./together.ts";
import { relation, type CasesOf } from "../lists/relation.ts";
import { widen } from "./widen.ts";
import { assertSame } from "../../session/rows.ts";
import { keysOf, list } from "../lists/list.ts";

/** For effects without derived cases: these are written by hand, or waived. */
const noCases: CasesOf = () => [];

const casesOf: Record<Way, CasesOf> = {
  limit: noCases,
  offset: noCases,
  page: noCases,
  prompt: noCases,
  mode: noCases,
  subject: noCases,
  order,
  equals,
  contains,
  match,
  minimum,
  maximum,
  span,
  since,
  until,
  preset,
  daysBack,
  below,
  flag,
  widen,
  account,
  search,
  choose,
};

export function effectCases(subject: Subject, depth: number): CheckCase[] {
  if (subject.lists.length === 0) return [];
  const { sets } = placeOf(subject);
  const fields = subject.fields.filter(({ name }) => !sets.includes(name));
  return [
    ...listCases(subject, depth),
    ...fields.flatMap((field) => [
      ...casesOf[field.by](subject, field, depth),
      ...ignoredCases(subject, field, depth),
      ...defaultCases(subject, field, depth),
    ]),
    ...precedenceCases(subject, depth),
    ...togetherCases(subject, depth),
    ...screenCases(subject, depth),
    ...reversedScreenCase(subject, depth),
  ];
}

/** Leaving a field out means its default. */
function defaultCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, default: value, by } = field;
  // pagingCases covers these.
  if (value === undefined || by === "limit" || by === "offset") return [];
  return [
    relation(subject, field, depth, {
      name: `${name}-default`,
      assumed: field.isAssumed,
      rule: `without ${name}, the list is the same as with ${JSON.stringify(value)}`,
      async run(tools, scope) {
        const without = await list(tools, subject, scope, { [name]: undefined });
        const set = await list(tools, subject, scope, { [name]: value });
        requireData(set.rows.length > 0, `no rows with ${name} ${JSON.stringify(value)}`);
        const words = `the list with ${name} ${JSON.stringify(value)}`;
        assertSame(keysOf(without), keysOf(set), words, without.exchange);
      },
    }),
  ];
}
