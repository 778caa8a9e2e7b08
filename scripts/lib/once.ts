/**
 * What a function makes of an object, made once for each: most pages ask the same of the same documents, which nobody
 * changes while pages are made.
 */
export function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}
