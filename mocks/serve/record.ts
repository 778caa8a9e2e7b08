import { replaceFile } from "../../scripts/lib/files/replace-file.ts";
import { bytesOf, type JournalEntry } from "../engine/journal/exchanged.ts";
import { harOf } from "../engine/journal/har.ts";

/** What a recording may have in memory, about; the oldest exchanges are dropped beyond it. */
const maxRecordedBytes = 64 * 2 ** 20;

const saveMs = 1000;

/** Keeps exchanges in a file, as HAR without keys, at most a second late. */
export function createRecording(file: string) {
  const entries: JournalEntry[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();
  const save = async () => {
    timer = undefined;
    await replaceFile(file, JSON.stringify(harOf(entries)));
  };
  const report = (error: unknown) => console.error(`${file} cannot be written: ${(error as Error).message}`);
  return {
    add(entry: JournalEntry): void {
      entries.push(entry);
      bytes += bytesOf(entry.exchanged);
      while (bytes > maxRecordedBytes && entries.length > 1) {
        const oldest = entries.shift();
        bytes -= oldest ? bytesOf(oldest.exchanged) : 0;
      }
      timer ??= setTimeout(() => (saving = saving.then(save).catch(report)), saveMs);
    },
    /** Writes what is not yet written. */
    async end(): Promise<void> {
      clearTimeout(timer);
      await saving;
      await save().catch(report);
    },
  };
}
