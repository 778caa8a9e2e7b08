import { presetRange, presets, readTime } from "./dates.ts";
import type { Effect, FactWay } from "./table.ts";

/** Whether a fact of a record satisfies a filter; `undefined` and `null` stand for what is unknown. */
type Judge = (fact: unknown) => boolean;

/** A filter that a request asks for. */
export interface FilterField {
  effect: Effect;
  /** Checked against the documents. */
  value: unknown;
  /** How a text is compared: another field of the request may say so. */
  match: "contains" | "equals";
  /** On the mock's clock, in milliseconds. */
  now: number;
}

/** A filter, the message of a value that makes no sense, or `undefined` where every record passes. */
type Filter = Judge | string | undefined;

/** What each way of the documents that looks at a fact does. The compiler asks for a new one. */
const filters: Readonly<Record<FactWay, (asked: FilterField) => Filter>> = {
  equals: ({ effect, value }) => {
    const wanted = listed(value);
    return wanted.length === 0 || wanted.some((one) => one === effect.all) ? undefined : isOneOf(wanted);
  },
  contains: ({ value, match }) => {
    const wanted = listed(value);
    if (wanted.length === 0) return undefined;
    return match === "equals" ? isOneOf(wanted) : hasPart(wanted.map(folded));
  },
  minimum: ({ effect, value }) => {
    const bound = Number(value);
    return numbers(effect.inclusive === false ? (fact) => fact > bound : (fact) => fact >= bound);
  },
  maximum: ({ effect, value }) => {
    const bound = Number(value);
    return numbers(effect.inclusive === false ? (fact) => fact < bound : (fact) => fact <= bound);
  },
  span: ({ effect, value }) => {
    const spans = listed(value).flatMap((name) => effect.spans?.[String(name)] ?? []);
    if (listed(value).length === 0) return undefined;
    return (fact) =>
      typeof fact === "number" && spans.some(({ from, to = Infinity }) => fact >= from && fact < to);
  },
  since: ({ effect, value }) => {
    const { from, to } = readTime(String(value));
    return within({ from: effect.inclusive === false ? to : from, to: Infinity });
  },
  until: ({ effect, value }) => {
    const { from, to } = readTime(String(value));
    return within({ from: -Infinity, to: effect.inclusive === false ? from : to });
  },
  preset: ({ value, now }) => {
    const name = String(value);
    return isPreset(name)
      ? within(presetRange(name, now))
      : `must be one of ${Object.keys(presets).join(", ")}`;
  },
  daysBack: ({ value, now }) => {
    const days = Number(value);
    return days < 1 ? "must be at least 1" : within({ from: now - days * day, to: now + 1 });
  },
  below: ({ value }) => {
    const wanted = listed(value).map(String);
    const isBelow = (path: unknown) =>
      typeof path === "string" && wanted.some((above) => path === above || path.startsWith(`${above} > `));
    return wanted.length === 0 ? undefined : some(isBelow);
  },
  flag: ({ value }) => {
    return (fact) => isTrue(fact) === value;
  },
  widen: ({ value }) => (value === true ? undefined : (fact) => !isTrue(fact)),
};

const day = 86_400_000;

export function isFactWay(by: string): by is FactWay {
  return Object.hasOwn(filters, by);
}

const dateWays: ReadonlySet<string> = new Set<FactWay>(["since", "until", "preset", "daysBack"]);

export const isDateWay = (by: string): boolean => dateWays.has(by);

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

/** The filter that a field of a request asks for. */
export function filterFor(by: FactWay, asked: FilterField): Filter {
  return filters[by](asked);
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

/** Small and capital letters are the same. */
function isOneOf(values: readonly unknown[]): Judge {
  let wanted: string[] | undefined;
  const isLike = remembered((fact) => (wanted ??= values.map(folded)).includes(folded(fact)));
  return some((fact) => values.includes(fact) || isLike(fact));
}

/** Whether a text contains one of some, given in small letters. */
function hasPart(wanted: readonly string[]): Judge {
  return some(
    remembered((fact) => {
      const text = folded(fact);
      return wanted.some((part) => text.includes(part));
    }),
  );
}

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
function numbers(passes: (fact: number) => boolean): Judge {
  return some((fact) => typeof fact === "number" && passes(fact));
}

/** Whether an instant, in ISO 8601 or milliseconds, lies in a range; a message where the range is none. */
function within({ from, to }: { from: number; to: number }): Filter {
  if (Number.isNaN(from) || Number.isNaN(to)) return "is not a date";
  return (fact) => {
    const instant = typeof fact === "string" ? Date.parse(fact) : fact;
    return typeof instant === "number" && instant >= from && instant < to;
  };
}

/** Whether a record is what a field is called: a list that is empty and a number that is zero are not. */
function isTrue(fact: unknown): boolean {
  return Array.isArray(fact) ? fact.length > 0 : Boolean(fact);
}
