import { stableId } from "../../engine/case.ts";
import type { CaseData, Evidence, ReportData } from "../data.ts";
import { verdict } from "../facts.ts";
import { groupBy } from "../../../lib/collections.ts";
import { plain } from "../plain.ts";
import { createSources } from "./source.ts";

const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

type FailedCase = CaseData & { failure: Evidence };

/**
 * The report in SARIF 2.1.0 (OASIS), which code scanning reads: a result for each finding, at the line of the document that its
 * rule stands on. Known findings are results too, and suppressed; differences from what is assumed are informational.
 */
export async function sarifReport(data: ReportData): Promise<string> {
  const findings = data.cases.filter((one): one is FailedCase => one.failure !== undefined);
  const byRule = groupBy(findings, ruleIdOf);
  const ruleIds = [...byRule.keys()];
  const sourceOf = createSources();
  const results = await Promise.all(
    findings.map(async (one) => ({
      ruleId: ruleIdOf(one),
      ruleIndex: ruleIds.indexOf(ruleIdOf(one)),
      ...(one.status === "different"
        ? { kind: "informational", level: "none" }
        : { kind: "fail", level: "error" }),
      message: { text: message(one) },
      locations: [await locationOf(one, sourceOf)],
      // Numbers of cases shift when a field is added; what a finding is about stays.
      partialFingerprints: { "contractFinding/v1": stableId(one.id) },
      ...(data.baseline && { baselineState: one.status === "known" ? "unchanged" : "new" }),
      ...(one.status === "known" && {
        suppressions: [{ kind: "external", status: "accepted", justification: plain(one.reason ?? "") }],
      }),
      properties: {
        id: one.id,
        expected: one.failure.expected,
        got: plain(one.failure.got),
        ...(one.failure.curl !== undefined && { curl: plain(one.failure.curl) }),
        again: one.failure.again,
      },
    })),
  );
  const log = {
    $schema: schema,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: data.tool.name,
            version: data.tool.version,
            semanticVersion: data.tool.version,
            rules: ruleIds.map((id) => ruleOf(id, byRule.get(id) ?? [])),
          },
        },
        automationDetails: { id: "contract-check/" },
        invocations: [invocationOf(data)],
        results,
        properties: { target: data.target, seed: data.seed, totals: data.totals, tally: data.tally },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** One rule for all operations: `refusals/400-wrong-type-limit`. */
function ruleIdOf({ id, area }: CaseData): string {
  const [, , , ...name] = stableId(id).split("/");
  return [area, ...name].join("/");
}

function ruleOf(id: string, [first]: readonly FailedCase[]) {
  const text = plain(first?.rule ?? id);
  return {
    id,
    name: id,
    shortDescription: { text },
    fullDescription: { text: `${text} (${first?.place ?? ""})` },
    help: { text: `Repeat it: ${first?.failure.again ?? ""}` },
    defaultConfiguration: { level: "error" },
    properties: { tags: ["contract", first?.area ?? ""] },
  };
}

function message({ operation, rule, failure }: FailedCase): string {
  const text = `${operation}: ${rule}: expected ${failure.expected}, got ${failure.got}`;
  // A server's text must not become a link.
  return plain(text).replaceAll("](", "] (");
}

async function locationOf({ operation, place }: FailedCase, sourceOf: ReturnType<typeof createSources>) {
  const source = await sourceOf(place);
  return {
    ...(source && {
      physicalLocation: {
        artifactLocation: { uri: encodeURI(source.file) },
        region: { startLine: source.line ?? 1 },
      },
    }),
    logicalLocations: [{ name: operation.split("/")[1] ?? operation, fullyQualifiedName: operation }],
  };
}

function invocationOf(data: ReportData) {
  const { startedAt, seconds, exitCode, stopped, hints } = data;
  const remarks = [...(stopped === undefined && exitCode < 2 ? [] : [verdict(data)]), ...hints];
  return {
    executionSuccessful: exitCode < 2,
    exitCode,
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + seconds * 1000).toISOString(),
    ...(remarks.length > 0 && {
      toolExecutionNotifications: remarks.map((text) => ({
        level: exitCode < 2 ? "warning" : "error",
        message: { text: plain(text) },
      })),
    }),
  };
}
