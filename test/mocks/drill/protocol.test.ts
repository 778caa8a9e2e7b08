import { FlagError } from "@adintel/mock/flags";
import { expect, test, vi } from "vitest";
import { readResult } from "../../../mocks/drill/call.ts";
import { readDrillFlags } from "../../../mocks/drill/command.ts";

test("a result has what was said, and nothing that was not", () => {
  expect(readResult('{"id":"a","ok":true,"rows":2,"chargedUsd":0.001,"status":null,"words":"more"}')).toEqual(
    { id: "a", ok: true, rows: 2, chargedUsd: 0.001 },
  );
});

test.each([
  ["starting up", /^the program wrote a line that is not JSON: starting up$/],
  ["[1]", /is not a JSON object: \[1\]/],
  ["null", /is not a JSON object/],
  ['{"ok":true}', /has no id/],
  ['{"id":"a"}', /has no ok; it must be true or false/],
  ['{"id":"a","ok":"yes"}', /has no ok/],
  ['{"id":"a","ok":true,"rows":"2"}', /has a value of rows that is not a number/],
  ['{"id":"a","ok":true,"chargedUsd":-1}', /has a value of chargedUsd that is not a number/],
  ['{"id":"a","ok":true,"atMostUsd":1e999}', /has a value of atMostUsd that is not a number/],
  ['{"id":"a","ok":false,"code":5}', /has a code that is not a string/],
  ["\u001b[31mred", /is not JSON: \?\[31mred$/],
])("the line %j is no result", (line, message) => {
  expect(() => readResult(line)).toThrow(message);
});

test("flags before -- are the command's, and what follows is the program's", () => {
  const line = "--only lost-post --only 429-date --timeout 2000 -- node client.js --reporter json";
  expect(readDrillFlags(line.split(" "))).toEqual({
    command: "node",
    parameters: ["client.js", "--reporter", "json"],
    reporter: "table",
    only: ["lost-post", "429-date"],
    timeoutMs: 2000,
    concurrency: 8,
  });
});

test("every drill that --list names can be run alone", () => {
  expect(readDrillFlags(["--only", "plain", "--", "node"])).toMatchObject({ only: ["plain"] });
});

test.each([
  ["", /^the client's program is missing; add it after --/],
  ["--only nothing -- node", /--only.*nothing.*one of plain, refused-at-first, lost-free/],
  ["--timeout 1 -- node", /--timeout.*from 1000/],
  ["--reporter xml -- node", /--reporter.*one of table, json/],
  ["node client.js", /unexpected argument 'client.js'|too many arguments|the client's program is missing/],
])("the command line %j is refused in one line", (line, message) => {
  const read = () => readDrillFlags(line.split(" ").filter(Boolean));
  expect(read).toThrow(FlagError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});

test("--list names every drill, and runs none", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(readDrillFlags(["--list"])).toBeUndefined();
  const lines = log.mock.calls.flat();
  log.mockRestore();
  expect(lines).toContainEqual(
    expect.stringMatching(/^lost-post {2,}A POST is charged, then its connection is cut$/),
  );
  expect(lines.length).toBeGreaterThan(35);
});
