/** A command line that cannot be understood; reported without a stack trace. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A command line that cannot be understood. The message is one line. */
export class FlagError extends Error {
  override name = "FlagError";
}
