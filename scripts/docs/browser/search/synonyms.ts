/** Words that only hold a question together: `how much does it cost` asks for the cost. */
const stopWords = new Set(
  (
    "a all an and any are at be by can could do does for from happens has have how i if in into is it its long many me " +
    "much my need of on one or our out per should take than that the their there this through to use using was way we " +
    "what when where which who why will with would you your"
  ).split(" "),
);

/** Other words for what people ask for, as the reference calls it. Names of a whole page are not here but at the page. */
const groups: [words: string, called: string][] = [
  ["ad advert advertisement adverts", "creative media"],
  ["influencer kol blogger youtuber tiktoker", "creator"],
  ["advertiser competitor company merchant business", "brand"],
  ["handle nickname", "username"],
  ["cursor", "offset"],
  ["migration migrate migrating upgrade upgrading deprecated deprecation", "moving"],
  ["forbidden", "403"],
  ["unauthorized unauthorised unauthenticated", "401 invalid_api_key"],
  ["price pricing cost billing bill charge charged", "price cost charge"],
  ["throttle throttled throttling", "rate_limited"],
  ["quota", "limit"],
  ["webhook webhooks callback", "events"],
  ["wait poll polling", "status poll polling wait"],
  ["index indexed indexing crawl", "index indexing"],
  ["page paging paginate pagination", "page paging offset"],
  ["sort sorted sorting order ordered ranking", "sort order ranked"],
  ["facebook meta", "meta facebook"],
  ["nullable optional", "null"],
  ["video videos clip", "video"],
  ["running run ran", "run"],
  ["country region geo", "location"],
];

const synonyms = new Map(
  groups.flatMap(([words, called]) => words.split(" ").map((word) => [word, called.split(" ")] as const)),
);

/** Whether a word says nothing of what is looked for. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** What else a word may be called in the reference. */
export function synonymsOf(term: string): readonly string[] {
  return synonyms.get(term) ?? [];
}
