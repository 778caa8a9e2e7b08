// Generated from scripts/client/http/exchange.ts by `npm run generate`. Do not edit.
import { readError } from "../core/answer.js";
import { keyProblem } from "../core/options.js";
import { mergeHeaders } from "../core/request.js";
import { newConnection } from "../core/resends.js";
import { abortReason } from "../core/wait.js";
import { watch } from "../core/watch.js";
import { createMask } from "./mask.js";
import { unsentReason } from "../core/unsent.js";
/** Sends a request once, reads the whole response and fills in the outcome; never rejects. */
export async function exchange(outcome, { fetch: customFetch, apiKey, key: [keyName, keyValue], errorIn }, { isOpen, price }, fetchOptions, makeRequest, milliseconds, maxBodyBytes, signal) {
    const control = new AbortController();
    let address;
    const respond = async () => {
        const { url, method, body, ...request } = await makeRequest();
        // A hook may have added some.
        const headers = mergeHeaders(request.headers);
        let key;
        if (headers[keyName] === keyValue) {
            key = typeof apiKey === "function" ? await apiKey() : apiKey;
            const problem = keyProblem(key);
            if (problem)
                throw new TypeError(problem);
        }
        // A call with a key of its own may still meet the client's.
        outcome.mask = createMask(headers, [key, typeof apiKey === "string" ? apiKey : ""]);
        // The key may have arrived too late.
        if (control.signal.aborted)
            return;
        outcome.isSent = true;
        address = url;
        const response = await (customFetch ?? fetch)(url, {
            ...newConnection(method, price),
            ...fetchOptions,
            method,
            headers: key ? { ...headers, [keyName]: keyValue.replace("<apiKey>", key) } : headers,
            signal: control.signal,
            redirect: "manual",
            ...(body !== undefined && { body }),
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
        const error = readError(content, errorIn);
        if (!ok)
            outcome.error = error;
        else if (!error && (isOpen || (Object(content) === content && !Array.isArray(content)))) {
            outcome.data = content;
        }
    };
    let stop;
    // A fetch that ignores its signal must not keep the caller waiting.
    const ended = new Promise((_, reject) => {
        stop = watch(milliseconds, signal, () => {
            const reason = signal?.aborted ? abortReason(signal) : undefined;
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
        // A custom fetch or dispatcher may have sent it before, or speak of another connection.
        const isOfPlatform = !outcome.response && !customFetch && !fetchOptions["dispatcher"];
        outcome.unsent = unsentReason(error, isOfPlatform && address);
    }
    finally {
        stop?.();
    }
}
/** @throws {RangeError} if the body is too large; the rest of it is not read. */
async function readText(response, maxBytes, signal) {
    // React Native and node-fetch have no such reader.
    const reader = response.body?.getReader?.();
    if (!reader)
        return response.text();
    const chunks = [];
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return new Blob(chunks).text();
        chunks.push(value);
        size += value.length;
        if (size > maxBytes || signal.aborted) {
            reader.cancel().catch(() => undefined);
            throw new RangeError(`has more than ${maxBytes} bytes; raise maxBodyBytes`);
        }
    }
}
/**
 * A response of the platform's own class, without secrets in its headers, and with this text as its unread body. It is the
 * same one if nothing changes, or if such a response cannot be constructed.
 */
export function copyResponse(response, mask, text) {
    const { status, statusText } = response;
    const headers = [...response.headers].map(([name, value]) => [name, mask(value)]);
    const isSame = text === undefined && headers.join() === [...response.headers].join();
    return (response instanceof Response && isSame) || status < 200 || status > 599
        ? response
        : new Response(text || null, { status, statusText, headers });
}
