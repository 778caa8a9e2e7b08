// Generated from scripts/client/exchange.ts by `npm run generate`. Do not edit.
import { isEnvelope } from "./answer.js";
import { watch } from "./wait.js";
/** Sends a request once and reads the whole response. Rejects only with the signal's reason. */
export async function exchange({ fetch: own }, { isOpen }, makeRequest, milliseconds, signal) {
    const control = new AbortController();
    const came = { text: "" };
    const answered = async () => {
        const request = makeRequest(control.signal);
        came.isSent = true;
        const response = await (own ?? fetch)(request);
        if (!response?.headers)
            throw new TypeError("fetch has not given a Response");
        came.response = response;
        came.text = await response.text();
        const body = came.text || !isOpen ? JSON.parse(came.text) : null;
        if (isEnvelope(body))
            came.envelope = body;
        // Every response that the documents show is an object.
        else if (response.ok && (isOpen || Object(body) === body))
            came.data = body;
    };
    let stop;
    // A fetch that ignores its signal must not keep the caller waiting.
    const ended = new Promise((_, fail) => {
        stop = watch(milliseconds, signal, (reason) => {
            control.abort(reason);
            fail(reason);
        });
    });
    try {
        await Promise.race([answered(), ended]);
    }
    catch (error) {
        signal?.throwIfAborted();
        came.cause = error;
        came.isLate = control.signal.aborted;
    }
    finally {
        stop?.();
    }
    return came;
}
/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export function reasonOf(error) {
    return (error?.cause ?? error ?? {});
}
