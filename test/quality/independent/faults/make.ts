import type { Family, Fault, Need } from "../faults.ts";
import type { Answer, Hooks } from "../hooks.ts";
import { Refusal } from "../refusals.ts";
import type { Call, Problem, Row } from "../world.ts";

/** What is known of a fault beside what it does. */
export interface About {
  readonly findable?: string | undefined;
  readonly needs?: readonly Need[];
  readonly at?: string;
}

/** What a fault does, and the operation whose responses it changes. */
export type Change = Hooks & Pick<About, "at">;

/** Faults of one kind, whose ids begin with that of the family. */
export function family(id: string, faults: readonly Fault[]): Family {
  return { id, faults: faults.map((one) => ({ ...one, id: `${id}/${one.id}` })) };
}

/** The same fault for each name, which `*` stands for in its id and its sentence. */
export function each(
  names: readonly string[],
  id: string,
  what: string,
  change: (name: string) => Change,
  about: (name: string) => About = () => ({}),
): readonly Fault[] {
  return names.map((name) =>
    fault(id.replace("*", name), what.replace("*", name), change(name), about(name)),
  );
}

/** What can be wrong with any filter: it is ignored, leaves out what it asks for, or comes after the page is cut. */
export function ofFilter(
  at: string,
  field: string,
  unfindable: { ignored?: string | undefined; inverted?: string | undefined } = {},
  id = field,
): readonly Fault[] {
  const { ignored, inverted } = unfindable;
  return [
    fault(`${id}-ignored`, `\`${field}\` is ignored.`, ignoring(at, field), { findable: ignored }),
    fault(`${id}-inverted`, `\`${field}\` leaves out what it asks for.`, inverting(at, field), {
      findable: inverted,
    }),
    afterPaging(at, field, id),
  ];
}

export function afterPaging(at: string, field: string, id = field): Fault {
  return fault(
    `${id}-after-paging`,
    `\`${field}\` is applied to a page that was cut before.`,
    late(at, field),
  );
}

/** A fault that keeps nothing from one request to the next. */
export function fault(id: string, what: string, { at, ...hooks }: Change, about: About = {}): Fault {
  return remembering(id, what, () => hooks, { ...(at !== undefined && { at }), ...about });
}

/** A fault with a memory, which each server has for itself. */
export function remembering(
  id: string,
  what: string,
  hooks: () => Hooks,
  { findable, ...about }: About = {},
): Fault {
  return { id, what, findable: findable ?? true, ...about, hooks };
}

/** Whether a call is of one operation; all are of `*`. */
export const isAt = (call: Call, at: string): boolean => at === "*" || call.operation.id === at;

/** Fields as if they had not been sent. */
export function without(input: Row, ...fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !fields.includes(name)));
}

/** Changes what an operation is asked for. */
export function asking(at: string, change: (input: Row, call: Call) => Row): Change {
  return { at, input: (input, call) => (isAt(call, at) ? change(input, call) : input) };
}

/** Does not see that a field was sent. */
export function ignoring(at: string, field: string): Change {
  return asking(at, (input) => without(input, field));
}

/** Does not see some problems of requests, so that it neither names them nor refuses because of them alone. */
export function overlooking(at: string, overlooked: (problem: Problem) => boolean): Change {
  return {
    at,
    refuse(refusal, operation) {
      if (operation?.id !== at || refusal.status !== 400 || !refusal.details) return refusal;
      const seen = refusal.details.filter((problem) => !overlooked(problem));
      if (seen.length === refusal.details.length) return refusal;
      return seen.length > 0 ? new Refusal(refusal.code, seen, refusal.headers) : undefined;
    },
  };
}

/** Lets requests through that must be refused with a status. */
export function accepting(at: string, status: number): Change {
  return {
    at,
    refuse: (refusal, operation) => (operation?.id === at && refusal.status === status ? undefined : refusal),
  };
}

/** Refuses requests for what they say in a field, and names it beside whatever else is wrong with them. */
export function refusing(
  at: string,
  field: string,
  message: string,
  when: (value: unknown, given: Row) => boolean,
): Change {
  return {
    at,
    answer(answer, call) {
      if (call?.operation.id !== at || !when(call.given[field], call.given)) return answer;
      const others = foundBefore(answer);
      if (!others) return answer;
      const details = [...others, { path: field, message }];
      const error = { code: "invalid_request", message: "The request is not valid.", details };
      return { status: 400, headers: {}, body: { error } };
    },
  };
}

