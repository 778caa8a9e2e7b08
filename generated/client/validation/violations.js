// Generated from scripts/client/validation/violations.ts by `npm run generate`. Do not edit.
import { isRequiredOneOf, messages } from "./messages.js";
/** Ajv's errors in words, one for each field and keyword. */
export function violationsOf(errors, locate) {
    return foundIn(errors, locate).map(({ path, message }) => ({ path, message }));
}
/** The same, each with its keyword and errors. */
export function foundIn(errors, locate = (path) => path) {
    const problems = new Map();
    for (const error of errors ?? []) {
        const { keyword, instancePath } = error;
        if (isReportedByBranches(error))
            continue;
        const path = locate([...stepsOf(instancePath), ...fieldOf(error)]).join(".") || "body";
        const id = `${keyword} ${path}`;
        const found = problems.get(id);
        if (found)
            found.errors.push(error);
        else
            problems.set(id, { keyword, path, errors: [error] });
    }
    const all = [...problems.values()];
    const places = all.some(isOfUnion) && { paths: countPaths(all), unions: intendedUnions(all) };
    const reported = places ? all.filter((problem) => !isOtherBranch(problem, places)) : all;
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
            const above = steps.slice(0, length).join(".");
            counts.set(above, (counts.get(above) ?? 0) + 1);
        }
    }
    return counts;
}
function intendedUnions(problems) {
    return new Set(problems.filter((problem) => !isAlternative(problem)).flatMap(({ errors }) => errors.map(unionOf)));
}
/** Whether a problem is about a branch of a union that was not intended, and the intended branch reports its own. */
function isOtherBranch(problem, { paths, unions }) {
    if (!isOfUnion(problem))
        return false;
    // The value has the type of another branch, which reports what is wrong with it. The count includes this problem.
    if (problem.keyword === "type")
        return (paths.get(problem.path) ?? 0) > 1;
    // A field of one branch was sent but is wrong, so the fields of the other branches are not missing.
    return isAlternative(problem) && problem.errors.some((error) => unions.has(unionOf(error)));
}
/** Whether a field is missing that only some branches of a union require. */
function isAlternative(problem) {
    return problem.keyword === "required" && isOfUnion(problem);
}
function isOfUnion({ errors }) {
    return errors.every((error) => unionOf(error));
}
/** Whether a value fits no branch of a union: then the branches report what is wrong. */
function isReportedByBranches({ keyword, params }) {
    return keyword === "anyOf" || (keyword === "oneOf" && params["passingSchemas"] === null);
}
/** Where in the schema the union is that an error comes from; `undefined`: it comes from none. */
function unionOf(error) {
    return /^(.*\/(anyOf|oneOf))\/\d+\//.exec(error.schemaPath)?.[1];
}
/** The field that an error is about but that its path lacks, because the field is missing or not allowed. */
function fieldOf({ params }) {
    const name = params["missingProperty"] ?? params["additionalProperty"] ?? params["tag"];
    return typeof name === "string" ? [name] : [];
}
/** The steps of a JSON Pointer (RFC 6901). */
export function stepsOf(pointer) {
    return pointer.split("/").slice(1).map(unescape);
}
function unescape(token) {
    return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
