import { isRecord } from "../../../scripts/lib/json.ts";
import type { Takes } from "../scenarios/readings.ts";
import { isDay, presetRange, presets, readTime, startOfDay, type Range } from "./dates.ts";
import type { Effect, FactWay } from "./table.ts";

/** Whether a fact of a record satisfies a filter; `undefined` and `null` stand for what is unknown. */
type Judge = (fact: unknown) => boolean;

export interface FilterField {
  effect: Effect;
  /** Checked against the documents. */
  value: unknown;
  /** How a text is compared: another field of the request may say so, or the world. */
  match?: Match | undefined;
  /** On the mock's clock, in milliseconds. */
  now: number;
  /** How the world reads what is not specified. */
  takes: Takes;
}

export type Match = keyof typeof matchers;

/** A filter, the message of a value that makes no sense, or `undefined` where every record passes. */
type Filter = Judge | string | undefined;

/** What each way of the documents that looks at a fact does. The compiler asks for a new one. */
const filters: Readonly<Record<FactWay, (asked: FilterField) => Filter>> = {
  equals: ({ effect, value, match }) => {
    const wanted = listed(value);
    return wanted.some((one) => one === effect.all) ? undefined : matchers[match ?? "equals"](wanted);
  },
  contains: ({ value, match }) => matchers[match ?? "contains"](listed(value)),
  minimum: ({ effect, value, takes }) => {
    const bound = Number(value);
    const isOpen = effect.inclusive === false || takes("bounds", "excluded");
    return numbers(isOpen ? (fact) => fact > bound : (fact) => fact >= bound, takes);
  },
  maximum: ({ effect, value, takes }) => {
    const bound = Number(value);
    const isOpen = effect.inclusive === false || takes("bounds", "excluded");
    return numbers(isOpen ? (fact) => fact < bound : (fact) => fact <= bound, takes);
  },
  span: ({ effect, value, takes }) => {
    const spans = listed(value).flatMap((name) => effect.spans?.[String(name)] ?? []);
    const hasStart = !takes("duration-edges", "shorter");
    const hasEnd = !hasStart || takes("duration-edges", "both");
    const isIn = (fact: number, from: number, to: number) =>
      (hasStart ? fact >= from : fact > from) && (hasEnd ? fact <= to : fact < to);
    const hasUnknown = takes("duration-of-images", "shortest") && spans.some(({ from }) => from === 0);
    return (fact) =>
      typeof fact === "number"
        ? spans.some(({ from, to = Infinity }) => isIn(fact, from, to))
        : hasUnknown && fact === null;
  },
  since: ({ effect, value, takes }) =>
    within(value, takes, ({ from, to }) => ({ from: effect.inclusive === false ? to : from, to: Infinity })),
  until: ({ effect, value, takes }) =>
    within(value, takes, ({ from, to }) => ({
      from: -Infinity,
      to: effect.inclusive === false || takes("date-end-day", "excluded") ? from : to,
    })),
  preset: ({ value, now, takes }) => {
    const name = String(value);
    return isPreset(name)
      ? inRange(presetRange(name, now, takes))
      : `must be one of ${Object.keys(presets).join(", ")}`;
  },
  daysBack: ({ value, now, takes }) => {
    const days = Number(value);
    const least = takes("days-back-zero", "accepted") ? 0 : 1;
    if (days < least) return `must be at least ${least}`;
    if (days > 90 && takes("days-back-maximum", "refused-above-90")) return "must be at most 90";
    return inRange({ from: (takes("days-back", "days") ? startOfDay(now) : now) - days * day, to: now + 1 });
  },
  below: ({ value, takes }) => {
    const wanted = listed(value).map(String);
    if (takes("taxonomy-levels", "exact")) return matchers.exact(wanted);
    const isBelow = (path: unknown) =>
      typeof path === "string" && wanted.some((above) => path === above || path.startsWith(`${above} > `));
    return some(isBelow);
  },
  flag: ({ value, takes }) =>
    value === false && takes("flag-false", "no-filter") ? undefined : (fact) => isTrue(fact) === value,
  widen: ({ value }) => (value === true ? undefined : (fact) => !isTrue(fact)),
};

const day = 86_400_000;

export function isFactWay(by: string): by is FactWay {
  return Object.hasOwn(filters, by);
}

