import type { Options } from "./options/options.ts";
import type { Mask } from "./mask.ts";
import { word } from "./shell.ts";

/** The command that repeats one case against the same target, with secrets as variables; the key is in `API_KEY` as ever. */
export function again(
  caseId: string,
  { given, seed, repeated }: Pick<Options, "given" | "seed" | "repeated">,
  mask: Mask,
): string {
  if (repeated) return repeated(caseId);
  const target = given.flatMap(({ flag, value }) =>
    value === undefined ? [flag] : [flag, word(mask(value))],
  );
  return ["npm run check -- --only", caseId, "--seed", seed, ...target].join(" ");
}
