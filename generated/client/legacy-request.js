// Generated from scripts/client/legacy-request.ts by `npm run generate`. Do not edit.
import { usageError } from "./core/usage.js";
/**
 * Reads the parameters of a method of v1.
 *
 * @throws `invalid_usage`, if v1 would have refused them for their form.
 */
export function readRequest(name, form, parameters) {
    const used = new Map();
    const unknown = [];
    const fail = (message) => {
        throw usageError(name, message);
    };
    const paths = Object.keys(form.kinds);
    const readField = (path, value) => {
        if (Object.hasOwn(form.kinds, path)) {
            const kind = form.kinds[path] ?? "any";
            if (!isOfKind(kind, value)) {
                fail(`${displayPath(path)} must be ${inWords(kind)}, not ${describe(value, kind)}`);
            }
            used.set(path, value);
        }
        else if (path.includes(".") && !paths.some((fieldPath) => fieldPath.startsWith(`${path}.`))) {
            unknown.push(path);
        }
        else if (isObject(value)) {
            for (const [key, fieldValue] of Object.entries(value)) {
                // It would set the prototype of the upgraded request, not a field.
                if (key === "__proto__")
                    fail(`${displayPath(path)} must not have the key __proto__`);
                if (fieldValue === undefined)
                    continue;
                // A key with a dot looks like a nested path, but is not one.
                if (key.includes("."))
                    unknown.push(`${path}.${key}`);
                else
                    readField(`${path}.${key}`, fieldValue);
            }
        }
        else {
            fail(`${displayPath(path)} must be an object, not ${describe(value)}`);
        }
    };
    form.takes.forEach((target, index) => {
        const value = parameters[index];
        if (target.startsWith("path.")) {
            if (typeof value !== "string")
                fail(`the ${displayPath(target)} must be a string, not ${describe(value)}`);
            // The client refuses it too: an id of dots alone would be resolved to the path of another operation.
            if (/^\.*$/.test(String(value)))
                fail(`the ${displayPath(target)} is missing`);
            used.set(target, value);
        }
        else if (value === undefined) {
            if (!target.endsWith("?"))
                fail(`the ${target} is missing`);
        }
        else {
            readField(target.replace("?", ""), value);
        }
    });
    return { used, unknown, mode: form.modes && readMode(form.modes, used, fail) };
}
function readMode({ field, of }, used, fail) {
    const value = String(used.get(field));
    const mode = Object.hasOwn(of, value) ? of[value] : undefined;
    if (!mode) {
        return fail(`${displayPath(field)} must be one of ${Object.keys(of).join(", ")}, not ${value}`);
    }
    const missing = [...mode.inputs, ...(mode.needs ?? [])].find((path) => !used.has(path));
    if (missing)
        fail(`${displayPath(missing)} is missing; ${displayPath(field)} ${value} requires it`);
    const refused = mode.refuses?.find((path) => used.has(path));
    if (refused)
        fail(`${displayPath(refused)} is not allowed with ${displayPath(field)} ${value}`);
    return mode;
}
/** A path as messages show it: `filters.daysRun.min` for `body.filters.daysRun.min`, `the body` for the whole body. */
export function displayPath(path) {
    return path.includes(".") ? path.slice(path.indexOf(".") + 1) : `the ${path}`;
}
function isObject(value) {
    // True across realms and without a prototype; false for a Map or Date, whose content is not in their keys.
    return Object.prototype.toString.call(value) === "[object Object]";
}
function isOfKind(kind, value) {
    if (kind.endsWith("[]")) {
        return Array.isArray(value) && Array.from(value).every((item) => isOfKind(kind.slice(0, -2), item));
    }
    return kind.split("|").some((type) => {
        if (type === "any")
            return true;
        if (type === "integer")
            return Number.isInteger(value);
        // NaN and the infinities are null in JSON.
        if (type === "number")
            return Number.isFinite(value);
        return typeof value === type;
    });
}
function inWords(kind) {
    const types = kind.replace("[]", "").replace("|", " or ");
    if (kind.endsWith("[]"))
        return `an array of ${types}`;
    return withArticle(types);
}
function describe(value, kind = "") {
    if (value === undefined || value === null)
        return String(value);
    if (Array.isArray(value))
        return kind.endsWith("[]") ? "an array of other values" : "an array";
    return typeof value === "number" ? String(value) : withArticle(typeof value);
}
function withArticle(word) {
    return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
