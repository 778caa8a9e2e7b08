/** What suggestion.ts is in a browser, which loads no more than the names. */
export function suggest(_: string, names: string): string {
  return `there are ${names}`;
}
