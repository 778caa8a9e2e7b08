import type { DrillVerdict } from "../../../mocks/drill/judge.ts";

/** A client with what its drills showed. */
export interface Participant {
  name: string;
  verdicts: readonly DrillVerdict[];
}

/** A line for each client: how many drills it passed, and what went wrong in how many. */
export function clientsTable(participants: readonly Participant[]): string {
  const counts: [string, (verdict: DrillVerdict) => boolean][] = [
    ["charged twice", ({ reasons }) => reasons.some((reason) => reason.startsWith("charged "))],
    ["retried too early", ({ reasons }) => reasons.some((reason) => reason.startsWith("sent again after"))],
    ["hung", ({ result }) => result === null],
    ["false success", ({ reasons }) => reasons.some((reason) => reason.startsWith("reported ok"))],
    ["sent to another origin", ({ sentElsewhere }) => sentElsewhere > 0],
    ["gave up", ({ notes }) => notes.some((note) => note.startsWith("gave up"))],
    ["reported cost correct", ({ figure }) => figure === "agrees"],
  ];
  const rows = participants.map(({ name, verdicts }) => [
    name,
    `${verdicts.filter(({ passed }) => passed).length} of ${verdicts.length}`,
    ...counts.map(([, holds]) => String(verdicts.filter(holds).length)),
  ]);
  return markdown([["client", "passed", ...counts.map(([name]) => name)], ...rows]);
}

/** A line for each drill, a column for each client. */
export function drillsTable(participants: readonly Participant[]): string {
  const [first] = participants;
  const head = ["drill", "what happens", ...participants.map(({ name }) => name)];
  const rows = (first?.verdicts ?? []).map(({ id, title }) => [
    `\`${id}\``,
    title,
    ...participants.map(({ verdicts }) => cellOf(verdicts.find((verdict) => verdict.id === id))),
  ]);
  return markdown([head, ...rows]);
}

/** What went wrong in few words, without what differs from run to run. */
function cellOf(verdict: DrillVerdict | undefined): string {
  if (!verdict) return "";
  if (verdict.passed) return "passed";
  return verdict.reasons
    .map((reason) => `**${reason.replace(/,? (\(|after |though ).*| \d+ times$/, "")}**`)
    .join(", ");
}

const [begin, end] = ["<!-- drills -->", "<!-- /drills -->"];

/**
 * A document with another table between its two marks.
 *
 * @throws {Error} if it has none.
 */
export function withTable(document: string, table: string): string {
  const [before, rest = ""] = document.split(`${begin}\n`);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`a document has no ${begin} with ${end} after it`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

/** The tables of a document, with their lines as cells. */
export function tablesIn(document: string): string[][] {
  const [, part = ""] = document.split(begin);
  return (part.split(end)[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function markdown([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
