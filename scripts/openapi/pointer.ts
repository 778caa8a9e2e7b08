/** The keys of a JSON Pointer, with or without the `#` of a reference before it. */
export function keysOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescaped);
}

/** A key as it stands in a JSON Pointer. */
export function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescaped(key: string): string {
  // Most are as they are, and references are followed all the time.
  if (!/[%~]/.test(key)) return key;
  return decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
}
