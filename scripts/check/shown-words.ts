import type { Asker } from "./asking.ts";
import { emptyWords, handleParts } from "./account.ts";
import type { Words } from "./case.ts";
import { unfilteredMedia, wholeOf } from "./cases/meaning/media.ts";
import { fieldsOf } from "./fields.ts";
import type { Fields } from "./questions.ts";
import { NotExercised, Violation } from "./verdict.ts";

/** Letters that a word has at least, so that it says something. */
const long = 4;
/** Words of either kind. */
const most = 3;

/** Finds words once, in what the first account and a search by handle show; none where no account is found. */
export function createWordFinder(
  asker: Asker,
  depth: number,
): (accounts: () => Promise<string[]>) => Promise<Words> {
  let words: Promise<Words> | undefined;
  return (accounts) => {
    words ??= accounts().then(
      (ids) => wordsOf(asker, ids, depth),
      () => ({ creatives: [], accounts: [] }),
    );
    return words.catch((error: unknown) => {
      words = undefined;
      throw error;
    });
  };
}

/** What creatives of two accounts say, and what a search by handle shows of accounts; cases ask for the same lists. */
async function wordsOf(asker: Asker, ids: readonly string[], depth: number): Promise<Words> {
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
  return {
    creatives: frequent(
      ...lists.map(({ rows }) =>
        rows.map((row) => [row["title"], row["hook"], row["summary"]].map(withoutName(row))),
      ),
    ),
    accounts: frequent(
      [...accounts.rows, ...known].map(({ category, summary, name }) => [category, summary, name]),
    ),
  };
}

function unanswered(error: unknown): { rows: Fields[] } {
  if (error instanceof NotExercised || error instanceof Violation) return { rows: [] };
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

/** The word that most rows have, of which each has several texts, and then those that most of the lists have. */
function frequent(...lists: readonly (readonly (readonly unknown[])[])[]): string[] {
  const counted = new Map<string, { lists: Set<number>; rows: number }>();
  for (const [place, rows] of lists.entries()) {
    for (const texts of rows) {
      for (const word of new Set(texts.flatMap(wordsIn))) {
        if (word.length < long || emptyWords.includes(word)) continue;
        const known = counted.get(word) ?? { lists: new Set(), rows: 0 };
        counted.set(word, { lists: known.lists.add(place), rows: known.rows + 1 });
      }
    }
  }
  const words = [...counted].sort(([, a], [, b]) => b.rows - a.rows);
  const others = words.slice(1).sort(([, a], [, b]) => b.lists.size - a.lists.size || b.rows - a.rows);
  return [...words.slice(0, 1), ...others].slice(0, most).map(([word]) => word);
}
