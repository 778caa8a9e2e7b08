import ofThisApi from "../guide/synonyms.json" with { type: "json" };
import { stem } from "./stem.ts";
import words from "./words.json" with { type: "json" };

/* What a whole page is called is in guide/other-names.json; words.json has the words that mean the same wherever they stand. */

/** Words that only hold a question together: `how much does it cost` asks for the cost. */
const stopWords = setOf(words.stopWords);

/** Words that say little beside others, since they fit anything that an API does. */
const weakWords = setOf(words.weakWords);

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

/** Other words for what people ask for, and the words for it in the reference. Several of one group mean the same. */
const groups = [...ofThisApi, ...words.groups].map(
  ([said = "", called = ""]) => [said.split(" "), called.split(" ")] as const,
);

const synonyms = new Map<string, string[]>();
for (const [said, called] of groups)
  for (const word of said) {
    const key = stem(word);
    synonyms.set(key, [...new Set([...(synonyms.get(key) ?? []), ...called])]);
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
  const whole = query.replaceAll("-", " ").replaceAll(idioms, (idiom) => idiom.replaceAll(" ", ""));
  return phrases.reduce((said, [from, to]) => said.replaceAll(from, ` ${to} `), whole);
}

/** Every word that has another name, and those that are left out: none of them is misspelt. */
export function known(): string[] {
  return [...groups.flatMap(([said]) => said), ...stopWords];
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
