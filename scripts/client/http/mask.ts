/** Names of headers whose values are secret. */
const isSecret = /auth|cookie|credential|jwt|key|passw|secret|signature|token/i;

/** Minimum length of a secret. Shorter strings are not keys, and would match everywhere. */
const minSecretLength = 8;

/** Hides secrets in a JSON value. */
export type Mask = <Value>(value: Value) => Value;

/** Creates a function that hides the secrets of a request's headers, such as its key. */
export function createMask(secretHeaders: Readonly<Record<string, unknown>>): Mask {
  const secrets = Object.entries(secretHeaders).flatMap(([name, value]) => {
    // Split off the scheme of Authorization, and the names of cookies.
    const words = isSecret.test(name) && typeof value === "string" ? value.split(/[\s;,=]+/) : [];
    return words.filter(({ length }) => length >= minSecretLength);
  });
  // Longest first, so that a key that starts with a shorter one is hidden completely.
  secrets.sort((a, b) => b.length - a.length);
  return <Value>(value: Value): Value =>
    value === undefined
      ? value
      : (JSON.parse(JSON.stringify(value), (_, part: unknown) =>
          typeof part === "string"
            ? secrets.reduce((text, secret) => text.replaceAll(secret, "<apiKey>"), part)
            : part,
        ) as Value);
}

/** Whether printing this value, such as an error, could reveal a secret. */
export function revealsSecret(value: unknown, mask: Mask, depth = 4): boolean {
  if (typeof value === "string") return mask(value) !== value;
  if (Object(value) !== value || !depth) return false;
  const holder = value as { headers?: unknown };
  const parts =
    value instanceof Headers ? [...value] : Reflect.ownKeys(holder).map((key) => holder[key as never]);
  return [...parts, holder.headers].some((part) => revealsSecret(part, mask, depth - 1));
}
