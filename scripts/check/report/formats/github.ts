import { workflowCommand } from "../../../lib/shell.ts";
import { differencesTitle, words, type Failure, type ReportData } from "../data.ts";
import { baselineSentences, byReason, remarks, totalsLine, verdict, whereabouts } from "../facts.ts";
import { clipped, plain } from "../plain.ts";
import { createSources } from "./source.ts";

/** More findings than these make a page that GitHub, which takes 1 MiB, cuts off. */
const maxFindings = 100;

/**
 * The report as workflow commands of GitHub Actions, an annotation for each cause of failures and differences at the line of the
 * document that the rule stands on, and one with the verdict.
 */
export async function githubReport(data: ReportData): Promise<string> {
  const sourceOf = createSources();
  const annotation = async (level: "error" | "notice", title: string, failure: Failure) => {
    const source = await sourceOf(failure.place);
    const text = [
      `expected ${failure.expected}`,
      `got ${failure.got}`,
      `in ${whereabouts(failure, 4)}`,
      failure.again,
    ];
    return workflowCommand(level, text.map(plain).join("\n"), { ...source, title: plain(title) });
  };
  const lines = await Promise.all([
    ...data.failures.map((one) => annotation("error", one.rule, one)),
    ...data.differences.map((one) => annotation("notice", `${differencesTitle}: ${one.rule}`, one)),
  ]);
  const level = data.exitCode === 0 ? "notice" : "error";
  const text = [verdict(data), ...remarks(data), totalsLine(data), ...baselineSentences(data)].map(plain);
  return [...lines, workflowCommand(level, text.join("\n"), { title: "Contract check" })].join("\n") + "\n";
}

/** The summary of a job in Markdown, in which whatever a server answered is text. */
export function githubSummary(data: ReportData): string {
  const { failures, differences } = data;
  const left = (["known", "unexercised", "skipped", "unsupported"] as const).flatMap((status) =>
    byReason(data, status).map(({ reason, ids }) => `| ${words[status]} | ${html(reason)} | ${ids.length} |`),
  );
  const more = failures.length - maxFindings;
  const lines = [
    "## Contract check",
    "",
    `**${html(verdict(data))}**`,
    ...remarks(data).map((remark) => `\n${html(remark)}`),
    "",
    html(totalsLine(data)),
    ...failures.slice(0, maxFindings).flatMap(described),
    ...(more > 0 ? ["", `The other reports list ${more} more.`] : []),
    ...(differences.length > 0 ? ["", `### ${differencesTitle}`, "", ...differences.map(difference)] : []),
    ...(left.length > 0
      ? ["", "### Not checked", "", "| | why | cases |", "| --- | --- | --- |", ...left]
      : []),
    ...baselineSentences(data).map((sentence, index) => `${index === 0 ? "\n" : ""}- ${html(sentence)}`),
    "",
  ];
  return `${lines.join("\n")}\n`;
}

function difference(one: Failure): string {
  const { rule, expected, got, place } = one;
  const seen = `expected ${clipped(expected, 200)}, got ${clipped(got, 200)}`;
  return `- ${html(`${rule}: ${seen}; in ${whereabouts(one, 4)}; assumption: ${place}`)}`;
}

function described(failure: Failure): string[] {
  const { rule, place, expected, got, curl, again, times } = failure;
  return [
    "",
    `### ${html(rule)}${times > 1 ? ` (${times} times)` : ""}`,
    "",
    `In ${html(whereabouts(failure, 8))}; rule: ${html(place)}`,
    "",
    ...block([
      `expected ${clipped(expected, 500)}`,
      `got      ${clipped(got, 500)}`,
      ...(curl === undefined ? [] : [clipped(curl, 2000)]),
      again,
    ]),
  ];
}

/** A block of code; its fence is longer than any in it. */
function block(lines: readonly string[]): string[] {
  const text = lines.map(plain);
  const longest = Math.max(2, ...(text.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return [fence, ...text, fence];
}

/** Text as it is: no markup, no mention, no cell of a table. */
function html(text: string): string {
  return plain(text).replaceAll(
    /[&<>"'`*_[\]{}()#+!|~\\@$:]/g,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
}
