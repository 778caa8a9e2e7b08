import { join } from "node:path";
import { diff } from "./diff/command.ts";

// npm runs this in the project's directory; a file name on the command line starts from the user's.
process.exitCode = await diff(process.argv.slice(2), {
  project: join(import.meta.dirname, ".."),
  from: process.env["INIT_CWD"] ?? process.cwd(),
  out: (text) => console.log(text),
  err: (text) => console.error(`diff: ${text}`),
}).catch((error: unknown) => {
  // A fault of this program must not pass for "1: breaking changes".
  console.error(error);
  return 2;
});
