// Generated from scripts/client/methods.ts by `npm run generate`. Do not edit.
import { AdintelError } from "./core/errors.js";
import { usableOptions, } from "./core/options.js";
import { assertOptions, assertShared } from "./core/checks.js";
import { usageError } from "./core/usage.js";
import { headerOf } from "./core/answer.js";
import { pages } from "./pages.js";
import { buildRequest, headerEntries, mergeHeaders } from "./http/request.js";
import { budgetOf } from "./core/budget.js";
import { createSend } from "./http/send.js";
import { createEmit } from "./core/events.js";
import { addressFromEnvironment, keyFromEnvironment, ownHeaders } from "./runtime.js";
const engines = /* @__PURE__ */ new WeakMap();
/** The engine of a client. @throws `invalid_usage` if `client` is not one from createClient. */
export function engineOf(caller, client) {
    const engine = engines.get(client);
    if (!engine)
        throw usageError(caller, "pass a client from createClient");
    return engine;
}
/**
 * Creates a client: a method for each operation, `spending` and `pacing`. Its type is in the generated declarations.
 *
 * @param root the path that `baseUrl` ends with
 * @param maxPerMinute maximum requests a minute of all operations together
 * @param highestPrice the highest price of a row, in microdollars
 * @param parts what it may do without
 * @param dialect where the API differs from the usual one
 * @throws `invalid_usage`, if the options are not valid
 */
export function createMethods(givenOptions, operations, root, maxPerMinute, highestPrice, parts, dialect) {
    // A copy, since its owner may change it for the next client.
    const originalOptions = { ...givenOptions };
    const options = {
        ...usableOptions(givenOptions, root, keyFromEnvironment, addressFromEnvironment),
        // The placeholder stays until the request is sent, so that hooks and logs never see the key.
        key: ["authorization", "Bearer <apiKey>"],
        ...dialect,
    };
    const headersWith = (callHeaders) => mergeHeaders(options.apiKey && [options.key], ownHeaders, options.headers, callHeaders);
    const emit = createEmit(options, parts.createLog?.(options));
    if (options.budget && options.maxSpendUsd !== undefined)
        throw usageError("createClient", "set maxSpendUsd or budget, not both");
    const budget = options.budget ?? budgetOf("createClient", options.maxSpendUsd);
    const pacing = options.pacing || parts.createPacing?.();
    assertShared(budget, pacing);
    const send = createSend(options, options.pacing === false ? undefined : pacing, budget, highestPrice, maxPerMinute, emit);
    const methods = {};
    const createMethod = (name, operation) => {
        const hasId = operation.path.includes("{");
        /** A method's parameters: the id if the path has one, the query or body if it takes any, and options. */
        const readParameters = (parameters) => {
            const id = hasId ? (parameters.shift() ?? "") : "-";
            // An id of dots alone would be resolved to the path of another operation.
            if (Object(id) === id || /^\.*$/.test(String(id)))
                throw usageError(name, "the id is missing or not a string");
            const input = operation.input && parameters.shift();
            if (input && Object(input) !== input)
                throw usageError(name, "the query or body must be an object");
            const [callOptions = {}] = parameters;
            assertOptions(name, callOptions);
            return [String(id), input, callOptions];
        };
        const run = async (id, givenInput, callOptions) => {
            // A copy, since its owner may change it while the call waits: it is sent as it was when its cost was reserved.
            const input = givenInput && { ...givenInput };
            const makeRequest = () => buildRequest(options.baseUrl, operation, id, input, headersWith(callOptions.headers));
            const { data, response, attempts } = await send(name, operation, input, callOptions, makeRequest);
            return { data, response: response, requestId: headerOf(response, "X-Request-Id"), attempts };
        };
        const withResponse = async (...parameters) => run(...readParameters(parameters));
        const call = async (...parameters) => (await withResponse(...parameters)).data;
        const iteratePages = (id, input, pagingOptions) => pages(name, operation, highestPrice, budget, (page, pageOptions) => run(id, page, pageOptions), input, pagingOptions);
        return Object.assign(call, {
            withResponse,
            async result(...parameters) {
                try {
                    return await withResponse(...parameters);
                }
                catch (error) {
                    if (!(error instanceof AdintelError))
                        throw error;
                    const { response, requestId, attempts } = error;
                    return { error, response, requestId, attempts };
                }
            },
        }, operation.offsetBy && {
            async *pages(...parameters) {
                yield* iteratePages(...readParameters(parameters));
            },
            async *all(...parameters) {
                const request = readParameters(parameters);
                // A server may return more rows than requested.
                let remainingRows = request[2].maxRows ?? Infinity;
                for await (const page of iteratePages(...request)) {
                    for (const row of page[operation.rows])
                        if (remainingRows-- > 0)
                            yield row;
                }
            },
        }, operation.poll &&
            parts.indexAndWait && {
            andWait: (body, waitingOptions) => parts.indexAndWait(name, (callOptions) => withResponse(body, callOptions), (id, callOptions) => methods[operation.poll.with](id, callOptions), operation.poll.everyMs, emit, waitingOptions),
        });
    };
    for (const name in operations)
        methods[name] = createMethod(name, operations[name]);
    const client = {
        ...methods,
        spending: budget,
        pacing,
        with: (givenChanges = {}) => {
            assertOptions("with", givenChanges);
            // What is undefined changes nothing, and a key that is missing is not replaced by another account's.
            const changes = Object.fromEntries(Object.entries(givenChanges).filter(([, value]) => value !== undefined));
            if ("apiKey" in givenChanges && !changes.apiKey)
                throw usageError("with", "apiKey is missing");
            return createMethods(
            // Whoever sets a limit gets a budget of its own.
            {
                ...originalOptions,
                // An environment has both: another one's key must not go there.
                ...(changes.environment && { baseUrl: undefined, apiKey: undefined }),
                maxSpendUsd: undefined,
                budget: changes.maxSpendUsd === undefined ? budget : undefined,
                pacing: options.pacing ?? pacing,
                ...changes,
                headers: [...headerEntries(options.headers), ...headerEntries(changes.headers)],
            }, operations, root, maxPerMinute, highestPrice, parts, dialect);
        },
    };
    engines.set(client, { options, operations, headersWith, send });
    return client;
}
