import type { Drill } from "./drill.ts";

/** Has a number of requests processed and charged, and responds otherwise than the mock did. */
export function inPlace(
  times: number,
  make: (body: string, response: Response) => Response,
): NonNullable<Drill["respond"]> {
  return async ({ nth, pass }) => {
    const response = await pass();
    if (nth > times) return response;
    return make(await response.text(), response);
  };
}

/** A page as gateways send it. */
export function page(status: number, words: string, headers: Record<string, string> = {}): Response {
  const html = `<html><head><title>${status} ${words}</title></head><body><h1>${words}</h1></body></html>`;
  return new Response(html, { status, headers: { ...headers, "Content-Type": "text/html" } });
}

/** A body that goes on and on: `text` again every few milliseconds, until nobody reads it any more. */
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

/** A body of which the first half comes at once, and the rest never. */
export function stuck(text: string, init: ResponseInit): Response {
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)));
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: (controller) => controller.enqueue(half),
    pull: () => new Promise(() => undefined),
  };
  return new Response(new ReadableStream(source), init);
}
