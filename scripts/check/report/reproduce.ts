import type { Mask } from "../../lib/mask.ts";
import { commandLine } from "../../lib/package-info.ts";
import { word } from "../../lib/shell.ts";
import { secretExpressions } from "../../lib/mask.ts";

/** What a repetition of a case needs. */
export interface Repetition {
  /** The flags that decide what is asked of which target, as they were given. */
  given: { flag: string; value: string | undefined }[];
  /** Variables that the commands of a report use and the environment lacks, each with the flag that its value was given by. */
  unset?: { variable: string; flag: string }[] | undefined;
  seed: number;
  /** How to repeat cases where no command does. */
  repeated?: ((ids: readonly string[], accounts: readonly string[]) => string) | undefined;
}

/**
 * The command that repeats cases against the same target, with secrets as variables; the key is in `API_KEY` as ever. `accounts` are
 * those that the cases were given, which another search may not find in this order.
 */
export function reproduce(
  ids: readonly string[],
  { given, seed, repeated }: Repetition,
  mask: Mask,
  accounts: readonly string[],
): string {
  if (repeated) return repeated(ids, accounts);
  const isGiven = given.some(({ flag }) => flag === "--account");
  const own = accounts.length === 0 || isGiven ? [] : [{ flag: "--account", value: accounts.join(",") }];
  const target = [...given, ...own].flatMap(({ flag, value }) =>
    value === undefined ? [flag] : [flag, word(mask(value), secretExpressions)],
  );
  const named = ids.flatMap((id) => ["--only", word(id)]);
  return [commandLine("check"), ...contractFlag(), ...named, "--seed", seed, ...target].join(" ");
}

function contractFlag(): string[] {
  const folder = process.env["CONTRACT_FOLDER"];
  return folder ? ["--contract", word(folder)] : [];
}
