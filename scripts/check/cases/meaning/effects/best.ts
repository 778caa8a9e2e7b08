import { NotExercised, Violation, type CheckCase, type Tools } from "../../../case.ts";
import { meaningOf } from "../case.ts";
import { list, type Rows, type Scope } from "./list.ts";
import { expenseOf, mostScopes, placeOf, variantsOf } from "./scopes.ts";
import type { Subject } from "./subject.ts";

/** Rows that are enough for most filters to part them. */
const enough = 12;

/** A list without filters, and where it is from. */
export interface Best {
  scope: Scope;
  all: Rows;
}

/** Of each list of an operation, the scope with enough rows, or with the most; lists without rows are left out. */
export async function bestOf(tools: Tools, subject: Subject): Promise<Best[]> {
  const place = placeOf(subject);
  const scopes = (await place.of(tools)).slice(0, mostScopes(place, tools.depth));
  const found: Best[] = [];
  for (const variant of variantsOf(subject)) {
    let best: Best | undefined;
    for (const one of scopes) {
      const scope = { ...one, values: { ...one.values, ...variant } };
      const all = await list(tools, subject, scope);
      if (all.rows.length > (best?.all.rows.length ?? 0)) best = { scope, all };
      if (all.rows.length >= enough) break;
    }
    if (best) found.push(best);
  }
  return found;
}

/** What a case is made of that looks at the best lists only. */
interface About {
  name: string;
  rule: string;
  in: "query" | "body";
  /** Questions beside the lists without filters. */
  questions: number;
  assumed?: boolean;
  run(tools: Tools, best: readonly [Best, ...Best[]]): Promise<void>;
}

/** A case that asks where there is the most to see, and nowhere else. */
export function inBest(subject: Subject, depth: number, { run, questions, ...about }: About): CheckCase {
  const place = placeOf(subject);
  const scopes = mostScopes(place, depth) * variantsOf(subject).length;
  const { requests, rows } = expenseOf(subject, { questions: 1 }, depth);
  const each = rows / Math.max(1, scopes);
  return meaningOf(subject, {
    ...{ name: about.name, rule: about.rule, assumed: about.assumed ?? false },
    at: about.in === "body" ? "requestBody" : "parameters",
    ...{ requests: requests + questions, rows: Math.ceil(rows + questions * each) },
    async run(tools) {
      const [first, ...others] = await bestOf(tools, subject);
      if (!first) throw new NotExercised("nothing is found without filters");
      await run(tools, [first, ...others]);
    },
  });
}

/** Whether a server refuses a value, as it may where it is not stated which there are. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Violation && error.exchange?.status === 400;
}
