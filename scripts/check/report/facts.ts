import {
  words,
  type CheckedCounts,
  type ExchangeData,
  type Failure,
  type ReportData,
  type Status,
} from "./data.ts";
import { versionIn } from "../engine/case.ts";
import { clipped } from "./plain.ts";
import { groupBy } from "../../lib/collections.ts";
import { plainCount } from "../../lib/text.ts";

export function verdict(data: ReportData): string {
  const { verdict: kind, failures, differences, stopped, target, totals, seen } = data;
  const operations = new Set(failures.flatMap((failure) => failure.operations.map(({ name }) => name))).size;
  const failed = totals.failed > failures.length ? ` (${plainCount(totals.failed, "failed case")})` : "";
  const violations = `${plainCount(failures.length, "violation")}${failed} in ${plainCount(operations, "operation")}`;
  const share = seenLine(seen);
  const whole = rootsOf(target);
  const different =
    differences.length > 0
      ? `, with ${plainCount(differences.length, "difference")} from what is only assumed`
      : "";
  const known = totals.known > 0 ? `, apart from ${plainCount(totals.known, "known finding")}` : "";
  switch (kind) {
    case "conforms":
      return `Conforms${different}: no violation was found in ${whole}${known}; ${share}.`;
    case "no-fault-seen":
      return `No fault found in ${whole}, as far as it was checked${known}${different}: ${share}.`;
    case "breaks":
      return `Does not conform: ${faultyRoots({ failures, target })} has ${violations}${different}.`;
    case "not-enough":
      return `Too little was seen to say that ${whole} conforms: no violation${different}, but see below; ${share}.`;
    case "nothing":
      return `Nothing was tested, so nothing is known about ${whole}.`;
    case "stopped":
      return `Stopped early (${stopped ?? ""}); until then, ${failures.length > 0 ? violations : "no violation"}.`;
  }
}

/** What the verdict lacks, what would let the check see more, and what may be wrong with how it was called: a sentence each. */
export function remarks({ lacks, advice, hints }: ReportData): string[] {
  return [...lacks, ...(advice === undefined ? [] : [advice]), ...hints];
}

/** How much of the contract a run saw, in words. */
export function seenLine({ rules, operations: { succeeded, total, unspecified } }: CheckedCounts): string {
  const open = unspecified > 0 ? ` (${unspecified} more are not specified)` : "";
  return `${rules.checked} of ${rules.total} rules checked, ${succeeded} of ${total} operations succeeded${open}`;
}

/** The roots of the versions that have violations; the name of the target where that is no root. */
function faultyRoots({ failures, target }: Pick<ReportData, "failures" | "target">): string {
  const faulty = new Set(failures.flatMap((failure) => failure.operations.map((one) => versionIn(one.name))));
  return rootsOf(target, (version) => faulty.has(version)) || rootsOf(target);
}

/** The roots of some versions; the name of the target where that is no root. */
function rootsOf(
  { name, roots }: ReportData["target"],
  isMeant: (version: string) => boolean = () => true,
): string {
  if (!Object.values(roots).includes(name)) return name;
  const meant = Object.entries(roots).filter(([version]) => isMeant(version));
  return meant.map(([, root]) => root).join(" and ");
}

/** How many cases ended how, and what that cost, in one line. */
export function totalsLine({ totals, tally }: ReportData): string {
  const order: Status[] = [
    "passed",
    "failed",
    "different",
    "errored",
    "flaky",
    "known",
    "unexercised",
    "unsupported",
    "skipped",
  ];
  const rare: Status[] = ["different", "errored", "flaky", "known"];
  const found = totals.findings > 0 ? ` (${plainCount(totals.findings, "finding")})` : "";
  const ended = order
    .filter((status) => totals[status] > 0 || !rare.includes(status))
    .map((status) => `${totals[status]} ${words[status]}${status === "failed" ? found : ""}`)
    .join(", ");
  const unpriced =
    tally.unpricedRows > 0 ? ` and ${plainCount(tally.unpricedRows, "row")} without a specified price` : "";
  const paused = tally.pauses > 0 ? `, ${plainCount(tally.pauses, "pause")} for rate limits` : "";
  const failed = tally.serverErrors > 0 ? `, ${plainCount(tally.serverErrors, "server error")} retried` : "";
  return `${ended}; ${plainCount(tally.requests, "request")}, ${usd(tally.usd)}${unpriced}${paused}${failed}`;
}

/** An exchange's response in one line, such as `200 application/json: {"count":2,…`; its body no longer than said. */
export function responseLine({ status, headers, body }: ExchangeData, longest: number): string {
  if (status === 0) return body === "" ? "no response" : `cut off after: ${clipped(body, longest)}`;
  const type = headers["content-type"]?.split(";")[0] ?? "no Content-Type";
  const others = Object.entries(headers).filter(([name]) => /^(allow|location|retry-after)$/.test(name));
  const shown = others.map(([name, value]) => `, ${name}: ${value}`).join("");
  return `${status} ${type}${shown}${body === "" ? ", no body" : `: ${clipped(body, longest)}`}`;
}

/** Where a failure showed, in words: `VERSION/ID (3 times), VERSION/ID`; at most so many operations by their names. */
export function whereabouts({ operations }: Failure, atMost = Infinity): string {
  const named = operations
    .slice(0, atMost)
    .map(({ name, times }) => (times > 1 ? `${name} (${times} times)` : name));
  const more = operations.length - named.length;
  return `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Cases that ended so, by their reasons. */
export function byReason({ cases }: ReportData, status: Status): { reason: string; ids: string[] }[] {
  const some = cases.filter((one) => one.status === status);
  return [...groupBy(some, ({ reason }) => reason)].flatMap(([reason, group]) =>
    reason === undefined ? [] : [{ reason, ids: group.map(({ id }) => id) }],
  );
}

/** What a baseline no longer forgives or needs, and what the run says nothing about, in sentences; none where there is no baseline. */
export function baselineSentences({ baseline }: ReportData): string[] {
  if (!baseline) return [];
  const { ended, fixed, gone, unseen } = baseline;
  return [
    ...ended.map(
      ({ id, until, owner }) =>
        `the baseline's entry for ${id} ended on ${until}${owner === undefined ? "" : `; owner: ${owner}`}`,
    ),
    ...fixed.map(({ id }) => `no longer found: ${id}; remove it from the baseline`),
    ...gone.map(({ id }) => `in the baseline, but no case has this id: ${id}; remove or correct it`),
    ...(unseen.length === 0 ? [] : [unseenSentence(unseen)]),
  ];
}

/** One sentence however many there are; the JSON report lists them with their reasons. */
function unseenSentence([first, ...others]: NonNullable<ReportData["baseline"]>["unseen"]): string {
  const example = first && `${first.id}: ${first.why}`;
  const rest = others.length > 0 ? `, and ${others.length} more` : "";
  return `in the baseline, but not checked in this run: ${plainCount(others.length + 1, "finding")} (${example}${rest})`;
}

export function usd(amount: number): string {
  return `${amount.toFixed(4)} USD`;
}

/** A span of time as people say it: `40 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : rest > 0 ? `${minutes} min ${rest} s` : `${minutes} min`;
}
