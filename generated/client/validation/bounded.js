// Generated from scripts/client/validation/bounded.ts by `npm run generate`. Do not edit.
import { mostItemErrors, mostListed } from "./bounds.js";
import { moreItems, moreUnknownFields } from "./messages.js";
import { stepsOf, violationsOf } from "./violations.js";
/**
 * Ajv's errors about a body in words: of the invalid items of each array and of the unknown fields of each object, the first
 * ones are listed, and one entry says how many come after them. So every invalid field is named, and the list stays short
 * however large the body is. No more is done for each error than is needed to tell what it is about.
 */
export function boundedViolationsOf(errors, body) {
    const arrays = new Map();
    const objects = new Map();
    const listed = errors.filter((error) => {
        const { instancePath, keyword, params } = error;
        if (keyword === "additionalProperties")
            return take(objects, instancePath, String(params["additionalProperty"]));
        const item = itemOf(instancePath);
        return !item || take(arrays, item.array, item.index);
    });
    const violations = violationsOf(listed);
    const add = (pointer, message) => violations.push({ path: stepsOf(pointer).join(".") || "body", message });
    for (const [pointer, { more }] of objects)
        if (more > 0)
            add(pointer, moreUnknownFields(more));
    for (const [pointer, group] of arrays) {
        const isWhole = group.more === 0 && group.errors < mostItemErrors;
        const more = isWhole ? 0 : itemsAfter(group, stepsOf(pointer).reduce(valueOf, body));
        if (more > 0)
            add(pointer, moreItems(more));
    }
    return violations;
}
/** Whether an error is about one of the first invalid items or fields of an array or object. */
function take(groups, pointer, name) {
    let group = groups.get(pointer);
    if (!group)
        groups.set(pointer, (group = { listed: new Set(), errors: 0, more: 0 }));
    group.errors += 1;
    if (group.listed.has(name))
        return true;
    if (group.listed.size < mostListed) {
        group.listed.add(name);
        return true;
    }
    group.more += 1;
    return false;
}
/** How many items come after the last one that is listed. */
function itemsAfter({ listed }, array) {
    return Array.isArray(array) ? array.length - 1 - Math.max(...Array.from(listed, Number)) : 0;
}
function valueOf(value, name) {
    return value?.[name];
}
/** The outermost array on the way to a value, and which of its items the value is in. */
function itemOf(pointer) {
    for (let start = pointer.indexOf("/"); start !== -1;) {
        const next = pointer.indexOf("/", start + 1);
        const end = next === -1 ? pointer.length : next;
        if (isIndex(pointer, start + 1, end))
            return { array: pointer.slice(0, start), index: pointer.slice(start + 1, end) };
        start = next;
    }
    return undefined;
}
/** Whether a step of a pointer is a number. No field of the documents has one for a name. */
function isIndex(pointer, from, to) {
    if (from === to)
        return false;
    for (let at = from; at < to; at += 1) {
        const code = pointer.charCodeAt(at);
        if (code < 48 || code > 57)
            return false;
    }
    return true;
}
