import MiniSearch from "minisearch";

/** Finds records by words, the most relevant first and ties by id. */
export interface TextIndex<T> {
  search(query: string): readonly T[];
}

const remembered = 10;

/** Words of a query that are looked for; more would cost much time and tell little. */
const mostWords = 64;

/** Letters of a word up to which typing errors are forgiven, since comparing takes time and memory by their square. */
const longestWord = 40;

/**
 * A full-text index over the texts of each record. Words match by their beginning and with small typing errors; a record that
 * has more of the words comes first, then the one whose texts are more relevant together.
 *
 * Many records share a text, such as a category or the name of their account, so that each text is indexed once.
 */
export function createTextIndex<T extends { id: string }>(
  records: readonly T[],
  textsOf: (record: T) => readonly (string | null)[],
): TextIndex<T> {
  const holders = new Map<string, T[]>();
  for (const record of records) {
    for (const text of new Set(textsOf(record))) {
      if (text === null) continue;
      const sharing = holders.get(text);
      if (sharing) sharing.push(record);
      else holders.set(text, [record]);
    }
  }
  const index = new MiniSearch<{ text: string }>({ idField: "text", fields: ["text"] });
  index.addAll(Array.from(holders.keys(), (text) => ({ text })));
  const cache = new Map<string, readonly T[]>();
  return {
    search(query) {
      const known = cache.get(query);
      if (known) return known;
      const matches = new Map<T, Match>();
      const hits = index.search(query, {
        tokenize: distinctWords,
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 5 && term.length <= longestWord ? 0.15 : false),
      });
      for (const { id, score, queryTerms } of hits) {
        for (const record of holders.get(id) ?? []) {
          const match = matches.get(record) ?? { score: 0, terms: new Set() };
          match.score += score;
          for (const term of queryTerms) match.terms.add(term);
          matches.set(record, match);
        }
      }
      const found = [...matches]
        .sort(([a, one], [b, other]) => compare(one, other) || (a.id < b.id ? -1 : 1))
        .map(([record]) => record);
      // The pages of one search come one after the other; without the cache each takes twice the CPU time.
      if (cache.size >= remembered) cache.clear();
      cache.set(query, found);
      return found;
    },
  };
}

function distinctWords(query: string): string[] {
  const tokenize: (text: string) => string[] = MiniSearch.getDefault("tokenize");
  const words = tokenize(query.toLowerCase());
  return [...new Set(words)].slice(0, mostWords);
}

interface Match {
  score: number;
  /** The words of the query that the record has. */
  terms: Set<string>;
}

function compare(a: Match, b: Match): number {
  return b.terms.size - a.terms.size || b.score - a.score;
}
