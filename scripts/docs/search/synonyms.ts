import { stem } from "./stem.ts";

/*
 * What people say, as data. What a whole page is called is at the page, in other-names.ts; here are the words that mean
 * the same wherever they stand.
 */

/** Words that only hold a question together: `how much does it cost` asks for the cost. */
const stopWords = setOf(
  "a about ain all am an and any are aren as at be been being by can cannot could couldn d did didn do does doesn doing don done " +
    "for from get gets getting go goes going got had happen happens has have having hello help here hey hi how i if in into " +
    "is isn it its just let like ll long look made make makes making many may me mean means might much must my need needs no of " +
    "on one or our out per please possible really s see should show so some supposed t take tell than thanks that the their " +
    "them then there these they this those through to try trying us use using want wants was way we were what when where " +
    "whether which who whose why will with won work works would you your",
);

/** Words that say little beside others, since they fit anything that an API does. */
const weakWords = setOf(
  "api app application available best call client data difference document endpoint enum example explain fetch " +
    "field find give information integrate integration know list look lookup multiple new object only option own " +
    "param parameter pass place project property put real request response retrieve return set several simple support " +
    "thing top type value",
);

/** Several words for one thing, which is not what any of them says: without a place of this name, it is not here. */
const idioms =
  /\b(status page|terms of (service|use)|terms and conditions|privacy policy|(single )?sign on|phone number|data retention)\b/g;

/** Questions in which no single word says what is asked for. */
const phrases: readonly [said: RegExp, meant: string][] = [
  [/\bhow (much|expensive)\b(?!.*\b(cost|price|charge|pay|credit)s?\b)/g, "price"],
  [/\bhow (often|many (requests|calls|times|queries))\b/g, "rate limit"],
  [/\b(requests?|calls|queries) (per|a|an|each|every) (second|minute|hour|day|month)\b/g, "rate limit"],
  [
    /\b(going|go|goes) away\b|\b(end|ends|ending) of (life|support)\b|\bphas(ed|ing) out\b|\bshut(ting)? (down|off)\b|\b(switch|turn)(ed|ing)? off\b/g,
    "sunset",
  ],
  [/\b(run|ran|runs|running) out of\b/g, "out of"],
  [/\bsign(ing)? (in|up)\b|\blog(ging)? in\b/g, "login"],
  [/\bwhat (is |s )?(changed|new|s new)\b/g, "changes"],
  [/\b(stopped|not|doesnt|isnt) working\b/g, "invalid"],
  [/\b(all|every|remaining|rest of the) (pages|results|rows|records|items)\b/g, "paging"],
  [/\bmore than \d+\b|\b(rows|results|records|items) \d+ (to|through|until|and) \d+\b/g, "paging"],
  [/\b(second|third|last|another|following) page\b/g, "next page"],
  [/\b(access|permission) denied\b|\bno (access|permission)\b/g, "forbidden"],
  [/\bfree (of charge|tier|plan|calls?|requests?|endpoints?|operations?)\b/g, "free"],
];

