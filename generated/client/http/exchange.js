// Generated from scripts/client/http/exchange.ts by `npm run generate`. Do not edit.
import { readError } from "../core/answer.js";
import { keyProblem } from "../core/options.js";
import { mergeHeaders } from "./request.js";
import { newConnection } from "../core/resends.js";
import { abortReason } from "../core/wait.js";
import { watch } from "../core/watch.js";
import { createMask } from "./mask.js";
import { findUnsent } from "./unsent.js";
/** Sends a request once, reads the whole response and fills in the outcome; never rejects. */
export async function exchange(outcome, client, { isOpen, price }, fetchOptions, makeRequest, milliseconds, maxBodyBytes, signal) {
    const { apiKey, key: [keyName, keyValue], } = client;
    const control = new AbortController();
    let address;
    const respond = async () => {
        const { url, headers: given, ...request } = await makeRequest();
        // A hook may have added some.
        const headers = mergeHeaders(given);
        let key;
        if (headers[keyName] === keyValue) {
            outcome.stage = "apiKey failed: ";
            key = outcome.knownKey ?? (typeof apiKey === "function" ? await apiKey() : apiKey);
            outcome.stage = "apiKey ";
            const problem = key ? keyProblem(key) : `returned ${JSON.stringify(key)}`;
            if (problem)
                throw new TypeError(problem);
        }
        // A call with a key of its own may still meet the client's.
        outcome.mask = createMask(headers, [key, apiKey]);
        if (key)
            headers[keyName] = keyValue.replace("<apiKey>", key);
        // The key may have arrived too late.
        if (control.signal.aborted)
            return;
        outcome.isSent = true;
        address = url;
        const response = await (client.fetch ?? fetch)(url, {
            ...newConnection(request.method, price),
            ...fetchOptions,
            ...request,
            headers,
            signal: control.signal,
            redirect: "manual",
        });
        if (!response?.headers)
            throw new TypeError("fetch did not return a Response");
        const received = copyResponse(response, outcome.mask);
        const { ok } = received;
        outcome.response = received;
        const text = await readText(response, maxBodyBytes, control.signal);
        // Data stay as they were sent.
        outcome.text = ok ? text : outcome.mask(text);
        const content = outcome.text || !isOpen ? JSON.parse(outcome.text) : null;
        // This API never returns an error with a successful status. Every documented response is an object.
        const error = readError(content, client.errorIn);
        if (!ok) {
            outcome.error = error;
            if (received.status === 401 && key && typeof apiKey === "function") {
                const renewedKey = await apiKey(key);
                if (renewedKey !== key)
                    outcome.renewedKey = renewedKey;
            }
        }
        else if (!error && (isOpen || (Object(content) === content && !Array.isArray(content)))) {
            outcome.data = content;
        }
    };
    let stop;
    // A fetch that ignores its signal must not keep the caller waiting.
    const ended = new Promise((_, reject) => {
        stop = watch(milliseconds, signal, () => {
            const reason = abortReason(signal);
            control.abort(reason);
            reject(reason);
        });
    });
    try {
        await Promise.race([respond(), ended]);
    }
    catch (error) {
        outcome.cause = error;
        outcome.isLate = control.signal.aborted;
        outcome.unsent = findUnsent(outcome, client, fetchOptions, address);
    }
    finally {
        stop?.();
    }
}
/** @throws {RangeError} if the body is too large; the rest of it is not read. */
async function readText(response, maxBytes, signal) {
    // React Native and node-fetch have no such reader.
    const reader = response.body?.getReader?.();
    const tooLarge = () => new RangeError(`has more than ${maxBytes} bytes; raise maxBodyBytes`);
    if (!reader) {
        const whole = await response.text();
        if (whole.length > maxBytes)
            throw tooLarge();
        return whole;
    }
    const decoder = new TextDecoder();
    let text = "";
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read();
        text += decoder.decode(value, { stream: !done });
        if (done)
            return text;
        size += value.length;
        if (size > maxBytes || signal.aborted) {
            reader.cancel().catch(() => undefined);
            throw tooLarge();
        }
    }
}
/**
 * A response of the platform's own class, without secrets in its headers, and with this text as its unread body. It is the
 * same one if nothing changes, or if such a response cannot be constructed.
 */
export function copyResponse(response, mask, text) {
    const { status, statusText } = response;
    const entries = [...response.headers];
    const shown = `${statusText} ${entries.join()}`;
    const isSame = text === undefined && response instanceof Response && mask(shown) === shown;
    if (isSame || status < 200 || status > 599)
        return response;
    const headers = entries.map(([name, value]) => [name, mask(value)]);
    return new Response(text || null, { status, statusText: mask(statusText), headers });
}
