import { listed, plainCount } from "../../lib/text.ts";
import {
  allChanges,
  comparedVersions,
  type Comparison,
  closingSentences,
  counted,
  hitsSentence,
  type ReportedChange,
} from "./comparison.ts";
import { whyItBreaks } from "./reasons.ts";

/** More rows than these make a comment that GitHub, which takes 65,536 characters, refuses. */
const maxRows = 60;
const maxOperations = 3;

/** Writes a comparison as a comment for a pull request: breaking changes in a table, safe ones folded in. */
export function markdownReport(base: string, comparison: Comparison): string {
  const changes = allChanges(comparison);
  const summary = [
    `**${changes.length === 0 ? "No changes" : counted(changes)}** since \`${base.replaceAll("`", "")}\``,
    ...closingSentences(comparison),
  ];
  const sections = comparedVersions(comparison).filter((compared) => compared.changes.length > 0);
  return [
    `${summary.join(". ")}.`,
    ...sections.flatMap((compared) => [
      ...(sections.length > 1 ? ["", `### ${compared.version}: ${counted(compared.changes)}`] : []),
      ...breakingTable(compared.changes.filter(({ breaking }) => breaking)),
      ...safeList(compared.changes.filter(({ breaking }) => !breaking)),
    ]),
  ].join("\n");
}

function breakingTable(changes: readonly ReportedChange[]): string[] {
  if (changes.length === 0) return [];
  const isCounted = changes.some(({ hits }) => hits);
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const heads = ["operation", "breaking change", "why it breaks", ...(isCounted ? ["recorded calls"] : [])];
  const rows = changes
    .slice(0, maxRows)
    .map((change) =>
      row([
        where(change),
        escaped(change.message),
        whyItBreaks(change.rule),
        ...(change.hits ? [hitsSentence(change.hits)] : []),
      ]),
    );
  return ["", row(heads), row(heads.map(() => "---")), ...rows, ...more(changes)];
}

function safeList(changes: readonly ReportedChange[]): string[] {
  if (changes.length === 0) return [];
  const items = changes.slice(0, maxRows).map((change) => `- ${where(change)}: ${escaped(change.message)}`);
  const title = plainCount(changes.length, "safe change");
  return ["", "<details>", `<summary>${title}</summary>`, "", ...items, ...more(changes), "", "</details>"];
}

function more({ length }: readonly ReportedChange[]): string[] {
  return length > maxRows ? ["", `… and ${length - maxRows} more.`] : [];
}

function where({ operations }: ReportedChange): string {
  if (operations.length === 0) return "the document";
  const named = operations.slice(0, maxOperations).map((name) => `\`${name}\``);
  const others = operations.length - named.length;
  return others > 0 ? `${named.join(", ")} and ${others} more` : listed(named);
}

/** Text of a document without what ends a cell or begins a tag. */
function escaped(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll(/\s+/g, " ");
}
