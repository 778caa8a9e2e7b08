import { html } from "hono/html";
import type { ReportData, Status } from "../data.ts";
import { byReason } from "../facts.ts";
import { plain } from "../plain.ts";

const titles: [Status, title: string, meaning: string][] = [
  ["unexercised", "Not exercised", "These ran, but the server’s data did not show whether the rule is kept."],
  ["skipped", "Not tested", "Money or patience ran out before these, or what they need was not given."],
  ["unsupported", "Unsupported", "These cannot be shown by this target, whatever is given and spent."],
];

/** What neither passed nor failed, with the reasons; a run is no proof of these. */
export function leftOutSection(data: ReportData) {
  const parts = titles.flatMap(([status, title, meaning]) => {
    const reasons = byReason(data, status);
    if (reasons.length === 0) return [];
    return [
      html`<h3>${title}</h3>
        <p>${meaning}</p>
        ${reasons.map(
          ({ reason, ids }) =>
            html`<details>
              <summary>${ids.length} <span class="reason">${plain(reason)}</span></summary>
              <ul>
                ${ids.map((id) => html`<li><code>${id}</code></li>`)}
              </ul>
            </details>`,
        )}`,
    ];
  });
  return html`<section id="left-out">
    <h2>What was left out</h2>
    ${parts.length === 0 ? html`<p>Nothing: every case passed or failed.</p>` : parts}
  </section>`;
}
