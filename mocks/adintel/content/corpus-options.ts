import type { Violation } from "@adintel/client/validation";
import type { CorpusOptions } from "../corpus/index.ts";
import { aDate } from "../../engine/sessions/instants.ts";
import { ControlError } from "../../http/control-error.ts";

/** What a world can be made of, as the command's flags have it; a world of one's own data may have no made-up accounts. */
const ranges = {
  seed: [0, 2 ** 31 - 1],
  accounts: [0, 10_000],
  mediaPerAccount: [0, 100_000],
} as const;

/** The dates that have four digits for their year in ISO 8601. */
const earliest = Date.UTC(1, 0, 1);
const latest = Date.UTC(9999, 11, 31);

/**
 * Makes sure that a world can be made.
 *
 * @throws {ControlError} naming every option that is out of its range.
 */
export function checkCorpusOptions(options: CorpusOptions): void {
  const found: Violation[] = Object.entries(ranges).flatMap(([path, [from, to]]) => {
    const value = options[path as keyof typeof ranges];
    const isRight = Number.isInteger(value) && value >= from && value <= to;
    return isRight ? [] : [{ path, message: `must be an integer from ${from} to ${to}` }];
  });
  if (typeof options.now !== "number" || !(options.now >= earliest && options.now <= latest))
    found.push({ path: "now", message: `must be ${aDate}, or milliseconds` });
  if (found.length > 0) throw new ControlError(400, ...found);
}
