import type { Way } from "../../../../openapi/meaning.ts";
import type { CheckCase } from "../../../case.ts";
import { account } from "./account.ts";
import { below } from "./below.ts";
import { maximum, minimum } from "./bound.ts";
import { choose } from "./choose.ts";
import { contains } from "./contains.ts";
import { since, until } from "./dates.ts";
import { daysBack } from "./days-back.ts";
import { defaultCases } from "./default.ts";
import { equals } from "./equals.ts";
import { flag } from "./flag.ts";
import { ignoredCases } from "./ignored-when.ts";
import { match } from "./match.ts";
import { listCases } from "./lists.ts";
import { order } from "./order.ts";
import { precedenceCases } from "./precedence.ts";
import { preset } from "./preset.ts";
import { placeOf } from "./scopes.ts";
import { screenCases } from "./screen.ts";
import { search } from "./search.ts";
import { span } from "./span.ts";
import type { Subject } from "./subject.ts";
import { togetherCases } from "./together.ts";
import type { CasesOf } from "./way.ts";
import { widen } from "./widen.ts";

/** What no relation between lists shows: cases of such a field are written by hand, or it is waived. */
const byHand: CasesOf = () => [];

/** The cases of a field by what it does. */
const casesOf: Record<Way, CasesOf> = {
  limit: byHand,
  offset: byHand,
  prompt: byHand,
  mode: byHand,
  subject: byHand,
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

/** The cases that follow from what the documents say of the fields of an operation. */
export function effectCases(subject: Subject, depth: number): CheckCase[] {
  if (subject.lists.length === 0) return [];
  const { sets } = placeOf(subject);
  const own = subject.fields.filter(({ name }) => !sets.includes(name));
  return [
    ...listCases(subject, depth),
    ...own.flatMap((field) => [
      ...casesOf[field.by](subject, field, depth),
      ...ignoredCases(subject, field, depth),
      ...defaultCases(subject, field, depth),
    ]),
    ...precedenceCases(subject, depth),
    ...togetherCases(subject, depth),
    ...screenCases(subject, depth),
  ];
}
