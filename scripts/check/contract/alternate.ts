import { operations, type DocumentedOperation } from "./document.ts";

/*
 * How keys and bodies are read is seldom a matter of one operation. Every operation is asked with an unknown key, without a key,
 * by another scheme and by an inactive team; of cases that come in pairs, each is asked at one half of the operations. The
 * counterparts in two versions are in different halves, for the most part.
 */

/** The case of a pair that is asked at an operation. */
export function alternate<T>(operation: DocumentedOperation, even: T, odd: T): T {
  const place = operations.findIndex(({ name }) => name === operation.name);
  return place % 2 === 0 ? even : odd;
}
