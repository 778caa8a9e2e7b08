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
