/** Marks expected errors. Separately built packages have their own classes, but share the mark. */
export const expected = Symbol.for("expected error");

/** An error that the user can fix: commands print its message without a stack trace. */
export class ExpectedError extends Error {
  get [expected](): true {
    return true;
  }
}

/** Whether an error is for the user; any other is a bug in the program. */
export function isExpected(error: unknown): error is Error {
  return error instanceof Error && expected in error;
}

/** An invalid command line, or something it names that cannot be used. */
export class UsageError extends ExpectedError {
  override name = "UsageError";
}

/** An invalid command line. The message is one line. */
export class FlagError extends ExpectedError {
  override name = "FlagError";
}