const dateWays: ReadonlySet<string> = new Set<FactWay>(["since", "until", "preset", "daysBack"]);

export const isDateWay = (by: string): boolean => dateWays.has(by);

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

export function filterFor(by: FactWay, asked: FilterField): Filter {
  const { value, takes } = asked;
  if (!Array.isArray(value) || value.length > 0) return filters[by](asked);
  if (takes("list-empty", "refused")) return "must not be empty";
  return takes("list-empty", "no-rows") ? () => false : undefined;
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

const folded = (value: unknown): string => String(value).toLowerCase();

/** Several values of a record are alternatives, as several of a filter are. */
function some(judge: Judge): Judge {
  return (fact) => {
    if (!Array.isArray(fact)) return judge(fact);
    for (const one of fact) if (judge(one)) return true;
    return false;
  };
}

/** A fact that equals whatever is asked for. */
export const anything = Symbol("anything");

/** Small and capital letters are the same. */
function isOneOf(values: readonly unknown[]): Judge {
  let wanted: string[] | undefined;
  const isLike = remembered((fact) => (wanted ??= values.map(folded)).includes(folded(fact)));
  return some((fact) => values.includes(fact) || fact === anything || isLike(fact));
}

/** Whether a text is like one of some, in small letters both. */
function comparing(values: readonly unknown[], compare: (text: string, wanted: string) => boolean): Judge {
  const wanted = values.map(folded);
  return some(
    remembered((fact) => {
      const text = folded(fact);
      return wanted.some((one) => compare(text, one));
    }),
  );
}

/** What each way to compare does with the values that are asked for. */
const matchers = {
  equals: isOneOf,
  contains: (values) => comparing(values, (text, part) => text.includes(part)),
  prefix: (values) => comparing(values, (text, start) => text.startsWith(start)),
  normalized: (values) => comparing(values, (text, wanted) => bareUrl(text) === bareUrl(wanted)),
  exact: (values) => some((fact) => values.includes(fact)),
  cased: (values) =>
    some((fact) => typeof fact === "string" && values.some((part) => fact.includes(String(part)))),
  all: (values) => {
    const judges = values.map((one) => isOneOf([one]));
    return (fact) => judges.every((judge) => judge(fact));
  },
} satisfies Record<string, (values: readonly unknown[]) => Judge>;

/** A URL without its scheme, and without a slash at its end. */
const bareUrl = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** Many records share a fact, so that each is judged once. What is unknown never passes. */
function remembered(judge: Judge): Judge {
  let known: Map<unknown, boolean> | undefined;
  return (fact) => {
    if (fact === null || fact === undefined) return false;
    known ??= new Map();
    let passes = known.get(fact);
    if (passes === undefined) known.set(fact, (passes = judge(fact)));
    return passes;
  };
}

/** A list passes with any of its numbers. */
function numbers(passes: (fact: number) => boolean, takes: Takes): Judge {
  const isZero = takes("views-unknown", "zero");
  return some((fact) => {
    const number = fact === null && isZero ? 0 : fact;
    return typeof number === "number" && passes(number);
  });
}

/** Whether an instant lies in what a date stands for; a message where it is no date. */
function within(value: unknown, takes: Takes, rangeOf: (time: Range) => Range): Filter {
  const text = String(value);
  const time = readTime(text, takes);
  const isDate = !Number.isNaN(time.from);
  if (!takes("date-malformed", "ignored")) {
    if (!isDate) return "is not a date";
    if (!isDay(text) && takes("date-times", "refused")) return "must be a date without a time";
  }
  return isDate ? inRange(rangeOf(time)) : undefined;
}

/** Whether an instant, in ISO 8601 or milliseconds, or a part of a period lies in a range. */
function inRange({ from, to }: Range): Judge {
  return (fact) => {
    if (isRecord(fact)) return Number(fact["start"]) < to && Number(fact["end"]) >= from;
    const instant = typeof fact === "string" ? Date.parse(fact) : fact;
    return typeof instant === "number" && instant >= from && instant < to;
  };
}

/** Whether a record is what a field is called: a list that is empty and a number that is zero are not. */
function isTrue(fact: unknown): boolean {
  return Array.isArray(fact) ? fact.length > 0 : Boolean(fact);
}
