/** The mark of an expected error. Packages that are built apart have classes of their own, and share the mark. */
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

/** A command line that cannot be understood, or something it names that cannot be used. */
export class UsageError extends ExpectedError {
  override name = "UsageError";
}

/** A command line that cannot be understood. The message is one line. */
export class FlagError extends ExpectedError {
  override name = "FlagError";
}
