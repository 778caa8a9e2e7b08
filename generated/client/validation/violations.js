// Generated from scripts/client/validation/violations.ts by `npm run generate`. Do not edit.
import { isRequiredOneOf, messages } from "./messages.js";
/** Ajv's errors in words, one for each field and keyword. */
export function violationsOf(errors, locate = (path) => path) {
    const faults = new Map();
    for (const error of errors ?? []) {
        const { keyword, instancePath } = error;
        if (isReportedByBranches(error))
            continue;
        const parents = instancePath.split("/").slice(1).map(unescape);
        const path = locate([...parents, ...fieldOf(error)]).join(".") || "body";
        const id = `${keyword} ${path}`;
        const found = faults.get(id);
        if (found)
            found.errors.push(error);
        else
            faults.set(id, { keyword, path, errors: [error] });
    }
    const all = [...faults.values()];
    const places = all.some(isOfUnion) && { paths: countPaths(all), unions: intendedUnions(all) };
    const reported = places ? all.filter((fault) => !isOtherBranch(fault, places)) : all;
    const alternatives = reported.filter(isAlternative).map(({ path }) => path);
    return reported.map((fault) => ({
        path: fault.path,
        message: alternatives.length > 1 && isAlternative(fault)
            ? isRequiredOneOf(alternatives)
            : (messages[fault.keyword]?.(fault.errors) ?? "is invalid"),
    }));
}
function countPaths(faults) {
    const counts = new Map();
    for (const { path } of faults) {
        const steps = path.split(".");
        for (let length = 1; length <= steps.length; length += 1) {
            const above = steps.slice(0, length).join(".");
            counts.set(above, (counts.get(above) ?? 0) + 1);
        }
    }
    return counts;
}
function intendedUnions(faults) {
    return new Set(faults.filter((fault) => !isAlternative(fault)).flatMap(({ errors }) => errors.map(unionOf)));
}
/** Whether a fault is about a branch of a union that was not intended, and the intended branch reports its own. */
function isOtherBranch(fault, { paths, unions }) {
    if (!isOfUnion(fault))
        return false;
    // The value has the type of another branch, which reports what is wrong with it. The count includes this fault.
    if (fault.keyword === "type")
        return (paths.get(fault.path) ?? 0) > 1;
    // A field of one branch was sent but is wrong, so the fields of the other branches are not missing.
    return isAlternative(fault) && fault.errors.some((error) => unions.has(unionOf(error)));
}
/** Whether a field is missing that only some branches of a union require. */
function isAlternative(fault) {
    return fault.keyword === "required" && isOfUnion(fault);
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
function unescape(token) {
    return token.replaceAll("~1", "/").replaceAll("~0", "~");
}
