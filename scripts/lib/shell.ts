/** The names that stand for secrets in what the check prints; no other variable is ever left to the shell. */
const names = "(?:(?:API|REVOKED|INACTIVE|DEPARTED|EXHAUSTED)_KEY|HEADER_[A-Z0-9_]+)\\b";
const secret = new RegExp(`\\$${names}`);
const otherDollar = new RegExp(`\\$(?!${names})`, "g");

/** A text as one word of a POSIX shell, which fills in the variables of secrets and nothing that a server wrote. */
export function quoted(text: string): string {
  if (!secret.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  return `"${text.replaceAll(/[\\"`]/g, "\\$&").replaceAll(otherDollar, "\\$")}"`;
}

/** As {@link quoted}, without quotes where a shell needs none. */
export function word(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : quoted(text);
}
