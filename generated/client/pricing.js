// Generated from scripts/client/pricing.ts by `npm run generate`. Do not edit.
import { demandAtLeast, usageError } from "./options.js";
/** The price that counts for rows of unspecified price where a budget is kept: the dearest that is specified. */
export function dearestPrice(operations) {
    return Math.max(...Object.values(operations).map(({ price }) => price ?? 0));
}
/** How many rows are charged where `rows` are returned. */
export function chargedRows({ minimum = 0, minimumWhen }, rows, input = null) {
    for (const name in minimumWhen)
        if (input?.[name] !== minimumWhen[name])
            return rows;
    return Math.max(rows, minimum);
}
/** The rows of an answer, which are what it is charged for: as `count` says, or as there are, whichever is more. */
export function rowsIn({ rows = "" }, answer) {
    const { count, [rows]: list } = Object(answer);
    const told = Number.isSafeInteger(count) ? Number(count) : 0;
    return Math.max(told, Array.isArray(list) ? list.length : count === undefined ? 1 : 0);
}
/** The most rows that a call can be charged for; `Infinity`, where neither input nor documents limit them. */
export function worstRows(operation, input = null) {
    const { ids = "", limitName = "limit" } = operation;
    // Where a mode decides by what is searched, ids count in theirs alone.
    const list = (input?.["mode"] ?? "ids") === "ids" && input?.[ids];
    const limit = Number(input?.[limitName] ?? operation.limit);
    return chargedRows(operation, 
    // What is no number of rows bounds nothing.
    (Array.isArray(list) && list.length) || (limit >= 1 ? limit : Infinity), input);
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
