import { codesByStatus, errorStatuses } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { ControlError } from "../../http/control-error.ts";
import { namedOperations, operationIds, operationNames } from "../../http/operation-names.ts";
import { isMetered } from "../../http/routes.ts";
import * as check from "./checks.ts";
import { presetNamed, presets } from "./presets.ts";
import type { Scenario } from "./scenario.ts";
import { isRecord, nestingProblem } from "../../../scripts/lib/json.ts";
import { byPreference } from "../../../scripts/lib/versions.ts";

/** How long the JSON of a scenario may be, in characters. */
const maxScenarioChars = 100_000;

/** How many mistakes are listed; one more entry says how many come after them. */
const maxListedMistakes = 20;

const [, example] = namedOperations.find(({ version }) => version === byPreference.at(-1))?.names ?? [];

const operationName: check.Check = (value, path) =>
  typeof value === "string" && operationNames.has(value)
    ? []
    : check
        .oneOf(operationIds)(value, path)
        .map((found) => ({
          path,
          message: `${found.message}, or one with its version, such as ${example}`,
        }));

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
/** What frames a message is the server's business. */
const framing = /^(connection|content-length|keep-alive|trailer|transfer-encoding|upgrade|date)$/i;

const headers: check.Check = (value, path) =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, content]) => {
        const at = `${path}.${name}`;
        if (!headerName.test(name)) return [{ path: at, message: "is not a valid header name" }];
        if (framing.test(name)) return [{ path: at, message: "is set by the server" }];
        return check.text(/^[\t\x20-\x7e]*$/, "printable ASCII")(content, at);
      })
    : [{ path, message: "must be an object of header names and values" }];

const status: check.Check = (value, path) =>
  value === 204 || value === 205 || value === 304
    ? [{ path, message: "must be a status that has a body; 204, 205 and 304 have none" }]
    : check.integer(200, 599)(value, path);

const parameter: check.Check = (value, path) =>
  ["string", "number", "boolean"].includes(typeof value)
    ? []
    : [{ path, message: "must be a string, a number, true or false" }];

const ownFunction: check.Check = (value, path) =>
  typeof value === "function"
    ? []
    : [{ path, message: "must be a function, which works only in the mock's own process" }];

/** The fields of a scenario; the compiler asks for the check of each. */
const fields: Readonly<Record<keyof Scenario, check.Check>> = {
  name: check.text(/^[\w][\w .:/()-]{0,59}$/, "1 to 60 letters, digits, spaces or any of _.:/()-"),
  on: check.object({
    operation: check.oneOrMore(operationName),
    metered: check.boolean,
    account: check.text(/./, "the id of an account"),
    key: check.text(/./, "a key of the mock"),
    query: check.record(parameter),
    body: check.record(check.anything),
    where: ownFunction,
  } satisfies Record<keyof NonNullable<Scenario["on"]>, check.Check>),
  after: check.integer(0),
  times: check.integer(1),
  share: check.share,
  delayMs: (value, path) =>
    isRecord(value)
      ? check.object({ min: check.milliseconds, max: check.milliseconds })(
          { min: null, max: null, ...value },
          path,
        )
      : check.milliseconds(value, path),
  slowBodyMs: check.milliseconds,
  error: check.oneOf(Object.keys(errorStatuses)),
  details: check.array(check.object({ path: check.text(/./, "a text"), message: check.text(/./, "a text") })),
  retryAfterSeconds: check.integer(0, 86_400),
  response: (value, path) => [
    ...check.object({ status, headers, body: check.anything })(value, path),
    ...(isRecord(value) && value["status"] === undefined
      ? [{ path: `${path}.status`, message: "is required" }]
      : []),
  ],
  respond: ownFunction,
  lost: check.oneOf(["before", "afterCharge", "midBody"]),
  rows: check.oneOf(["none"]),
  newer: (value, path) => (value === true ? [] : [{ path, message: "must be true" }]),
};

/**
 * A scenario out of what a caller gave, which it shares nothing with.
 *
 * @throws {ControlError} on anything that it cannot mean, naming all of it; paths begin with `within`, if that is given.
 */
export function readScenario(input: unknown, within = ""): Scenario {
  const fail = (found: readonly Violation[]): never => {
    const at = (path: string) => (within === "" ? path : path === "body" ? within : `${within}.${path}`);
    const listed = found
      .slice(0, maxListedMistakes)
      .map(({ path, message }) => ({ path: at(path), message }));
    const more = found.length - listed.length;
    throw new ControlError(
      400,
      ...listed,
      ...(more > 0 ? [{ path: at("body"), message: `has ${more} more mistakes` }] : []),
    );
  };
  const given = copyOf(typeof input === "string" ? { preset: input } : input);
  if (given === undefined)
    return fail([
      {
        path: "body",
        message: nestingProblem(input) ?? `must be JSON of at most ${maxScenarioChars} characters`,
      },
    ]);
  if (!isRecord(given))
    return fail([{ path: "body", message: "must be a scenario or the name of a preset" }]);
  const { preset, ...changes } = given;
  const unnamed = preset === undefined ? [] : check.oneOf(Object.keys(presets))(preset, "preset");
  const scenario: unknown = typeof preset === "string" ? withPreset(preset, changes) : changes;
  const found = check.object(fields)(scenario, "");
  if (found.length + unnamed.length > 0) return fail([...unnamed, ...found]);
  // Every field of it has been checked.
  const contradictions = contradictionsIn(scenario as Scenario);
  return contradictions.length > 0 ? fail(contradictions) : (scenario as Scenario);
}

