/** A command line that cannot be understood; reported without a stack trace. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Runs a command and ends the process with the exit code it resolves to. An error that the user can mend is one clear
 * message and exit code 2; any other keeps its stack trace, since it is a bug in the program.
 */
export async function main(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(isForTheUser(error) ? error.message : error);
    process.exitCode = 2;
  }
}

function isForTheUser(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return [
    "UsageError",
    "FlagError",
    "ListenError",
    "DataError",
    "DocumentError",
    "BrokenDocumentError",
    "ControlError",
  ].includes(error.name);
}
