import { entryOf, type Entry } from "./exchange.ts";
import { documented, find, type OperationMatch } from "./places.ts";
import type { RootsByVersion } from "../../../lib/server-flags.ts";
import { basePath, currentVersion } from "../../../lib/versions.ts";
import { example } from "../../contract/table.ts";
import type { Recorded } from "./recorded.ts";

export interface Skipped {
  file: string;
  recorded: Recorded;
  reason: Reason;
}

/** What of a file is an exchange with an operation, and what is not. */
export function sortOut(all: readonly { file: string; recorded: Recorded }[], roots: RootsByVersion) {
  const entries: Entry[] = [];
  const skipped: Skipped[] = [];
  for (const { file, recorded } of all) {
    const found = find(documented, roots, recorded);
    const reason = reasonOf(recorded, found);
    if (found && reason === undefined) entries.push(entryOf(recorded, file, found));
    else skipped.push({ file, recorded, reason: reason ?? "elsewhere" });
  }
  return { entries, skipped };
}

function reasonOf(
  { method, status, url }: Recorded,
  found: OperationMatch | null | undefined,
): Reason | undefined {
  if (found === undefined) return URL.canParse(url) ? "elsewhere" : "relative";
  if (method === "OPTIONS") return "preflight";
  // Browsers write 0 where no response came.
  if (status <= 0) return "aborted";
  if (status === 304) return "unmodified";
  if (status >= 300 && status < 400) return "redirected";
  if (found === null) return "unknown";
  // What is refused shows whether it is refused as documented.
  return found.hasMethod || status === 405 ? undefined : "method";
}

/** Why an entry says nothing of the API; entries are counted by it. */
export const reasons = {
  elsewhere: "to a host or path outside the API",
  relative: `with an incomplete URL; write it in full, as https://api.example${basePath(currentVersion)}${example?.path}`,
  unknown: "to a path that is not in the documents",
  method: "with a method that is not documented for the path",
  preflight: "that is a browser's preflight",
  aborted: "without a response: aborted, blocked or offline",
  redirected: "that was redirected",
  unmodified: "with status 304, whose body came from the cache",
} as const;

type Reason = keyof typeof reasons;
