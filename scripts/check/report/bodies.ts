import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { plainCount } from "../../lib/text.ts";
import type { KeepBody } from "../http/exchange.ts";
import { replaceFile } from "../../lib/files/replace-file.ts";
import { reasonOf } from "./files.ts";
import type { Output } from "./reporters.ts";

/** The bodies of requests that are too long for a command line. */
export interface Bodies {
  keep: KeepBody;
  /** Writes a file of each, and says where they are. */
  write(stderr: { write(text: string): unknown }): Promise<void>;
}

/** Keeps bodies in a folder beside the first report that goes to a file, or else in the system's folder for temporary files. */
export function createBodies(outputs: readonly Output[]): Bodies {
  const [report] = outputs.flatMap(({ file }) => file ?? []);
  const folder =
    report === undefined ? join(tmpdir(), "check-bodies") : join(dirname(report), "check-bodies");
  const texts = new Map<string, string>();
  return {
    keep(text) {
      // The same body has the same name in each run.
      const file = join(folder, `${createHash("sha256").update(text).digest("hex").slice(0, 16)}.txt`);
      texts.set(file, text);
      return file;
    },
    async write(stderr) {
      if (texts.size === 0) return;
      try {
        await mkdir(folder, { recursive: true });
        for (const [file, text] of texts) await replaceFile(file, text);
        stderr.write(
          `Wrote ${plainCount(texts.size, "request body", "request bodies")} to ${folder}, for the curl commands\n`,
        );
      } catch (error) {
        stderr.write(
          `${folder} could not be written, so that some curl commands lack their bodies: ${reasonOf(error)}\n`,
        );
      }
    },
  };
}
