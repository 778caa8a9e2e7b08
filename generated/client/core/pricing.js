// Generated from scripts/client/core/pricing.ts by `npm run generate`. Do not edit.
import { chargedRows, hasValues } from "./charging.js";
import { assertAtLeast, usageError } from "./usage.js";
/** The most rows that a call can be charged for; `Infinity` if neither the input nor the documents limit them. */
export function worstRows(operation, input = null) {
    const { ids = "", idsWhen, limitBy = "" } = operation;
    const list = hasValues(input, idsWhen) && input?.[ids];
    const limit = Number(input?.[limitBy] ?? operation.limit);
    return chargedRows(operation, 
    // A limit below 1 limits nothing.
    (Array.isArray(list) && list.length) || (limit >= 1 ? limit : Infinity), input);
}
/** The cost of this many rows in US dollars; `undefined` if the price is not specified. */
export function costOfRows(operations, name, rows) {
    assertAtLeast("costOf", 0, "rows", rows);
    const operation = findOperation("costOf", operations, name);
    return operation.price && (operation.price * chargedRows(operation, rows)) / 1e6;
}
/** The most a call can cost in US dollars; `undefined` if the price is not specified, `Infinity` if nothing limits the rows. */
export function worstCost(operations, name, input) {
    const operation = findOperation("worstCostOf", operations, name);
    return operation.price && (operation.price * worstRows(operation, input)) / 1e6;
}
function findOperation(caller, operations, name) {
    const operation = Object.hasOwn(operations, name) && operations[name];
    if (operation)
        return operation;
    throw usageError(caller, `unknown operation ${name}; the operations are ${Object.keys(operations).join(", ")}`);
}
