/** Replaces secrets in a text by variables such as `$API_KEY`. */
export type Mask = (text: string) => string;

const keyNames = "(?:API|REVOKED|INACTIVE|DEPARTED|EXHAUSTED)_KEY";

/** What a mask writes in place of secrets: variables, and expressions that make variants of a key. */
export const secretExpressions = new RegExp(
  String.raw`\$(?:${keyNames}|HEADER_[A-Z0-9_]+)\b|${variantExpressions(keyNames)}`,
);

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

/** The variable that stands for a key of a kind, such as `revoked`. */
export function keyVariable(kind: string): string {
  return `${kind.toUpperCase()}_KEY`;
}

/** The variable that stands for the value of a header. */
export function headerVariable(name: string): string {
  return `HEADER_${name.toUpperCase().replaceAll(/\W|_/g, "_")}`;
}

/**
 * A mask for the keys of a run and the values of its headers. It also finds secrets that are escaped for JSON, HTML or a URL,
 * written in other letter case, or cut off at the end of a text. A variant of a key that the check sends becomes the shell
 * expression that makes it.
 */
export function createMask({ apiKey, keys, headers }: Secrets): Mask {
  const keyed = Object.entries({ api: apiKey, ...keys }).filter(([, key]) => key !== "");
  const secrets: [secret: string, expression: string][] = [
    ...keyed.flatMap(([kind, key]): [string, string][] => {
      const variable = keyVariable(kind);
      const variants = key.length > minSafeLength ? keyVariants(key, variable) : [];
      return [[key, `$${variable}`], ...variants.map(({ text, shell }): [string, string] => [text, shell])];
    }),
    ...Object.entries(headers)
      .filter(([name]) => !plainHeaders.test(name))
      .map(([name, value]): [string, string] => [value, `$${headerVariable(name)}`]),
  ];
  // Longest first, since one secret may begin with another.
  const sorted = secrets.filter(([secret]) => secret !== "").sort(([a], [b]) => b.length - a.length);
  const patternsOf = (flags: string, some = sorted) =>
    some.flatMap(([secret, expression]) =>
      encodings(secret).map((encoding): [RegExp, string] => [patternOf(encoding, flags), expression]),
    );
  // What a server made of a key comes after what it is exactly.
  const isLong = ([secret]: (typeof sorted)[number]) => secret.length >= minSafeLength;
  const patterns = [...patternsOf("g"), ...patternsOf("gi", sorted.filter(isLong))];
  return (text) => {
    const whole = patterns.reduce(
      (rest, [pattern, expression]) => rest.replaceAll(pattern, () => expression),
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

function patternOf(encoding: string, flags: string): RegExp {
  const escaped = encoding.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  return new RegExp(encoding.length < minSafeLength ? `(?<![\\w$])${escaped}(?!\\w)` : escaped, flags);
}

/** Masks a secret that is cut off at the end of a text. */
function withoutCutSecret(text: string, secret: string, variable: string): string {
  const end = text.replace(/…$/, "").toLowerCase();
  for (let length = Math.min(secret.length - 1, end.length); length >= minPrefixLength; length -= 1) {
    if (end.endsWith(secret.slice(0, length).toLowerCase()))
      return `${text.slice(0, end.length - length)}${variable}…`;
  }
  return text;
}

/** A key that almost matches a key, and the shell expression that makes it of the variable that holds the key. */
interface KeyVariant {
  text: string;
  shell: string;
}

/** The variants that the check sends of a key, for a variable such as `API_KEY`. A server may accept one, so it is a secret too. */
function keyVariants(key: string, variable: string): KeyVariant[] {
  const other = keyInOtherCase(key);
  const start = secretStart(key);
  const isRaised = other !== undefined && other.slice(start) === key.slice(start).toUpperCase();
  const letters = isRaised ? "a-z A-Z" : "A-Z a-z";
  const changed = `printf %s "$${variable}" | tail -c +${start + 1} | tr ${letters}`;
  return [
    ...(other === undefined
      ? []
      : [{ text: other, shell: `$(printf %.${start}s "$${variable}"; ${changed})` }]),
    { text: beginningOfKey(key), shell: `\${${variable}%?}` },
  ];
}

/** Matches the expressions of {@link keyVariants} for variables with such names. */
function variantExpressions(names: string): string {
  const changed = String.raw`\$\(printf %\.\d+s "\$(?:${names})"; printf %s "\$(?:${names})" \| tail -c \+\d+ \| tr (?:a-z A-Z|A-Z a-z)\)`;
  return String.raw`${changed}|\$\{(?:${names})%\?\}`;
}

/** A key with the letter case of its secret part changed; `undefined` if that part has no letters. */
export function keyInOtherCase(key: string): string | undefined {
  const start = secretStart(key);
  const secret = key.slice(start);
  const upper = secret.toUpperCase();
  const other = upper === secret ? secret.toLowerCase() : upper;
  return other === secret ? undefined : key.slice(0, start) + other;
}

export function beginningOfKey(key: string): string {
  return key.slice(0, -1);
}

/** The index where the secret part of a key begins: after its last separator, or else in the middle. */
function secretStart(key: string): number {
  const mark = key.search(/[^A-Za-z0-9][A-Za-z0-9]*$/) + 1;
  return mark > 0 && mark < key.length ? mark : Math.ceil(key.length / 2);
}
