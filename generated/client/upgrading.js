// Generated from scripts/client/upgrading.ts by `npm run generate`. Do not edit.
import { fieldOf, readRequest } from "./legacy-request.js";
import { usageError } from "./core/usage.js";
/**
 * Turns a v1 request into v2 calls. The generated functions declare the types, which follow from the same plan.
 *
 * @param given fields that v2 requires and the v1 request does not have
 * @throws `invalid_usage`, if it is no request of v1.
 */
export function upgrade(name, plan, parameters, given) {
    const request = readRequest(name, plan, parameters);
    const successors = chooseSuccessors(name, plan.successors, request);
    const attempts = successors.map((successor) => attempt(name, plan, successor, request, given));
    const lost = [
        ...merge(attempts, (one) => one.lost),
        ...request.unknown.map((place) => ({
            field: fieldOf(place),
            reason: "The documents of v1 do not show this field, so its counterpart is not known.",
        })),
    ];
    const obstacle = attempts.find((one) => one.obstacle)?.obstacle;
    const [first, ...others] = attempts.map(({ call }) => call);
    if (obstacle !== undefined || !first)
        return { calls: [], lost, unclear: [], obstacle: obstacle ?? "" };
    const unclear = merge(attempts, (one) => one.unclear);
    for (const place of others.length > 0 ? conditionsOf(plan.successors) : []) {
        const operations = successors.map(({ operation }) => operation).join(" and ");
        const reason = `Without it, the documents leave open which operation replaces the request: ${operations}. Each sorts its own rows.`;
        unclear.push({ field: fieldOf(place), reason });
    }
    return { calls: [first, ...others], lost, unclear };
}
function conditionsOf(successors) {
    return [...new Set(successors.flatMap(({ when = {} }) => Object.keys(when)))];
}
/** Those whose condition the request meets or leaves open. */
function chooseSuccessors(name, successors, { used }) {
    const chosen = successors.filter(({ when = {} }) => Object.entries(when).every(([place, value]) => !used.has(place) || used.get(place) === value));
    if (chosen.length > 0)
        return chosen;
    const [place = ""] = conditionsOf(successors);
    const values = successors.flatMap(({ when = {} }) => when[place] ?? []).join(", ");
    throw usageError(name, `${fieldOf(place)} must be one of ${values}, not ${String(used.get(place))}`);
}
/** The request for a successor, and what it cannot express. */
function attempt(name, plan, successor, request, given) {
    const { used, mode } = request;
    const { operation, when = {}, values = {}, fields } = successor;
    const inputs = Object.values(plan.modes?.of ?? {}).flatMap((other) => other.inputs);
    const target = new Map();
    const lost = [];
    const unclear = [];
    for (const [from, to, note = "It has no counterpart."] of fields) {
        if (!used.has(from) || mode?.ignores?.includes(from))
            continue;
        const value = used.get(from);
        const lose = (reason) => lost.push({ field: fieldOf(from), reason });
        const isOpen = mode?.open?.includes(from);
        const differing = to === null ? undefined : values[to];
        if (mode && inputs.includes(from) && !mode.inputs.includes(from)) {
            const [field, by] = [plan.modes?.field ?? "", mode.inputs.map(fieldOf).join()];
            lose(`With ${fieldOf(field)} ${String(used.get(field))}, v1 searches by ${by} only. In v2, the inputs decide.`);
        }
        else if (to === null) {
            // The choice of the successor or of the inputs already expresses it.
            if (from !== plan.modes?.field && !(from in when))
                lose(note);
            else if (isOpen)
                unclear.push(open(plan, request, from));
        }
        else if (differing?.gone.some((gone) => gone === value)) {
            lose(note);
        }
        else if (differing && !differing.now.some((now) => now === value)) {
            throw usageError(name, `${fieldOf(from)} must be one of ${[...differing.now, ...differing.gone].join(", ")}, not ${String(value)}`);
        }
        else {
            // A copy, so that neither request changes with the other.
            target.set(to, Array.isArray(value) ? [...value] : value);
            if (isOpen)
                unclear.push(open(plan, request, from));
        }
    }
    limitRows(successor, request, target, unclear);
    supply(name, successor, target, given);
    const demanded = Object.entries(successor.demands ?? {}).find(([place]) => !target.has(place));
    return {
        call: { operation, parameters: parametersOf(successor, target) },
        lost,
        unclear,
        obstacle: demanded && obstacleOf(operation, demanded, fields, used),
    };
}
function open({ modes }, { used }, from) {
    const field = modes?.field ?? "";
    const reason = `The documents leave open whether v1 uses it with ${fieldOf(field)} ${String(used.get(field))}.`;
    return { field: fieldOf(from), reason };
}
/** Sets the limit of rows if v1 implies it by a default or by the number of inputs. */
function limitRows({ rows }, request, target, unclear) {
    if (!rows || target.has(rows.to))
        return;
    const { used, mode } = request;
    if (rows.from !== undefined && mode?.ignores?.includes(rows.from)) {
        // There is a row for each input, however many, and v2 may have a default that cuts them off.
        const count = mode.inputs.map((place) => used.get(place)).find(Array.isArray)?.length ?? 0;
        if (count > 0)
            target.set(rows.to, count);
    }
    else if (rows.old !== undefined) {
        target.set(rows.to, rows.old);
    }
    else {
        const field = fieldOf(rows.from ?? rows.to);
        const reason = rows.new === undefined
            ? "Neither version's default is specified."
            : `The default in v2 is ${rows.new}; in v1 it is not specified.`;
        unclear.push({ field, reason });
    }
}
/** Adds the fields that the caller passes after the request. */
function supply(name, { demands = {} }, target, given) {
    if (given === undefined)
        return;
    if (typeof given !== "object" || given === null || Array.isArray(given)) {
        throw usageError(name, `the fields after the request must be an object`);
    }
    for (const [key, value] of Object.entries(given)) {
        const found = Object.entries(demands).find(([place]) => fieldOf(place) === key);
        if (!found) {
            throw usageError(name, `${key} is not accepted after the request; only ${Object.keys(demands).map(fieldOf).join(", ")}`);
        }
        const [place, allowed] = found;
        if (typeof value !== "string" || (allowed.length > 0 && !allowed.some((one) => one === value))) {
            throw usageError(name, `${key} must be one of ${allowed.join(", ")}`);
        }
        target.set(place, value);
    }
}
function obstacleOf(operation, [place, allowed], fields, used) {
    const needs = `In v2, ${operation} requires ${fieldOf(place)} (${allowed.join(", ")})`;
    const from = fields.find(([, to]) => to === place)?.[0];
    if (from === undefined)
        return `${needs}, which v1 does not show; pass it after the request.`;
    if (!used.has(from))
        return `${needs}, and the request has none.`;
    return `${needs}; ${String(used.get(from))} has no counterpart, so the request has none either.`;
}
function parametersOf({ takes }, target) {
    const parameters = takes.map((taken) => {
        const part = taken.replace("?", "");
        if (target.has(part) || part.startsWith("path."))
            return target.get(part);
        const own = [...target].filter(([place]) => place.startsWith(`${part}.`));
        if (own.length === 0 && taken.endsWith("?"))
            return undefined;
        return Object.fromEntries(own.map(([place, value]) => [fieldOf(place), value]));
    });
    // Trailing missing parameters are left out.
    while (parameters.length > 0 && parameters.at(-1) === undefined)
        parameters.pop();
    return parameters;
}
/** Merges remarks: those about all calls once, the others with the operation of their call. */
function merge(attempts, of) {
    const isSame = (one) => (other) => other.field === one.field && other.reason === one.reason;
    const merged = [];
    for (const one of attempts) {
        for (const remark of of(one)) {
            if (!attempts.every((other) => of(other).some(isSame(remark)))) {
                merged.push({ ...remark, only: one.call.operation });
            }
            else if (!merged.some(isSame(remark))) {
                merged.push(remark);
            }
        }
    }
    return merged;
}
