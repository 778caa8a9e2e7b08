import { styleText } from "node:util";
import { versionIn } from "../../engine/case.ts";
import { neverSeen } from "../../session/coverage.ts";
import { differencesTitle, words, type Failure, type ReportData, type Status } from "../data.ts";
import { baselineSentences, byReason, responseLine, totalsLine, verdict, whereabouts } from "../facts.ts";
import { groupBy } from "../../../lib/collections.ts";
import { plain } from "../plain.ts";
import { plainCount } from "../../../lib/text.ts";

/** More than these do not fit on a screen at once. */
const maxDetailedFailures = 3;

/** Characters of a response's body; the other reports have more. */
const maxBodyChars = 400;

/** Flaky cases that are listed. */
const maxFlaky = 5;

type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

/**
 * The report for a person. What eyes meet first at the end of a long log is the verdict, with the failures right above it;
 * what was not tested stands before them.
 */
export function terminalReport(data: ReportData, { colours }: { colours: boolean }): string {
  const { failures, differences, verdict: outcome } = data;
  const style: Style = (format, text) =>
    colours ? styleText(format, text, { validateStream: false }) : text;
  const isGood = outcome === "conforms" || outcome === "no-fault-seen";
  const colour = isGood ? "green" : outcome === "breaks" ? "red" : "yellow";
  const lines = [
    ...unseen(data),
    ...left(data, "unexercised"),
    ...left(data, "unsupported"),
    ...left(data, "skipped"),
    ...left(data, "known"),
    ...baselineSentences(data).map(plain),
    ...flaky(data),
    ...errored(data, style),
    ...(differences.length > 0 ? ["", `${differencesTitle.toLowerCase()}:`] : []),
    ...differences.flatMap((one) => described(one, "DIFFERENT", style)),
    ...failures.flatMap((one) => described(one, "FAILED", style)),
    ...(failures.length > maxDetailedFailures ? ["", ...failures.map(inShort)] : []),
    "",
    style(["bold", colour], plain(verdict(data))),
    ...data.lacks.map((lack) => `  ${plain(lack)}`),
    ...(data.advice === undefined ? [] : [data.advice]),
    ...data.hints.map(plain),
    totalsLine(data),
  ];
  return lines.join("\n");
}

function described(failure: Failure, word: "FAILED" | "DIFFERENT", style: Style): string[] {
  const { rule, place, expected, got, exchanges, again, times } = failure;
  return [
    "",
    `  ${style(["bold", word === "FAILED" ? "red" : "yellow"], word)} ${style("bold", plain(rule))}${times > 1 ? ` (${times} times)` : ""}`,
    `    expected ${plain(expected)}`,
    `    got      ${plain(got)}`,
    `    rule     ${plain(place)}`,
    `    in       ${whereabouts(failure, 4)}`,
    // The other reports have those of differences, of which there may be many.
    ...(word === "FAILED" ? exchanges : []).flatMap((exchange) => [
      `    ${plain(exchange.curl)}`,
      `      ${exchange.isFaulty || exchanges.length === 1 ? "response" : "compared"} ${plain(responseLine(exchange, maxBodyChars))}`,
    ]),
    `    again    ${style("cyan", plain(again))}`,
  ];
}

/** What failed, and passed when it was repeated. */
function flaky({ cases }: ReportData): string[] {
  const found = cases.filter(({ status }) => status === "flaky");
  const lines = found
    .slice(0, maxFlaky)
    .map(
      ({ id, failure }) =>
        `  ${id}: expected ${plain(failure?.expected ?? "")}, got ${plain(failure?.got ?? "")}`,
    );
  if (found.length > maxFlaky) lines.push("  … (the json and html reports list all)");
  return lines.length === 0
    ? []
    : ["", `flaky (failed, then passed when repeated): ${found.length}`, ...lines];
}

/** Cases in which the check itself failed, by what it failed with. */
function errored({ cases }: ReportData, style: Style): string[] {
  const found = cases.filter(({ error }) => error !== undefined);
  return [...groupBy(found, ({ error }) => error?.message).values()].flatMap((group) => {
    const [first] = group;
    const [line = ""] = (first?.error?.stack ?? "").split("\n").filter((one) => /^\s+at /.test(one));
    return [
      "",
      `  ${style(["bold", "yellow"], "ERRORED")} the check failed here: ${plain(first?.error?.message ?? "")}`,
      `    in       ${shortList(
        group.map(({ id }) => id),
        ", ",
      )}${group.length > 1 ? ` (${group.length} cases)` : ""}`,
      ...(line === "" ? [] : [`    ${plain(line.trim())}`]),
    ];
  });
}

function inShort(failure: Failure): string {
  const { rule, operations } = failure;
  const where = operations.length > 2 ? `${operations.length} operations` : whereabouts(failure);
  return `  FAILED ${plain(rule)}: ${where}`;
}

/** What no response showed has not been checked; one line for each operation, since there may be very much of it. */
function unseen({ coverage, target }: ReportData): string[] {
  const there = coverage.filter(({ operation }) => versionIn(operation) in target.roots);
  const silent = there.filter(
    ({ statuses }) => !statuses.some(({ status, answers }) => Number(status) < 300 && answers > 0),
  );
  const lines = there.flatMap((one) => {
    const missing = neverSeen(one.parts);
    return silent.includes(one) || missing.length === 0
      ? []
      : [`  ${one.operation}: ${missing.length} (${shortList(missing, "; ")})`];
  });
  if (silent.length > 0) {
    const names = silent.map(({ operation }) => operation);
    lines.push(
      `  any successful response of ${plainCount(silent.length, "operation")} (${shortList(names, ", ")})`,
    );
  }
  return lines.length === 0
    ? []
    : ["", "never seen, so not checked (the json and html reports list all):", ...lines];
}

/** The first two, and whether there are more. */
function shortList(all: readonly string[], separator: string): string {
  return [...all.slice(0, 2), ...(all.length > 2 ? ["…"] : [])].join(separator);
}

/** Cases that neither passed nor failed, by their reasons. */
function left(data: ReportData, status: Status): string[] {
  const lines = byReason(data, status).map(
    ({ reason, ids }) => `${words[status]} (${plain(reason)}): ${ids.length} (${shortList(ids, ", ")})`,
  );
  return lines.length === 0 ? [] : ["", ...lines];
}
