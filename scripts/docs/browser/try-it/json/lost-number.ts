/** Characters of a number at most that it is worth to look into; JavaScript itself writes none that is longer. */
const maxDigits = 400;

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The first number of a JSON text that JavaScript would change by reading it, as it stands there. */
export function lostNumber(json: string): string | undefined {
  for (const [text] of json.matchAll(token)) {
    if (text.startsWith('"')) continue;
    if (text.length > maxDigits || exact(text) !== exact(String(Number(text)))) return text;
  }
  return undefined;
}

/** A number's digits and the power of ten of the last, the same for every way of writing it. */
function exact(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  if (significant === "") return whole && "0";
  // The exponent, too, may be a number that would be lost.
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${sign}${significant}e${power}`;
}
