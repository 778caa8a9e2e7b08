import { commandLine } from "../../lib/package-info.ts";
import { maskKeys, type Mask } from "../../lib/mask.ts";
import type { ReadingsOf } from "../contract/subject.ts";
import { collect } from "../report/collect.ts";
import type { ReportData, TrafficData } from "../report/data.ts";
import { deliver, prepare } from "../report/files.ts";
import { groupBy } from "../../lib/collections.ts";
import { keyHeaders, type RootsByVersion } from "../../lib/server-flags.ts";
import { word } from "../../lib/shell.ts";
import type { Output } from "../report/reporters.ts";
import type { Entry } from "./recording/exchange.ts";
import { readFlags, type Flags } from "./flags.ts";
import { withoutKeys } from "./personal.ts";
import { documented, guessRoots, normalRoot } from "./recording/places.ts";
import { readTraffic } from "./recording/read-traffic.ts";
import { headerOf, type Recorded } from "./recording/recorded.ts";
import { judgeEntries } from "./report.ts";
import { sortOut, type Skipped, reasons } from "./recording/sort-out.ts";

/** What the command needs of the one that it is a part of. */
export interface TrafficContext {
  /** Milliseconds since 1970. */
  now(): number;
  stderr: { write(text: string): unknown };
  render(output: Output, data: ReportData): string | Promise<string>;
  readingsOf?: ReadingsOf;
}

/** Judges recorded traffic and resolves to the exit code: 0 it conforms, 1 it does not, 2 there is nothing of the API. */
export async function traffic(
  args: string[],
  { now, stderr, render, readingsOf }: TrafficContext,
): Promise<number> {
  const flags = readFlags(args);
  if (!flags) return 0;
  const startedAt = now();
  const all: { file: string; recorded: Recorded }[] = [];
  for (const file of flags.files)
    for (const recorded of await readTraffic(file)) all.push({ file, recorded });
  for (const { file } of flags.reporters) if (file !== undefined) await prepare(file);
  const named = Object.entries(flags.roots).map(([version, root]) => [version, normalRoot(root)] as const);
  const roots: RootsByVersion = {
    ...guessRoots(
      documented,
      all.map(({ recorded }) => recorded),
    ),
    ...Object.fromEntries(named),
  };
  const wanted = all.filter(
    ({ recorded }) => flags.entries.length === 0 || flags.entries.includes(recorded.number),
  );
  const { entries, skipped } = sortOut(wanted, roots);
  const within = flags.withinMinutes * 60_000;
  const { report, shownIn } = judgeEntries(entries, { assume: flags.assume, within, readingsOf });
  const data = collect(report, {
    // What was recorded is no more than a part.
    options: { seed: 0, maxSpend: report.tally.microdollars, given: [], isLimited: true },
    target: { name: `the traffic of ${flags.files.join(", ")}`, roots: shownRoots(entries, roots) },
    mask: maskOf(all.map(({ recorded }) => recorded)),
    startedAt,
    endedAt: now(),
    repeat: (id) => repetition(flags, shownIn.get(id) ?? []),
    traffic: trafficData(flags, wanted.length, entries, skipped),
  });
  const delivered = await deliver(flags.reporters, (output) => render(output, data), stderr);
  return delivered ? data.exitCode : 2;
}

/** Those of versions that there are entries of, so that nothing is said of others. */
function shownRoots(entries: readonly Entry[], roots: Record<string, string>): Record<string, string> {
  const versions = new Set(entries.map(({ found }) => found.version as string));
  const shown = Object.entries(roots).filter(([version]) => versions.has(version));
  return Object.fromEntries(shown.map(([version, root]) => [version, withoutKeys(root)]));
}

/** Hides every key of a file, wherever a server repeated it. */
function maskOf(all: readonly Recorded[]): Mask {
  const keys = all.flatMap(({ requestHeaders }) =>
    keyHeaders.flatMap((header) => headerOf(requestHeaders, header)?.split(/ +/).at(-1) ?? []),
  );
  return maskKeys(keys.filter((key) => !key.startsWith("$")));
}

/** The command that looks at the entries of a violation again. */
function repetition(flags: Flags, entries: readonly Entry[]): string {
  const files = [...new Set(entries.map(({ file }) => file))];
  // A number is that of an entry of each file.
  const numbers = files.length === 1 ? entries.map(({ recorded }) => `--entry ${recorded.number}`) : [];
  const roots = Object.entries(flags.roots).map(([version, root]) => `--${version} ${word(root)}`);
  const others = [
    ...(flags.assume ? ["--assume"] : []),
    ...(flags.withinMinutes === 5 ? [] : [`--within ${flags.withinMinutes}`]),
  ];
  return [
    `${commandLine("check")} traffic`,
    ...files.map((file) => word(file)),
    ...numbers,
    ...roots,
    ...others,
  ].join(" ");
}

function trafficData(
  { files, withinMinutes }: Flags,
  all: number,
  entries: readonly Entry[],
  skipped: readonly Skipped[],
): TrafficData {
  return {
    files,
    entries: all,
    judged: entries.length,
    withinMinutes,
    skipped: [...groupBy(skipped, ({ reason }) => reason)].map(([reason, group]) => ({
      reason: reasons[reason],
      count: group.length,
      example: `${group[0]?.file}, ${group[0]?.recorded.place}`,
    })),
  };
}