/** Other words for what people ask for, as the reference calls it. Several of one group mean the same. */
const groups: readonly [words: string, called: string][] = [
  // What the API is about.
  ["ad ads advert advertisement adverts advertising post posts", "creative media"],
  ["influencer kol blogger youtuber tiktoker instagrammer ambassador", "creator"],
  ["advertiser competitor company merchant business publisher store shop vendor client", "brand"],
  ["publisher page profile", "account"],
  ["handle nickname screenname", "username"],
  ["logo avatar picture thumbnail screenshot preview", "thumbnail"],
  ["facebook meta fb", "meta facebook"],
  ["ig insta", "instagram"],
  ["video videos clip movie film reel", "video"],
  ["photo picture static", "image"],
  ["length duration seconds", "duration"],
  ["country region geo city market place", "location"],
  ["industry vertical niche sector segment", "taxonomy category"],
  ["sponsored paid branded whitelisted whitelisting", "partnership"],
  ["audience demographic demographics persona", "persona target"],
  ["trend trends trending", "insights"],
  ["views plays", "view"],
  ["likes hearts reactions", "like"],
  ["reach popularity performance", "impression"],
  ["sale discount promo coupon deal", "offer"],
  ["website homepage domain site", "website url"],
  ["destination", "landing"],
  ["live", "active"],
  ["word words text keyword keywords phrase", "query"],
  ["recent newest latest", "recent"],
  ["platform network placement", "platform channel"],
  ["headline caption copy", "title hook"],
  ["promote endorse tag tagged mention", "collab tag"],
  ["bulk batch many", "ids"],
  ["amount sum", "count total"],
  ["lang", "language"],
  ["today yesterday week month period time when", "date"],
  ["timestamp timezone utc", "date"],
  ["female woman women male men man", "gender"],
  ["age old", "age"],
  // Calls and keys.
  ["forbidden", "403"],
  ["unauthorized unauthorised unauthenticated", "401 invalid_api_key"],
  ["authorize authorise authenticate auth authenticating", "authentication"],
  ["credential credentials secret password", "key token"],
  ["rotate regenerate renew replace", "revoke create"],
  ["frontend client-side", "browser"],
  ["url address", "url"],
  [
    "price pricing cost billing bill charge fee fees pay paid money expensive cheap cheaper cheapest",
    "price cost charge",
  ],
  ["spend spending", "budget"],
  ["renew reset refill", "renew"],
  ["balance remaining left", "left"],
  ["throttle", "rate_limited"],
  ["quota usage", "limit"],
  ["maximum max biggest largest highest", "most limit"],
  ["webhook callback", "events"],
  ["wait poll polling", "status poll wait"],
  ["index indexed indexing crawl scrape track", "index"],
  ["finished done complete completed ready", "wait status"],
  ["missing absent", "missing add"],
  ["page paging paginate pagination", "page paging offset"],
  ["cursor skip", "offset"],
  ["iterate loop", "iterate"],
  ["sort order ranking", "sort order ranked"],
  ["nullable optional", "null"],
  ["running run ran", "run"],
  ["large big long size", "large"],
  ["wrong incorrect bad", "invalid"],
  ["expire expired expiry", "revoke inactive"],
  ["denied permission", "403 forbidden"],
  ["parallel concurrent simultaneous", "concurrent limit"],
  ["alert", "budget limit"],
  ["broken fail failing failed failure", "error"],
  ["exception", "error"],
  ["typescript javascript node js ts python go golang php library sdk axios", "client"],
  ["ai chatgpt agent markdown", "llms"],
  ["locally offline", "mock localhost"],
  ["sandbox playground staging dummy fake simulator testing test", "mock"],
  ["sample code snippet program", "example recipe"],
  ["spec schema definition swagger", "openapi document"],
  // Versions.
  ["migration migrate upgrade port switch convert", "moving"],
  ["deprecated deprecation sunset retire retirement retired obsolete discontinued eol", "moving retirement"],
  ["old previous former outdated", "legacy"],
  ["rename remove removed dropped gone", "moving"],
  ["compare comparison", "difference"],
  ["release", "changelog"],
];

const synonyms = new Map<string, string[]>();
for (const [words, called] of groups)
  for (const word of words.split(" ")) {
    const key = stem(word);
    synonyms.set(key, [...new Set([...(synonyms.get(key) ?? []), ...called.split(" ")])]);
  }

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

export function isWeak(term: string): boolean {
  return weakWords.has(term);
}

export function synonymsOf(term: string): readonly string[] {
  return synonyms.get(stem(term)) ?? [];
}

/** A query in lower case with what its questions mean. */
export function rephrased(query: string): string {
  const whole = query.replaceAll("-", " ").replaceAll(idioms, (words) => words.replaceAll(" ", ""));
  return phrases.reduce((said, [from, to]) => said.replaceAll(from, ` ${to} `), whole);
}

/** Every word that has another name, and those that are left out: none of them is misspelt. */
export function known(): string[] {
  return [...groups.flatMap(([words]) => words.split(" ")), ...stopWords];
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
