import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decisionsOf } from "../../../mocks/engine/decisions.ts";
import { steps } from "../../../mocks/engine/pipeline.ts";

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
