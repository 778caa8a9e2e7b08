// Generated from scripts/client/core/charging.ts by `npm run generate`. Do not edit.
/**
 * How many rows are charged for a response with `rows`. The mock, the reference and the client all use this function.
 *
 * @param billing an operation's `billing` of `@adintel/client/operations`, or an operation of the client's table
 * @param input the query or body of the request; the minimum may depend on it
 * @example
 * chargedRows({ minimumRows: 1 }, 0); // 1
 */
export function chargedRows({ minimumRows = 0, minimumRowsWhen }, rows, input) {
    return hasValues(input, minimumRowsWhen) ? Math.max(rows, minimumRows) : rows;
}
/** The number of rows that a response is charged for: its `count` or its actual rows, whichever is more. */
export function rowsIn({ rows, lists = [] }, response) {
    const body = Object(response);
    const { count } = body;
    const counted = Number.isSafeInteger(count) ? Number(count) : 0;
    const rowList = (rows ? [rows] : lists.map((list) => list.in)).map((key) => body[key]).find(Array.isArray);
    return Math.max(counted, rowList?.length ?? (count === undefined ? 1 : 0));
}
/** Whether a query or body has these values; always true without any. */
export function hasValues(input, values) {
    const fields = Object(input);
    for (const name in values)
        if (fields[name] !== values[name])
            return false;
    return true;
}
