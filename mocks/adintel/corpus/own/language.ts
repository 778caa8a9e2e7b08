import type { Language } from "@adintel/client/types";
import { books } from "../writing/languages.ts";

const english = "the and with your for of you that this is are";
const scripts: readonly (readonly [Language, RegExp])[] = [
  ["Arabic", /\p{Script=Arabic}/u],
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
];

/** The language of texts that somebody wrote, as far as small words and letters show it: English where they do not. */
export function languageIn(texts: readonly string[]): Language {
  const text = texts.join(" ").toLowerCase();
  const byScript = scripts.find(([, letters]) => letters.test(text))?.[0];
  const words = text.match(/\p{L}+/gu) ?? [];
  const countOf = (list = "") => words.filter((word) => list.split(" ").includes(word)).length;
  let best: readonly [Language, number] = ["English", countOf(english)];
  for (const [language, book] of books) {
    const count = countOf(book.words);
    if (count > best[1]) best = [language, count];
  }
  return byScript ?? best[0];
}