/** What else was found wrong where fields were looked at; `undefined` where they were not. */
function foundBefore({ status, body: content }: Answer): readonly unknown[] | undefined {
  if ([200, 402, 404].includes(status)) return [];
  if (status !== 400 || !isRow(content) || !isRow(content["error"])) return undefined;
  const { details } = content["error"];
  return Array.isArray(details) ? details : undefined;
}

/** Changes whether rows fit a field of an operation. */
export function keeping(
  at: string,
  field: string,
  change: (keeps: (value: unknown) => boolean, value: unknown, row: Row, call: Call) => boolean,
): Change {
  return {
    at,
    keeps: (name, value, keeps, row, call) =>
      name === field && isAt(call, at) ? change(keeps, value, row, call) : keeps(value),
  };
}

/** Keeps the rows that a field asks to leave out. */
export function inverting(at: string, field: string): Change {
  return keeping(at, field, (keeps, value) => !keeps(value));
}

/** Keeps every row, whatever a field asks for. */
export function keepingAll(at: string, field: string): Change {
  return keeping(at, field, () => true);
}

/** Keeps no row where a field is given. */
export function keepingNone(at: string, field: string): Change {
  return keeping(at, field, () => false);
}

/** Looks at a field only within the page. */
export function late(at: string, field: string): Change {
  return { at, late: (name, call) => name === field && isAt(call, at) };
}

/** Changes an operation's responses, refusals too. */
export function responding(at: string, change: (answer: Answer, call: Call) => Answer): Change {
  return { at, answer: (answer, call) => (call && isAt(call, at) ? change(answer, call) : answer) };
}

/** Changes an operation's successful responses. */
export function answering(at: string, change: (answer: Answer, call: Call) => Answer): Change {
  return responding(at, (answer, call) => (answer.status === 200 ? change(answer, call) : answer));
}

type List = readonly Row[];

/** Changes the rows of an operation before they are paged. */
export function listing(at: string, change: (all: List, call: Call) => List): Change {
  return { at, rows: (all, call) => (isAt(call, at) ? (change(all, call) as typeof all) : all) };
}

/** Changes the pages of an operation. */
export function paging(at: string, change: (page: List, all: List, call: Call) => List): Change {
  return {
    at,
    page: (page, all, call) => (isAt(call, at) ? (change(page, all, call) as typeof page) : page),
  };
}

/** Swaps what two fields ask for. */
export function swapping(at: string, one: string, other: string): Change {
  return asking(at, (input) => ({
    ...without(input, one, other),
    ...(input[one] !== undefined && { [other]: input[one] }),
    ...(input[other] !== undefined && { [one]: input[other] }),
  }));
}

/** A fault of requests that say something, which fail. */
export function crash(id: string, what: string, at: string, when: (input: Row) => boolean): Fault {
  return fault(id, `${what} fails with 500.`, failing(at, when));
}

/** Fails where a request says something. */
export function failing(at: string, when: (input: Row) => boolean): Change {
  return answering(at, (answer, { input }) => (when(input) ? failure : answer));
}

function refused(status: number, code: string, message: string, headers: Answer["headers"] = {}): Answer {
  return { status, headers, body: { error: { code, message } } };
}

/** The response of a server that failed. */
export const failure = refused(500, "internal_error", "Something went wrong on our side.");

/** The response where an id is unknown. */
export const noSuchBrand = refused(404, "brand_not_found", "No such brand.");

/** The response to a request beyond a limit. */
export function tooMany(seconds: number): Answer {
  return refused(429, "rate_limited", "Too many requests.", { "Retry-After": String(seconds) });
}

/** Changes the body of an operation's successful responses. */
export function body(at: string, change: (body: Row, call: Call) => unknown): Change {
  return answering(at, (answer, call) =>
    isRow(answer.body) ? { ...answer, body: change(answer.body, call) } : answer,
  );
}

/** Changes each row of an operation's successful responses, or the one that it gives. */
export function rows(at: string, change: (row: Row, index: number, call: Call) => unknown): Change {
  return body(at, (plain, call) => {
    const lists = Object.entries(plain).filter(([, value]) => Array.isArray(value) && value.some(isRow));
    if (lists.length === 0 && "count" in plain) return plain;
    if (lists.length === 0) return change(plain, 0, call);
    const changed = lists.map(([name, list]) => [
      name,
      (list as readonly Row[]).map((row, index) => change(row, index, call)),
    ]);
    return { ...plain, ...Object.fromEntries(changed) };
  });
}

/** An object, and no list. */
export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
