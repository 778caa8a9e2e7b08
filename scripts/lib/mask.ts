/** Takes secrets out of a text and puts their variables in their place, such as `$API_KEY`. */
export type Mask = (text: string) => string;

/** The names of the variables that stand for secrets. */
export const secretVariables = /(?:API|REVOKED|INACTIVE|DEPARTED|EXHAUSTED)_KEY|HEADER_[A-Z0-9_]+/;

/** Headers that are no secret and that tell much; any other may carry the token of a gateway. */
export const plainHeaders =
  /^(accept(-.*)?|cache-control|origin|prefer|referer|user-agent|x-mock-session|x-request-id|(x-)?forwarded(-.*)?)$/i;

/** The secrets of a run. */
interface Secrets {
  apiKey: string;
  /** Further keys, by what they are called. */
  keys: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
}

/** Shorter ones could be a part of any word. */
const minSafeLength = 8;
/** The least of a secret, at the end of a text that was cut off, that is taken for its beginning. */
const minPrefixLength = 6;

/**
 * A mask for the keys of a run, and for the values of its own headers that may be secrets. It finds them as they are,
 * escaped as in JSON or in an address, and cut off at the end of a text.
 */
export function createMask({ apiKey, keys, headers }: Secrets): Mask {
  const secrets: [secret: string, variable: string][] = [
    [apiKey, "$API_KEY"],
    ...Object.entries(keys).map(([kind, key]): [string, string] => [key, `$${kind.toUpperCase()}_KEY`]),
    ...Object.entries(headers)
      .filter(([name]) => !plainHeaders.test(name))
      .map(([name, value]): [string, string] => [
        value,
        `$HEADER_${name.toUpperCase().replaceAll(/\W|_/g, "_")}`,
      ]),
  ];
  // A secret that another one begins with must not take a part of it.
  const sorted = secrets.filter(([secret]) => secret !== "").sort(([a], [b]) => b.length - a.length);
  const patterns = sorted.flatMap(([secret, variable]) =>
    encodings(secret).map((writing): [RegExp, string] => [patternOf(writing), variable]),
  );
  return (text) => {
    const whole = patterns.reduce(
      (rest, [pattern, variable]) => rest.replaceAll(pattern, () => variable),
      text,
    );
    return sorted.reduce((rest, [secret, variable]) => withoutCutSecret(rest, secret, variable), whole);
  };
}

/** A mask for keys that were seen, whosever they are; each is shown as `$API_KEY`. */
export function maskKeys(keys: Iterable<string>): Mask {
  const masks = [...new Set(keys)].map((apiKey) => createMask({ apiKey, keys: {}, headers: {} }));
  return (text) => masks.reduce((rest, mask) => mask(rest), text);
}

/** Every string in a value masked; other values as they are. */
export function masked<T>(value: T, mask: Mask): T {
  const walk = (node: unknown): unknown => {
    if (typeof node === "string") return mask(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
  };
  return walk(value) as T;
}

/** A secret as it is, in an address, in HTML, and in JSON, also where that JSON is itself a text in JSON. */
function encodings(secret: string): string[] {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const once = inJson(secret);
  const twice = inJson(once);
  const cautious = once.replaceAll(/[<>&]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
  const inHtml = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const quotedInHtml = inHtml.replaceAll('"', "&quot;");
  const all = [
    secret,
    once,
    twice,
    inJson(twice),
    cautious,
    inHtml,
    quotedInHtml,
    encodeURIComponent(secret),
  ];
  return [...new Set(all)];
}

function patternOf(writing: string): RegExp {
  const escaped = writing.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  return new RegExp(writing.length < minSafeLength ? `(?<![\\w$])${escaped}(?!\\w)` : escaped, "g");
}

/** What is cut off after some characters may end amid a secret. */
function withoutCutSecret(text: string, secret: string, variable: string): string {
  const end = text.replace(/…$/, "");
  for (let length = Math.min(secret.length - 1, end.length); length >= minPrefixLength; length -= 1) {
    if (end.endsWith(secret.slice(0, length))) return `${end.slice(0, -length)}${variable}…`;
  }
  return text;
}
