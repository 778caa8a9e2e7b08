import { meaningOf, Inconclusive, Unsupported, type CheckCase, type Tools } from "../../engine/case.ts";
import { type Scope, list, type Rows } from "./list.ts";
import { expenseOf, scopeLimit, placeOf, variantsOf, wideOf, wideScopes } from "./scopes.ts";
import { isAssumed, type Subject, type Values, type FilterField } from "../../knowledge/subject.ts";

interface ListCase {
  /** Begins with the name of the field that it is about, or with `sort-` and a value of it. */
  name: string;
  rule: string;
  /** Default: whether the documents only assume what the field does. */
  assumed?: boolean;
}

interface RelationParts extends ListCase {
  /** Questions that are asked of each scope at most; default: the list with the field, and without it. */
  questions?: number;
  /** Rows of each at most, if they are fewer than of a whole list. */
  each?: number;
  /** How many of them may lead to whole lists, if not each; the others find nothing. */
  full?: number;
  /** Rows and requests at most beside those. */
  beside?: { requests: number; rows: number };
  /** Scopes at most; default: all that there are. */
  scopes?: number;
  /** Looks into so many searches over everything as well, where no account shows something. */
  searches?: number;
  /** @throws {Inconclusive} where the rows of a scope do not show whether the rule is kept. */
  run(tools: Tools, scope: Scope): Promise<void>;
}

/** A case that is asked of each list that an operation has, each time in the first scope whose rows show something. */
export function relation(
  subject: Subject,
  field: FilterField,
  depth: number,
  parts: RelationParts,
): CheckCase {
  const { name, rule, assumed = isAssumed(field), questions = 2, full = questions, each } = parts;
  const { searches = 0, scopes = Infinity, beside = { requests: 0, rows: 0 } } = parts;
  const wide = Math.min(searches, wideOf(subject));
  const { requests, rows } = expenseOf(subject, { questions, full, each, wide }, depth);
  return meaningOf(subject, {
    name,
    rule,
    assumed,
    at: field.in === "body" ? "requestBody" : "parameters",
    requests: requests + beside.requests,
    rows: rows + beside.rows,
    run: (tools) => inFirst(tools, subject, (scope) => parts.run(tools, scope), { wide, scopes }),
  });
}

/** Where else a case looks, if the first scope shows nothing. */
interface Looking {
  /** Searches over everything. */
  wide?: number;
  /** Scopes at most. */
  scopes?: number;
  /** The lists to look at; default: all. */
  variants?: readonly Values[];
}

/**
 * Looks at each list of an operation in the first scope that shows something.
 *
 * @throws {Inconclusive} if none of them does.
 */
export async function inFirst(
  tools: Tools,
  subject: Subject,
  look: (scope: Scope) => Promise<void>,
  { wide = 0, scopes: maxScopes = Infinity, variants = variantsOf(subject) }: Looking = {},
): Promise<void> {
  const place = placeOf(subject);
  const own = (await place.of(tools)).slice(0, Math.min(maxScopes, scopeLimit(place, tools.depth)));
  const searches = wide > 0 ? (await wideScopes(tools, subject)).slice(0, wide) : [];
  const scopes = [...own, ...searches];
  let shown = false;
  let lack: unknown = new Inconclusive("no account or search to ask about");
  for (const variant of variants) {
    for (const scope of scopes) {
      try {
        await look({ ...scope, values: { ...scope.values, ...variant } });
        shown = true;
        break;
      } catch (error) {
        if (!(error instanceof Inconclusive) || error instanceof Unsupported) throw error;
        lack = error;
      }
    }
  }
  if (!shown) throw lack;
}

/** The cases that a field has for what it does; `depth`: rows to ask for at a time. */
export type CasesOf = (subject: Subject, field: FilterField, depth: number) => CheckCase[];

/** Rows that are enough for most filters to part them. */
const minRowsToStop = 12;

/** A list without filters, and where it is from. */
export interface Best {
  scope: Scope;
  all: Rows;
}

/** Of each list of an operation, the scopes until one has enough rows, the one with the most first; none without rows. */
async function scopesOf(tools: Tools, subject: Subject): Promise<[Best, ...Best[]][]> {
  const place = placeOf(subject);
  const scopes = (await place.of(tools)).slice(0, scopeLimit(place, tools.depth));
  const found: [Best, ...Best[]][] = [];
  for (const variant of variantsOf(subject)) {
    const lists: Best[] = [];
    for (const one of scopes) {
      const scope = { ...one, values: { ...one.values, ...variant } };
      const all = await list(tools, subject, scope);
      if (all.rows.length > 0) lists.push({ scope, all });
      if (all.rows.length >= minRowsToStop) break;
    }
    const [first, ...others] = lists.sort((a, b) => b.all.rows.length - a.all.rows.length);
    if (first) found.push([first, ...others]);
  }
  return found;
}

/** What a case is made of that looks at the best lists only. */
interface About extends ListCase {
  /** Questions beside the lists without filters. */
  questions: number;
  /** `best` is the longest of each list, `every` the others too. */
  run(tools: Tools, best: readonly [Best, ...Best[]], every: readonly Best[]): Promise<void>;
}

/** A case that asks where there is the most to see, and nowhere else. */
export function inBest(
  subject: Subject,
  field: FilterField,
  depth: number,
  { run, questions, name, rule, assumed = isAssumed(field) }: About,
): CheckCase {
  const place = placeOf(subject);
  const scopeCount = scopeLimit(place, depth) * variantsOf(subject).length;
  const { requests, rows } = expenseOf(subject, { questions: 1 }, depth);
  const each = rows / Math.max(1, scopeCount);
  return meaningOf(subject, {
    name,
    rule,
    assumed,
    at: field.in === "body" ? "requestBody" : "parameters",
    requests: requests + questions,
    rows: Math.ceil(rows + questions * each),
    async run(tools) {
      const scopes = await scopesOf(tools, subject);
      const [first, ...others] = scopes.map(([best]) => best);
      if (!first) throw new Inconclusive("no rows without filters");
      await run(tools, [first, ...others], scopes.flat());
    },
  });
}
