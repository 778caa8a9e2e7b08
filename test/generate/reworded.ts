import type { Document } from "../../scripts/openapi/document.ts";

/** Where data begin, in which a key named `description` is a field like any other. */
const isData = new Set(["value", "example", "default", "const", "enum"]);

/** Keys that hold a text for people. */
const isProse = new Set(["description", "summary", "note", "x-assumed"]);

/** A copy of a document with other words in every text that is for people, and nothing else changed. */
export function reworded(document: Document): Document {
  return rewrite(document, "") as Document;
}

function rewrite(node: unknown, key: string): unknown {
  if (typeof node !== "object" || node === null) return node;
  // Examples of a schema are data; those of a body have summaries.
  if (isData.has(key) || (key === "examples" && Array.isArray(node))) return node;
  if (Array.isArray(node))
    return node.map((item: unknown) => rewrite(item, key === "x-unspecified" ? key : ""));
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" &&
      (isProse.has(name) || key === "assumed" || key === "x-unspecified" || key === "meanings")
        ? inOtherWords(value)
        : rewrite(value, name),
    ]),
  );
}

/** The same number of letters in the same places, so that Markdown, lines and sentences stay what they are. */
export function inOtherWords(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

/** The first place where a text says something else than another one in other words. */
export function firstDifference(text: string, other: string): string | undefined {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const index = words.findIndex((word, at) => others[at] !== word && others[at] !== inOtherWords(word));
  if (index < 0 && words.length === others.length) return undefined;
  const from = Math.max(0, (index < 0 ? Math.min(words.length, others.length) : index) - 20);
  return `${words.slice(from, from + 40).join("")} | ${others.slice(from, from + 40).join("")}`;
}

/** An escape is no word, nor is the letter in it the beginning of one. */
function wordsOf(text: string): string[] {
  return text.match(/\\[a-z]|[a-z]+|[^a-z\\]+|\\/gi) ?? [];
}
