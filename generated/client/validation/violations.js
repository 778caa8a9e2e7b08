// Generated from scripts/client/validation/violations.ts by `npm run generate`. Do not edit.
import { isRequiredOneOf, messages } from "./messages.js";
/** Ajv's errors as violations, one for each field and keyword. */
export function toViolations(errors, locate) {
    return findViolations(errors, locate).map(({ path, message }) => ({ path, message }));
}
/** As {@link toViolations}, with keywords and errors. `locate` maps the path of each. */
export function findViolations(errors, locate = (path) => path) {
    const problems = new Map();
    for (const error of errors ?? []) {
        const { keyword, instancePath } = error;
        if (isReportedByBranches(error))
            continue;
        const steps = locate([...parsePointer(instancePath), ...offendingField(error)]);
        const path = steps.join(".") || "body";
        const id = `${keyword} ${path}`;
        const problem = problems.get(id);
        if (problem)
            problem.errors.push(error);
        else
            problems.set(id, { keyword, path, steps, errors: [error] });
    }
    const all = [...problems.values()];
    const index = all.some(isOfUnion) && { paths: countPaths(all), unions: intendedUnions(all) };
    const reported = index ? all.filter((problem) => !isOtherBranch(problem, index)) : all;
    const alternatives = reported.filter(isAlternative).map(({ path }) => path);
    return reported.map((problem) => ({
        ...problem,
        message: alternatives.length > 1 && isAlternative(problem)
            ? isRequiredOneOf(alternatives)
            : (messages[problem.keyword]?.(problem.errors) ?? "is invalid"),
    }));
}
function countPaths(problems) {
    const counts = new Map();
    for (const { path } of problems) {
        const steps = path.split(".");
        for (let length = 1; length <= steps.length; length += 1) {
            const parentPath = steps.slice(0, length).join(".");
            counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
        }
    }
    return counts;
}
function intendedUnions(problems) {
    return new Set(problems.filter((problem) => !isAlternative(problem)).flatMap(({ errors }) => errors.map(unionPath)));
}
/** Whether a problem is about a branch of a union that was not intended, and the intended branch reports its own. */
function isOtherBranch(problem, { paths, unions }) {
    if (!isOfUnion(problem))
        return false;
    // The value has the type of another branch, which reports what is wrong with it. The count includes this problem.
    if (problem.keyword === "type")
        return (paths.get(problem.path) ?? 0) > 1;
    // A field of one branch was sent but is wrong, so the fields of the other branches are not missing.
    return isAlternative(problem) && problem.errors.some((error) => unions.has(unionPath(error)));
}
/** Whether a field is missing that only some branches of a union require. */
function isAlternative(problem) {
    return problem.keyword === "required" && isOfUnion(problem);
}
function isOfUnion({ errors }) {
    return errors.every((error) => unionPath(error));
}
/** Whether a value fits no branch of a union: then the branches report what is wrong. */
function isReportedByBranches({ keyword, params }) {
    return keyword === "anyOf" || (keyword === "oneOf" && params["passingSchemas"] === null);
}
/** The schema path of the union that an error comes from; `undefined` if it comes from none. */
function unionPath(error) {
    return /^(.*\/(anyOf|oneOf))\/\d+\//.exec(error.schemaPath)?.[1];
}
/** The field that an error is about but that its path lacks, because the field is missing or not allowed. */
function offendingField({ params }) {
    const name = params["missingProperty"] ?? params["additionalProperty"] ?? params["tag"];
    return typeof name === "string" ? [name] : [];
}
/** The steps of a JSON Pointer (RFC 6901). */
export function parsePointer(pointer) {
    return pointer.split("/").slice(1).map(unescape);
}
function unescape(token) {
    return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
