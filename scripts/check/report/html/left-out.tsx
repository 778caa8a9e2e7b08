import type { ReportData, Status } from "../data.ts";
import { baselineSentences, byReason } from "../facts.ts";
import { plain } from "../plain.ts";

const titles: [Status, title: string, meaning: string][] = [
  ["known", "Known findings", "These cases failed, and are in the baseline."],
  [
    "unexercised",
    "Not exercised",
    "These cases ran, but the server’s data did not show whether it follows the rule.",
  ],
  [
    "skipped",
    "Not tested",
    "These cases were over a limit, were skipped, or lacked an option that they need.",
  ],
  ["unsupported", "Unsupported", "This target cannot show these rules, whatever the options and limits."],
];

/** What neither passed nor failed, with the reasons; a run is no proof of these. */
export function LeftOut({ data }: { data: ReportData }) {
  const parts = titles
    .map(([status, title, meaning]) => ({ title, meaning, reasons: byReason(data, status) }))
    .filter(({ reasons }) => reasons.length > 0);
  const sentences = baselineSentences(data);
  return (
    <section id="left-out">
      <h2>Not checked</h2>
      {parts.length === 0 && <p>None: every case passed or failed.</p>}
      {parts.map(({ title, meaning, reasons }) => (
        <>
          <h3>{title}</h3>
          <p>{meaning}</p>
          {reasons.map(({ reason, ids }) => (
            <details>
              <summary>
                {ids.length} <span class="reason">{plain(reason)}</span>
              </summary>
              <ul>
                {ids.map((id) => (
                  <li>
                    <code>{id}</code>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </>
      ))}
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li>{plain(sentence)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What failed once and then passed, and cases in which the check itself failed. */
export function Doubtful({ data: { cases } }: { data: ReportData }) {
  const flaky = cases.filter(({ status }) => status === "flaky");
  const errored = cases.filter(({ error }) => error !== undefined);
  return (
    <>
      {flaky.length > 0 && (
        <section id="flaky">
          <h2>Flaky</h2>
          <p>These cases failed, then passed when they were repeated.</p>
          <ul>
            {flaky.map(({ id, rule, failure }) => (
              <li>
                {plain(rule)} <code>{id}</code>
                <br />
                expected {plain(failure?.expected ?? "")}, got {plain(failure?.got ?? "")}
              </li>
            ))}
          </ul>
        </section>
      )}
      {errored.length > 0 && (
        <section id="errored">
          <h2>Errored</h2>
          <p>The check itself failed in these cases, which says nothing about the server.</p>
          {errored.map(({ id, error }) => (
            <details>
              <summary>
                <code>{id}</code> {plain(error?.message ?? "")}
              </summary>
              <pre tabindex={0}>
                <code>{(error?.stack ?? "").split("\n").map(plain).join("\n")}</code>
              </pre>
            </details>
          ))}
        </section>
      )}
    </>
  );
}
