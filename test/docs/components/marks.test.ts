import { expect, test } from "vitest";
import { FieldMark, FoldedMarks } from "../../../scripts/docs/components/marks.tsx";
import { marksAt } from "../../../scripts/openapi/responses.ts";
import { shapeMarks, toShape } from "../../../scripts/openapi/shape.ts";

const schema = {
  type: "integer",
  "x-unspecified": ["range"],
  "x-assumed": "Pages are assumed to be counted.",
  "x-observed": [
    {
      point: "pages",
      text: "How many? *Two*.",
      for: 2,
      against: 0,
      date: "2026-11-20",
      service: "https://api.example/v2",
    },
  ],
};
const seen =
  '<p class="mark observed"><b>Observed:</b> How many? <em>Two</em>. Seen in 2 responses of ' +
  "<code>https://api.example/v2</code> on 2026-11-20.</p>";

test("a field shows what was observed beside what is open and assumed", () => {
  const html = String(FieldMark({ of: "pages", marks: shapeMarks(toShape({}, schema)) }));
  expect(html).toContain(
    '<summary aria-label="pages: gap, assumed, observed">gap, assumed, observed</summary>',
  );
  expect(html).toContain("<b>Assumed:</b>");
  expect(html).toContain(seen);
});

test("a shape that is put together has the observations of its parts", () => {
  const shape = toShape({}, { allOf: [schema, { description: "Pages." }] });
  expect(String(FieldMark({ of: "pages", marks: shapeMarks(shape) }))).toContain(seen);
});

test("an operation counts them", () => {
  const html = String(FoldedMarks({ marks: marksAt(schema) }));
  expect(html).toContain("<summary>1 known gap, 1 assumption, 1 observation</summary>");
  expect(html).toContain(seen);
});

test.each([[true], [["pages"]], [[{ text: "Two." }]], [[null]]])("%j observes nothing", (given) => {
  const { observed } = marksAt({ ...schema, "x-observed": given });
  expect(observed).toEqual([]);
});
