/**
 * What a field of a request does to the response. Each way lists the other parts that its `x-effect` may have.
 * `openapi/README.md` explains the ways.
 */
export const ways = {
  /** The most rows that are returned. */
  limit: [],
  /** How many rows are skipped. */
  offset: [],
  /** Which page of as many rows as the limit is returned; `first` is the number of the first one, by default 1. */
  page: ["first"],
  /** The order of the rows, by the field's values. */
  order: ["orders"],
  /** Keeps rows whose field has the value, or one of the values; the value `all` keeps every row. */
  equals: ["field", "all", "precedence"],
  /** Keeps rows whose text contains the value. */
  contains: ["field", "precedence"],
  /** How the field `of` is compared, by this field's values. */
  match: ["of", "values"],
  /** Keeps rows whose number is not below the value, or is above it where a bound is not inclusive. */
  minimum: ["field", "inclusive"],
  maximum: ["field", "inclusive"],
  /** Keeps rows whose number lies in the span that a value names. */
  span: ["field", "spans"],
  /** Keep rows by their date. */
  since: ["field", "inclusive"],
  until: ["field", "inclusive"],
  preset: ["field"],
  daysBack: ["field"],
  /** Keeps rows at or below a path of the taxonomy. */
  below: ["field"],
  /** Keeps rows that are, or are not, what the field is called. */
  flag: ["field"],
  /** Adds rows where it is true. */
  widen: [],
  /** Keeps the rows of one account. */
  account: ["field"],
  /** Finds rows by a text. */
  search: ["precedence"],
  /** Is read by a language model, which decides what is found. */
  prompt: [],
  /** Decides which of several lists is returned; the response names it in its own field. */
  choose: ["field"],
  /** Decides how the request is read. */
  mode: [],
  /** What the operation acts on. */
  subject: [],
} as const satisfies Record<string, readonly Part[]>;

export type Way = keyof typeof ways;

type Part = "first" | "field" | "all" | "inclusive" | "spans" | "of" | "values" | "orders" | "precedence";

/** `x-effect` of a request's field. */
export interface Effect {
  by: Way;
  /** The field of a row, such as `brand.id`; left out where no row shows it. */
  field?: string;
  first?: number;
  all?: string;
  inclusive?: boolean;
  spans?: Record<string, Span>;
  of?: string;
  values?: Record<string, "contains" | "equals">;
  orders?: Record<string, Order>;
  /** Of the inputs of a search, the one with the lowest number decides. */
  precedence?: number;
  /** The parts that the document adds, each with its reason. */
  assumed?: Record<string, string>;
}

/** From a number on, and below another. */
export interface Span {
  from: number;
  to?: number;
}

/** What a value of a sort field orders rows by. */
export interface Order {
  /** Left out where no row shows it. */
  field?: string;
  direction: "ascending" | "descending";
  assumed?: Record<string, string>;
}

/** `x-ignored-when`: the other field's value, or the input that decides the search. */
export type IgnoredWhen = Record<string, string>;

/** `x-values` of an enum: what its values mean, by the value. */
export interface ValueMeanings {
  meanings: Record<string, string>;
  assumed?: { meanings: string };
}

/** `x-rows` of a response's schema: where its rows stand, what tells them apart and in which order they come. */
export interface ListedRows {
  in: string;
  /** Left out where a row is a plain string, which tells itself apart. */
  key?: string;
  /** The field that has the id in the path; left out where no row shows what it is listed for. */
  parent?: string;
  order?: Pick<Order, "field" | "direction">;
  /** The property with the number of rows; left out: `count`, where the schema has it. */
  count?: string;
  assumed?: Record<string, string>;
}
