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

/** A workflow command of GitHub Actions; see actions/toolkit's `command.ts` for what has to be escaped. */
export function workflowCommand(
  name: "error" | "notice",
  message: string,
  properties: { title: string; file?: string; line?: number },
): string {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name} ${given.join(",")}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