/** A copy in JSON, and the functions as they are; `undefined` of what is no JSON, too much of it or nested too deeply. */
function copyOf(input: unknown): unknown {
  if (nestingProblem(input) !== undefined) return undefined;
  let json: string | undefined;
  try {
    json = JSON.stringify(input);
  } catch {
    return undefined;
  }
  if (json === undefined || json.length > maxScenarioChars) return undefined;
  const copy: unknown = JSON.parse(json);
  if (!isRecord(input) || !isRecord(copy)) return copy;
  const where = isRecord(input["on"]) ? input["on"]["where"] : undefined;
  if (typeof where === "function" && isRecord(copy["on"])) copy["on"]["where"] = where;
  if (typeof input["respond"] === "function") copy["respond"] = input["respond"];
  return copy;
}

function withPreset(name: string, changes: Record<string, unknown>): unknown {
  const preset = presetNamed(name);
  if (!preset) return changes;
  const { scenario } = preset;
  const on = isRecord(changes["on"]) && scenario.on && { on: { ...scenario.on, ...changes["on"] } };
  return { name, ...structuredClone(scenario), ...changes, ...on };
}

/** What each field says is right, and together they make no sense. */
function contradictionsIn(scenario: Scenario): Violation[] {
  const { on = {}, error, details, retryAfterSeconds, delayMs, lost, rows, newer, slowBodyMs } = scenario;
  const found: Violation[] = [];
  const outcomes = outcomesOf(scenario);
  if (outcomes.length === 0 && delayMs === undefined && slowBodyMs === undefined)
    found.push({
      path: "body",
      message: "must say what happens: delayMs, slowBodyMs, error, response, respond, lost, rows or newer",
    });
  if (outcomes.length > 1)
    found.push({ path: outcomes.join(" and "), message: "cannot be combined; stage one scenario for each" });
  if (typeof delayMs === "object" && delayMs.min > delayMs.max)
    found.push({ path: "delayMs.min", message: "must not be above max" });
  if (slowBodyMs !== undefined && lost !== undefined)
    found.push({ path: "slowBodyMs", message: "cannot be combined with lost" });
  if (retryAfterSeconds !== undefined && error !== codesByStatus[429])
    found.push({ path: "retryAfterSeconds", message: `requires the error ${codesByStatus[429]}` });
  if (details !== undefined && error !== codesByStatus[400])
    found.push({ path: "details", message: `requires the error ${codesByStatus[400]}` });
  const targets = targetsOf(on);
  if (targets.length === 0)
    found.push({ path: "on", message: "matches no operation: operation and metered contradict each other" });
  else if (rows !== undefined && newer === undefined && !targets.some(isListed))
    found.push({
      path: "rows",
      message: `none of these operations returns lists; those that do are ${namedOperations
        .filter(isListed)
        .map(({ names }) => names[1])
        .join(", ")}`,
    });
  found.push(...unknownParameters(on, targets));
  return found;
}

/** The fields of which a scenario can have one. */
function outcomesOf(scenario: Scenario): string[] {
  const changed = scenario.rows === undefined ? "newer" : "rows";
  return (["error", "response", "respond", "lost", changed] as const).filter(
    (name) => scenario[name] !== undefined,
  );
}

type NamedOperation = (typeof namedOperations)[number];

/** The operations that a condition can be about. */
function targetsOf({ operation, metered }: NonNullable<Scenario["on"]>): NamedOperation[] {
  const wanted: readonly string[] | undefined = typeof operation === "string" ? [operation] : operation;
  return namedOperations.filter(
    (one) =>
      (wanted === undefined || one.names.some((name) => wanted.includes(name))) &&
      (metered === undefined || isMetered(one.operation) === metered),
  );
}

/** Whether an operation lists rows; one whose response is not specified does as its successor does. */
function isListed({ operation: { lists, replacedBy } }: NamedOperation): boolean {
  if (lists.length > 0) return true;
  const successors = namedOperations.filter(({ operation }) =>
    replacedBy.some(({ operationId }) => operationId === operation.operationId),
  );
  return successors.some(({ operation }) => operation.lists.length > 0);
}

/** A parameter that no operation has would never match. */
function unknownParameters(
  { query = {} }: NonNullable<Scenario["on"]>,
  targets: readonly NamedOperation[],
): Violation[] {
  const isOpen = targets.some(({ operation }) =>
    operation.unspecified.some(({ topic }) => topic === "query-parameters"),
  );
  if (isOpen) return [];
  const names: string[] = [...new Set(targets.flatMap(({ operation }) => [...operation.queryParameters]))];
  const none = names.length === 0 ? "they have none" : `they have ${names.join(", ")}`;
  return Object.keys(query)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path: `on.query.${name}`,
      message: `is not a parameter of these operations; ${none}`,
    }));
}
