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
    const places = Object.keys(form.kinds);
    const read = (place, value) => {
        if (Object.hasOwn(form.kinds, place)) {
            const kind = form.kinds[place] ?? "any";
            if (!isOfKind(kind, value)) {
                fail(`${fieldOf(place)} must be ${inWords(kind)}, not ${describe(value, kind)}`);
            }
            used.set(place, value);
        }
        else if (place.includes(".") && !places.some((known) => known.startsWith(`${place}.`))) {
            unknown.push(place);
        }
        else if (isObject(value)) {
            for (const [key, own] of Object.entries(value)) {
                // It would set the prototype of the upgraded request, not a field.
                if (key === "__proto__")
                    fail(`${fieldOf(place)} must not have the key __proto__`);
                if (own === undefined)
                    continue;
                // It looks like a nested place, but is not.
                if (key.includes("."))
                    unknown.push(`${place}.${key}`);
                else
                    read(`${place}.${key}`, own);
            }
        }
        else {
            fail(`${fieldOf(place)} must be an object, not ${describe(value)}`);
        }
    };
    form.takes.forEach((taken, index) => {
        const value = parameters[index];
        if (taken.startsWith("path.")) {
            if (typeof value !== "string")
                fail(`the ${fieldOf(taken)} must be a string, not ${describe(value)}`);
            // As the client has it: a path with dots alone would lead to another operation.
            if (/^\.*$/.test(String(value)))
                fail(`the ${fieldOf(taken)} is missing`);
            used.set(taken, value);
        }
        else if (value === undefined) {
            if (!taken.endsWith("?"))
                fail(`the ${taken} is missing`);
        }
        else {
            read(taken.replace("?", ""), value);
        }
    });
    return { used, unknown, mode: form.modes && readMode(form.modes, used, fail) };
}
function readMode({ field, of }, used, fail) {
    const value = String(used.get(field));
    const mode = Object.hasOwn(of, value) ? of[value] : undefined;
    if (!mode) {
        return fail(`${fieldOf(field)} must be one of ${Object.keys(of).join(", ")}, not ${value}`);
    }
    const missing = [...mode.inputs, ...(mode.needs ?? [])].find((place) => !used.has(place));
    if (missing)
        fail(`${fieldOf(missing)} is missing; ${fieldOf(field)} ${value} requires it`);
    const refused = mode.refuses?.find((place) => used.has(place));
    if (refused)
        fail(`${fieldOf(refused)} is not allowed with ${fieldOf(field)} ${value}`);
    return mode;
}
/** A place as people write it: `filters.daysRun.min` for `body.filters.daysRun.min`; `body` for the whole. */
export function fieldOf(place) {
    return place.includes(".") ? place.slice(place.indexOf(".") + 1) : `the ${place}`;
}
function isObject(value) {
    // Also from another realm, or without a prototype; not a Map or Date, whose content is not in their keys.
    return Object.prototype.toString.call(value) === "[object Object]";
}
function isOfKind(kind, value) {
    if (kind.endsWith("[]")) {
        return Array.isArray(value) && Array.from(value).every((item) => isOfKind(kind.slice(0, -2), item));
    }
    return kind.split("|").some((one) => {
        if (one === "any")
            return true;
        if (one === "integer")
            return Number.isInteger(value);
        // NaN and the infinities are null in JSON.
        if (one === "number")
            return Number.isFinite(value);
        return typeof value === one;
    });
}
function inWords(kind) {
    const one = kind.replace("[]", "").replace("|", " or ");
    if (kind.endsWith("[]"))
        return `an array of ${one}`;
    return withArticle(one);
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
