/** Packs all packages into a folder: `npm run pack -- [FOLDER]`. */
import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { parseCommand, text, main } from "./lib/cli.ts";
import { pack, workspaces } from "./packages/pack.ts";

await main(async () => {
  const command = new Command("npm run pack --")
    .description("Packs each published package as a tarball, and prints the paths.")
    .argument("[folder]", "output folder", text, "packages")
    .option(
      "--scope <scope>",
      "npm scope of the packages, such as @example (default: config.scope in package.json)",
      text,
    );
  const flags = parseCommand(command, process.argv.slice(2));
  if (!flags) return 0;
  // npm runs this in the project's directory; a folder on the command line starts from the user's.
  const folder = resolve(process.env["INIT_CWD"] ?? process.cwd(), command.processedArgs[0]);
  for (const tarball of await Promise.all(
    workspaces.map((workspace) => pack(workspace, folder, flags.scope)),
  ))
    console.log(tarball);
  return 0;
});
