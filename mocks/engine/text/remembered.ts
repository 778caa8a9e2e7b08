/** The last results of searches: the pages of one search come one after the other. */
export interface Remembered<R> {
  /** What a query found; `made` if that is not known, given the result that makes way for it. */
  of(query: string, make: (oldest: R | undefined) => R): R;
}

export function createRemembered<R>(most: number): Remembered<R> {
  const kept = new Map<string, R>();
  return {
    of(query, make) {
      const known = kept.get(query);
      if (known !== undefined) return known;
      let oldest: R | undefined;
      if (kept.size >= most)
        for (const [name, result] of kept) {
          oldest = result;
          kept.delete(name);
          break;
        }
      const made = make(oldest);
      kept.set(query, made);
      return made;
    },
  };
}
