/** A text as one word of a POSIX shell, which fills in the variables of these names and nothing else. */
export function quoted(text: string, variables?: RegExp): string {
  const names = variables && `(?:${variables.source})\\b`;
  if (names === undefined || !new RegExp(`\\$${names}`).test(text))
    return `'${text.replaceAll("'", `'\\''`)}'`;
  return `"${text.replaceAll(new RegExp(`[\\\\"\`]|\\$(?!${names})`, "g"), "\\$&")}"`;
}

/** As {@link quoted}, without quotes where a shell needs none. */
export function word(text: string, variables?: RegExp): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : quoted(text, variables);
}
