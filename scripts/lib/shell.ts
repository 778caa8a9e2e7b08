/** Quotes a text as one word of a POSIX shell; variables whose names match are still expanded. */
export function quoted(text: string, variables?: RegExp): string {
  const names = variables && `(?:${variables.source})\\b`;
  if (names === undefined || !new RegExp(`\\$${names}`).test(text))
    return `'${text.replaceAll("'", `'\\''`)}'`;
  return `"${text.replaceAll(new RegExp(`[\\\\"\`]|\\$(?!${names})`, "g"), "\\$&")}"`;
}

/** As {@link quoted}, but without quotes if none are needed. */
export function word(text: string, variables?: RegExp): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : quoted(text, variables);
}
