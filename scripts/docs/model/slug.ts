/** A text as a part of an anchor, where no white space and nothing that has to be encoded may stand. */
export function slug(text: string): string {
  return text.replaceAll(/[^\w.+-]+/g, "-");
}
