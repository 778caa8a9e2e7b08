import { expect, test } from "vitest";
import { withKey } from "../../../scripts/generate/readings/edit-yaml.ts";

const book = `# Books.
properties:
  title: # of the book
    type:   string
    x-assumed: >-
      The title is assumed to be
      a text.
    x-effect: { by: search }

  # The names of people.
  author: { type: string, x-unspecified: [format] }
parameters:
  - name: year
    in: query
    x-effect:
      by: equals
      assumed:
        by: A year is compared as a number.
    schema: { type: integer }
`;

test.each([
  [
    "below a text of several lines",
    ["properties", "title"],
    "      a text.\n    x-observed: [one]\n    x-effect: { by: search }\n",
  ],
  ["in an object of one line", ["properties", "author"], "x-unspecified: [format], x-observed: [one] }\n"],
  [
    "below an object, in an entry of a list by its name",
    ["parameters", "year"],
    "as a number.\n    x-observed: [one]\n    schema:",
  ],
  [
    "in an entry of a list by its index",
    ["parameters", "0"],
    "as a number.\n    x-observed: [one]\n    schema:",
  ],
])("a new key goes %s", (_, keys, text) => {
  const edited = withKey(book, keys, ["x-observed", "[one]"], ["x-assumed", "x-effect", "x-unspecified"]);
  expect(edited).toContain(text);
  expect(edited.replace(/(\n +|, )x-observed: \[one\]/, "")).toBe(book);
});

test("a new key goes to the end, also of a text without a last line break", () => {
  expect(withKey("a: 1\nb:\n  c: 2", [], ["d", "3"])).toBe("a: 1\nb:\n  c: 2\nd: 3");
});

test.each([
  ["x-assumed", "Known.", "    x-assumed: Known.\n    x-effect"],
  ["type", "number", "    type: number\n    x-assumed"],
])("the value of %s is replaced", (key, value, text) => {
  expect(withKey(book, ["properties", "title"], [key, value])).toContain(text);
});

test("what is beside a value stays", () => {
  expect(withKey("a: 1 # one\nb: 2\n", [], ["a", "3"])).toBe("a: 3 # one\nb: 2\n");
});

test("no object is no place", () => {
  expect(() => withKey(book, ["properties", "pages"], ["x-observed", "[one]"])).toThrow("properties pages");
});
