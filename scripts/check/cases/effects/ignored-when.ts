import { meaningOf, assert, requireData, Inconclusive, type CheckCase } from "../../engine/case.ts";
import { assertSame } from "../../session/rows.ts";
import { keysOf, list, listAnew, type Rows, type Scope } from "../lists/list.ts";
import { expenseOf, placeOf } from "../lists/scopes.ts";
import { fieldBy, isAssumed, sampleOf, type FilterField, type Subject } from "../../knowledge/subject.ts";
import type { Tools } from "../../engine/case.ts";

/** Values of a field that are tried. */
const maxTried = 2;

export function ignoredCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  return Object.entries(field.ignoredWhen ?? {}).map(([condition, value]) =>
    meaningOf(subject, {
      name: `${field.name}-is-ignored-with-${value}`,
      at: field.in === "body" ? "requestBody" : "parameters",
      assumed: isAssumed({ ...field, assumed: [] }),
      ...expenseOf(subject, { questions: 4 }, depth),
      rule:
        condition === "searchedBy"
          ? `the list is the same with and without ${field.name} in a search by ${value}, which ignores it`
          : `the list is the same with and without ${field.name} where ${condition} is ${value}, which ignores it`,
      async run(tools) {
        let lastError: unknown = new Inconclusive(`no rows when ${condition} is ${value}`);
        for (const scope of await scopesIn(tools, subject, condition, value)) {
          try {
            return await compare(tools, subject, field, scope);
          } catch (error) {
            if (!(error instanceof Inconclusive)) throw error;
            lastError = error;
          }
        }
        throw lastError;
      },
    }),
  );
}

async function compare(tools: Tools, subject: Subject, field: FilterField, scope: Scope): Promise<void> {
  const plain = await list(tools, subject, scope, {}, undefined);
  requireData(plain.rows.length > 1, "fewer than two rows");
  const choices = field.choices ?? (await sampleOf(subject, field)?.of(tools)) ?? [];
  const values = field.by === "limit" ? [1] : choices.slice(0, maxTried);
  requireData(values.length > 0, `no value of ${field.name} is known`);
  for (const value of values) {
    const withField = await list(tools, subject, scope, { [field.name]: value }).catch(
      async (error: unknown) => {
        if (error instanceof Inconclusive) await assertRefusedAnywhere(tools, subject, field, value, scope);
        throw error;
      },
    );
    if (!isSame(withField, plain)) {
      const again = await listAnew(tools, subject, scope);
      requireData(isSame(again, plain), "the search returns different rows each time");
    }
    assertSame(
      keysOf(withField),
      keysOf(plain),
      `the same rows as without ${field.name} ${value}`,
      withField.exchange,
    );
  }
}

/** A value that is rejected under the condition must be rejected everywhere. */
async function assertRefusedAnywhere(
  tools: Tools,
  subject: Subject,
  { name }: FilterField,
  value: unknown,
  { values }: Scope,
): Promise<void> {
  for (const otherScope of await placeOf(subject).of(tools)) {
    if (Object.keys(values).some((key) => key in otherScope.values)) continue;
    const { exchange } = await list(tools, subject, otherScope, { [name]: value });
    const words = `${name} ${String(value)} to be ignored together with ${Object.keys(values).join(", ")}`;
    assert(false, words, "a rejection, though it is accepted otherwise", exchange);
  }
}

function isSame(a: Rows, b: Rows): boolean {
  return keysOf(a).join() === keysOf(b).join();
}

async function scopesIn(tools: Tools, subject: Subject, condition: string, value: string): Promise<Scope[]> {
  const place = placeOf(subject);
  const stated = place.when?.[condition]?.[value];
  if (stated) return stated(tools);
  const scopes = await place.of(tools);
  return condition === "searchedBy"
    ? [...(await byNames(tools, subject, value, scopes)), ...scopes.filter(({ values }) => value in values)]
    : scopes.map((scope) => ({ ...scope, values: { ...scope.values, [condition]: value } }));
}

/**
 * A text for which the best match is the account that an order by name puts last: its full name and category, and one word of
 * each other name.
 */
async function byNames(
  tools: Tools,
  subject: Subject,
  value: string,
  scopes: readonly Scope[],
): Promise<Scope[]> {
  const otherScope = scopes.find(({ values }) => !(value in values));
  if (!otherScope || fieldBy(subject, "search")?.name !== value) return [];
  const { rows } = await list(tools, subject, otherScope);
  const named = rows.filter((row) => typeof row["name"] === "string");
  const [last, ...rest] = named
    .sort((a, b) => (String(a["name"]) < String(b["name"]) ? 1 : -1))
    .slice(0, maxNamesPerText);
  if (!last || rest.length === 0) return [];
  const words = [last["name"], last["category"], ...rest.map(({ name }) => String(name).split(" ")[0])];
  return [{ values: { [value]: words.filter((word) => typeof word === "string").join(" ") } }];
}

const maxNamesPerText = 4;
