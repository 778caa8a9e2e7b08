import type { Drill } from "./drill.ts";
import { sampleCalls } from "../../adintel/index.ts";
import type { SampleCall } from "../../http/sample-call.ts";

/** What happens to a POST that is charged, and to a GET. */
export function ofPaid(
  id: string,
  what: string,
  fault: Partial<Drill> | ((call: SampleCall) => Partial<Drill>),
): Drill[] {
  return [sampleCalls.paidPost, sampleCalls.paidGet].map((call) => ({
    id: `${id}-${call.method.toLowerCase()}`,
    title: `A ${call.method} ${what}`,
    call,
    leadsTo: "none",
    ...(typeof fault === "function" ? fault(call) : fault),
  }));
}

/** A search that is charged, and whose rows are lost. */
export function chargedAndLost(id: string, title: string, respond: NonNullable<Drill["respond"]>): Drill {
  return { id, title, call: sampleCalls.paidPost, leadsTo: "none", respond };
}

/** Processes and charges requests, and replaces the first `times` responses. */
export function inPlace(times: number, make: (body: string) => Response): NonNullable<Drill["respond"]> {
  return async ({ nth, pass }) => {
    const response = await pass();
    return nth > times ? response : make(await response.text());
  };
}

export function page(status: number, words: string, headers: Record<string, string> = {}): Response {
  const html = `<html><head><title>${status} ${words}</title></head><body><h1>${words}</h1></body></html>`;
  return new Response(html, { status, headers: { ...headers, "Content-Type": "text/html" } });
}

/** A body without end: `text` every few milliseconds, until nobody reads it any more. */
export function endless(text: string, init: ResponseInit): Response {
  const chunk = new TextEncoder().encode(text);
  let timer: NodeJS.Timeout | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: (controller) =>
      new Promise((done) => {
        timer = setTimeout(() => {
          controller.enqueue(chunk);
          done();
        }, 20);
      }),
    cancel: () => clearTimeout(timer),
  };
  return new Response(new ReadableStream(source, { highWaterMark: 0 }), init);
}

/** A body whose first half arrives at once and whose second half never does. */
export function stuck(text: string, init: ResponseInit): Response {
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)));
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: (controller) => controller.enqueue(half),
    pull: () => new Promise(() => undefined),
  };
  return new Response(new ReadableStream(source), init);
}
