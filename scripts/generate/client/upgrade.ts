import { displayPath, type ParameterRole } from "../../client/legacy-request.ts";
import { upgrade, type Plan, type Successor } from "../../client/upgrading.ts";
import type { Version } from "../../lib/versions.ts";
import { jsdoc, wrap } from "./documentation.ts";
import { literal } from "./example.ts";
import { parametersIn, resolve, type Document } from "../../openapi/document.ts";
import { fieldName } from "../../openapi/expressions.ts";
import { operationsOf, schemaAt, upgradePlans, type Endpoint } from "./upgrade-plans.ts";

/** Whether there are the two versions between which requests are upgraded. */
export function hasUpgrade(documents: Partial<Record<Version, Document>>): boolean {
  return documents.v1 !== undefined && documents.v2 !== undefined;
}

/** TypeScript source of the functions that turn requests of v1 into those of v2. */
export function upgradeModule(documents: Record<Version, Document>): string {
  const old = operationsOf(documents.v1);
  const plans = [...upgradePlans(documents)].flatMap(([name, plan]) => {
    const endpoint = old.get(name);
    return endpoint ? [{ name, plan, endpoint }] : [];
  });
  const current = operationsOf(documents.v2);
  const successors = new Map(plans.flatMap(({ plan }) => plan.successors.map((one) => [one.operation, one])));
  return `import { upgrade, type Call, type NoCounterpart, type Plan, type Upgraded } from "./client/upgrading.js";
import type { Inputs as LegacyInputs } from "./v1.js";
import type { Inputs } from "./v2.js";

export { AdintelError } from "./client/core/errors.js";
export type { Call, NoCounterpart, Remark, Upgraded } from "./client/upgrading.js";

${[...successors.values()].map(callType).join("\n\n")}

${plans.map((one) => upgradeFunction({ ...one, current })).join("\n\n")}
`;
}

/** The table of all fields, as Markdown. */
export function upgradeTable(documents: Record<Version, Document>): string {
  const cell = (expression?: string) => (expression === undefined ? "—" : `\`${fieldName(expression)}\``);
  const rows = [...operationsOf(documents.v1).values()].flatMap(({ row }) =>
    row.replacedBy.flatMap(({ operationId, when = {}, fields }) => [
      `| **\`${row.operationId}\`**${conditionText(when)} | **\`${operationId}\`** | |`,
      ...fields.map(({ from, to, note = "" }) => `| ${cell(from)} | ${cell(to)} | ${note} |`),
    ]),
  );
  return ["| v1 | v2 | |", "| --- | --- | --- |", ...rows].join("\n");
}

function conditionText(when: Record<string, string>): string {
  const parts = Object.entries(when).map(([key, value]) => `\`${key.split("/").at(-1)}\` is \`${value}\``);
  return parts.length > 0 ? ` where ${parts.join(" and ")}` : "";
}

interface Source {
  name: string;
  plan: Plan;
  endpoint: Endpoint;
  current: Map<string, Endpoint>;
}

const pascal = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** One constant per plan, so that bundlers drop unused ones. */
const planName = (name: string) => `planOf${pascal(name)}`;

/** The method's parameters as TypeScript. */
function signature(takes: Plan["takes"], input: string): string {
  return takes.map((taken) => `${nameOf(taken)}: ${taken.startsWith("path.") ? "string" : input}`).join(", ");
}

function callType({ operation, takes }: Successor): string {
  return `/** A call of v2's \`${operation}\`. */
export type ${pascal(operation)}Call = Call<"${operation}", [${signature(takes, `Inputs["${operation}"]`)}]>;`;
}

/** The name of a method's parameter, as its type declares it. */
function nameOf(taken: ParameterRole): string {
  return taken.replace("path.", "");
}

/** A required field that no field of v1 maps to, by its place in the request and its name. */
interface Missing {
  place: string;
  name: string;
}

function upgradeFunction(source: Source): string {
  const { name, plan } = source;
  const parameters = signature(plan.takes, `LegacyInputs["${name}"]`);
  const names = plan.takes.map((taken) => nameOf(taken).replace("?", "")).join(", ");
  const calls = plan.successors.map(({ operation }) => `${pascal(operation)}Call`);
  // Required fields that no field of v1 maps to; the caller must give them.
  const missing = plan.successors.flatMap(({ operation, demands = {}, fields }) =>
    Object.keys(demands)
      .filter((place) => !fields.some(([, to]) => to === place))
      .map((place) => ({ operation, place, name: displayPath(place) })),
  );
  const missingNames = missing.map((one) => one.name);
  const mayFail = plan.successors.some(({ demands }) => demands);
  const type = `Upgraded${pascal(name)}`;
  const all =
    calls.length > 1 ? [...calls.map((call) => `[${call}]`), `[${calls.join(", ")}]`] : [`[${calls.join()}]`];
  const upgraded = `Upgraded<${all.join(" | ")}>`;
  const result = `${upgraded}${mayFail ? " | NoCounterpart" : ""}`;
  const given =
    missing[0] &&
    `given: Pick<Inputs["${missing[0].operation}"], ${missingNames.map((field) => `"${field}"`).join(" | ")}>`;
  const head = `export function upgrade${pascal(name)}`;
  const overloads = given
    ? `${head}(${parameters}, ${given}): ${upgraded};\n${jsdoc(["Without the fields that v2 requires, the request has no counterpart."])}\n${head}(${parameters}): NoCounterpart;\n`
    : "";
  return `const ${planName(name)}: Plan = ${JSON.stringify(plan)};

/** The result of upgrading a request of v1's \`${name}\`. */
export type ${type} = ${result};

${jsdoc(documentation(source, missing))}
${overloads}${head}(${parameters}${given ? `, ${given.replace(":", "?:")}` : ""}): ${type} {
  // The types are made from the plan that is followed.
  return upgrade("upgrade${pascal(name)}", ${planName(name)}, [${names}]${given ? ", given" : ""}) as ${type};
}`;
}

