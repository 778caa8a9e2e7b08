import { operations } from "@adintel/client/operations";
import { expect, test } from "vitest";
import type { Exchange, Sending } from "../../../scripts/check/http/exchange.ts";
import { createSuccesses } from "../../../scripts/check/batching/packs.ts";

const list: Sending = {
  version: "v2",
  operation: operations.v2.listAccountCollabs,
  path: "/account/7/collabs",
  query: { limit: "5" },
};

function answered(sending: Sending, status = 200): Exchange {
  const request = { method: "GET", url: "http://server", requestHeaders: {}, requestText: undefined };
  const response = { headers: new Headers(), text: "{}", body: {}, receivedAt: 0 };
  return { sending, ...request, status, ...response };
}

function after(...exchanges: Exchange[]) {
  const successes = createSuccesses();
  for (const exchange of exchanges) successes.note(exchange);
  return successes;
}

test("the first success of a request stands for the same request, whatever the order of its parameters", () => {
  const first = answered({ ...list, query: { limit: "5", offset: "1" } });
  const successes = after(first, answered({ ...list, query: { limit: "5", offset: "1" } }));
  expect(successes.find({ ...list, query: { offset: "1", limit: "5" } })).toBe(first);
});

test("a failure stands for nothing", () => {
  expect(after(answered(list, 404)).find(list)).toBeUndefined();
});

test.each<[string, Partial<Sending>]>([
  ["another key", { authorization: "Bearer other" }],
  ["no key", { authorization: null }],
  ["a header", { headers: { "X-Mock-Session": "one" } }],
  ["another method", { method: "POST" }],
  ["another path", { path: "/account/8/collabs" }],
])("a request with %s is another one", (_, change) => {
  expect(after(answered(list)).find({ ...list, ...change })).toBeUndefined();
  expect(after(answered({ ...list, ...change })).find(list)).toBeUndefined();
});

test("a success with one limit stands for any other only where that is asked for, and not for none", () => {
  const first = answered(list);
  const successes = after(first);
  const other = { ...list, query: { limit: "1" } };
  expect(successes.find(other)).toBeUndefined();
  expect(successes.find({ ...list, query: {} })).toBeUndefined();
  expect(successes.find(other, true)).toBe(first);
  expect(successes.find({ ...list, query: { limit: "1", offset: "1" } }, true)).toBeUndefined();
});
