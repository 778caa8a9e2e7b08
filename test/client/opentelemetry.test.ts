import { tracingHooks } from "@adintel/client/opentelemetry";
import { createMock } from "@adintel/mock";
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { client, mediaPage, refusal } from "./stub.ts";
import { now } from "../now.ts";
import { creativesUsd } from "../prices.ts";

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const search = { query: "running shoes", limit: 2 };

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
});

afterAll(() => {
  trace.disable();
  propagation.disable();
  context.disable();
  vi.restoreAllMocks();
});

beforeEach(() => exporter.reset());

const spans = () =>
  exporter.getFinishedSpans().map(({ name, attributes, status, parentSpanContext }) => ({
    name,
    attributes,
    status: status.code,
    parent: parentSpanContext?.spanId,
  }));

test("a call is a client span below the active one, and its context goes with the request", async () => {
  const mock = createMock({ now, seed: 7, rateLimits: false });
  const api = client([], { apiKey: "mock_live_demo", fetch: mock.fetch, ...tracingHooks() });
  const parent = await trace.getTracer("test").startActiveSpan("page", async (span) => {
    await api.searchMedia(search);
    span.end();
    return span.spanContext();
  });
  const [call] = spans();
  expect(call).toEqual({
    name: "POST searchMedia",
    status: SpanStatusCode.UNSET,
    parent: parent.spanId,
    attributes: {
      "http.request.method": "POST",
      "server.address": "mock.test",
      "server.port": 80,
      "url.full": "http://mock.test/v2/media",
      "adintel.operation": "searchMedia",
      "http.response.status_code": 200,
      "adintel.request_id": "req_000001",
      "adintel.rows": 2,
      "adintel.usd": creativesUsd(2),
    },
  });
  const id = exporter.getFinishedSpans()[0]?.spanContext().spanId;
  const [exchange] = mock.requests({ operation: "searchMedia" });
  expect(exchange?.requestHeaders["traceparent"]).toBe(`00-${parent.traceId}-${id}-01`);
  expect(JSON.stringify(spans())).not.toContain("mock_live_demo");
});

test("each attempt is a span of its own, and an error response an error", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const refused = refusal(429, "rate_limited", { "Retry-After": "0", "X-Request-Id": "req_1" });
  const api = client([refused, mediaPage(1)], tracingHooks());
  await api.searchMedia(search);
  const [first, second] = spans();
  expect(first).toMatchObject({
    status: SpanStatusCode.ERROR,
    attributes: { "http.response.status_code": 429, "error.type": "429", "adintel.request_id": "req_1" },
  });
  expect(first?.attributes).not.toHaveProperty("http.request.resend_count");
  expect(second).toMatchObject({
    status: SpanStatusCode.UNSET,
    attributes: { "http.request.resend_count": 1 },
  });
});

test("a call without a response ends its span with the client's code", async () => {
  const api = client([new TypeError("fetch failed")], tracingHooks());
  await api.searchMedia.result(search);
  expect(spans()).toMatchObject([
    { status: SpanStatusCode.ERROR, attributes: { "error.type": "unreachable" } },
  ]);
});

test("a call that is aborted ends its span too", async () => {
  const control = new AbortController();
  const leave = () => {
    control.abort(new Error("the page was left"));
    return new Promise<Response>(() => {});
  };
  const api = client([leave], tracingHooks());
  const call = api.searchMedia(search, { signal: control.signal });
  await expect(call).rejects.toThrow("the page was left");
  expect(spans()).toMatchObject([{ status: SpanStatusCode.ERROR, attributes: { "error.type": "aborted" } }]);
});
