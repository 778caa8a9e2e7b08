import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticMock, listen, type Server } from "@adintel/mock";

let server: Server;

beforeAll(async () => {
  server = await listen(createStaticMock().fetch, { port: 0, host: "127.0.0.1" });
});

afterAll(() => server.close());

/** Sends bytes as they are and resolves to all that comes back. */
function send(bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.once("end", () => done(answer));
    socket.once("error", fail);
  });
}

test.each([
  ["a method that is none", "F@O /v2/media HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a head that is too large", `GET /v2/media?${"a".repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ["no HTTP at all", "hello\r\n\r\n"],
])("%s is answered in the envelope", async (_, bytes) => {
  const [head = "", body = ""] = (await send(bytes)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toMatchObject({
    error: { code: "invalid_request", details: [{ path: "request" }] },
  });
});
