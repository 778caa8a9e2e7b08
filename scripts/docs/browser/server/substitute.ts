/** What stands for a server and its key in text: `undefined` as a key stands for the environment. */
export interface Shown {
  root: string;
  key: string | undefined;
}

/** Code with another server, and with another key where it has one. */
export function substituted(code: string, from: Shown, to: Shown): string {
  const here = replaced(code, from.root, to.root);
  return from.key === undefined || to.key === undefined ? here : replaced(here, from.key, to.key);
}

/** Replaces whole occurrences: `mock_live_low` is not found in `mock_live_lowest`, nor a port in a longer one. */
function replaced(text: string, from: string, to: string): string {
  if (from === "" || from === to) return text;
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, "g"), () => to);
}
