// Generated from scripts/client/opentelemetry.ts by `npm run generate`. Do not edit.
import { context, propagation, SpanKind, SpanStatusCode, trace, } from "@opentelemetry/api";
/**
 * Hooks that create a client span for each attempt, as a child of the span that is active when the method is called, and
 * propagate its context with the request (`traceparent`). Names and attributes follow OpenTelemetry's semantic conventions
 * for HTTP spans, version 1.37, plus `adintel.operation`, `adintel.rows`, `adintel.usd` and `adintel.request_id`.
 *
 * @example
 * import { createClient } from "@adintel/client";
 * const options = { baseUrl: "https://api.example", apiKey: process.env.ADINTEL_API_KEY };
 * const api = createClient({ ...options, ...tracingHooks() });
 * @param tracer default: a tracer of the global provider
 */
export function tracingHooks(tracer = trace.getTracer("@adintel/client")) {
    const spans = new WeakMap();
    return {
        onRequest(attempt) {
            const { method, operation, headers } = attempt;
            // The operation instead of the path, whose ids would create a span name each.
            const span = tracer.startSpan(`${method} ${operation}`, {
                kind: SpanKind.CLIENT,
                attributes: spanAttributes(attempt),
            });
            spans.set(attempt, span);
            propagation.inject(trace.setSpan(context.active(), span), headers);
        },
        onResponse(attempt) {
            const span = spans.get(attempt);
            if (!span)
                return;
            const { status, rows, usd, requestId, error } = attempt;
            const type = errorType(attempt);
            if (status)
                span.setAttribute("http.response.status_code", status);
            if (type) {
                span.setAttribute("error.type", type);
                span.setStatus({ code: SpanStatusCode.ERROR, ...(error && !status && { message: error.message }) });
            }
            if (rows !== undefined)
                span.setAttribute("adintel.rows", rows);
            if (typeof usd === "number")
                span.setAttribute("adintel.usd", usd);
            if (requestId)
                span.setAttribute("adintel.request_id", requestId);
            span.end();
        },
    };
}
function spanAttributes({ method, url, operation, attempt }) {
    // In a page, the URL may be relative to the page.
    const { href, hostname, port, protocol } = new URL(url, globalThis.location?.href ?? "http://localhost");
    return {
        "http.request.method": method,
        "server.address": hostname,
        "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
        "url.full": href,
        "adintel.operation": operation,
        ...(attempt > 1 && { "http.request.resend_count": attempt - 1 }),
    };
}
/** The `error.type`: the status of an error response, otherwise the client's code; `undefined` if there is no error. */
function errorType({ status, error, isAborted }) {
    if (isAborted)
        return "aborted";
    return status && status >= 400 ? String(status) : error?.code;
}
