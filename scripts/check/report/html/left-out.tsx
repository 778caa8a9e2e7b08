import type { ReportData, Status } from "../data.ts";
import { baselineSentences, byReason } from "../facts.ts";
import { plain } from "../plain.ts";

const titles: [Status, title: string, meaning: string][] = [
  ["known", "Known findings", "These failed, and are in the baseline."],
  ["unexercised", "Not exercised", "These ran, but the server’s data did not show whether the rule is kept."],
  ["skipped", "Not tested", "Money or patience ran out before these, or what they need was not given."],
  ["unsupported", "Unsupported", "These cannot be shown by this target, whatever is given and spent."],
];

/** What neither passed nor failed, with the reasons; a run is no proof of these. */
export function LeftOut({ data }: { data: ReportData }) {
  const parts = titles
    .map(([status, title, meaning]) => ({ title, meaning, reasons: byReason(data, status) }))
    .filter(({ reasons }) => reasons.length > 0);
  const sentences = baselineSentences(data);
  return (
    <section id="left-out">
      <h2>What was left out</h2>
      {parts.length === 0 && <p>Nothing: every case passed or failed.</p>}
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
