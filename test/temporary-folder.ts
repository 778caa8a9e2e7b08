import { mkdirSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A new folder, which is removed after the tests of the file, or of the group in which it is made, and after their own hooks. */
export function temporaryFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "test-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
