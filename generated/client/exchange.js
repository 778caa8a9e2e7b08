// Generated from scripts/client/exchange.ts by `npm run generate`. Do not edit.
import { isEnvelope } from "./answer.js";
import { watch } from "./wait.js";
/** Sends a request once and reads the answer to its end. Rejects with the signal's reason alone. */
export async function exchange({ fetch: own }, makeRequest, milliseconds, signal) {
    const control = new AbortController();
    const came = { text: "" };
    const answered = async () => {
        const request = makeRequest(control.signal);
        came.isSent = true;
        const response = (came.response = await (own ?? fetch)(request));
        came.text = await response.text();
        const body = JSON.parse(came.text);
        if (response.ok)
            came.data = body;
        else if (isEnvelope(body))
            came.envelope = body;
    };
    let stop;
    // A fetch that pays no heed to its signal keeps nobody waiting.
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
