import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { UsageError } from "../lib/errors.ts";

const execute = promisify(execFile);

/**
 * Runs git in a folder and resolves to its output.
 *
 * @throws {UsageError} if git fails, with its message.
 */
export type Git = (...parameters: string[]) => Promise<string>;

export function gitIn(folder: string): Git {
  return async (...parameters) => {
    const running = execute("git", parameters, { cwd: folder, maxBuffer: 2 ** 26 });
    const { stdout } = await running.catch(({ message, stderr = "" }: Error & { stderr?: string }) => {
      throw new UsageError(`git ${parameters[0]} failed: ${stderr.trim() || message}`);
    });
    return stdout.trimEnd();
  };
}
