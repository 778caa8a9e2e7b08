import type { Readings } from "@adintel/client/readings";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decisionsOf } from "../../../mocks/engine/decisions.ts";
import { steps } from "../../../mocks/engine/pipeline.ts";
import { openMock } from "../support/open-mock.ts";

const names = steps.map(({ name }) => name);

test("each step is a file named like it", () => {
  const files = names.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(files.filter((file) => !existsSync(`mocks/engine/steps/${file}.ts`))).toEqual([]);
});

test("ARCHITECTURE.md lists the steps in their order", () => {
  const [, section = ""] = readFileSync("ARCHITECTURE.md", "utf8").split("## How a request travels");
  const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual(names);
});

test("the order of checks is that of the steps", () => {
  const { decision } = decisionsOf().find(({ subject }) => subject === "order of checks") ?? {};
  expect(decision).toBe(steps.flatMap((step) => ("checks" in step ? step.checks : [])).join(", "));
  expect(decision).toMatch(/^path, method, key, team, rate limits, .*then the operation$/);
});

const orders = {
  "order-path-key": ["path-first", "key-first"],
  "order-method-key": ["method-first", "key-first"],
  "order-key-size": ["key-first", "size-first"],
  "order-key-validation": ["key-first", "validation-first"],
  "order-validation-credits": ["validation-first", "credits-first"],
  "order-lookup": ["last", "before-credits", "before-validation"],
} as const;

const everyOrder = Object.entries(orders).reduce<Readings[]>(
  (all, [point, readings]) => all.flatMap((one) => readings.map((name) => ({ ...one, [point]: name }))),
  [{}],
);

test.each(everyOrder)("no step stands before what it reads: %j", async (readings) => {
  const mock = openMock({ rateLimits: false, readings });
  const statuses: number[] = [];
  for (const key of ["mock_live_demo", "mock_live_exhausted", null])
    for (const [path, sending] of requests)
      statuses.push((await mock.send(path, { ...sending, key })).status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  // Whatever the order, what is valid succeeds, and each of the others is refused.
  expect(statuses.slice(0, requests.length)).toEqual([200, 400, 404, 404, 405, 413]);
  expect(statuses.slice(requests.length).filter((status) => status < 400)).toEqual([]);
});

const requests: [path: string, sending?: object][] = [
  ["/v2/media", { body: { query: "a", limit: 1 } }],
  ["/v2/media", { body: {} }],
  ["/v2/account/nobody/collabs"],
  ["/v2/nothing"],
  ["/v2/media", { method: "PUT", body: {} }],
  ["/v2/media", { body: { query: "x".repeat(110_000) } }],
];
