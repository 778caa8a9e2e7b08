import MiniSearch from "minisearch";

/** Finds records by words, the most relevant first and ties by id. */
export interface TextIndex<T> {
  search(query: string): readonly T[];
}

const remembered = 50;

/** A full-text index over the texts of each record. Words match by their beginning and with small typing errors. */
export function createTextIndex<T extends { id: string }>(
  records: readonly T[],
  textsOf: (record: T) => readonly (string | null)[],
): TextIndex<T> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ["text"] });
  index.addAll(
    records.map((record) => ({ id: record.id, text: textsOf(record).filter(Boolean).join("\n") })),
  );
  const cache = new Map<string, readonly T[]>();
  return {
    search(query) {
      const known = cache.get(query);
      if (known) return known;
      const hits = index.search(query, {
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      });
      hits.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
      const found = hits.flatMap(({ id }) => byId.get(id) ?? []);
      // The pages of one search come one after the other.
      if (cache.size >= remembered) cache.clear();
      cache.set(query, found);
      return found;
    },
  };
}
