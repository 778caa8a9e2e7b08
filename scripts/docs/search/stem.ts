/**
 * A word as it is looked up: the same for one thing and for several, and for a verb and what is made of it (`index`, `indexes`,
 * `indexing`, `indexed`). It is no word that is shown.
 */
export function stem(term: string): string {
  if (term.length < 3 || !/^\p{L}+$/u.test(term)) return term;
  const one = singular(term);
  const root = one.replace(/(ation|ating|ated|ate)$/, "at").replace(/(?:ing|ed)$/, "");
  if (root === one) return withoutE(one);
  if (root.length < 3 || !/[aeiouy]/.test(root)) return one;
  return withoutE(root.replace(/([^aeiousl])\1$/, "$1"));
}

function singular(term: string): string {
  if (/[^aeiou]ies$/.test(term)) return `${term.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(term)) return term.slice(0, -2);
  return /[^suia]s$/.test(term) ? term.slice(0, -1) : term;
}

function withoutE(term: string): string {
  return term.length > 3 && term.endsWith("e") ? term.slice(0, -1) : term;
}
