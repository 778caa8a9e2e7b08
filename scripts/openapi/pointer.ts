/** The keys of a JSON Pointer, with or without the `#` of a reference before it. */
export function pointerKeys(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescapeKey);
}

/** A key as it stands in a JSON Pointer. */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapeKey(key: string): string {
  // Fast path: most keys have no escapes, and references are resolved very often.
  if (!/[%~]/.test(key)) return key;
  return decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
}
