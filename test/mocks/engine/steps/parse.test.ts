import { request, type IncomingMessage } from "node:http";
import { createStaticMock, listen, type Server } from "@adintel/mock";
import { afterAll, beforeAll, expect, test } from "vitest";

// Over a real connection, since `Request` announces no length.
let server: Server;
beforeAll(async () => {
  server = await listen(createStaticMock().fetch, { port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const limit = 102_400;
const body = (bytes: number) => '{"websiteUrl":"https://a.example"}'.padEnd(bytes, " ");

interface Sending {
  headers: Record<string, string | number>;
  /** The pieces in which the body goes out. */
  chunks: string[];
  /** Whether the request is ended after the last of them. */
  end: boolean;
}

/** The status and code of the answer to a POST that is sent piece by piece. */
async function answerTo({ headers, chunks, end }: Sending) {
  const outgoing = request(`${server.url}/v2/account/index`, {
    method: "POST",
    headers: { Authorization: "Bearer key", "Content-Type": "application/json", ...headers },
  });
  const response = await new Promise<IncomingMessage>((answered, fail) => {
    outgoing.once("response", answered).once("error", fail);
    for (const chunk of chunks) outgoing.write(chunk);
    if (end) outgoing.end();
  });
  let text = "";
  for await (const chunk of response) text += chunk;
  outgoing.destroy();
  const { error }: { error?: { code: string } } = JSON.parse(text);
  return { status: response.statusCode, code: error?.code };
}

const accepted = { status: 200, code: undefined };
const refused = { status: 413, code: "payload_too_large" };

test.each([
  [limit, accepted],
  [limit + 1, refused],
])("a body of %i bytes whose length is announced: %j", async (bytes, expected) => {
  const headers = { "Content-Length": bytes };
  expect(await answerTo({ headers, chunks: [body(bytes)], end: true })).toEqual(expected);
});

test.each([
  [limit, accepted],
  [limit + 1, refused],
])("a body of %i bytes in chunks: %j", async (bytes, expected) => {
  const headers = { "Transfer-Encoding": "chunked" };
  const text = body(bytes);
  const chunks = [text.slice(0, 50_000), text.slice(50_000)];
  expect(await answerTo({ headers, chunks, end: true })).toEqual(expected);
});

test("the limit counts bytes, not characters", async () => {
  const text = '{"websiteUrl":"€€"}';
  const padded = text.padEnd(limit - 3, " ");
  expect(Buffer.byteLength(padded)).toBe(limit + 1);
  expect(await answerTo({ headers: {}, chunks: [padded], end: true })).toEqual(refused);
});

// A server that waits for the rest never answers these two.
const patience = 10_000;

test(
  "a length over the limit is refused before the body comes",
  async () => {
    const headers = { "Content-Length": limit + 1 };
    expect(await answerTo({ headers, chunks: [body(100)], end: false })).toEqual(refused);
  },
  patience,
);

test(
  "chunks over the limit are refused while they come",
  async () => {
    const headers = { "Transfer-Encoding": "chunked" };
    expect(await answerTo({ headers, chunks: [body(limit), " "], end: false })).toEqual(refused);
  },
  patience,
);

test("the server goes on answering", async () => {
  expect(await answerTo({ headers: {}, chunks: [body(100)], end: true })).toEqual(accepted);
});
