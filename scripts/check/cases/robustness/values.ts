import { branchesOf, type SchemaNode } from "../../contract/document.ts";
import type { Effect } from "../../contract/table.ts";

/** A value that breaks servers, or that a language takes for one of another type. */
export interface OddValue {
  /** As in the ids of cases. */
  kind: string;
  /** What the value is, after "accepts" or "rejects". */
  words: string;
  /** Drawn by the seed of a run. */
  value(random: Random): unknown;
}

/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What servers, their databases and their languages read otherwise than other characters. */
const pieces = [
  "\ud800",
  "\udfff",
  "\u0000",
  "\u001b",
  "\r\n",
  "\u2028",
  "\ufeff",
  "\u{1f469}\u200d\u{1f680}",
  "\u05e9\u05dc\u05d5\u05dd\u202e",
  "e\u0301",
  "%",
  "_",
  "*",
  "'",
  '"',
  "\\",
  "(",
  "[",
  "@",
  "$",
  "<",
  "{",
  "&",
  ";",
  "|",
];

/** In characters, as a body can hold it and as an address can. */
const longest = { body: 5_000, query: 2_000 };

const fixed = (kind: string, words: string, value: unknown): OddValue => ({
  kind,
  words,
  value: () => value,
});

function texts(place: "body" | "query"): OddValue[] {
  return [
    fixed("empty", "an empty text", ""),
    fixed("blank", "a blank text", " \t"),
    { kind: "odd-characters", words: "characters that are often misread", value: oddText },
    {
      kind: "very-long",
      words: "a very long text",
      value: (random) => "a".repeat(longest[place] - Math.floor(random() * 100)),
    },
  ];
}

const dates: OddValue[] = [
  fixed("no-such-day", "a day that no calendar has", "2023-02-30"),
  fixed("year-0", "the year 0", "0000-00-00"),
  fixed("year-9999", "the year 9999", "9999-12-31T23:59:59.999Z"),
];

const numbers: OddValue[] = [
  fixed("past-32-bits", "2^31", 2 ** 31),
  fixed("past-exact-integers", "2^53", 2 ** 53),
  fixed("past-64-bits", "2^63", 2 ** 63),
  fixed("1e30", "1e30", 1e30),
  fixed("1e308", "1e308", 1e308),
  fixed("minus-zero", "-0", -0),
];

/** Values of a type that break servers. Of a number that is bounded, one beyond its bounds will do. */
export function oddValues(
  schema: SchemaNode,
  place: "body" | "query",
  by: Effect["by"] | undefined,
): OddValue[] {
  const types = typesOf(schema);
  if (isChoice(schema)) return [];
  if (types.includes("array")) {
    const items = branchesOf(schema).flatMap(({ items: item }) => (item === undefined ? [] : [item]));
    return items
      .flatMap((item) => oddValues(item, place, by))
      .map((odd) => ({ ...odd, value: (random) => [odd.value(random)] }));
  }
  if (types.includes("string")) return [...texts(place), ...(by === "since" || by === "until" ? dates : [])];
  if (!types.includes("integer") && !types.includes("number")) return [];
  const isBounded = branchesOf(schema).some(({ maximum }) => maximum !== undefined);
  return isBounded ? numbers.filter(({ kind }) => ["past-64-bits", "1e30"].includes(kind)) : numbers;
}

/** Values of another type in a body, beside those of the refusals. */
export function confusedValues(schema: SchemaNode, isRequired: boolean): OddValue[] {
  const types = typesOf(schema);
  const of = (...names: string[]) => types.length > 0 && names.some((name) => types.includes(name));
  return [
    ...(of("integer", "number", "string", "array", "object") ? [fixed("true", "true", true)] : []),
    ...(of("integer", "number") ? [fixed("NaN-as-text", 'the text "NaN"', "NaN")] : []),
    ...(of("boolean") ? [fixed("zero", "0", 0)] : []),
    ...(of("integer", "number", "string", "boolean") ? [fixed("object", "an object", {})] : []),
    ...(isRequired ? [fixed("null", "null", null)] : []),
  ];
}

/** Texts in a query that stand for no number or flag, beside those of the refusals. */
export function confusedTexts(schema: SchemaNode): OddValue[] {
  const types = typesOf(schema);
  if (types.includes("string")) return [];
  if (types.includes("boolean")) return [fixed("null-as-text", "null", "null")];
  if (!types.includes("integer") && !types.includes("number")) return [];
  return [fixed("NaN-as-text", "NaN", "NaN"), fixed("true", "true", "true"), fixed("list", "[1]", "[1]")];
}

/** All of them, in an order that is drawn. */
export function oddText(random: Random): string {
  const left = [...pieces];
  let text = "";
  while (left.length > 0) text += left.splice(Math.floor(random() * left.length), 1)[0];
  return text;
}

function typesOf(schema: SchemaNode): string[] {
  return branchesOf(schema).flatMap(({ type }) => (type === undefined ? [] : [type].flat()));
}

function isChoice(schema: SchemaNode): boolean {
  return branchesOf(schema).some((part) => part.enum !== undefined || "const" in part);
}
