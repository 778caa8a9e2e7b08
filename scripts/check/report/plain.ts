/** A server's text without what would move the cursor, change colours or turn the direction of writing. */
export function plain(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** A text cut off after so many characters, with how many it had. */
export function clipped(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;
}

/** Texts that are longer are cut down to where they differ. */
const maxPlainChars = 300;
const before = 60;
const after = 200;

/** Two texts that should be the same, each from a little before the place where they begin to differ. */
export function whereTheyDiffer(expected: string, got: string): { expected: string; got: string } {
  if (expected.length <= maxPlainChars && got.length <= maxPlainChars) return { expected, got };
  // Words may stand before a value.
  const [ofExpected, ofGot] = [startOfValue(expected), startOfValue(got)];
  const [one, other] = [expected.slice(ofExpected), got.slice(ofGot)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = Math.max(0, same - before);
  const part = (text: string, words: string): string => {
    if (words.length + text.length <= maxPlainChars) return `${words}${text}`;
    const end = start + before + after;
    const more = end < text.length ? `… (${text.length} characters)` : "";
    return `${clipped(words, maxPlainChars)}${start > 0 ? "…" : ""}${text.slice(start, end)}${more}`;
  };
  return { expected: part(one, expected.slice(0, ofExpected)), got: part(other, got.slice(0, ofGot)) };
}

function startOfValue(text: string): number {
  return Math.max(0, text.search(/[[{]/));
}
