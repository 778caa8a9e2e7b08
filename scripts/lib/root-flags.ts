import type { Command, OptionValues } from "@commander-js/extra-typings";
import { address } from "./server-flags.ts";
import { basePath, byPreference, type Version } from "./versions.ts";

/** Adds a flag for the root of each version, such as `--VERSION URL`. `origin` is that of an example. */
export function addRootFlags<Args extends unknown[], Values extends OptionValues>(
  command: Command<Args, Values>,
  describe: (version: Version) => string,
  origin: string,
): Command<Args, Values> {
  for (const version of byPreference) {
    const flag = `--${version}`;
    command.option(`${flag} <url>`, describe(version), address(flag, `${origin}${basePath(version)}`));
  }
  return command;
}
