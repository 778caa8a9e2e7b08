import { expect, test } from "vitest";
import { Fields } from "../../../scripts/docs/components/fields.tsx";
import { Table } from "../../../scripts/docs/components/table.tsx";
import { toShape } from "../../../scripts/openapi/shape.ts";
import { readDocuments } from "../documents.ts";

const { v2: document } = await readDocuments();

function shown(name: string, isResponse: boolean): string {
  const shape = toShape(document, { $ref: `#/components/schemas/${name}` });
  return String(Fields({ at: { document, page: "", isResponse, calls: {}, tryIt: "" }, shape, id: "field" }));
}

test.each([
  ["MediaItem", /Can be null: +all but <code>id<\/code>, <code>platformId<\/code>/],
  ["CreatorAccount", /Can be null<em> \(partly assumed\)<\/em>: +all but <code>id<\/code>/],
  ["Campaign", /Can be null: +<code>category<\/code>, <code>summary<\/code>, <code>velocityScore<\/code>\./],
])("what can be null of %s is said in one line", (name, line) => {
  expect(shown(name, true)).toMatch(line);
  expect(shown(name, false)).not.toContain("Can be null<em>");
});

test("the fields of one kind can be shown alone, and a few need no choice", () => {
  const item = shown("MediaItem", true);
  for (const [value, words] of [
    ["required", "Always present 28"],
    ["nullable", "Can be null 23"],
    ["open", "Not specified 7"],
  ])
    expect(item).toMatch(new RegExp(`value="${value}"[^>]*/><span>${words}</span>`));
  expect(item).toContain(
    '<li class="field is-required is-nullable is-open" id="field.impressionPercentile">',
  );
  expect(shown("Collab", true)).not.toContain("<fieldset");
});

test("neighbours that are not specified are one cell", () => {
  const open = "not specified";
  const html = String(
    Table({ caption: "Prices", columns: ["A", "B", "C", "D"], rows: [["a", open, open, "free"]] }),
  );
  expect(html).toContain(
    `<td data-label="B, C" colspan="2"><em>${open}</em></td><td data-label="D">free</td>`,
  );
});
