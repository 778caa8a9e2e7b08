const remembered = 4;

/**
 * The JSON text of a row, made once for each record and origin: records do not change, and making the text costs most of
 * what an answer costs.
 */
export function rowTexts<T extends object>(
  row: (record: T, origin: string) => unknown,
): (record: T, origin: string) => string {
  const byOrigin = new Map<string, WeakMap<T, string>>();
  return (record, origin) => {
    let texts = byOrigin.get(origin);
    if (!texts) {
      // Callers choose the Host header, and so the origin.
      if (byOrigin.size >= remembered) byOrigin.clear();
      texts = new WeakMap();
      byOrigin.set(origin, texts);
    }
    let text = texts.get(record);
    if (text === undefined) {
      text = JSON.stringify(row(record, origin));
      texts.set(record, text);
    }
    return text;
  };
}
