import { errorPath, keyHeaders, queryText, type Call } from "../call.ts";
import type { Notation } from "../literal.ts";

/** A call of a program. A text `$name` in it stands for what an earlier call found. */
export interface Step extends Call {
  /** What later calls need of the response: by name, the steps to it, such as `books.0.id`. */
  take?: Record<string, string> | undefined;
  /** The call is repeated while its response has this value at these steps. */
  repeat?: { at: string; is: string } | undefined;
}

export type Variables = Record<string, string>;

/** How long a program waits before it repeats a call. */
export const pauseSeconds = 5;

/** What the programs of all languages are written from. */
export interface Program {
  steps: Step[];
  baseUrl: string;
  header: string;
  /** What stands before the key in the header. */
  scheme: string;
  /** `undefined`: the program reads it from its environment. */
  apiKey: string | undefined;
  /** The steps to the code of an error. */
  errorPath: string;
  isRepeating: boolean;
}

export function programOf(steps: Step[]): Program {
  const [first] = steps;
  const [header, scheme] = (first && keyHeaders(first)[0]) ?? [];
  if (!first || header === undefined || scheme === undefined) throw new Error("a program needs a call");
  const { baseUrl, apiKey } = first;
  const isRepeating = steps.some(({ repeat }) => repeat !== undefined);
  return {
    steps,
    baseUrl,
    header,
    scheme,
    apiKey,
    errorPath: (errorPath(first) ?? []).join("."),
    isRepeating,
  };
}

/** The call with what earlier calls found in place of its names. */
export function filled<T>(step: T, variables: Variables): T {
  return JSON.parse(JSON.stringify(step), (_, value: unknown) =>
    typeof value === "string" && value.startsWith("$") ? (variables[value.slice(1)] ?? value) : value,
  ) as T;
}

/** Adds what a response has of what later calls need. */
export function withVariablesOf(
  { take = {} }: Pick<Step, "take">,
  response: unknown,
  variables: Variables,
): Variables {
  const taken = Object.entries(take).map(([name, path]) => [name, valueIn(response, path)]);
  return {
    ...variables,
    ...(Object.fromEntries(taken.filter(([, value]) => value !== undefined)) as Variables),
  };
}

export function isRepeated({ repeat }: Pick<Step, "repeat">, response: unknown): boolean {
  return repeat !== undefined && valueIn(response, repeat.at) === repeat.is;
}

function valueIn(response: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], response);
}

/** Path and query below the root, in which `$name` stands for what was found. */
export function target(step: Step): string {
  return (
    step.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => step.pathParameters[name] ?? "") + queryText(step)
  );
}

/** A text in pieces: every other one is the name of something that was found. */
export function pieces(text: string): string[] {
  return text.split(/\$(\w+)/);
}

/** A notation in which a text `$name` is what was found. */
export function withFound(notation: Notation, write: (name: string) => string): Notation {
  return {
    ...notation,
    string: (text) => (text.startsWith("$") ? write(text.slice(1)) : notation.string(text)),
  };
}

/** How a language writes what a program does with a call. */
interface Statements {
  call(step: Step): string;
  show(call: string): string;
  /** A variable with the value at a path of a response. */
  take(name: string, call: string, path: string): string;
  repeat(call: string, path: string, value: string): string[];
}

export function statements(
  steps: Step[],
  { call, show, take: takes, repeat: repeats }: Statements,
): string[] {
  return steps.flatMap((step) => {
    const { repeat, take } = step;
    if (repeat) return repeats(call(step), repeat.at, repeat.is);
    if (!take) return show(call(step));
    return Object.entries(take).map(([name, path]) => takes(name, call(step), path));
  });
}

/** The way to a value of a response, step by step. */
export function members(
  path: string,
  member: (name: string) => string,
  element = (index: string) => `[${index}]`,
): string {
  return path
    .split(".")
    .map((name) => (/^\d+$/.test(name) ? element(name) : member(name)))
    .join("");
}
