import type { Asker } from "../session/asker.ts";
import { handleParts, type Words } from "../discovery/words.ts";
import { unfilteredMedia, wholeOf } from "./lists/unfiltered-media.ts";
import { fieldsOf, type Fields } from "../contract/fields.ts";
import { Inconclusive, Violation } from "../session/assertions.ts";

/** Letters that a word has at least, so that it says something. */
const minWordLength = 4;
const maxWords = 3;

/** Words that say nothing of what a text is about. */
const emptyWords = ["with", "your", "this", "that", "from", "what", "when", "will", "have"];

/** What creatives of two accounts say, and what a search by handle shows of accounts; cases ask for the same lists. */
export async function wordsOf(asker: Asker, ids: readonly string[], depth: number): Promise<Words> {
  const { body } = unfilteredMedia();
  const lists = [];
  for (const accountId of ids.slice(0, 2)) {
    const asked = { body: { ...body, accountId, sortBy: "MOST_RECENT" as const, limit: wholeOf(depth) } };
    lists.push(await asker.answer("v2", "searchMedia", asked).catch(unanswered));
  }
  const [creatives = { rows: [] }] = lists;
  const [part] = handleParts;
  const found = { body: { igUsername: part, limit: depth } };
  const accounts = await asker.answer("v2", "searchBrands", found).catch(unanswered);
  const known = creatives.rows.map(({ brand }) => fieldsOf(brand)).slice(0, 1);
  const textsOf = ({ title, hook, summary }: Fields) => [title, hook, summary];
  const own = creatives.rows.map(textsOf);
  const anyone = lists.flatMap(({ rows }) => rows.map((row) => textsOf(row).map(withoutName(row))));
  return {
    // The first leads to creatives of many accounts; those of one account tell its creatives from others.
    creatives: [...new Set([...frequent(anyone).slice(0, 1), ...frequent(own)])].slice(0, maxWords),
    accounts: frequent(
      [...accounts.rows, ...known].map(({ category, summary, name }) => [category, summary, name]),
    ),
  };
}

function unanswered(error: unknown): { rows: Fields[] } {
  if (error instanceof Inconclusive || error instanceof Violation) return { rows: [] };
  throw error;
}

/** A text of a creative without the name of its account, which leads to no other. */
function withoutName({ brand }: Fields): (text: unknown) => unknown {
  const names = new Set(wordsIn(fieldsOf(brand)["name"]));
  return (text) =>
    wordsIn(text)
      .filter((word) => !names.has(word))
      .join(" ");
}

function wordsIn(text: unknown): string[] {
  return (typeof text === "string" && text.toLowerCase().match(/\p{L}+/gu)) || [];
}

/** The words that most rows have, of which each has several texts. */
function frequent(rows: readonly (readonly unknown[])[]): string[] {
  const counted = new Map<string, number>();
  for (const texts of rows)
    for (const word of new Set(texts.flatMap(wordsIn)))
      if (word.length >= minWordLength && !emptyWords.includes(word))
        counted.set(word, (counted.get(word) ?? 0) + 1);
  return [...counted]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxWords)
    .map(([word]) => word);
}
