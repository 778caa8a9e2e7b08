import type { ValidationError } from "@adintel/client/validators/v1";
import { isRequiredOneOf, messages, type Errors } from "./messages.js";

/** One entry of the error envelope's `details`. */
export interface Violation {
  /** The offending field, its parents before it: `limit`, `filters.daysRun.min`, `format.0`; `body` for the whole body. */
  path: string;
  message: string;
}

/** A violation with what found it. */
export interface Found extends Violation {
  keyword: string;
  errors: Errors;
}

/** Ajv's errors in words, one for each field and keyword. */
export function violationsOf(
  errors: ValidationError[] | null | undefined,
  locate?: (path: string[]) => string[],
): Violation[] {
  return foundIn(errors, locate).map(({ path, message }) => ({ path, message }));
}

/** The same, each with its keyword and errors. */
export function foundIn(
  errors: ValidationError[] | null | undefined,
  locate: (path: string[]) => string[] = (path) => path,
): Found[] {
  const problems = new Map<string, Problem>();
  for (const error of errors ?? []) {
    const { keyword, instancePath } = error;
    if (isReportedByBranches(error)) continue;
    const path = locate([...stepsOf(instancePath), ...fieldOf(error)]).join(".") || "body";
    const id = `${keyword} ${path}`;
    const found = problems.get(id);
    if (found) found.errors.push(error);
    else problems.set(id, { keyword, path, errors: [error] });
  }
  const all = [...problems.values()];
  const places = all.some(isOfUnion) && { paths: countPaths(all), unions: intendedUnions(all) };
  const reported = places ? all.filter((problem) => !isOtherBranch(problem, places)) : all;
  const alternatives = reported.filter(isAlternative).map(({ path }) => path);
  return reported.map((problem) => ({
    ...problem,
    message:
      alternatives.length > 1 && isAlternative(problem)
        ? isRequiredOneOf(alternatives)
        : (messages[problem.keyword]?.(problem.errors) ?? "is invalid"),
  }));
}

interface Problem {
  keyword: string;
  path: string;
  errors: Errors;
}

/** Where the problems of a request are. A large body can have many, so no problem is compared with every other. */
interface Places {
  /** How many problems there are at a path or below it. */
  paths: Map<string, number>;
  /** Unions in which the fields of one branch were sent, with wrong values. */
  unions: Set<string | undefined>;
}

function countPaths(problems: Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of problems) {
    const steps = path.split(".");
    for (let length = 1; length <= steps.length; length += 1) {
      const above = steps.slice(0, length).join(".");
      counts.set(above, (counts.get(above) ?? 0) + 1);
    }
  }
  return counts;
}

function intendedUnions(problems: Problem[]): Set<string | undefined> {
  return new Set(
    problems.filter((problem) => !isAlternative(problem)).flatMap(({ errors }) => errors.map(unionOf)),
  );
}

/** Whether a problem is about a branch of a union that was not intended, and the intended branch reports its own. */
function isOtherBranch(problem: Problem, { paths, unions }: Places): boolean {
  if (!isOfUnion(problem)) return false;
  // The value has the type of another branch, which reports what is wrong with it. The count includes this problem.
  if (problem.keyword === "type") return (paths.get(problem.path) ?? 0) > 1;
  // A field of one branch was sent but is wrong, so the fields of the other branches are not missing.
  return isAlternative(problem) && problem.errors.some((error) => unions.has(unionOf(error)));
}

/** Whether a field is missing that only some branches of a union require. */
function isAlternative(problem: Problem): boolean {
  return problem.keyword === "required" && isOfUnion(problem);
}

function isOfUnion({ errors }: Problem): boolean {
  return errors.every((error) => unionOf(error));
}

/** Whether a value fits no branch of a union: then the branches report what is wrong. */
function isReportedByBranches({ keyword, params }: ValidationError): boolean {
  return keyword === "anyOf" || (keyword === "oneOf" && params["passingSchemas"] === null);
}

/** Where in the schema the union is that an error comes from; `undefined`: it comes from none. */
function unionOf(error: ValidationError): string | undefined {
  return /^(.*\/(anyOf|oneOf))\/\d+\//.exec(error.schemaPath)?.[1];
}

/** The field that an error is about but that its path lacks, because the field is missing or not allowed. */
function fieldOf({ params }: ValidationError): string[] {
  const name = params["missingProperty"] ?? params["additionalProperty"] ?? params["tag"];
  return typeof name === "string" ? [name] : [];
}

/** The steps of a JSON Pointer (RFC 6901). */
export function stepsOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescape);
}

function unescape(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
