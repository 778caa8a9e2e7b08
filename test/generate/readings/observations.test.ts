import { expect, test } from "vitest";
import { checkMarks } from "../../../scripts/generate/readings/marks.ts";
import { withObservations } from "../../../scripts/generate/readings/observations.ts";
import { readPoints } from "../../../scripts/generate/readings/read-points.ts";
import { root } from "../../../scripts/lib/paths.ts";

const [first] = await readPoints(root);
const seen = { for: 3, against: 0, date: "2026-11-20", service: "https://api.example/v2" };
const point = { ...first!, id: "pages", question: "How many?", readings: { one: "One.", two: "Two." } };
const points = [
  { ...point, observed: { reading: "two", ...seen } },
  { ...point, id: "unseen" },
];
const assumed = { "x-assumed": "Two pages are assumed; none are specified." };

/** A document whose field has this in `x-observed`, and what is reported of it. */
function expand(observed: unknown, mark: object = assumed) {
  const problems: unknown[] = [];
  const document = { components: { schemas: { Book: { ...mark, "x-observed": observed } } } };
  const expanded = withObservations(document, points, (problem) => problems.push(problem));
  return { expanded, problems };
}

test("the bundle says what was observed of a point that a source names", () => {
  const { expanded, problems } = expand(["pages"]);
  const text = "How many? Two.";
  expect(expanded).toEqual({
    components: { schemas: { Book: { ...assumed, "x-observed": [{ point: "pages", text, ...seen }] } } },
  });
  expect(problems).toEqual([]);
});

test.each([
  ["an unknown point", ["film"], assumed, "x-observed names film"],
  ["a point that was not observed", ["unseen"], assumed, "x-observed names unseen"],
  ["something else than a point", true, assumed, "x-observed names true"],
  ["a place where nothing is open", ["pages"], { type: "object" }, "x-observed is not beside anything"],
])("%s is reported", (_, observed, mark, message) => {
  expect(expand(observed, mark).problems).toEqual([
    {
      pointer: "/components/schemas/Book/x-observed",
      message: expect.stringContaining(message) as string,
    },
  ]);
});

test.each([
  ["v2/schemas/Film.yaml"],
  ["v2/schemas/MediaSearchFields.yaml properties film"],
  ["v2/schemas/MediaSearchFields.yaml properties accountId"],
])("%s has no mark", async (address) => {
  await expect(checkMarks([{ ...point, place: "a:1", marks: [address] }], root)).rejects.toThrow(
    `a:1: pages: marks: nothing is assumed or unspecified at ${address}`,
  );
});
