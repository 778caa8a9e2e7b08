// Generated from scripts/client/pricing.ts by `npm run generate`. Do not edit.
import { demandAtLeast, usageError } from "./options.js";
/** The price that counts for rows of unspecified price where a budget is kept: the dearest that is specified. */
export function dearestPrice(operations) {
    return Math.max(...Object.values(operations).map(({ price }) => price ?? 0));
}
/** How many rows are charged where `rows` are returned. */
export function chargedRows({ minimum = 0, minimumWhen }, rows, input = {}) {
    for (const name in minimumWhen)
        if (input[name] !== minimumWhen[name])
            return rows;
    return Math.max(rows, minimum);
}
/** The most rows that a call can be charged for; `Infinity`, where neither input nor documents limit them. */
export function worstRows(operation, input = {}) {
    // A search by ids returns a row for each at most, and v1's pays no heed to its limit.
    const ids = input["ids"] ?? input["brandIds"];
    const limit = Number(input[operation.limitName ?? "limit"] ?? operation.limit);
    // What is no number of rows bounds nothing.
    return chargedRows(operation, Array.isArray(ids) ? ids.length : limit >= 0 ? limit : Infinity, input);
}
/** `undefined`: the price is not specified. */
export function costOfRows(operations, name, rows) {
    demandAtLeast("costOf", 0, "rows", rows);
    const operation = find("costOf", operations, name);
    return operation.price && (operation.price * chargedRows(operation, rows)) / 1e6;
}
/** `undefined`: the price is not specified; `Infinity`: nothing limits the rows. */
export function worstCost(operations, name, input) {
    const operation = find("worstCostOf", operations, name);
    return operation.price && (operation.price * worstRows(operation, input)) / 1e6;
}
function find(asked, operations, name) {
    const operation = Object.hasOwn(operations, name) && operations[name];
    if (operation)
        return operation;
    throw usageError(asked, `there is no operation ${name}, but ${Object.keys(operations).join(", ")}`);
}
