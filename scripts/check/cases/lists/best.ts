import { meaningOf, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import { list, type Rows, type Scope } from "./list.ts";
import { expenseOf, mostScopes, placeOf, variantsOf } from "./scopes.ts";
import type { FilterField, Subject } from "../../contract/subject.ts";

/** Rows that are enough for most filters to part them. */
const enough = 12;

/** A list without filters, and where it is from. */
export interface Best {
  scope: Scope;
  all: Rows;
}

/** Of each list of an operation, the scopes until one has enough rows, the one with the most first; none without rows. */
async function scopesOf(tools: Tools, subject: Subject): Promise<[Best, ...Best[]][]> {
  const place = placeOf(subject);
  const scopes = (await place.of(tools)).slice(0, mostScopes(place, tools.depth));
  const found: [Best, ...Best[]][] = [];
  for (const variant of variantsOf(subject)) {
    const lists: Best[] = [];
    for (const one of scopes) {
      const scope = { ...one, values: { ...one.values, ...variant } };
      const all = await list(tools, subject, scope);
      if (all.rows.length > 0) lists.push({ scope, all });
      if (all.rows.length >= enough) break;
    }
    const [first, ...others] = lists.sort((a, b) => b.all.rows.length - a.all.rows.length);
    if (first) found.push([first, ...others]);
  }
  return found;
}

/** What a case is made of that looks at the best lists only. */
interface About {
  name: string;
  rule: string;
  /** Questions beside the lists without filters. */
  questions: number;
  assumed?: boolean;
  /** `best` is the longest of each list, `every` the others too. */
  run(tools: Tools, best: readonly [Best, ...Best[]], every: readonly Best[]): Promise<void>;
}

/** A case that asks where there is the most to see, and nowhere else. */
export function inBest(
  subject: Subject,
  field: FilterField,
  depth: number,
  { run, questions, name, rule, assumed = false }: About,
): CheckCase {
  const place = placeOf(subject);
  const scopeCount = mostScopes(place, depth) * variantsOf(subject).length;
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
