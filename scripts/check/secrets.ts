/** What must not be shown, and the name that stands for it: a variable, so that a command with it can be run. */
export interface Secret {
  value: string;
  /** Such as `$API_KEY`. */
  name: string;
  /** Characters that it must have to be looked for in any text (default: 6), where a shorter one occurs by chance. */
  leastInText?: number;
}

const isLong = ({ value, leastInText = 6 }: Secret) => value.length >= leastInText;

/** Takes secrets out of what is shown. */
export interface Mask {
  /** The value of a header. */
  header(value: string): string;
  /** Any text: a message, a report, an answer that repeats what it was sent. */
  text(text: string): string;
}

export function createMask(secrets: readonly Secret[]): Mask {
  // The longer first, since one may be the beginning of another.
  const sorted = secrets.filter(({ value }) => value !== "").sort((a, b) => b.value.length - a.value.length);
  const inText = sorted.filter(isLong);
  const spelt = inText.flatMap(({ value, name }) => spellings(value).map((text) => ({ text, name })));
  return {
    header: (value) => sorted.reduce((text, secret) => hidden(text, secret), value),
    text: (text) =>
      spelt.reduce((shown, { text: secret, name }) => shown.replaceAll(secret, () => name), text),
  };
}

/** A short key may be part of a word in a header; it is hidden where it stands by itself. */
function hidden(text: string, secret: Secret): string {
  const { value, name } = secret;
  if (isLong(secret)) return text.replaceAll(value, () => name);
  return text
    .split(/( )/)
    .map((part) =>
      part === value ? name : part.startsWith(`${value}-`) ? name + part.slice(value.length) : part,
    )
    .join("");
}

/** A text as it is, in JSON, in XML and HTML, and in an address. */
function spellings(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const xml = value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
  return [...new Set([value, json, xml, encodeURIComponent(value)])];
}

/** Headers that are no secret and that tell much: they are shown as they are. */
const plain =
  /^(accept(-.*)?|cache-control|origin|prefer|referer|user-agent|x-mock-session|x-request-id|(x-)?forwarded(-.*)?)$/i;

/** The headers that were asked for as secrets, but for those that are none: a token of a gateway may be among them. */
export function headerSecrets(headers: Record<string, string>): Secret[] {
  return Object.entries(headers)
    .filter(([name]) => !plain.test(name))
    .map(([name, value]) => ({ value, name: headerVariable(name), leastInText: 10 }));
}

/** A header's name as that of a variable: `X-Gateway` as `$X_GATEWAY`. */
function headerVariable(name: string): string {
  return `$${name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "_")
    .replace(/^(?=\d)/, "_")}`;
}
