import { expect, test } from "vitest";
import { effectWords } from "../../../scripts/docs/components/fields.tsx";
import { toShape } from "../../../scripts/openapi/shape.ts";
import { readDocuments } from "../documents.ts";

const { v2 } = await readDocuments();

test.each([
  ["minViewCount", "Keeps rows whose `viewCount` is at least this."],
  ["maxDaysRun", "Keeps rows whose `daysRun` is at most this."],
  ["landingPageMatch", "How `landingPage` is compared."],
])("%s without a description says what it does", (name, words) => {
  const { properties = {} } = v2.components.schemas["MediaSearchFields"]!;
  const schema = properties[name];
  if (typeof schema !== "object") throw new Error(`${name} is not described`);
  expect(effectWords(toShape(v2, schema))).toBe(words);
});
