import { describe, expect, test } from "vitest";
import { creativesUsd } from "../../prices.ts";
import { client } from "../stub.ts";

const search = { query: "a", limit: 1 };
const json = { "Content-Type": "application/json" };

/** A response whose body goes on as long as it is read, and how many bytes of it were read. */
function endless(status: number) {
  const chunk = new TextEncoder().encode(" ".repeat(1000));
  const told = { bytes: 0, isCancelled: false };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      told.bytes += chunk.length;
      controller.enqueue(chunk);
    },
    cancel: () => void (told.isCancelled = true),
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return { told, response: new Response(body, { status, headers: json }) };
}

describe.each([200, 404, 503])("a body of a %i", (status) => {
  test("is not read beyond maxBodyBytes, of the client or a call, and not asked for again", async () => {
    const { told, response } = endless(status);
    const fetch = () => response;
    const api = client([], { fetch, maxBodyBytes: 1 });
    const { error } = await api.searchTaxonomies.result({ query: "a" }, { maxBodyBytes: 5000 });
    expect(error).toMatchObject({ code: "unreadable_answer", status, attempts: 1 });
    expect(error?.message).toBe(
      `searchTaxonomies: the response (${status}, application/json) has more than 5000 bytes; raise maxBodyBytes`,
    );
    expect(told).toEqual({ bytes: 6000, isCancelled: true });
  });

  test("has a limit by default", async () => {
    const { told, response } = endless(status);
    const api = client([], { fetch: () => response, maxRetries: 0 });
    await api.searchMedia.result(search);
    expect(told.bytes).toBeLessThan(17_000_000);
    expect(api.spending.maybeUsd).toBe(status === 404 ? 0 : creativesUsd(1));
  });
});

test("a body is decoded across its chunks", async () => {
  const bytes = new TextEncoder().encode('\ufeff{"count":1,"media":[{"id":"é–🙂"}]}');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { media } = await client([], { fetch: () => new Response(body) }).searchMedia(search);
  expect(media).toEqual([{ id: "é–🙂" }]);
});

test("a body that goes on after the time of an attempt is not read any more", async () => {
  const { told, response } = endless(200);
  const slow = new Response(
    response.body!.pipeThrough(
      new TransformStream({
        transform: async (chunk: Uint8Array, controller) => {
          await new Promise(setImmediate);
          controller.enqueue(chunk);
        },
      }),
    ),
  );
  const control = new AbortController();
  const api = client([], { fetch: () => slow });
  const call = api.searchMedia(search, { signal: control.signal });
  await expect.poll(() => told.bytes).toBeGreaterThan(3000);
  control.abort(new Error("enough"));
  await expect(call).rejects.toThrow("enough");
  await expect.poll(() => told.isCancelled).toBe(true);
});
