/** Replaces secrets in a text by variables such as `$API_KEY`. */
export type Mask = (text: string) => string;

export const secretVariables = /(?:API|REVOKED|INACTIVE|DEPARTED|EXHAUSTED)_KEY|HEADER_[A-Z0-9_]+/;

/** Headers that are shown as they are; any other may contain a gateway's token. */
export const plainHeaders =
  /^(accept(-.*)?|cache-control|origin|prefer|referer|user-agent|x-mock-session|x-request-id|(x-)?forwarded(-.*)?)$/i;

interface Secrets {
  apiKey: string;
  /** Further keys by name. */
  keys: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
}

/** Shorter secrets are masked only as whole words. */
const minSafeLength = 8;
/** At the end of a text that was cut off, at least this much of a secret is masked. */
const minPrefixLength = 6;

/**
 * A mask for the keys of a run and the values of its headers. It also finds secrets that are escaped for JSON, HTML or a URL,
 * or cut off at the end of a text.
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
  // Longest first, since one secret may begin with another.
  const sorted = secrets.filter(([secret]) => secret !== "").sort(([a], [b]) => b.length - a.length);
  const patterns = sorted.flatMap(([secret, variable]) =>
    encodings(secret).map((encoding): [RegExp, string] => [patternOf(encoding), variable]),
  );
  return (text) => {
    const whole = patterns.reduce(
      (rest, [pattern, variable]) => rest.replaceAll(pattern, () => variable),
      text,
    );
    return sorted.reduce((rest, [secret, variable]) => withoutCutSecret(rest, secret, variable), whole);
  };
}

/** A mask for keys that were seen; each is shown as `$API_KEY`. */
export function maskKeys(keys: Iterable<string>): Mask {
  const masks = [...new Set(keys)].map((apiKey) => createMask({ apiKey, keys: {}, headers: {} }));
  return (text) => masks.reduce((rest, mask) => mask(rest), text);
}

/** A value with every string masked. */
export function masked<T>(value: T, mask: Mask): T {
  const walk = (node: unknown): unknown => {
    if (typeof node === "string") return mask(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
  };
  return walk(value) as T;
}

/** A secret as it is, and escaped for a URL, for HTML and for JSON, also nested in JSON strings. */
function encodings(secret: string): string[] {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const once = inJson(secret);
  const twice = inJson(once);
  const cautious = once.replaceAll(/[<>&]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
  const inHtml = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const quotedInHtml = inHtml.replaceAll('"', "&quot;");
  const inUrl = encodeURIComponent(secret);
  return [...new Set([secret, once, twice, inJson(twice), cautious, inHtml, quotedInHtml, inUrl])];
}

function patternOf(encoding: string): RegExp {
  const escaped = encoding.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  return new RegExp(encoding.length < minSafeLength ? `(?<![\\w$])${escaped}(?!\\w)` : escaped, "g");
}

/** Masks a secret that is cut off at the end of a text. */
function withoutCutSecret(text: string, secret: string, variable: string): string {
  const end = text.replace(/…$/, "");
  for (let length = Math.min(secret.length - 1, end.length); length >= minPrefixLength; length -= 1) {
    if (end.endsWith(secret.slice(0, length))) return `${end.slice(0, -length)}${variable}…`;
  }
  return text;
}