function documentation(source: Source, missing: Missing[]): string[] {
  const { name, plan } = source;
  const list = (fields: string[]) => fields.map((field) => `\`${displayPath(field)}\``).join(", ");
  const losses = plan.successors.flatMap(({ operation, fields, values = {}, when = {} }) => {
    const droppedFields = fields.filter(
      ([from, to]) => to === null && !(from in when) && from !== plan.modes?.field,
    );
    const lostValues = Object.entries(values).map(
      ([to, { gone }]) => `${displayPath(to)} ${gone.join(", ")}`,
    );
    const lost = [list(droppedFields.map(([from]) => from)), ...lostValues].filter(Boolean).join(", ");
    if (!lost) return [];
    return [`Without counterpart${plan.successors.length > 1 ? ` in \`${operation}\`` : ""}: ${lost}.`];
  });
  const successors = plan.successors.map(
    ({ operation, when = {} }) => `\`${operation}\`${conditionText(when)}`,
  );
  const missed =
    missing.length > 0
      ? [`v2 requires ${list(missing.map(({ place }) => place))}, which v1 does not show.`]
      : [];
  return [
    `Turns a request of v1's \`${name}\` into one of v2. Nothing is sent.`,
    "",
    ...wrap(
      [
        `It becomes ${successors.join(" or ")}.`,
        ...(successors.length > 1
          ? ["Without that field, the documents leave open which one, so it becomes a call of each."]
          : []),
        ...(losses.length > 0 ? losses : ["No field of v1 is lost."]),
        ...missed,
      ].join(" "),
    ),
    "",
    "@example",
    ...example(source, missing),
    "@throws {AdintelError} `invalid_usage` if it is not a valid request of v1; the message says what is wrong.",
  ];
}

/** An example request, preferably one that loses fields, and its result. */
function example({ name, plan, endpoint, current }: Source, missing: Missing[]): string[] {
  const candidates = exampleInputs(endpoint, plan).map((input) => {
    const parameters = plan.takes.map((taken) => (taken.startsWith("path.") ? exampleId(endpoint) : input));
    while (parameters.length > 0 && parameters.at(-1) === undefined) parameters.pop();
    return parameters;
  });
  const [successor] = plan.successors;
  const target = successor && current.get(successor.operation);
  const [documented] = target ? exampleInputs(target, successor) : [];
  const pairs = missing.map(({ place, name: key }) => [
    key,
    (target && schemaAt(target, place)?.enum?.[0]) ?? Object(documented)[key],
  ]);
  // Without a value of each, the example shows that there is no counterpart.
  const isGiven = pairs.length > 0 && pairs.every(([, value]) => value !== undefined);
  const extra = isGiven ? [Object.fromEntries(pairs)] : [];
  const results = candidates.map((parameters) => ({
    parameters,
    result: upgrade(name, plan, parameters, extra[0]),
  }));
  const shown = results.find(({ result }) => result.lost.length > 0) ?? results[0];
  if (!shown) return [];
  const { parameters, result } = shown;
  const call = `upgrade${pascal(name)}(${[...parameters, ...extra].map(literal).join(", ")})`;
  return [
    `const { calls, lost } = ${call};`,
    ...result.calls.map(
      ({ operation, parameters: values }) => `// ${operation}(${values.map(literal).join(", ")})`,
    ),
    ...result.lost.map(({ field, reason }) => `// lost ${field}: ${reason}`),
  ];
}

function exampleId({ document, operation }: Endpoint): string {
  const [id] = parametersIn(document, operation).map((parameter) => parameter.example);
  return typeof id === "string" ? id : "5f0c6a52";
}

function exampleInputs(endpoint: Endpoint, plan: Pick<Plan, "takes"> & Partial<Plan>): unknown[] {
  const { document, operation } = endpoint;
  if (plan.takes.some((taken) => taken.startsWith("body"))) {
    const { examples = {} } = operation.requestBody?.content["application/json"] ?? {};
    return Object.values(examples).map((node) => resolve(document, node).value);
  }
  if (!plan.takes.some((taken) => taken.startsWith("query"))) return [undefined];
  const kept = (plan.successors ?? []).flatMap(({ fields, values = {} }) =>
    fields.flatMap(([from, to]) => {
      const now = to === null ? undefined : values[to]?.now;
      return now ? [[displayPath(from), now[0]] as const] : [];
    }),
  );
  const rows = endpoint.row.paging ? [[endpoint.row.paging.limit.name, 20] as const] : [];
  return [Object.fromEntries([...kept, ...rows])];
}
