// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import { isEnvelope, reasonOf, retryAfterSeconds } from "./answer.js";
import { AdintelError, ApiError } from "./errors.js";
import { wait, watch } from "./wait.js";
/** Seconds. Limits are counted by the minute, so a longer wait is of no use. */
const longestWait = 60;
/** There was no connection, so the service cannot have seen the request. */
const noConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;
export function createSend(client, purse) {
    const { apiKey, baseUrl } = client;
    /** Without the key, which an answer may repeat. */
    const masked = (text) => (apiKey ? text.replaceAll(apiKey, "<apiKey>") : text);
    return async (name, operation, input, options, makeRequest) => {
        const { signal, attemptTimeoutMs = 60_000, timeoutMs = Infinity, maxRetries = 2, } = { ...client, ...options };
        signal?.throwIfAborted();
        const deadline = Date.now() + timeoutMs;
        const isFree = operation.price === 0;
        const settle = purse.open(name, operation, input);
        const attempt = async (attempts) => {
            const milliseconds = Math.min(attemptTimeoutMs, deadline - Date.now());
            const control = new AbortController();
            let isSent = false;
            let response;
            let text = "";
            let data;
            let envelope;
            let cause;
            let stop;
            const exchange = async () => {
                const request = makeRequest(control.signal);
                isSent = true;
                response = await (client.fetch ?? fetch)(request);
                text = await response.text();
                const body = JSON.parse(text);
                if (response.ok)
                    data = body;
                else if (isEnvelope(body))
                    envelope = body;
            };
            // A fetch that pays no heed to its signal keeps nobody waiting.
            const ended = new Promise((_, fail) => {
                stop = watch(milliseconds, signal, (reason) => {
                    control.abort(reason);
                    fail(reason);
                });
            });
            try {
                await Promise.race([exchange(), ended]);
            }
            catch (error) {
                signal?.throwIfAborted();
                cause = error;
            }
            finally {
                stop?.();
            }
            const isAnswered = data !== undefined;
            const status = response?.status ?? 0;
            const faults = isAnswered ? client.validate?.(name, status, data) : undefined;
            if (isAnswered && !faults?.[0])
                return { data, response, text };
            const reason = reasonOf(cause);
            const isLost = isSent &&
                !isAnswered &&
                (status ? status < 300 || status >= 500 : !noConnection.test(reason.code ?? ""));
            const type = response?.headers.get("Content-Type");
            const seconds = response ? retryAfterSeconds(response) : NaN;
            const refusal = envelope && JSON.parse(masked(JSON.stringify(envelope.error)));
            const details = refusal?.details ?? faults;
            const [code, message] = !isSent
                ? ["invalid_usage", `the request cannot be made: ${reason.message}`]
                : control.signal.aborted
                    ? ["timeout", `no whole answer within ${milliseconds / 1000} s`]
                    : !response
                        ? ["unreachable", `no answer (${reason.message || reason.code}); is baseUrl right, ${baseUrl}?`]
                        : envelope
                            ? [envelope.error.code, `${status} ${envelope.error.code}: ${refusal?.message}`]
                            : [
                                "unreadable_answer",
                                isAnswered
                                    ? "the answer breaks the contract"
                                    : `the answer (${status}, ${type}) is no whole JSON of this API; is baseUrl right, ${baseUrl}?`,
                            ];
            const fields = details?.map((detail) => `; ${detail.path} ${detail.message}`).join("") ?? "";
            const risk = isLost && !isFree ? "; it may have been charged" : "";
            const error = new (envelope ? ApiError : AdintelError)(`${name}: ${masked(message)}${fields}${risk}`, {
                code,
                operation: name,
                attempts: isSent ? attempts : attempts - 1,
                status: response?.status,
                requestId: response?.headers.get("X-Request-Id") ?? undefined,
                retryAfterSeconds: seconds >= 0 ? seconds : undefined,
                allow: response?.headers.get("Allow")?.split(/\s*,\s*/),
                details,
                data,
            }, response ? undefined : cause);
            // An answer that is JSON in name only was cut off.
            const isCutOff = status < 300 && /json/i.test(type ?? "");
            const isPassing = isSent && !isAnswered && (!status || status === 429 || status >= 500 || isCutOff);
            return { data, error, envelope, response, text, isLost, isPassing };
        };
        for (let attempts = 1;; attempts += 1) {
            const outcome = await attempt(attempts);
            const { data, error, response, isLost, isPassing } = outcome;
            if (data !== undefined)
                settle(rowsIn(operation, data));
            if (!error || data !== undefined)
                return outcome;
            const seconds = response ? retryAfterSeconds(response) : NaN;
            const pause = seconds >= 0
                ? Math.min(seconds, longestWait) * 1000 + 500 * Math.random()
                : 250 * 2 ** attempts * (1 + Math.random());
            if (!isPassing || (isLost && !isFree) || attempts > maxRetries || Date.now() + pause >= deadline) {
                if (!isLost)
                    settle();
                return outcome;
            }
            await wait(pause, signal).catch((reason) => {
                settle();
                throw reason;
            });
        }
    };
}
/** What is charged for is what `count` says, an answer without it is one row; of two that differ, the larger. */
function rowsIn({ rows = "" }, data) {
    const { count, [rows]: list } = Object(data);
    return Math.max(Number(count) || 0, Array.isArray(list) ? list.length : count === undefined ? 1 : 0);
}
