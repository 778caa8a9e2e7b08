// Generated from scripts/client/opentelemetry.ts by `npm run generate`. Do not edit.
import { type Tracer } from "@opentelemetry/api";
import type { Hooks } from "./core/hooks.js";
/** The hooks that {@link tracingHooks} sets. */
export type TracingHooks = Required<Pick<Hooks, "onRequest" | "onResponse">>;
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
export declare function tracingHooks(tracer?: Tracer): TracingHooks;
