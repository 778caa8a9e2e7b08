/** Quotes a text as one word of a POSIX shell; expressions that match are still expanded. */
export function quoted(text: string, expressions?: RegExp): string {
  // Every other part is an expression.
  const parts = expressions ? text.split(new RegExp(`(${expressions.source})`)) : [text];
  if (parts.length === 1) return `'${text.replaceAll("'", `'\\''`)}'`;
  return `"${parts.map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/[\\"`$]/g, "\\$&"))).join("")}"`;
}

/** As {@link quoted}, but without quotes if none are needed. */
export function word(text: string, expressions?: RegExp): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : quoted(text, expressions);
}
