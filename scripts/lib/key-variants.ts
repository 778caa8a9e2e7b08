/* Keys that almost match a key. A server may accept one, so it is as secret as the key itself. */

/** A variant of a key, and the shell expression that makes it of the variable that holds the key. */
export interface KeyVariant {
  text: string;
  shell: string;
}

/** The variants that can be made of a key, for a variable such as `API_KEY`. */
export function keyVariants(key: string, variable: string): KeyVariant[] {
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
export function variantExpressions(names: string): string {
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

/** A key without its last character. */
export function beginningOfKey(key: string): string {
  return key.slice(0, -1);
}

/** The index where the secret part of a key begins: after its last separator, or else in the middle. */
function secretStart(key: string): number {
  const mark = key.search(/[^A-Za-z0-9][A-Za-z0-9]*$/) + 1;
  return mark > 0 && mark < key.length ? mark : Math.ceil(key.length / 2);
}
