import { keyVariable } from "@adintel/client/operations";
import type { AdintelError } from "../core/errors.js";

/** A command line that cannot be carried out. Its message is one line. */
export class CommandLineError extends Error {}

/** `; did you mean a or b?`: the known words most similar to a mistyped one. Empty if none is. */
export function suggestion(mistyped: string, known: readonly string[]): string {
  const near = known
    .map((word) => [word, editDistance(mistyped.toLowerCase(), word.toLowerCase())] as const)
    .filter(([, distance]) => distance <= Math.ceil(mistyped.length / 3))
    .sort(([, one], [, other]) => one - other)
    .map(([word]) => word);
  return near.length > 0 ? `; did you mean ${near.slice(0, 3).join(" or ")}?` : "";
}

/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, compared] of [...other].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(letter !== compared)));
    row = next;
  }
  return row.at(-1)!;
}

/** Text of a service without what would move a terminal's cursor, change its colours or break the line. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, " ");
}

/** What an error of the client says, with its options as the command line names them. */
export function messageOf({ message, operation, requestId }: AdintelError): string {
  const names = {
    maxSpendUsd: "--max-spend",
    maxRows: "--max-rows",
    baseUrl: "--base-url",
    apiKey: keyVariable,
  };
  const text = message
    .replace(`${operation}: `, "")
    .replace(/\b\w+\b/g, (word) => (names as Record<string, string>)[word] ?? word);
  return printable(text) + (requestId === undefined ? "" : ` (request ${requestId})`);
}

/** An amount in US dollars: to the cent at least, and as exact as it is. */
export function dollars(usd: number): string {
  return `$${usd.toFixed(6).replace(/0{1,4}$/, "")}`;
}
