/** A word of a text as it is looked up: the same for one thing and for several of them. */
export function stem(term: string): string {
  if (term.length < 3 || !/^\p{L}+$/u.test(term)) return term;
  if (/[^aeiou]ies$/.test(term)) return `${term.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(term)) return term.slice(0, -2);
  return /[^suia]s$/.test(term) ? term.slice(0, -1) : term;
}
