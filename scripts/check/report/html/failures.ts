import { html } from "hono/html";
import type { Failure } from "../data.ts";
import { whereabouts } from "../facts.ts";
import { plain } from "../plain.ts";

/** What is broken, one article for each cause; nothing where nothing is. */
export function failureSection(failures: readonly Failure[]) {
  if (failures.length === 0) return "";
  return html`<section id="failures">
    <h2>Failures</h2>
    <p>Those of one cause are one. Commands take the key from <code>API_KEY</code>.</p>
    ${failures.length > 3 ? contents(failures) : ""} ${failures.map(article)}
  </section>`;
}

function contents(failures: readonly Failure[]) {
  return html`<ol class="contents">
    ${failures.map(
      (failure, index) =>
        html`<li><a href="#failure-${index + 1}">${plain(failure.rule)}</a>, ${times(failure)}</li>`,
    )}
  </ol>`;
}

function article(failure: Failure, index: number) {
  const { rule, place, expected, got, curl, again, cases } = failure;
  return html`<article class="failure" id="failure-${index + 1}">
    <h3>${index + 1}. ${plain(rule)}</h3>
    <dl>
      <dt>Expected</dt>
      <dd><code>${plain(expected)}</code></dd>
      <dt>Got</dt>
      <dd class="got"><code>${plain(got)}</code></dd>
      <dt>Operations</dt>
      <dd>${whereabouts(failure)}</dd>
      <dt>The rule stands in</dt>
      <dd><code>${plain(place)}</code></dd>
    </dl>
    ${curl === undefined ? "" : command("The request", curl)} ${command("To repeat this case", again)}
    ${cases.length > 1 ? others(cases) : ""}
  </article>`;
}

function command(label: string, text: string) {
  return html`<figure>
    <figcaption>${label}</figcaption>
    <pre tabindex="0"><code>${plain(text)}</code></pre>
  </figure>`;
}

function others(cases: Failure["cases"]) {
  return html`<details>
    <summary>All ${cases.length} cases in which it showed</summary>
    <ul>
      ${cases.map(({ id, rule }) => html`<li><code>${id}</code> ${plain(rule)}</li>`)}
    </ul>
  </details>`;
}

function times({ times: number, operations }: Failure): string {
  const where = operations.length === 1 ? operations[0]?.name : `${operations.length} operations`;
  return `${where}${number > 1 ? `, ${number} times` : ""}`;
}
