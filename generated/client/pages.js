// Generated from scripts/client/pages.ts by `npm run generate`. Do not edit.
import { AdintelError, unreadable } from "./errors.js";
import { rowsIn } from "./pricing.js";
import { demandAtLeast } from "./options.js";
import { createPurse } from "./spending.js";
/**
 * Page after page, until one is shorter than was asked for. `limit` is the size of a page; the last is asked for no
 * more rows than are wanted and can be paid.
 */
export async function* pages(name, operation, operations, purse, getPage, input = {}, { maxSpendUsd = Infinity, maxRows = Infinity, ...options } = {}) {
    const { limit: size = operation.limit, offset: start = 0 } = input;
    demandAtLeast(name, 1, "limit", size);
    demandAtLeast(name, 0, "offset", start);
    demandAtLeast(name, 1, "maxRows", maxRows);
    demandAtLeast(name, 0, "maxSpendUsd", maxSpendUsd);
    const own = createPurse(operations, { maxSpendUsd });
    const price = own.priceOf(operation);
    let offset = Number(start);
    let wanted = maxRows;
    let before;
    while (wanted > 0) {
        const affordable = price ? Math.floor(Math.min(own.left(), purse.left()) / price) : Infinity;
        const limit = Math.min(Number(size), wanted, Math.max(1, affordable));
        const asked = { ...input, limit, offset };
        let page;
        let rows;
        try {
            const settle = own.open(name, operation, asked);
            page = await getPage(asked, options);
            rows = listIn(name, operation, page);
            settle(rowsIn(operation, page));
        }
        catch (error) {
            // An iteration that starts there goes on.
            throw error instanceof AdintelError ? Object.assign(error, { offset }) : error;
        }
        const content = JSON.stringify(rows);
        if (rows[0] && content === before) {
            throw unreadable(name, `at offset ${offset} has the rows of the page before; this would not end`);
        }
        before = content;
        yield page;
        if (rows.length < limit)
            return;
        offset += rows.length;
        wanted -= rows.length;
    }
}
/** @throws `unreadable_answer`, if the answer has no rows, not even none. */
function listIn(name, operation, page) {
    const rows = page?.[operation.rows];
    if (Array.isArray(rows))
        return rows;
    throw unreadable(name, `has no ${operation.rows}`);
}
