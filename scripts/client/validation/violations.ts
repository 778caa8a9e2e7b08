import type { ValidationError } from "@adintel/client/validators";
import { isRequiredOneOf, messages, type Errors } from "./messages.js";

/** One entry of the error envelope's `details`. */
export interface Violation {
  /** The offending field, its parents before it: `limit`, `filters.size.min`, `format.0`; `body` for the whole body. */
  path: string;
  message: string;
}

/** A violation with the keyword of JSON Schema that found it, and Ajv's errors. */
export interface KeywordViolation extends Violation {
  /** The steps of its path; none for the whole body. */
  steps: string[];
  keyword: string;
  errors: Errors;
}

/** Ajv's errors as violations, one for each field and keyword. */
export function toViolations(
  errors: ValidationError[] | null | undefined,
  locate?: (path: string[]) => string[],
): Violation[] {
  return findViolations(errors, locate).map(({ path, message }) => ({ path, message }));
}

/** As {@link toViolations}, with keywords and errors. `locate` maps the path of each. */
export function findViolations(
  errors: ValidationError[] | null | undefined,
  locate: (path: string[]) => string[] = (path) => path,
): KeywordViolation[] {
  const problems = new Map<string, Problem>();
  for (const error of errors ?? []) {
    const { keyword, instancePath } = error;
    if (isReportedByBranches(error)) continue;
    const steps = locate([...parsePointer(instancePath), ...offendingField(error)]);
    const path = steps.join(".") || "body";
    const id = `${keyword} ${path}`;
    const problem = problems.get(id);
    if (problem) problem.errors.push(error);
    else problems.set(id, { keyword, path, steps, errors: [error] });
  }
  const all = [...problems.values()];
  const index = all.some(isOfUnion) && { paths: countPaths(all), unions: intendedUnions(all) };
  const reported = index ? all.filter((problem) => !isOtherBranch(problem, index)) : all;
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
  steps: string[];
  errors: Errors;
}

/** Counts of problems, so that in a large body no problem must be compared with every other. */
interface ProblemIndex {
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
      const parentPath = steps.slice(0, length).join(".");
      counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
    }
  }
  return counts;
}

function intendedUnions(problems: Problem[]): Set<string | undefined> {
  return new Set(
    problems.filter((problem) => !isAlternative(problem)).flatMap(({ errors }) => errors.map(unionPath)),
  );
}

/** Whether a problem is about a branch of a union that was not intended, and the intended branch reports its own. */
function isOtherBranch(problem: Problem, { paths, unions }: ProblemIndex): boolean {
  if (!isOfUnion(problem)) return false;
  // The value has the type of another branch, which reports what is wrong with it. The count includes this problem.
  if (problem.keyword === "type") return (paths.get(problem.path) ?? 0) > 1;
  // A field of one branch was sent but is wrong, so the fields of the other branches are not missing.
  return isAlternative(problem) && problem.errors.some((error) => unions.has(unionPath(error)));
}

/** Whether a field is missing that only some branches of a union require. */
function isAlternative(problem: Problem): boolean {
  return problem.keyword === "required" && isOfUnion(problem);
}

function isOfUnion({ errors }: Problem): boolean {
  return errors.every((error) => unionPath(error));
}

/** Whether a value fits no branch of a union: then the branches report what is wrong. */
function isReportedByBranches({ keyword, params }: ValidationError): boolean {
  return keyword === "anyOf" || (keyword === "oneOf" && params["passingSchemas"] === null);
}

/** The schema path of the union that an error comes from; `undefined` if it comes from none. */
function unionPath(error: ValidationError): string | undefined {
  return /^(.*\/(anyOf|oneOf))\/\d+\//.exec(error.schemaPath)?.[1];
}

/** The field that an error is about but that its path lacks, because the field is missing or not allowed. */
function offendingField({ params }: ValidationError): string[] {
  const name = params["missingProperty"] ?? params["additionalProperty"] ?? params["tag"];
  return typeof name === "string" ? [name] : [];
}

/** The steps of a JSON Pointer (RFC 6901). */
export function parsePointer(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescape);
}

function unescape(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
