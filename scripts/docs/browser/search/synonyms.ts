/** Words that only hold a question together: `how much does it cost` asks for the cost. */
const stopWords = new Set(
  ["a", "an", "and", "are", "can", "do", "does", "for", "from", "how", "i", "in", "is", "it", "much"].concat([
    "my",
    "of",
    "on",
    "the",
    "to",
    "what",
    "when",
    "where",
    "which",
    "with",
  ]),
);

/** Other words for what people ask for, as the reference calls it. */
const groups: [words: string[], called: string[]][] = [
  [
    ["pagination", "paginate", "cursor"],
    ["paging", "offset"],
  ],
  [["migrate", "migrating", "migration", "upgrade", "upgrading", "deprecated", "deprecation"], ["moving"]],
  [["forbidden"], ["403"]],
  [
    ["unauthorized", "unauthorised", "unauthenticated"],
    ["401", "invalid_api_key"],
  ],
  [
    ["cost", "costs", "price", "pricing", "billing", "bill", "charge"],
    ["credits", "prices"],
  ],
  [["throttle", "throttled", "throttling"], ["rate_limited"]],
  [
    ["token", "bearer", "auth"],
    ["authentication", "key"],
  ],
  [["webhook", "webhooks", "callback"], ["events"]],
  [
    ["wait", "poll", "polling"],
    ["status", "polling", "wait"],
  ],
  [["download", "swagger", "spec", "yaml", "json"], ["openapi"]],
  [["print", "printing", "pdf"], ["printing"]],
  [["javascript", "typescript", "sdk", "library"], ["client"]],
];

const synonyms = new Map(groups.flatMap(([words, called]) => words.map((word) => [word, called] as const)));

/** Whether a word says nothing of what is looked for. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** What else a word may be called in the reference. */
export function synonymsOf(term: string): readonly string[] {
  return synonyms.get(term) ?? [];
}
