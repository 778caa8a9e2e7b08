/** A number in a sentence, other than in the name of a version or of a standard that is called by its number. */
const number = /(?<![\w.])\$?\d[\d.,]*\s?[%\p{L}]*/u;
const names = /\bv[12]\b|\bOpenAPI \d(\.\d)*\b|\bNode\.js \d+(\.\d+)*\b/g;

/** An amount or a rate, which is one in code, too. */
const amount =
  /\$\s?\d|\d+(\.\d+)? ?(microdollars|requests|rows? (each|per)|per (minute|second|row)|a minute|KB|USD)/i;

/** The first figure that a sentence states by itself. */
export function figureIn(text: string): string | undefined {
  return number.exec(text.replaceAll(names, ""))?.[0].trim();
}

/** The first price, rate or size that code states by itself. */
export function amountIn(code: string): string | undefined {
  return amount.exec(code)?.[0].trim();
}
