/** Names of headers whose values nobody else may read. */
const isSecret = /auth|cookie|key|secret|token/;

/** Shorter texts are no keys, and would be found everywhere. */
const shortestKey = 8;

/** Hides secrets in a JSON value. */
export type Mask = <Value>(value: Value) => Value;

/** A function that hides in any JSON value the secrets that a request was sent with. */
export function maskOf(headers: Readonly<Record<string, string>>): Mask {
  const secrets = Object.keys(headers)
    .filter((name) => isSecret.test(name))
    // What follows the scheme of an Authorization.
    .map((name) => headers[name]!.split(" ").pop()!)
    .filter((secret) => secret.length >= shortestKey);
  const hide = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, "<apiKey>"), text);
  return <Value>(value: Value): Value => {
    const text = JSON.stringify(value);
    return text
      ? (JSON.parse(text, (_, part: unknown) => (typeof part === "string" ? hide(part) : part)) as Value)
      : value;
  };
}

/** Whether anybody who prints this value, such as an error, could read a secret in it. */
export function shows(value: unknown, mask: Mask, depth = 4): boolean {
  if (typeof value === "string") return mask(value) !== value;
  if (Object(value) !== value || depth === 0) return false;
  const holder = value as { headers?: unknown };
  const parts =
    value instanceof Headers ? [...value] : Reflect.ownKeys(holder).map((key) => holder[key as never]);
  return [...parts, holder.headers].some((part) => shows(part, mask, depth - 1));
}
