/** A server of node:http and nothing else, which sends the answers that stand in its standard input, by their path. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { Received } from "./load.ts";

const answers = new Map(Object.entries(JSON.parse(await text(process.stdin)) as Record<string, Received>));
const port = Number(process.argv[2]);

createServer((request, response) => {
  const answer = answers.get(decodeURIComponent(request.url ?? ""));
  request.resume();
  request.once("end", () => {
    response.writeHead(answer?.status ?? 404, answer?.headers);
    response.end(answer?.body);
  });
}).listen(port, "127.0.0.1");
