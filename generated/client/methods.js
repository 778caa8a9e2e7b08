// Generated from scripts/client/methods.ts by `npm run generate`. Do not edit.
import { AdintelError } from "./core/errors.js";
import { indexAndWait } from "./indexing.js";
import { usableOptions, } from "./core/options.js";
import { usageError } from "./core/usage.js";
import { headerOf } from "./core/answer.js";
import { createPacing } from "./http/pacing.js";
import { pages } from "./pages.js";
import { headersOf, requestOf } from "./core/request.js";
import { createBudget } from "./core/budget.js";
import { createSend } from "./http/send.js";
import { createEmit } from "./core/events.js";
const engines = /* @__PURE__ */ new WeakMap();
/** @throws `invalid_usage`, if it is not a client. */
export function engineOf(caller, client) {
    const engine = engines.get(client);
    if (!engine)
        throw usageError(caller, "pass a client from createClient");
    return engine;
}
/**
 * A client of the operations: a method for each, and its spending. Its type is in the generated declarations.
 *
 * @param root the path that `baseUrl` ends with
 * @param maxPerMinute how many requests all operations together may send a minute
 * @param dearest the highest price of a row, in microdollars
 * @throws `invalid_usage`, if the options are not valid
 */
export function createMethods(given, operations, root, maxPerMinute, dearest) {
    const options = usableOptions(given, root);
    const { baseUrl, apiKey } = options;
    const headersWith = (own) => headersOf(Boolean(apiKey), options.headers, own);
    const emit = createEmit(options);
    const budget = options.budget ?? createBudget(options);
    if (!budget.reserve || (options.budget && options.maxSpendUsd !== undefined)) {
        throw usageError("createClient", "budget must come from createBudget, without maxSpendUsd beside it");
    }
    const pacing = options.pacing || createPacing();
    if (!pacing.enter)
        throw usageError("createClient", "pacing must be false or come from createPacing");
    const send = createSend({ ...options, pacing: options.pacing ?? pacing }, budget, dearest, maxPerMinute, emit);
    const methods = {};
    const methodOf = (name, operation) => {
        const hasId = operation.path.includes("{");
        /** A method's parameters: the id if the path has one, the query or body if it takes any, and options. */
        const read = (parameters) => {
            const id = hasId ? String(parameters.shift() ?? "") : "-";
            // A path of dots would lead to another operation.
            if (/^\.*$/.test(id))
                throw usageError(name, "the id is missing");
            const input = (operation.input && parameters.shift());
            return [id, input, parameters[0]];
        };
        const run = async (id, input, callOptions = {}) => {
            const makeRequest = () => requestOf(baseUrl, operation, id, input, headersWith(callOptions.headers));
            const { data, response, attempts } = await send(name, operation, input, callOptions, makeRequest);
            return { data, response: response, requestId: headerOf(response, "X-Request-Id"), attempts };
        };
        const call = async (...parameters) => (await run(...read(parameters))).data;
        const pagesOf = (id, input, pagingOptions) => pages(name, operation, dearest, budget, (page, own) => run(id, page, own), input, pagingOptions);
        return Object.assign(call, {
            withResponse: async (...parameters) => run(...read(parameters)),
            async result(...parameters) {
                try {
                    const { data, response } = await run(...read(parameters));
                    return { data, response };
                }
                catch (error) {
                    if (error instanceof AdintelError)
                        return { error, response: error.response };
                    throw error;
                }
            },
        }, operation.offsetBy && {
            async *pages(...parameters) {
                yield* pagesOf(...read(parameters));
            },
            async *all(...parameters) {
                const asked = read(parameters);
                // A server may return more rows than requested.
                let left = asked[2]?.maxRows ?? Infinity;
                for await (const page of pagesOf(...asked)) {
                    for (const row of page[operation.rows])
                        if (left-- > 0)
                            yield row;
                }
            },
        }, operation.poll && {
            andWait: (body, waitingOptions) => indexAndWait(name, (callOptions) => run(...read([body, callOptions])), (id, callOptions) => methods[operation.poll.with](id, callOptions), operation.poll.everyMs, emit, waitingOptions),
        });
    };
    for (const name in operations)
        methods[name] = methodOf(name, operations[name]);
    const client = { ...methods, spending: budget, pacing };
    engines.set(client, { baseUrl, operations, headersWith, send });
    return client;
}
