import type { Mask } from "../../lib/mask.ts";
import { commandLine } from "../../lib/package-info.ts";
import { word } from "../../lib/shell.ts";
import { secretExpressions } from "../../lib/mask.ts";

/** What a repetition of a case needs. */
export interface Repetition {
  /** The flags that decide what is asked of which target, as they were given. */
  given: { flag: string; value: string | undefined }[];
  seed: number;
  /** How to repeat one case where no command does. */
  repeated?: ((caseId: string) => string) | undefined;
}

/**
 * The command that repeats one case against the same target, with secrets as variables; the key is in `API_KEY` as ever.
 * `account` is the one that the case asked about, which another search may not find first.
 */
export function reproduce(
  caseId: string,
  { given, seed, repeated }: Repetition,
  mask: Mask,
  account?: string,
): string {
  if (repeated) return repeated(caseId);
  const isGiven = given.some(({ flag }) => flag === "--account");
  const own = account === undefined || isGiven ? [] : [{ flag: "--account", value: account }];
  const target = [...given, ...own].flatMap(({ flag, value }) =>
    value === undefined ? [flag] : [flag, word(mask(value), secretExpressions)],
  );
  return [commandLine("check"), "--only", caseId, "--seed", seed, ...target].join(" ");
}
