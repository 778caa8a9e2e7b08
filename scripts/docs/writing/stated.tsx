import { notSpecified } from "../../openapi/words.ts";

/** A fact in words; what is not specified must not look like one. */
export function Stated({ words }: { words: string }) {
  return words === notSpecified ? <em>{words}</em> : <>{words}</>;
}
