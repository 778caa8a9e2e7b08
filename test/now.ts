/** The time of the tests' worlds, in milliseconds since 1970: a Friday afternoon, so that weeks and months have begun and not ended. */
export const now = Date.UTC(2026, 10, 20, 13, 37);
