import type { Asker } from "../session/asker.ts";

/** For a search that finds whatever has one of the words: of people, of trades, and those that no text does without. */
export const manyWords =
  "the and for with your you our this that from how why women men kids pets home beauty skin hair food coffee " +
  "health sleep fitness sport fashion shoes travel games tech sale gift day";

/** A few texts that rows of any kind may have something of. */
export const commonWords = ["new", manyWords, "best", "free", "shop"];
/** Parts of handles: a search by handle finds what contains them, in any language. */
export const handleParts = ["a", "an", "er"];

/** Words that lead to something, taken from what the server shows, the most frequent first. */
export interface Words {
  creatives: string[];
  accounts: string[];
}

/** Takes words from what a server shows of some accounts. */
export type WordsOf = (asker: Asker, accounts: readonly string[], depth: number) => Promise<Words>;

const noWords: Words = { creatives: [], accounts: [] };

/** Finds words once; none where no account is found, or where it is not known what shows some. */
export function createWordFinder(
  asker: Asker,
  depth: number,
  wordsOf: WordsOf = async () => noWords,
): (accounts: () => Promise<string[]>) => Promise<Words> {
  let words: Promise<Words> | undefined;
  return (accounts) => {
    words ??= accounts().then(
      (ids) => wordsOf(asker, ids, depth),
      () => noWords,
    );
    return words.catch((error: unknown) => {
      words = undefined;
      throw error;
    });
  };
}
