// Generated from scripts/client/command-line/call.ts by `npm run generate`. Do not edit.
import { clientPackage } from "@adintel/client/operations";
import { tableOf } from "./output.js";
import { CommandLineError, dollars, messageOf } from "./words.js";
/**
 * Calls the operation of a command, and prints its rows and what was charged.
 *
 * @param input the query or body, if it takes any
 * @throws {CommandLineError} if it is to read pages that the operation does not have
 */
export async function call({ name, row, takesInput }, version, { settings, id }, input, server, terminal) {
    const { write, log, signal, columns } = terminal;
    const { "max-rows": maxRows, "max-spend": maxSpendUsd, "dry-run": isDryRun } = settings;
    const module = `${clientPackage}/${version}`;
    const { createClient, worstCostOf } = (await import(/* @vite-ignore */ module));
    let request = "";
    let chargedRows = 0;
    const api = createClient({
        baseUrl: server.baseUrl,
        apiKey: server.apiKey,
        maxSpendUsd,
        fetch: isDryRun
            ? (url, { method, body = "" }) => {
                request ||= `${method} ${url}\n${body && `${body}\n`}`;
                return Response.json({});
            }
            : terminal.fetch,
        onCharge: ({ rows }) => (chargedRows += rows),
        onWait: ({ waitReason, waitMs }) => waitReason &&
            waitMs >= 1000 &&
            log(`waiting ${Math.ceil(waitMs / 1000)} s: ${waitReason.replace("_", " ")}`),
        onRetry: ({ error }) => log(`trying again: ${messageOf(error)}`),
    });
    const method = api[row.operationId];
    const isPaged = settings.all === true || maxRows !== undefined;
    const pages = isPaged ? method.all : undefined;
    if (isPaged && !pages)
        throw new CommandLineError(`${name} has no pages, so --all and --max-rows cannot be used${row.paging ? `; use --${row.paging.limit.name}` : ""}`);
    const parameters = [
        ...(id === undefined ? [] : [id]),
        ...(takesInput ? [input] : []),
        { signal, ...(pages && { maxRows }) },
    ];
    if (isDryRun) {
        // The response is none of this API; a call that is over the budget has none.
        await (pages ? pages(...parameters).next() : method(...parameters)).catch((error) => {
            if (!request)
                throw error;
        });
        const limit = maxRows === undefined ? {} : { [row.paging.limit.name]: maxRows };
        const usd = worstCostOf(row.operationId, { ...input, ...limit });
        const isOpen = pages && maxRows === undefined;
        const maxUsd = Math.min(isOpen ? Infinity : (usd ?? Infinity), maxSpendUsd ?? Infinity);
        const bound = maxUsd < Infinity ? `costs at most ${dollars(maxUsd)}` : "nothing limits its cost";
        const cost = usd === 0 ? "free" : usd === undefined && maxUsd === Infinity ? "its price is not specified" : bound;
        await write(`${request}${cost}\n`);
        return;
    }
    const format = settings.output ?? (columns === undefined ? "jsonl" : "table");
    const rows = [];
    let received = 0;
    let offset;
    /** Prints a row, or keeps it until all are there; `false` once nobody reads them any more. */
    const add = async (item) => {
        received += 1;
        return format === "jsonl" ? write(`${JSON.stringify(item)}\n`) : rows.push(item) > 0;
    };
    let data;
    try {
        if (pages) {
            for await (const item of pages(...parameters))
                if (!(await add(item)))
                    break;
        }
        else {
            data = await method(...parameters);
            for (const item of rowsIn(row, data))
                if (!(await add(item)))
                    break;
        }
        if (received === 0)
            log("no rows");
    }
    catch (error) {
        offset = error.offset;
        // An interruption does not say where. Every row of a page is printed before the next page is requested.
        if (row.paging?.offset?.firstPage === null)
            offset ??= Number(input?.[row.paging.offset.name] ?? 0) + received;
        if (server.isMock && error.code === "unreachable")
            error.message += "; start the mock with npx adintel-mock";
        throw error;
    }
    finally {
        if (format === "json" && (received > 0 || data !== undefined))
            await write(`${JSON.stringify(data ?? { count: rows.length, [row.rows]: rows }, null, 2)}\n`);
        if (format === "table") {
            const { text, missing } = tableOf(rows, columns ?? 120);
            await write(text);
            if (missing > 0)
                log(`${missing} more fields; --output jsonl shows all`);
        }
        logCharge(api.spending, chargedRows, row.billing === null, log);
        if (pages && received > 0 && offset !== undefined)
            log(`to continue, add --${row.paging.offset.name} ${offset}`);
    }
}
/** The rows of a response; the response itself, if it has no list of rows. */
function rowsIn({ rows, lists }, data) {
    const fields = Object(data);
    const keys = rows === null ? lists.map((list) => list.in) : [rows];
    return keys.map((key) => fields[key]).find(Array.isArray) ?? [data ?? []].flat();
}
function logCharge({ spentUsd, maybeUsd }, rows, isUnknown, log) {
    const counted = `${rows} row${rows === 1 ? "" : "s"}`;
    const certain = spentUsd > 0 && `charged ${dollars(spentUsd)} for ${counted}`;
    const atMost = `at most ${dollars(maybeUsd)}`;
    const possible = maybeUsd > 0 && `${atMost}${certain ? " more" : ""} may have been charged`;
    if (isUnknown && rows > 0)
        log(`charged for ${counted}, at a price that is not specified: ${atMost}`);
    else if (certain || possible)
        log([certain, possible].filter(Boolean).join("; "));
}
