#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { run } from "./run.js";
import { CommandLineError } from "./words.js";

const { stdin, stdout, stderr } = process;
const control = new AbortController();

/** The first signal ends the calls in an orderly way, and a second one the program. */
const interrupt = (code: number) => () => {
  control.abort(code);
  stdin.destroy();
};
process.once("SIGINT", interrupt(130));
process.once("SIGTERM", interrupt(143));

// Each write says whether it failed.
for (const stream of [stdout, stderr]) stream.on("error", () => undefined);

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  columns: stdout.isTTY ? stdout.columns || 80 : undefined,
  write: (output) =>
    new Promise((done, fail) => {
      stdout.write(output, (error: (Error & { code?: string }) | null | undefined) => {
        if (!error || error.code === "EPIPE") done(!error);
        else fail(new CommandLineError(`standard output cannot be written: ${error.message}`));
      });
    }),
  log: (line) => void stderr.write(`${line}\n`),
  read: (file) => (file === "-" ? text(stdin) : readFile(file, "utf8")),
  signal: control.signal,
});
