import { afterEach, beforeEach, vi } from "vitest";
import { now } from "../now.ts";

/** What each test prints, which is shown nowhere. */
export function keepPrinted(): { lines: string[]; readonly text: string } {
  const printed = {
    lines: [] as string[],
    get text() {
      return printed.lines.join("\n");
    },
  };
  beforeEach(() => {
    printed.lines = [];
    vi.spyOn(console, "log").mockImplementation((text: string) => void printed.lines.push(text));
  });
  afterEach(() => void vi.restoreAllMocks());
  return printed;
}

/** Around a command of a test: the time of the tests, and nobody who is told how far it is. */
export const quiet = { now: () => now, stderr: { write: () => true } };
